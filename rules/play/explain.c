#include "rules/play/explain.h"

#include "rules/pieces/wording.h"
#include "rules/play/law.h"

#include <stdio.h>
#include <string.h>

/* Bytes of a description that leave a sentence on one line; a longer one is not quoted. */
enum { QUOTED_MAX = 110 };

/* What stands between the piece and a target on one of its lines, or SQUARE_NONE if it has no such
 * line. */
static Square blocker_on_bearing(const Walk *walk, const Power *power, int bearing, Square target) {
    Colour owner = piece_owner(walk->path.piece);
    Square square = walk->path.at;
    Square blocker = SQUARE_NONE;
    bool on_one_line = (power->traits & POWER_KEEPS_WAY) != 0;
    int most = on_one_line ? power->reach * (power->legs - walk->path.legs) : power->reach;
    for (int n = 1; power->reach == REACH_ANY || n <= most; n++) {
        square = square_shifted(square, bearing, owner);
        Piece piece = walk->now->cell[square];
        if (piece == PIECE_EDGE) {
            return SQUARE_NONE;
        }
        if (square == target) {
            return blocker;
        }
        bool taken = on_one_line && !piece_is(piece, owner);
        if (piece != PIECE_NONE && !taken && blocker == SQUARE_NONE) {
            blocker = square;
        }
    }
    return SQUARE_NONE;
}

static Square find_blocker(const Walk *walk, Square target) {
    const Kind *kind = path_kind(walk);
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        bool meant = (walk->path.powers >> i & 1U) != 0;
        for (int bearing = 0; bearing < BEARING_COUNT && meant; bearing++) {
            if ((power->bearings >> bearing & 1U) == 0) {
                continue;
            }
            Square blocker = blocker_on_bearing(walk, power, bearing, target);
            if (blocker != SQUARE_NONE) {
                return blocker;
            }
        }
    }
    return SQUARE_NONE;
}

/* How the piece moves, if that can be quoted in a sentence. */
static bool quote_wording(const Walk *walk, char out[REFUSAL_TEXT_MAX]) {
    wording_of(path_kind(walk), ruleset_spot(walk->before->rules), out, REFUSAL_TEXT_MAX);
    return strlen(out) <= QUOTED_MAX;
}

/* In mid-move only some of the ways are left by which the kind moves. */
static void explain_by_wording(const Walk *walk, Square target, Refusal *why) {
    const Kind *kind = path_kind(walk);
    char name[SQUARE_NAME_MAX];
    char from[SQUARE_NAME_MAX];
    char wording[REFUSAL_TEXT_MAX];
    square_write(target, name);
    square_write(walk->path.at, from);
    if (walk->path.move.steps > 0) {
        bool last = path_turn_legs(walk) - walk->path.legs <= 1;
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s cannot reach %s from %s in %s.",
                    kind->english, name, from, last ? "this move" : "one step");
    } else if (quote_wording(walk, wording)) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s cannot reach %s: it moves %s.",
                    kind->english, name, wording);
    } else {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s cannot reach %s: none of its moves leads there.", kind->english, name);
    }
}

static bool step_is_geometry(const Walk *walk, Step step) {
    StepList list;
    path_geometry(walk, &list);
    return steps_hold(&list, step);
}

/* The legs of the longest turns of the kind. */
static int most_legs(const Kind *kind) {
    int most = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        most = kind->power[i].legs > most ? kind->power[i].legs : most;
    }
    return most;
}

/* A further leg or shot that the piece does not have at all. */
static bool explain_too_much(const Walk *walk, Step step, Refusal *why) {
    const Kind *kind = path_kind(walk);
    if (step.act == ACT_SHOOT && !kind_shoots(kind)) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s cannot shoot.", kind->english);
        return true;
    }
    int legs = path_turn_legs(walk);
    bool spent = walk->path.legs >= legs || (walk->path.legs == 0 && walk->path.shots > 0);
    bool shoots = path_shooting(walk) != NULL;
    if (shoots && piece_is(walk->now->cell[step.square], piece_owner(walk->path.piece))) {
        return false; /* that it is an own piece tells more */
    }
    if (step.act == ACT_GO && spent && shoots) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s may now only shoot, or end its move.", kind->english);
        return true;
    }
    if (step.act == ACT_GO && walk->path.legs > 0 && walk->path.legs >= legs) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s makes only %d step%s in a turn%s.", kind->english, legs,
                    legs == 1 ? "" : "s", legs < most_legs(kind) ? " that begins so" : "");
        return true;
    }
    return false;
}

/* The target is free of friends and may be on a line of the piece; says what is in the way. */
static void explain_reach(const Walk *walk, Square target, Refusal *why) {
    const Kind *kind = path_kind(walk);
    Square blocker = find_blocker(walk, target);
    if (blocker == SQUARE_NONE) {
        explain_by_wording(walk, target, why);
        return;
    }
    char name[SQUARE_NAME_MAX];
    char where[SQUARE_NAME_MAX];
    square_write(target, name);
    square_write(blocker, where);
    const Kind *other = position_kind(walk->now, blocker);
    refusal_set(why, REFUSAL_BLOCKED, blocker,
                "The %s cannot reach %s: the %s on %s is in the way.", kind->english, name,
                other->english, where);
}

/* An enemy at whom the piece can shoot neither now nor, standing here, ever; its line is looked
 * along for the piece that is in the way. */
static void explain_miss(const Walk *walk, const Power *power, Square target, Refusal *why) {
    const char *shooter = path_kind(walk)->english;
    const char *victim = position_kind(walk->now, target)->english;
    Colour owner = piece_owner(walk->path.piece);
    int bearing = bearing_between(walk->path.at, target, owner);
    char name[SQUARE_NAME_MAX];
    square_write(target, name);
    if (bearing == BEARING_NONE || (power->bearings >> bearing & 1U) == 0) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s cannot shoot the %s on %s: they do not stand on one line.", shooter,
                    victim, name);
        return;
    }
    if (square_distance(walk->path.at, target) > power->reach) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s cannot shoot the %s on %s: its shots reach only %d %s%s far.", shooter,
                    victim, name, power->reach, ruleset_spot(walk->before->rules),
                    power->reach == 1 ? "" : "s");
        return;
    }
    Square square = square_shifted(walk->path.at, bearing, owner);
    while (walk->now->cell[square] == PIECE_NONE) {
        square = square_shifted(square, bearing, owner);
    }
    char where[SQUARE_NAME_MAX];
    square_write(square, where);
    refusal_set(why, REFUSAL_BLOCKED, square,
                "The %s cannot shoot the %s on %s: the %s on %s is in the way.", shooter, victim,
                name, position_kind(walk->now, square)->english, where);
}

void explain_step(const Walk *walk, Step step, Refusal *why) {
    Colour owner = piece_owner(walk->path.piece);
    Piece there = walk->now->cell[step.square];
    char name[SQUARE_NAME_MAX];
    square_write(step.square, name);
    if (step_is_geometry(walk, step)) {
        path_laws_allow(walk, step, why);
    } else if (explain_too_much(walk, step, why)) {
        return;
    } else if (step.square == walk->path.at) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s already stands on %s; a move must lead somewhere.",
                    path_kind(walk)->english, name);
    } else if (piece_is(there, owner)) {
        refusal_set(why, REFUSAL_OWN_PIECE, step.square, "The %s on %s is your own piece.",
                    position_kind(walk->now, step.square)->english, name);
    } else if (step.act == ACT_SHOOT && there == PIECE_NONE) {
        refusal_set(why, REFUSAL_NO_ENEMY, SQUARE_NONE, "There is nothing to shoot at on %s.",
                    name);
    } else if (step.act == ACT_SHOOT && path_shooting(walk) != NULL) {
        explain_miss(walk, path_shooting(walk), step.square, why);
    } else {
        explain_reach(walk, step.square, why);
    }
}

/* Is a shot what a click on the square must have meant? An enemy stands there to whom no line of
 * the piece leads. */
static bool means_shot(const Walk *walk, Square square) {
    Colour enemy = colour_other(piece_owner(walk->path.piece));
    Step leg = {.square = square, .act = ACT_GO};
    bool goes_on = walk->path.legs < path_turn_legs(walk) && walk->path.shots == 0;
    return path_shooting(walk) != NULL && piece_is(walk->now->cell[square], enemy) &&
           !step_is_geometry(walk, leg) && !(goes_on && find_blocker(walk, square) != SQUARE_NONE);
}

void explain_target(const Walk *walk, Square square, Refusal *why) {
    Step shot = {.square = square, .act = ACT_SHOOT};
    Step leg = {.square = square, .act = ACT_GO};
    if (!means_shot(walk, square)) {
        explain_step(walk, leg, why);
    } else if (path_laws_allow(walk, shot, why)) {
        explain_miss(walk, path_shooting(walk), square, why);
    }
}

void explain_stop(const Walk *walk, Refusal *why) {
    const Kind *kind = path_kind(walk);
    if (walk->path.move.steps == 0) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s has not moved yet.",
                    kind->english);
        return;
    }
    int left = path_turn_legs(walk) - walk->path.legs;
    refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s cannot stop yet: %d step%s to go.",
                kind->english, left, left == 1 ? "" : "s");
}

/* The way ends before all the steps are made that must be made. */
static void explain_stuck(const Walk *walk, Refusal *why) {
    char name[SQUARE_NAME_MAX];
    int left = path_turn_legs(walk) - walk->path.legs;
    square_write(walk->path.at, name);
    refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                "The %s would be stuck on %s with %d step%s to go.", path_kind(walk)->english, name,
                left, left == 1 ? "" : "s");
}

void explain_promotion(const Walk *walk, Refusal *why) {
    const Kind *kind = path_kind(walk);
    const Law *law = NULL;
    uint8_t answers[2];
    size_t count = path_answers(walk, answers);
    if (kind->promotes_to == KIND_NONE) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s never promotes.",
                    kind->english);
    } else if (count == 2) {
        refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "It must be said whether the %s promotes.",
                    kind->english);
    } else {
        refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "The %s %s promote by this move.", kind->english,
                    answers[0] == MOVE_PROMOTED ? "must" : "cannot");
    }
    path_promotion(walk, &law);
    if (why != NULL && kind->promotes_to != KIND_NONE) {
        why->law = law;
    }
}

void explain_ending(const Walk *walk, Step step, const History *history, Refusal *why) {
    Position board;
    Walk next;
    path_take(walk, step, &board, &next);
    uint8_t answers[2];
    if (path_may_stop(&next)) {
        path_answers(&next, answers);
        path_may_end(&next, answers[0], history, why);
        return;
    }
    StepList list;
    path_reach(&next, &list);
    if (list.count == 0) {
        explain_stuck(&next, why);
    } else {
        explain_ending(&next, list.step[0], history, why);
    }
}

void explain_no_moves(const Walk *walk, Refusal *why) {
    const Kind *kind = path_kind(walk);
    char name[SQUARE_NAME_MAX];
    char wording[REFUSAL_TEXT_MAX];
    square_write(walk->path.at, name);
    StepList list;
    path_geometry(walk, &list);
    if (list.count > 0) {
        path_laws_allow(walk, list.step[0], why);
        return;
    }
    if (quote_wording(walk, wording)) {
        refusal_set(why, REFUSAL_HELD, SQUARE_NONE,
                    "The %s on %s cannot move: it moves %s, and has nowhere to go.", kind->english,
                    name, wording);
    } else {
        refusal_set(why, REFUSAL_HELD, SQUARE_NONE,
                    "The %s on %s cannot move: it has nowhere to go.", kind->english, name);
    }
}
