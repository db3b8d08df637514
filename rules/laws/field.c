#include "rules/laws/field.h"

enum { FIELD_REACH = 5 };

static bool lies_in_field(Square source, Square square, Metric metric) {
    if (square == source || square_distance(source, square) > FIELD_REACH) {
        return false;
    }
    return metric == METRIC_SQUARE || bearing_between(source, square, BLACK) != BEARING_NONE;
}

static bool bears_trait(const Position *position, Square square, uint64_t trait) {
    return (position_kind(position, square)->traits & trait) != 0;
}

Square field_source(const Position *position, Colour side, uint64_t trait, Square square,
                    Metric metric) {
    if (position_bearers(position, side, trait) == 0) {
        return SQUARE_NONE;
    }
    Square source = position_next_man(position, side, SQUARE_NONE);
    while (source != SQUARE_NONE &&
           !(bears_trait(position, source, trait) && lies_in_field(source, square, metric))) {
        source = position_next_man(position, side, source);
    }
    return source;
}
