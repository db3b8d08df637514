#include "rules/notation/sfen.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "tests/property/invariants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>

enum { OPEN_MAX = 256 };

/* A search through everything that can be clicked together. */
typedef struct Clicking {
    MoveList listed;
    bool found[MOVES_MAX];
    size_t count;
    Selector open[OPEN_MAX]; /* moves that are not complete yet */
    size_t open_count;
} Clicking;

static void fail_at(const Selector *selector, Square square, const char *text) {
    char sfen[SFEN_MAX];
    char name[SQUARE_NAME_MAX];
    sfen_write(selector->position, sfen, sizeof sfen);
    square_write(square, name);
    print_error("%s: click on %s: %s\n", sfen, name, text);
    fail();
}

static void move_found(Clicking *clicking, const Selector *selector) {
    Move move = selector_move(selector);
    for (size_t i = 0; i < clicking->listed.count; i++) {
        if (move_equal(clicking->listed.move[i], move) && !clicking->found[i]) {
            clicking->found[i] = true;
            clicking->count++;
            return;
        }
    }
    fail_at(selector, move.from, "a move that is not listed, or came before");
}

/* What is in the way stands between the piece and the square, on the line between them. */
static bool culprit_is_between(const Selector *selector, Square square, Square culprit) {
    Square at = selector->path.at;
    int bearing = bearing_between(at, square, BLACK);
    return bearing != BEARING_NONE && bearing == bearing_between(at, culprit, BLACK) &&
           square_distance(at, culprit) < square_distance(at, square);
}

static bool refusal_fits(const Selector *selector, Square square, const Refusal *why) {
    Piece there = selector->position->cell[square];
    Colour turn = (Colour)selector->position->turn;
    switch ((RefusalCause)why->cause) {
    case REFUSAL_OWN_PIECE:
        return selector->picked && piece_is(there, turn) && why->culprit == square;
    case REFUSAL_BLOCKED:
        return selector->picked && why->culprit != SQUARE_NONE &&
               selector->position->cell[why->culprit] != PIECE_NONE &&
               culprit_is_between(selector, square, why->culprit);
    case REFUSAL_NOT_ITS_MOVE:
        return selector->picked;
    case REFUSAL_HELD:
        return !selector->picked && piece_is(there, turn);
    case REFUSAL_NOT_YOURS:
        return !selector->picked && !piece_is(there, turn);
    case REFUSAL_LAW:
        return why->law != NULL;
    case REFUSAL_GAME_OVER:
        return selector->position->royals[turn] == 0;
    case REFUSAL_NO_ENEMY:
    case REFUSAL_NO_MEMORY:
        break;
    }
    return false;
}

static void refusal_check(const Selector *selector, Square square) {
    Refusal why = {.text = ""};
    if (!selector_refusal(selector, square, &why)) {
        fail_at(selector, square, "neither a choice nor refused");
    }
    expect_sentence(why.text);
    if (!refusal_fits(selector, square, &why)) {
        fail_at(selector, square, why.text);
    }
}

/* A choice must not be refused, and taking a step back must lead to where it was offered. */
static void choice_check(const Selector *selector, Square square, const Choice *choice) {
    Refusal why;
    Selector next = *selector;
    if (selector_refusal(selector, square, &why)) {
        fail_at(selector, square, "both a choice and refused");
    }
    (void)selector_take(&next, *choice);
    bool back = selector_back(&next);
    bool answer = choice->kind == CHOICE_PROMOTE || choice->kind == CHOICE_KEEP;
    if (answer) {
        return;
    }
    if (!back || next.picked != selector->picked ||
        (next.picked && next.path.move.steps != selector->path.move.steps)) {
        fail_at(selector, square, "cannot be taken back");
    }
}

/* Everything that a click on the square may mean; unfinished moves are left for later. */
static void click(Clicking *clicking, const Selector *selector, Square square) {
    static ChoiceList list;
    selector_choices_at(selector, square, &list);
    if (list.count == 0) {
        refusal_check(selector, square);
    }
    for (size_t i = 0; i < list.count; i++) {
        Selector next = *selector;
        choice_check(selector, square, &list.choice[i]);
        if (selector_take(&next, list.choice[i])) {
            move_found(clicking, &next);
        } else {
            assert_true(clicking->open_count < OPEN_MAX);
            clicking->open[clicking->open_count++] = next;
        }
    }
}

void check_clicks(const Position *position, const History *history) {
    static Clicking clicking;
    Selector selector;
    moves_all(position, &clicking.listed);
    clicking.count = 0;
    for (size_t i = 0; i < clicking.listed.count; i++) {
        clicking.found[i] = false;
    }
    selector_begin(&selector, position, history);
    clicking.open[0] = selector;
    clicking.open_count = 1;
    while (clicking.open_count > 0) {
        Selector next = clicking.open[--clicking.open_count];
        for (int place = 0; place < 81; place++) {
            click(&clicking, &next, square_at(1 + place % 9, 1 + place / 9));
        }
    }
    if (clicking.count != clicking.listed.count) {
        fail_at(&selector, square_at(1, 1), "not every listed move can be clicked together");
    }
}
