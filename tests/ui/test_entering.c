/* Every legal move can be entered by clicks alone, by dragging, by keys alone and by typing, in 200
 * positions; seen from Black's side and from White's. */
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/random.h"
#include "tests/support/table.h"
#include "tests/ui/hand.h"

#include <stdio.h>
#include <string.h>

enum { RANDOM_POSITIONS = 170, PLIES_MAX = 120, MOVES_LEAST = 6000 };

typedef enum Way { BY_CLICKS, BY_DRAG, BY_KEYS, BY_TYPING } Way;

/* What a visitor of many positions does with each of them, and counts. */
typedef struct Visit {
    void (*run)(const Setting *setting, struct Visit *visit);
    Hand hand;
    size_t positions, moves, questions;
    Way way;
} Visit;

/* Plays random moves until the game would be over or enough are played. */
static void wander(Setting *setting, Random *random) {
    uint64_t plies = random_below(random, PLIES_MAX);
    for (uint64_t i = 0; i < plies; i++) {
        MoveList list;
        moves_all(&setting->position, &list);
        if (list.count == 0) {
            return;
        }
        Position after;
        position_play(&setting->position, list.move[random_below(random, list.count)], &after,
                      NULL);
        bool ends = after.royals[BLACK] == 0 || after.royals[WHITE] == 0 ||
                    after.pieces[BLACK] == 1 || after.pieces[WHITE] == 1;
        if (ends) {
            return;
        }
        setting->position = after;
    }
}

static void visit_table(Visit *visit) {
    Table table;
    table_open(&table, "sho-positions.tsv", 7);
    while (table_next(&table)) {
        Setting setting;
        setting_begin(&setting, table.field[1], table.field[2]);
        visit->run(&setting, visit);
    }
}

static void visit_random(Visit *visit) {
    static const char *const PRESETS[] = {"default", "fairy"};
    Random random = random_seeded(20261130);
    for (int i = 0; i < RANDOM_POSITIONS; i++) {
        Setting setting;
        setting_begin(&setting, PRESETS[i % 2], "startpos");
        wander(&setting, &random);
        visit->run(&setting, visit);
    }
}

static void visit_all(Visit *visit) {
    hand_begin(&visit->hand, "default", "startpos");
    visit_table(visit);
    visit_random(visit);
    hand_end(&visit->hand);
    assert_true(visit->positions >= 200);
    assert_true(visit->moves >= MOVES_LEAST);
    assert_true(visit->questions >= 200);
}

/* True when the same move is also legal with the other answer about promotion: then it must be
 * asked. */
static bool has_twin(const MoveList *list, Move move) {
    Move twin = move;
    for (size_t i = 0; i < list->count; i++) {
        twin.promotion = list->move[i].promotion;
        if (move_equal(twin, list->move[i]) && !move_equal(move, twin)) {
            return true;
        }
    }
    return false;
}

static void expect_result(const Setting *setting, Move move, const Visit *visit) {
    Position after;
    char wanted[SFEN_MAX];
    position_play(&setting->position, move, &after, NULL);
    sfen_write(&after, wanted, sizeof wanted);
    hand_expect_position(&visit->hand, wanted);
}

/* Walks the cursor to a square, first along the rank, then along the file. */
static void walk_cursor(const Hand *hand, Square from, Square to) {
    bool flipped = shell_program(hand->shell)->heads.flipped;
    int files = square_file(to) - square_file(from);
    int ranks = square_rank(to) - square_rank(from);
    int across = (files > 0) != flipped ? KEY_LEFT : KEY_RIGHT;
    int along = (ranks > 0) != flipped ? KEY_DOWN : KEY_UP;
    for (int i = 0; i < (files > 0 ? files : -files); i++) {
        hand_key(hand, across, 0);
    }
    for (int i = 0; i < (ranks > 0 ? ranks : -ranks); i++) {
        hand_key(hand, along, 0);
    }
}

/* The first arrow only shows the cursor in the middle of the board. */
static void enter_by_keys(const Hand *hand, Move move) {
    hand_key(hand, KEY_UP, 0);
    walk_cursor(hand, square_at(5, 5), move.from);
    hand_key(hand, KEY_ENTER, 0);
    walk_cursor(hand, move.from, move_end(move));
    hand_key(hand, ' ', 0);
}

/* Every other move in the words of engines. */
static void enter_by_typing(const Hand *hand, const Setting *setting, Move move, bool usi) {
    char text[MOVE_TEXT_MAX];
    if (usi) {
        usi_write(move, text, sizeof text);
    } else {
        tsa_write(move, &setting->position, text, sizeof text);
    }
    hand_type_move(hand, text);
}

static void enter_squares(const Setting *setting, Move move, const Visit *visit) {
    const Hand *hand = &visit->hand;
    switch (visit->way) {
    case BY_CLICKS:
        hand_click_square(hand, move.from);
        hand_click_square(hand, move_end(move));
        return;
    case BY_DRAG:
        hand_drag_square(hand, move.from, move_end(move));
        return;
    case BY_KEYS:
        enter_by_keys(hand, move);
        return;
    case BY_TYPING:
        enter_by_typing(hand, setting, move, visit->moves % 2 == 1);
        return;
    }
}

static void answer_promotion(const Visit *visit, Move move) {
    bool promotes = move.promotion == MOVE_PROMOTED;
    if (visit->way == BY_KEYS) {
        hand_key(&visit->hand, promotes ? 'p' : 'n', 0);
    } else {
        hand_click_label(&visit->hand, "choice", promotes ? "Promote" : "Keep");
    }
}

static void enter(const Setting *setting, const MoveList *list, Move move, Visit *visit) {
    const Hand *hand = &visit->hand;
    hand_restart(hand, setting);
    enter_squares(setting, move, visit);
    bool asked = session_asks_promotion(shell_session(hand->shell));
    bool twin = has_twin(list, move);
    /* What is typed tells the answer too. */
    assert_int_equal(asked, twin && visit->way != BY_TYPING);
    if (asked) {
        answer_promotion(visit, move);
    }
    visit->questions += twin;
    expect_result(setting, move, visit);
    visit->moves++;
}

static void enter_all(const Setting *setting, Visit *visit) {
    MoveList list;
    hand_restart(&visit->hand, setting);
    if (game_verdict(hand_game(&visit->hand)).over) {
        return;
    }
    moves_all(&setting->position, &list);
    for (size_t i = 0; i < list.count; i++) {
        enter(setting, &list, list.move[i], visit);
    }
    visit->positions++;
    shell_flip(visit->hand.shell);
}

static void test_by_clicks(void **state) {
    (void)state;
    Visit visit = {.run = enter_all, .way = BY_CLICKS};
    visit_all(&visit);
}

static void test_by_drags(void **state) {
    (void)state;
    Visit visit = {.run = enter_all, .way = BY_DRAG};
    visit_all(&visit);
}

static void test_by_keys(void **state) {
    (void)state;
    Visit visit = {.run = enter_all, .way = BY_KEYS};
    visit_all(&visit);
}

static void test_by_typing(void **state) {
    (void)state;
    Visit visit = {.run = enter_all, .way = BY_TYPING};
    visit_all(&visit);
}

/* The move of the table entered by its squares alone, and compared with the table. */
static void enter_listed(const Hand *hand, const char *usi, const char *successor) {
    char from[3] = {usi[0], usi[1], '\0'};
    char to[3] = {usi[2], usi[3], '\0'};
    hand_click(hand, from);
    hand_click(hand, to);
    if (session_asks_promotion(shell_session(hand->shell))) {
        hand_click_label(hand, "choice", usi[4] == '+' ? "Promote" : "Keep");
    }
    char text[SFEN_MAX];
    sfen_write_unnumbered(game_position(hand_game(hand)), text, sizeof text);
    assert_string_equal(text, successor);
}

static bool find_position(const char *id, Setting *out) {
    Table table;
    bool found = false;
    table_open(&table, "sho-positions.tsv", 7);
    while (table_next(&table)) {
        if (strcmp(table.field[0], id) == 0) {
            setting_begin(out, table.field[1], table.field[2]);
            found = true;
        }
    }
    return found;
}

/* Results that were found by others than this program. */
static void test_listed_successors(void **state) {
    (void)state;
    Hand hand;
    Table table;
    char id[32] = "";
    Setting setting;
    size_t entered = 0;
    hand_begin(&hand, "default", "startpos");
    table_open(&table, "sho-successors.tsv", 3);
    while (table_next(&table)) {
        if (strcmp(id, table.field[0]) != 0) {
            snprintf(id, sizeof id, "%s", table.field[0]);
            assert_true(find_position(id, &setting));
        }
        hand_restart(&hand, &setting);
        if (!game_verdict(hand_game(&hand)).over) {
            enter_listed(&hand, table.field[1], table.field[2]);
            entered++;
        }
    }
    hand_end(&hand);
    assert_true(entered >= 500);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_clicks),         cmocka_unit_test(test_by_drags),
        cmocka_unit_test(test_by_keys),           cmocka_unit_test(test_by_typing),
        cmocka_unit_test(test_listed_successors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
