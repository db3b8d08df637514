/* The field of five points around a fog or a light. */
#ifndef SANBAN_RULES_LAWS_FIELD_H
#define SANBAN_RULES_LAWS_FIELD_H

#include "rules/play/position.h"
#include "rules/play/spread.h"

/* What spreads a field, and how far it counts. */
typedef struct Field {
    Colour side;
    uint64_t trait;
    uint8_t metric; /* METRIC_SQUARE or METRIC_LINES */
} Field;

/* A piece that spreads this field and in whose reach the square lies, or SQUARE_NONE. What stands
 * between plays no part. */
Square field_source(const Position *position, Field field, Square square);

/* Adds all points of the field around a square of the board. */
void field_spread(const Position *position, Square source, uint8_t metric, Spread *out);

#endif
