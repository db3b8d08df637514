/* The priest.
 *
 * When a side's priest, on either face, has left the board, its thunderclap is a drum and its flag
 * waver a banner again at once, and neither drum nor banner can promote any more. Source:
 * ko-shogi.md 7.6 and 8.2. */
#include "rules/laws/laws.h"

static bool priest_lives(const Position *position) {
    return position_bearers(position, (Colour)position->turn, KIND_PRIEST_STONE) > 0;
}

static Promotion reversion_promotion(const Position *before, const Path *path) {
    Colour owner = piece_owner(path->piece);
    bool lost = position_bearers(before, owner, KIND_PRIEST_STONE) == 0;
    return lost ? PROMOTION_BARRED : PROMOTION_NONE;
}

static void revert_all(Turn *turn, Colour side) {
    const Variant *variant = turn->after->rules->variant;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = turn->after->cell[square];
        if (piece_is(piece, side) &&
            (variant->kinds[piece_kind(piece)].traits & KIND_NEEDS_PRIEST) != 0) {
            KindId origin = kind_origin(variant->kinds, variant->kind_count, piece_kind(piece));
            turn_blame_fall(turn, side, KIND_PRIEST_STONE);
            turn_put(turn, square, piece_of(origin, side), CAUSE_REVERTED);
        }
    }
}

static void reversion_aftermath(Turn *turn) {
    for (int side = 0; side < 2; side++) {
        if (position_bearers(turn->after, (Colour)side, KIND_NEEDS_PRIEST) > 0 &&
            position_bearers(turn->after, (Colour)side, KIND_PRIEST_STONE) == 0) {
            revert_all(turn, (Colour)side);
        }
    }
}

static const char TITLE[] = "The priest";

static const char RULE[] = "Without priest or fog, drum and banner lose all promotion.";

const Law LAW_REVERSION = {
    .key = "reversion",
    .title = TITLE,
    .rule = RULE,
    .concerns = LAW_CONCERNS_ALL,
    .about = KIND_NEEDS_PRIEST | KIND_PRIEST_STONE,
    .by_way = true,
    .aftermath = reversion_aftermath,
};

const Law LAW_PRIEST = {
    .key = "priest",
    .title = TITLE,
    .rule = RULE,
    .concerns = KIND_ASKS_PRIEST,
    .about = KIND_PRIEST_STONE,
    .only_bars = true,
    .sleeps = priest_lives,
    .promotion = reversion_promotion,
};
