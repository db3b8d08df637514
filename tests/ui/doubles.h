/* Every legal move of middle games of chu shogi entered with the mouse alone. */
#ifndef SANBAN_TESTS_UI_DOUBLES_H
#define SANBAN_TESTS_UI_DOUBLES_H

#include <stddef.h>
#include <stdint.h>

typedef enum DoublesWay { DOUBLES_BY_CLICKS, DOUBLES_BY_DRAGS } DoublesWay;

/* What was entered, by kind. */
typedef struct DoublesTally {
    size_t positions, moves;
    size_t iguis, double_captures, passes, stops, questions;
} DoublesTally;

/* Plays random games from `seed` on, with lions alive, stops each somewhere in its middle, and
 * enters every legal move of `positions` such positions. A move that cannot be entered, or leads
 * elsewhere, fails the running test. */
DoublesTally doubles_enter(uint64_t seed, size_t positions, DoublesWay way);

#endif
