/* The field of five points around a fog or a light. */
#ifndef SANBAN_RULES_LAWS_FIELD_H
#define SANBAN_RULES_LAWS_FIELD_H

#include "rules/play/position.h"
#include "rules/play/spread.h"

typedef uint8_t Metric; /* METRIC_SQUARE or METRIC_LINES */

/* A piece of this side with the trait in whose field the square lies, or SQUARE_NONE. What stands
 * between plays no part. */
Square field_source(const Position *position, Colour side, uint64_t trait, Square square,
                    Metric metric);

/* Adds all points of the field around a square of the board. */
void field_spread(const Position *position, Square source, Metric metric, Spread *out);

#endif
