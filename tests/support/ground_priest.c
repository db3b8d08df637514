/* The priest and the drum.
 *
 * When a side's last priest leaves the board in any way, its promoted drums become drums again at
 * once, and its drums cannot promote any more. Source: ko-shogi.md 7.6 and 8.2. */
#include "tests/support/ground_laws.h"
#include "tests/support/proving_ground.h"

static int priests_of(const Position *position, Colour side) {
    const Variant *variant = position->rules->variant;
    int count = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        if ((variant->kinds[id].traits & GROUND_KEEPS_DRUM) != 0) {
            count += position->count[side][id];
        }
    }
    return count;
}

static Promotion priest_promotion(const Position *before, const Path *path) {
    const Kind *kind = ruleset_kind(before->rules, piece_kind(path->piece));
    bool asks = (kind->traits & GROUND_ASKS_PRIEST) != 0;
    bool alone = priests_of(before, piece_owner(path->piece)) == 0;
    return asks && alone ? PROMOTION_BARRED : PROMOTION_NONE;
}

static void revert_drums(Turn *turn, Colour side) {
    const Variant *variant = turn->after->rules->variant;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = turn->after->cell[square];
        const Kind *kind = position_kind(turn->after, square);
        if (kind != NULL && piece_is(piece, side) && (kind->traits & GROUND_NEEDS_PRIEST) != 0) {
            KindId origin = kind_origin(variant->kinds, variant->kind_count, piece_kind(piece));
            turn_put(turn, square, piece_of(origin, side), CAUSE_REVERTED);
        }
    }
}

static void priest_aftermath(Turn *turn) {
    for (int side = BLACK; side <= WHITE; side++) {
        bool lost = priests_of(turn->before, (Colour)side) > 0 &&
                    priests_of(turn->after, (Colour)side) == 0;
        if (lost) {
            revert_drums(turn, (Colour)side);
        }
    }
}

const Law LAW_GROUND_PRIEST = {
    .key = "priest",
    .title = "The priest and the drum",
    .rule = "Without a priest a drum cannot promote, and a promoted one becomes a drum again.",
    .concerns = LAW_CONCERNS_ALL,
    .promotion = priest_promotion,
    .aftermath = priest_aftermath,
};
