#include "rules/play/turn.h"

#include "rules/play/law.h"

#include <assert.h>
#include <string.h>

/* Who brings the next change about. */
static Square blamed_for(Turn *turn) {
    Square blamed = turn->blamed;
    turn->blamed = SQUARE_NONE;
    if (blamed != SQUARE_NONE) {
        return blamed;
    }
    return turn->at != SQUARE_NONE ? turn->at : turn->move.from;
}

void turn_put(Turn *turn, Square square, Piece piece, Cause cause) {
    Effects *effects = turn->effects;
    Square by = blamed_for(turn);
    uint16_t of = turn->reason;
    turn->reason = 0;
    if (effects != NULL) {
        assert(effects->count < CHANGES_MAX);
        effects->change[effects->count++] = (Change){.square = square,
                                                     .before = turn->after->cell[square],
                                                     .after = piece,
                                                     .cause = (uint8_t)cause,
                                                     .by = by,
                                                     .of = of,
                                                     .law = turn->law};
    }
    position_put(turn->after, square, piece);
    if (square == turn->at && piece == PIECE_NONE) {
        turn->at = SQUARE_NONE;
    }
}

void turn_blame(Turn *turn, Square square) {
    turn->blamed = square;
}

static bool is_fall(const Turn *turn, const Change *change, Colour side, uint64_t trait) {
    return change->cause != CAUSE_LEFT && change->after == PIECE_NONE &&
           piece_is(change->before, side) &&
           (ruleset_kind(turn->after->rules, piece_kind(change->before))->traits & trait) != 0;
}

void turn_blame_fall(Turn *turn, Colour side, uint64_t trait) {
    for (int i = turn->effects != NULL ? turn->effects->count : 0; i > 0; i--) {
        const Change *change = &turn->effects->change[i - 1];
        if (is_fall(turn, change, side, trait)) {
            turn->blamed = change->square;
            turn->reason = (uint16_t)i;
            return;
        }
    }
}

void turn_promote(Turn *turn) {
    if (turn->at == SQUARE_NONE || turn->move.promotion != MOVE_PROMOTED) {
        return;
    }
    Piece piece = turn->after->cell[turn->at];
    const Kind *kind = ruleset_kind(turn->after->rules, piece_kind(piece));
    assert(kind->promotes_to != KIND_NONE);
    turn_put(turn, turn->at, piece_of(kind->promotes_to, piece_owner(piece)), CAUSE_PROMOTED);
}

static void turn_go(Turn *turn, Square to) {
    Piece piece = turn->after->cell[turn->at];
    turn_put(turn, turn->at, PIECE_NONE, CAUSE_LEFT);
    turn->at = to;
    if (turn->after->cell[to] != PIECE_NONE) {
        turn_put(turn, to, PIECE_NONE, CAUSE_CAPTURED);
        turn->at = to;
    }
    turn_put(turn, to, piece, CAUSE_ARRIVED);
}

static void turn_aftermath(Turn *turn, uint32_t laws) {
    const Ruleset *rules = turn->after->rules;
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        if ((laws & 1U) != 0) {
            turn->law = ruleset_law(rules, i);
            turn->law->aftermath(turn);
        }
    }
}

void position_play(const Position *before, Move move, Position *after, Effects *effects) {
    *after = *before;
    if (effects != NULL) {
        effects->count = 0;
    }
    Turn turn = {
        .before = before, .after = after, .move = move, .effects = effects, .at = move.from};
    KindId mover = piece_kind(before->cell[move.from]);
    for (int i = 0; i < move.steps; i++) {
        if (move.step[i].act == ACT_SHOOT) {
            turn_put(&turn, move.step[i].square, PIECE_NONE, CAUSE_SHOT);
        } else {
            turn_go(&turn, move.step[i].square);
        }
    }
    turn_aftermath(&turn, after->rules->asked[MOMENT_AFTERMATH][mover]);
    position_pass_turn(after);
}

/* The laws that speak after every move, whoever made it. */
static uint32_t laws_of_everybody(const Ruleset *rules) {
    uint32_t laws = UINT32_MAX;
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        laws &= rules->asked[MOMENT_AFTERMATH][id];
    }
    return laws;
}

void position_remove(const Position *before, Square square, Position *after, Effects *effects) {
    Colour taker = colour_other(piece_owner(before->cell[square]));
    Position taken = *before;
    position_set_turn(&taken, taker);
    *after = taken;
    effects->count = 0;
    Turn turn = {.before = &taken,
                 .after = after,
                 .move = {.from = SQUARE_NONE},
                 .effects = effects,
                 .at = SQUARE_NONE};
    turn_put(&turn, square, PIECE_NONE, CAUSE_CAPTURED);
    turn_aftermath(&turn, laws_of_everybody(before->rules));
    position_pass_turn(after);
}

bool moves_lead_alike(const Position *before, Move one, Move other) {
    Position first;
    Position second;
    position_play(before, one, &first, NULL);
    position_play(before, other, &second, NULL);
    return position_equal(&first, &second);
}

bool move_is_pass(const Position *before, Move move) {
    Position after;
    bool out_and_home = move.steps == 2 && move.step[1].act == ACT_GO &&
                        move.step[1].square == move.from &&
                        before->cell[move.step[0].square] == PIECE_NONE;
    if (!out_and_home) {
        return false;
    }
    position_play(before, move, &after, NULL);
    return memcmp(after.cell, before->cell, sizeof after.cell) == 0;
}
