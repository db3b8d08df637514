#include "rules/play/explain.h"

#include <stdio.h>

#include "rules/pieces/wording.h"
#include "rules/play/law.h"

static const Kind *mover_kind(const Walk *walk) {
    return ruleset_kind(walk->before->rules, piece_kind(walk->path.piece));
}

/* What stands between the piece and a target on one of its lines, or SQUARE_NONE if it has no such line. */
static Square blocker_on_bearing(const Walk *walk, const Power *power, int bearing, Square target) {
    Colour owner = piece_owner(walk->path.piece);
    Square square = walk->path.at;
    Square blocker = SQUARE_NONE;
    for (int n = 1; power->reach == REACH_ANY || n <= power->reach; n++) {
        square = square_shifted(square, bearing, owner);
        Piece piece = walk->now->cell[square];
        if (piece == PIECE_EDGE) {
            return SQUARE_NONE;
        }
        if (square == target) {
            return blocker;
        }
        if (piece != PIECE_NONE && blocker == SQUARE_NONE) {
            blocker = square;
        }
    }
    return SQUARE_NONE;
}

static Square find_blocker(const Walk *walk, Square target) {
    const Kind *kind = mover_kind(walk);
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
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

static void explain_by_wording(const Walk *walk, RefusalCause cause, Square target, Refusal *why) {
    const Kind *kind = mover_kind(walk);
    char name[SQUARE_NAME_MAX];
    char wording[REFUSAL_TEXT_MAX];
    square_write(target, name);
    wording_of(kind, wording, sizeof wording);
    refusal_set(why, cause, SQUARE_NONE, "The %s cannot reach %s: it moves %s.", kind->english,
                name, wording);
}

static bool step_is_geometry(const Walk *walk, Step step) {
    StepList list;
    path_geometry(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.step[i].square == step.square && list.step[i].act == step.act) {
            return true;
        }
    }
    return false;
}

static void explain_by_law(const Walk *walk, Step step, Refusal *why) {
    const Ruleset *rules = walk->before->rules;
    uint32_t laws = rules->asked[MOMENT_STEP][piece_kind(walk->path.piece)];
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        const Law *law = ruleset_law(rules, i);
        if ((laws & 1U) != 0 && !law->may_step(walk, step, why)) {
            if (why != NULL) {
                why->law = law;
            }
            return;
        }
    }
}

/* The target is free of friends and may be on a line of the piece; says what is in the way. */
static void explain_reach(const Walk *walk, Square target, Refusal *why) {
    const Kind *kind = mover_kind(walk);
    Square blocker = find_blocker(walk, target);
    if (blocker == SQUARE_NONE) {
        explain_by_wording(walk, REFUSAL_NOT_ITS_MOVE, target, why);
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

void explain_step(const Walk *walk, Step step, Refusal *why) {
    Colour owner = piece_owner(walk->path.piece);
    Piece there = walk->now->cell[step.square];
    char name[SQUARE_NAME_MAX];
    square_write(step.square, name);
    if (step_is_geometry(walk, step)) {
        explain_by_law(walk, step, why);
    } else if (step.square == walk->path.at) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                    "The %s already stands on %s; a move must lead somewhere.",
                    mover_kind(walk)->english, name);
    } else if (piece_is(there, owner)) {
        refusal_set(why, REFUSAL_OWN_PIECE, step.square, "The %s on %s is your own piece.",
                    position_kind(walk->now, step.square)->english, name);
    } else if (step.act == ACT_SHOOT && there == PIECE_NONE) {
        refusal_set(why, REFUSAL_NO_ENEMY, SQUARE_NONE, "There is nothing to shoot at on %s.",
                    name);
    } else {
        explain_reach(walk, step.square, why);
    }
}

void explain_stop(const Walk *walk, Refusal *why) {
    const Kind *kind = mover_kind(walk);
    if (walk->path.move.steps == 0) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s has not moved yet.",
                    kind->english);
        return;
    }
    int whole = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if ((walk->path.powers >> i & 1U) != 0 && kind->power[i].legs > whole) {
            whole = kind->power[i].legs;
        }
    }
    refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "The %s cannot stop yet: %d steps to go.",
                kind->english, whole - walk->path.legs);
}

void explain_promotion(const Walk *walk, uint8_t answer, Refusal *why) {
    const Kind *kind = mover_kind(walk);
    const Ruleset *rules = walk->before->rules;
    uint32_t laws = rules->asked[MOMENT_PROMOTION][piece_kind(walk->path.piece)];
    uint8_t answers[2];
    path_answers(walk, answers);
    if (kind->promotes_to == KIND_NONE) {
        refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "The %s never promotes.", kind->english);
    } else if (answers[0] == MOVE_PROMOTED && answer != MOVE_PROMOTED) {
        refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "The %s must promote by this move.",
                    kind->english);
    } else {
        refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "The %s cannot promote by this move.",
                    kind->english);
    }
    for (unsigned i = 0; why != NULL && laws != 0; i++, laws >>= 1) {
        if ((laws & 1U) != 0) {
            why->law = ruleset_law(rules, i);
        }
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
        explain_stop(&next, why);
    } else {
        explain_ending(&next, list.step[0], history, why);
    }
}

void explain_no_moves(const Walk *walk, Refusal *why) {
    const Kind *kind = mover_kind(walk);
    char name[SQUARE_NAME_MAX];
    char wording[REFUSAL_TEXT_MAX];
    square_write(walk->path.at, name);
    StepList list;
    path_geometry(walk, &list);
    if (list.count > 0) {
        explain_by_law(walk, list.step[0], why);
        return;
    }
    wording_of(kind, wording, sizeof wording);
    refusal_set(why, REFUSAL_HELD, SQUARE_NONE,
                "The %s on %s cannot move: it moves %s, and every way is blocked.", kind->english,
                name, wording);
}
