#include "rules/play/pass.h"

#include "rules/play/explain.h"
#include "rules/play/turn.h"

/* Can this power lead out and home in two legs? */
static bool power_passes(const Power *power) {
    bool whole = (power->traits & POWER_WHOLE) != 0;
    bool returns = (power->traits & POWER_MAY_RETURN) != 0;
    return power->act == ACT_GO && returns && power->legs >= 2 && (!whole || power->legs == 2);
}

/* The bearings of such powers among those that could still be meant. */
static Bearings passing_bearings(const Walk *walk) {
    const Kind *kind = path_kind(walk);
    Bearings bearings = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (((unsigned)walk->path.powers >> i & 1U) != 0 && power_passes(&kind->power[i])) {
            bearings |= kind->power[i].bearings;
        }
    }
    return bearings;
}

/* Coming home may end the move and leaves the board as it was. */
static bool ends_as_pass(const Walk *home, const History *history, Refusal *why) {
    if (!path_may_stop(home)) {
        explain_stop(home, why);
        return false;
    }
    if (!move_is_pass(home->before, path_finish(home, MOVE_NOT_ASKED))) {
        return refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                           "By going out and home the %s would change the board; that is no pass.",
                           path_kind(home)->english);
    }
    uint8_t answers[2];
    if (path_answers(home, answers) == 1 && answers[0] == MOVE_PROMOTED) {
        return refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                           "By going out and home the %s would promote; that is no pass.",
                           path_kind(home)->english);
    }
    return path_may_end(home, MOVE_NOT_ASKED, history, why);
}

/* The piece stands on an empty square beside its own; may it go home? */
static bool leads_home(const Walk *out, const History *history, Refusal *why) {
    Position board;
    Walk home;
    Step step = {.square = out->path.move.from, .act = ACT_GO};
    if (!path_offers(out, step)) {
        explain_step(out, step, why);
        return false;
    }
    path_take(out, step, &board, &home);
    return ends_as_pass(&home, history, why);
}

/* A search for a way out and home; the first way that the powers see, and a law bars, is explained.
 */
typedef struct Search {
    const Walk *walk;
    const History *history;
    Refusal *why;
    bool met; /* the powers see such a way */
} Search;

/* May it go out over this square and home? */
static bool leads_out(Search *search, Step step) {
    Position board;
    Walk out;
    const Walk *walk = search->walk;
    if (step.act != ACT_GO || walk->now->cell[step.square] != PIECE_NONE) {
        return false;
    }
    path_take(walk, step, &board, &out);
    if (passing_bearings(&out) == 0) {
        return false;
    }
    Refusal *first = search->met ? NULL : search->why;
    search->met = true;
    return path_laws_allow(walk, step, first) && leads_home(&out, search->history, first);
}

/* What is on the first square of the only bearing; of several only that none is empty. */
static void explain_no_room(const Walk *walk, Bearings bearings, Refusal *why) {
    const Kind *kind = path_kind(walk);
    char name[SQUARE_NAME_MAX];
    char where[SQUARE_NAME_MAX];
    square_write(walk->path.at, name);
    int bearing = 0;
    while ((bearings >> bearing & 1U) == 0) {
        bearing++;
    }
    Square square = square_shifted(walk->path.at, bearing, piece_owner(walk->path.piece));
    if (bearings >> bearing != 1U) {
        refusal_set(why, REFUSAL_BLOCKED, SQUARE_NONE,
                    "The %s on %s cannot pass: no %s is empty to which it could step and back.",
                    kind->english, name, ruleset_spot(walk->before->rules));
    } else if (walk->now->cell[square] == PIECE_EDGE) {
        refusal_set(why, REFUSAL_BLOCKED, SQUARE_NONE,
                    "The %s on %s cannot pass: where it would step out and back the board ends.",
                    kind->english, name);
    } else {
        square_write(square, where);
        refusal_set(why, REFUSAL_BLOCKED, square,
                    "The %s on %s cannot pass: it would step out and back, but the %s on %s is in "
                    "the way.",
                    kind->english, name, position_kind(walk->now, square)->english, where);
    }
}

static PassState find_from_start(Search *search, StepList *way) {
    StepList list;
    const Walk *walk = search->walk;
    path_geometry(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (leads_out(search, list.step[i])) {
            way->step[way->count++] = list.step[i];
            way->step[way->count++] = (Step){.square = walk->path.move.from, .act = ACT_GO};
            return PASS_OFFERED;
        }
    }
    if (!search->met) {
        explain_no_room(walk, passing_bearings(walk), search->why);
    }
    return PASS_REFUSED;
}

PassState pass_find(const Walk *walk, const History *history, StepList *way, Refusal *why) {
    const Path *path = &walk->path;
    way->count = 0;
    bool on_the_way = path->stage == PATH_OPEN && path->move.steps < 2 && path->captures == 0 &&
                      path->legs == path->move.steps;
    if (!on_the_way || passing_bearings(walk) == 0) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    path->captures > 0 ? "The %s has taken a piece; that is no pass any more."
                                       : "The %s cannot pass.",
                    path_kind(walk)->english);
        return PASS_NONE;
    }
    if (path->move.steps == 0) {
        Search search = {.walk = walk, .history = history, .why = why};
        return find_from_start(&search, way);
    }
    if (!leads_home(walk, history, why)) {
        return PASS_REFUSED;
    }
    way->step[way->count++] = (Step){.square = path->move.from, .act = ACT_GO};
    return PASS_OFFERED;
}
