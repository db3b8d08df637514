/* Random positions of the proving ground, the same for the same seed.
 *
 * Pieces of all kinds stand close together, so that they hinder, hold, burn and shoot each other.
 * Now and then it is the starting position, or a side has no king. */
#ifndef SANBAN_TESTS_SUPPORT_GROUND_CROWD_H
#define SANBAN_TESTS_SUPPORT_GROUND_CROWD_H

#include "tests/support/random.h"
#include "tests/support/setting.h"

/* A position and its rules for this number; the setting is not copied. */
void crowd_set(Setting *out, Random *random);

/* The position of any game turned by half with the colours swapped; `out` plays under the same
 * rules. */
void crowd_turn(const Position *position, Position *out);

/* The square on which `square` comes to lie by that. */
Square crowd_turned(const Ruleset *rules, Square square);

/* A number for board, side to move and memory, made without the position's own key. */
uint64_t crowd_fingerprint(const Position *position);

#endif
