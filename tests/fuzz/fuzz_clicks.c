/* Bytes as clicks on a board: whatever is clicked, taken back, undone or filled in, moves that
 * become complete are legal, no choice leads into a dead end, nobody passes by accident, and what
 * is not offered is refused with a reason.
 *
 * The first line is a position; each byte after it is a square, or one of a few other inputs. */
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "rules/record/game.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Clicks cost much on a full board. On one with more points than a byte counts, bytes below
 * POINT_BYTES and the byte behind them name a point together. */
enum { CLICKS_MAX = 120, POINT_BYTES = 240 };

enum { INPUT_BACK, INPUT_UNDO, INPUT_REDO, INPUT_FILL, INPUT_PASS, INPUT_OTHERS };

typedef struct Table {
    Game *game;
    Selector selector;
    unsigned clicks;
    bool pass_asked; /* the move was completed by the choice of a pass */
} Table;

static void begin_again(Table *table) {
    selector_begin(&table->selector, game_position(table->game), game_history(table->game));
}

/* Nobody passes by one click on a square: it takes out and home, or the choice of a pass. */
static void expect_no_pass_by_accident(const Table *table, Move move) {
    bool passes = move_is_pass(game_position(table->game), move);
    assert(!passes || table->pass_asked || table->selector.decisions >= 2);
}

static void play(Table *table) {
    Refusal why = {.text = ""};
    Move move = selector_move(&table->selector);
    expect_no_pass_by_accident(table, move);
    assert(move_is_legal(game_position(table->game), game_history(table->game), move, &why));
    bool played = game_play(table->game, move, &why);
    assert(played);
    begin_again(table);
}

/* What must be true after every input: a complete move is played, anything else can go on. */
static void settle(Table *table) {
    if (selector_is_complete(&table->selector)) {
        play(table);
    } else if (table->selector.picked) {
        ChoiceList list;
        selector_choices(&table->selector, &list);
        assert(list.count > 0);
    }
}

static void take(Table *table, const ChoiceList *list) {
    Position preview;
    Position after;
    Effects effects;
    Choice choice = list->choice[table->clicks % list->count];
    selector_foresee(&table->selector, choice, &after, &effects);
    selector_take(&table->selector, choice);
    selector_preview(&table->selector, &preview);
    assert(position_key(&preview) == preview.key);
}

static void click(Table *table, Square square) {
    ChoiceList list;
    Refusal why;
    selector_choices_at(&table->selector, square, &list);
    bool refused = selector_refusal(&table->selector, square, &why);
    assert(refused == (list.count == 0));
    if (refused) {
        input_expect_refusal(&why);
    } else {
        take(table, &list);
    }
}

static void take_pass(Table *table) {
    ChoiceList list;
    selector_choices(&table->selector, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == CHOICE_PASS) {
            table->pass_asked = true;
            selector_take(&table->selector, list.choice[i]);
            return;
        }
    }
}

static void go_in_game(Table *table, bool forward) {
    bool can = forward ? game_can_redo(table->game) : game_can_undo(table->game);
    bool went = forward ? game_redo(table->game) : game_undo(table->game);
    assert(can == went);
    begin_again(table);
}

static void other_input(Table *table, unsigned input, Square square) {
    bool picked = table->selector.picked;
    switch (input) {
    case INPUT_BACK:
        assert(selector_back(&table->selector) == picked);
        break;
    case INPUT_UNDO:
        go_in_game(table, false);
        break;
    case INPUT_REDO:
        go_in_game(table, true);
        break;
    case INPUT_FILL:
        assert(!selector_fill(&table->selector, square) || table->selector.path.at == square);
        break;
    default:
        take_pass(table);
        break;
    }
}

static void input(Table *table, uint8_t byte, uint8_t next) {
    const Variant *variant = game_rules(table->game)->variant;
    unsigned cells = (unsigned)(variant->files * variant->ranks);
    bool large = cells > POINT_BYTES;
    unsigned points = large ? POINT_BYTES : cells;
    unsigned cell = large ? (byte * 2U + next % 2U) % cells : byte < cells ? byte : next % cells;
    Square square = square_at(1 + (int)(cell % variant->files), 1 + (int)(cell / variant->files));
    table->clicks++;
    table->pass_asked = false;
    if (byte < points) {
        click(table, square);
    } else {
        other_input(table, (byte - points) % INPUT_OTHERS, square);
    }
    settle(table);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Ruleset rules;
    Position position;
    size_t used = 0;
    while (used < size && data[used] != '\n') {
        used++;
    }
    char *text = input_text(data, used);
    input_position(&position, &rules, text);
    free(text);
    Table table = {.game = game_new(&rules, &position)};
    assert(table.game != NULL);
    begin_again(&table);
    for (size_t at = used + 1; at < size && table.clicks < CLICKS_MAX; at++) {
        input(&table, data[at], at + 1 < size ? data[at + 1] : 0);
    }
    game_free(table.game);
    return 0;
}
