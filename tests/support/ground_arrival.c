/* Arrival at a flame.
 *
 * A piece that ends its move beside a living enemy flame is removed. What it took stays taken; it
 * neither promotes nor burns. Going out and home again is an arrival, a shot from standing is none.
 * Source: ko-shogi.md 8.1. */
#include "rules/board/bearing.h"
#include "tests/support/ground_laws.h"

static bool move_visits(const Move *move, int steps, Square square) {
    for (int i = 0; i < steps; i++) {
        if (move->step[i].square == square) {
            return true;
        }
    }
    return false;
}

int ground_steps_to_arrival(const Move *move) {
    int steps = move->steps;
    while (steps > 0 && move->step[steps - 1].act == ACT_SHOOT) {
        steps--;
    }
    return steps;
}

Square ground_flame_beside(const Position *before, const Move *move, int steps, Square at) {
    Colour enemy = colour_other(piece_owner(before->cell[move->from]));
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square square = square_shifted(at, bearing, BLACK);
        const Kind *kind = position_kind(before, square);
        bool flame = kind != NULL && piece_is(before->cell[square], enemy) &&
                     (kind->traits & KIND_BURNS) != 0;
        if (flame && !move_visits(move, steps, square)) {
            return square;
        }
    }
    return SQUARE_NONE;
}

static Square flame_at_arrival(const Position *before, const Move *move, Square at) {
    int arrival = ground_steps_to_arrival(move);
    return arrival == 0 ? SQUARE_NONE : ground_flame_beside(before, move, arrival, at);
}

static Promotion arrival_promotion(const Position *before, const Path *path) {
    bool burns = flame_at_arrival(before, &path->move, path->at) != SQUARE_NONE;
    return burns ? PROMOTION_BARRED : PROMOTION_NONE;
}

/* Only an enemy flame makes moves end alike: the mover is gone from wherever it arrived. */
static bool arrival_merges(const Position *position) {
    Colour enemy = colour_other((Colour)position->turn);
    const Variant *variant = position->rules->variant;
    for (size_t id = 1; id < variant->kind_count; id++) {
        if ((variant->kinds[id].traits & KIND_BURNS) != 0 && position->count[enemy][id] != 0) {
            return true;
        }
    }
    return false;
}

static void arrival_aftermath(Turn *turn) {
    if (turn->at != SQUARE_NONE &&
        flame_at_arrival(turn->before, &turn->move, turn->at) != SQUARE_NONE) {
        turn_put(turn, turn->at, PIECE_NONE, CAUSE_BURNED);
    }
}

const Law LAW_GROUND_ARRIVAL = {
    .key = "arrival",
    .title = "Arrival at a flame",
    .rule = "A piece that ends its move beside an enemy flame is removed.",
    .concerns = LAW_CONCERNS_ALL,
    .promotion = arrival_promotion,
    .merges = arrival_merges,
    .aftermath = arrival_aftermath,
};
