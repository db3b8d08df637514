/* Burning.
 *
 * A flame that has moved to another square removes all pieces on the eight squares around it, its
 * own side's too. What turns into a flame by its move burns nothing on that turn. Source:
 * ko-shogi.md 8.1. */
#include "rules/board/bearing.h"
#include "tests/support/ground_laws.h"

/* Of two flames that can reach one square, either may burn the other as it arrives. */
static bool burning_merges(const Position *position) {
    const Variant *variant = position->rules->variant;
    int flames = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        if ((variant->kinds[id].traits & KIND_BURNS) != 0) {
            flames += position->count[position->turn][id];
        }
    }
    return flames > 1;
}

static void burning_aftermath(Turn *turn) {
    if (turn->at == SQUARE_NONE || turn->at == turn->move.from) {
        return;
    }
    Colour owner = piece_owner(turn->after->cell[turn->at]);
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square square = square_shifted(turn->at, bearing, owner);
        if (piece_kind(turn->after->cell[square]) != KIND_NONE) {
            turn_put(turn, square, PIECE_NONE, CAUSE_BURNED);
        }
    }
}

const Law LAW_GROUND_BURNING = {
    .key = "burning",
    .title = "Burning",
    .rule = "A flame that has moved burns everything beside it.",
    .concerns = KIND_BURNS,
    .merges = burning_merges,
    .aftermath = burning_aftermath,
};
