/* The clerk's promotion.
 *
 * When a clerk promotes, every own unpromoted guard promotes too, wherever it stands, and every
 * enemy flame is removed. Source: ko-shogi.md 7.5. */
#include "rules/laws/laws.h"

static void follow(Turn *turn, Square square, Colour owner) {
    const Kind *kind = position_kind(turn->after, square);
    bool own = piece_owner(turn->after->cell[square]) == owner;
    bool guard = (kind->traits & (KIND_ADVANCE_GUARD | KIND_REAR_GUARD)) != 0;
    if (own && guard && kind->promotes_to != KIND_NONE) {
        turn_put(turn, square, piece_of(kind->promotes_to, owner), CAUSE_CHAINED);
    } else if (!own && (kind->traits & KIND_BURNS) != 0) {
        turn_put(turn, square, PIECE_NONE, CAUSE_CHAINED);
    }
}

static void chain_aftermath(Turn *turn) {
    if (turn->at == SQUARE_NONE || turn->move.promotion != MOVE_PROMOTED) {
        return;
    }
    Colour owner = piece_owner(turn->after->cell[turn->at]);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(turn->after->cell[square]) != KIND_NONE) {
            follow(turn, square, owner);
        }
    }
}

const Law LAW_CHAIN_PROMOTION = {
    .key = "chain_promotion",
    .title = "The clerk's promotion",
    .rule = "When a clerk promotes, all its guards promote and all enemy flames die.",
    .concerns = KIND_CLERK,
    .about = KIND_ADVANCE_GUARD | KIND_REAR_GUARD | KIND_BURNS,
    .by_way = true,
    .aftermath = chain_aftermath,
};
