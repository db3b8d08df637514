#include "rules/laws/field.h"

enum { FIELD_REACH = 5 };

static bool lies_in_field(Square source, Square square, uint8_t metric) {
    if (square == source || square_distance(source, square) > FIELD_REACH) {
        return false;
    }
    return metric == METRIC_SQUARE || bearing_between(source, square, BLACK) != BEARING_NONE;
}

static bool bears_trait(const Position *position, Square square, uint64_t trait) {
    return (position_kind(position, square)->traits & trait) != 0;
}

Square field_source(const Position *position, Field field, Square square) {
    if (position_bearers(position, field.side, field.trait) == 0) {
        return SQUARE_NONE;
    }
    Square source = position_next_man(position, field.side, SQUARE_NONE);
    while (source != SQUARE_NONE && !(bears_trait(position, source, field.trait) &&
                                      lies_in_field(source, square, field.metric))) {
        source = position_next_man(position, field.side, source);
    }
    return source;
}

void field_spread(const Position *position, Square source, uint8_t metric, Spread *out) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (position->cell[square] != PIECE_EDGE && lies_in_field(source, square, metric)) {
            spread_add(out, SPREAD_FIELD, square);
        }
    }
}
