#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_properties.h"
#include "tests/support/ground_results.h"

#include <string.h>

/* Where trying everything takes too long, one in so many is tried; which, changes with the
 * position. */
enum { SQUARES_SHARE = 12, PICKS_SHARE = 3, ENDS_SHARE = 3 };

static bool is_mover(const Position *position, Square square) {
    return piece_is(position->cell[square], (Colour)position->turn);
}

/* Picks the piece if it has a move. */
static bool pick(Selector *selector, const Position *position, Square square) {
    ChoiceList list;
    selector_begin(selector, position, NULL);
    selector_choices_at(selector, square, &list);
    if (list.count == 0) {
        return false;
    }
    property_holds(list.count == 1 && list.choice[0].kind == CHOICE_PICK, position,
                   "picking is no single choice");
    selector_take(selector, list.choice[0]);
    return true;
}

static void add_result(const Selector *selector, void *about) {
    Position after;
    Move move = selector_move(selector);
    property_holds(move_is_legal(selector->position, NULL, move, NULL), selector->position,
                   "clicking leads to an illegal move");
    position_play(selector->position, move, &after, NULL);
    results_add(about, &after);
}

static bool same_choices(const ChoiceList *one, const ChoiceList *other) {
    bool same = one->count == other->count;
    for (size_t i = 0; same && i < one->count; i++) {
        const Choice *first = &one->choice[i];
        const Choice *second = &other->choice[i];
        same = first->kind == second->kind && first->steps == second->steps;
        for (size_t j = 0; same && j < first->steps; j++) {
            same = first->step[j].square == second->step[j].square &&
                   first->step[j].act == second->step[j].act;
        }
    }
    return same;
}

static void check_way_back(const Selector *selector, const ChoiceList *list, void *about) {
    (void)about;
    for (size_t i = 0; i < list->count; i++) {
        Selector ahead = *selector;
        ChoiceList again;
        selector_take(&ahead, list->choice[i]);
        property_holds(selector_back(&ahead), selector->position, "no way back");
        selector_choices(&ahead, &again);
        property_holds(same_choices(list, &again), selector->position,
                       "going back leads to other choices");
    }
}

/* The steps of the path, carried out on the board by hand. */
static void replay(const Selector *selector, Position *out) {
    *out = *selector->position;
    Square at = selector->path.move.from;
    for (int i = 0; selector->picked && i < selector->path.move.steps; i++) {
        Step step = selector->path.move.step[i];
        Piece mover = out->cell[at];
        if (step.act == ACT_GO) {
            position_put(out, at, PIECE_NONE);
            position_put(out, step.square, mover);
            at = step.square;
        } else {
            position_put(out, step.square, PIECE_NONE);
        }
    }
}

/* Can the move end right after this choice, and as what? */
static bool end_after(const Selector *selector, Choice choice, Position *after) {
    Selector ahead = *selector;
    ChoiceList list;
    for (bool done = selector_take(&ahead, choice); !done;) {
        selector_choices(&ahead, &list);
        size_t at = 0;
        while (at < list.count && list.choice[at].kind != CHOICE_STOP &&
               list.choice[at].kind != CHOICE_PROMOTE) {
            at++;
        }
        if (at == list.count) {
            return false;
        }
        done = selector_take(&ahead, list.choice[at]);
    }
    position_play(selector->position, selector_move(&ahead), after, NULL);
    return true;
}

static void check_preview(const Selector *selector, const ChoiceList *list, void *about) {
    (void)about;
    Position preview;
    Position by_hand;
    selector_preview(selector, &preview);
    replay(selector, &by_hand);
    property_holds(position_equal(&preview, &by_hand), selector->position,
                   "the board in mid-move is wrong");
    for (size_t i = 0; selector->picked && i < list->count; i++) {
        Position after;
        Position foreseen;
        Effects effects;
        bool ends = end_after(selector, list->choice[i], &after);
        bool told = selector_foresee(selector, list->choice[i], &foreseen, &effects);
        property_holds(told == ends, selector->position, "it is foreseen wrongly whether it ends");
        property_holds(!ends || position_equal(&after, &foreseen), selector->position,
                       "another end is foreseen");
    }
}

static void walk_from_start(const Position *position, const Visitor *visitor) {
    Selector selector;
    selector_begin(&selector, position, NULL);
    selector_walk_all(&selector, visitor);
}

void property_choices(const Position *position) {
    MoveList list;
    Results listed;
    Results clicked;
    results_begin(&listed);
    results_begin(&clicked);
    moves_all(position, &list);
    results_add_moves(&listed, position, &list);
    walk_from_start(position, &(Visitor){.finish = add_result, .about = &clicked});
    results_settle(&listed);
    property_holds(results_settle(&clicked) == listed.count, position,
                   "clicking and listing differ");
    expect_same_results(&listed, &clicked);
    results_end(&listed);
    results_end(&clicked);
}

void property_way_back(const Position *position) {
    walk_from_start(position, &(Visitor){.visit = check_way_back});
}

void property_preview(const Position *position) {
    walk_from_start(position, &(Visitor){.visit = check_preview});
}

/* A move after which the board is as before. */
static bool has_pass(const Position *position, Square from) {
    MoveList list;
    moves_paths(position, from, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        if (memcmp(after.cell, position->cell, sizeof after.cell) == 0) {
            return true;
        }
    }
    return false;
}

static void check_pass(const Position *position, Selector *selector, Square square) {
    ChoiceList list;
    selector_choices_at(selector, square, &list);
    property_holds(list.count == 0, position, "a click on the picked piece means something");
    selector_choices(selector, &list);
    size_t passes = 0;
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == CHOICE_PASS) {
            Selector ahead = *selector;
            Position after;
            passes++;
            property_holds(end_after(&ahead, list.choice[i], &after), position,
                           "a pass does not end");
        }
    }
    property_holds(passes == has_pass(position, square), position, "pass wrongly offered or not");
}

void property_pass(const Position *position) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Selector selector;
        if (is_mover(position, square) && pick(&selector, position, square)) {
            check_pass(position, &selector, square);
        }
    }
}

static void check_refusal(const Selector *selector, Square square) {
    Refusal why = {.text = ""};
    ChoiceList list;
    selector_choices_at(selector, square, &list);
    bool refused = selector_refusal(selector, square, &why);
    property_holds(refused == (list.count == 0), selector->position, "an offer is refused");
    if (refused) {
        expect_sentence(why.text);
        property_holds(why.cause != REFUSAL_BLOCKED || why.culprit != SQUARE_NONE,
                       selector->position, "nothing stands in the way");
        property_holds(why.cause != REFUSAL_LAW || why.law != NULL, selector->position,
                       "no law is named");
    }
}

static void check_refusals(const Selector *selector) {
    const Ruleset *rules = selector->position->rules;
    unsigned turn = (unsigned)(selector->position->key + selector->path.at) % SQUARES_SHARE;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (ruleset_on_board(rules, square) && square % SQUARES_SHARE == turn) {
            check_refusal(selector, square);
        }
    }
}

/* The refusals before the pick, after it, and after one choice more. */
void property_refusals(const Position *position) {
    Selector selector;
    ChoiceList list;
    selector_begin(&selector, position, NULL);
    check_refusals(&selector);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if ((square + position->key) % PICKS_SHARE != 0 || !is_mover(position, square) ||
            !pick(&selector, position, square)) {
            continue;
        }
        check_refusals(&selector);
        selector_choices(&selector, &list);
        size_t chosen = (size_t)(position->key % list.count);
        if (!selector_take(&selector, list.choice[chosen])) {
            check_refusals(&selector);
        }
    }
}

static bool goes_all_the_way(Move move) {
    for (int i = 0; i < move.steps; i++) {
        if (move.step[i].act != ACT_GO) {
            return false;
        }
    }
    return true;
}

static void check_fill(const Position *position, Selector selector, Square target) {
    property_holds(selector_fill(&selector, target), position, "an end cannot be asked for");
    property_holds(selector.path.at == target, position, "the way leads elsewhere");
    if (selector_is_complete(&selector)) {
        property_holds(move_is_legal(position, NULL, selector_move(&selector), NULL), position,
                       "the way is no legal move");
    }
}

void property_fill(const Position *position) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Selector selector;
        MoveList list;
        if (!is_mover(position, square) || !pick(&selector, position, square)) {
            continue;
        }
        bool tried[BOARD_CELLS] = {false};
        moves_from(position, square, &list);
        for (size_t i = 0; i < list.count; i++) {
            Square end = move_end(list.move[i]);
            bool chosen = (i + position->key) % ENDS_SHARE == 0;
            if (!chosen || !goes_all_the_way(list.move[i]) || tried[end]) {
                continue;
            }
            tried[end] = true;
            if (end != square) {
                check_fill(position, selector, end);
            } else {
                property_holds(!selector_fill(&selector, end), position, "staying is a way");
            }
        }
    }
}
