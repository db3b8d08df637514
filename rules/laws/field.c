#include "rules/laws/field.h"

enum { FIELD_REACH = 5 };

static bool lies_in_field(Square source, Square square, uint8_t metric) {
    if (square == source || square_distance(source, square) > FIELD_REACH) {
        return false;
    }
    return metric == METRIC_SQUARE || bearing_between(source, square, BLACK) != BEARING_NONE;
}

static bool bears_trait(const Position *position, Square square, uint64_t trait) {
    const Kind *kind = position_kind(position, square);
    return kind != NULL && (kind->traits & trait) != 0;
}

Square field_source(const Position *position, Field field, Square square) {
    if (position_bearers(position, field.side, field.trait) == 0) {
        return SQUARE_NONE;
    }
    for (Square source = 0; source < BOARD_CELLS; source++) {
        if (piece_is(position->cell[source], field.side) &&
            bears_trait(position, source, field.trait) &&
            lies_in_field(source, square, field.metric)) {
            return source;
        }
    }
    return SQUARE_NONE;
}

void field_spread(const Position *position, Square source, uint8_t metric, Spread *out) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (position->cell[square] != PIECE_EDGE && lies_in_field(source, square, metric)) {
            spread_add(out, SPREAD_FIELD, square);
        }
    }
}
