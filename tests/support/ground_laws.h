/* The laws of the proving ground. Each stands in a file of its own, as those of the real games do.
 */
#ifndef SANBAN_TESTS_SUPPORT_GROUND_LAWS_H
#define SANBAN_TESTS_SUPPORT_GROUND_LAWS_H

#include "rules/play/law.h"

extern const Law LAW_GROUND_NETS;
extern const Law LAW_GROUND_SHOOTING;
extern const Law LAW_GROUND_ARRIVAL;
extern const Law LAW_GROUND_BURNING;
extern const Law LAW_GROUND_CHAIN;
extern const Law LAW_GROUND_PRIEST;

/* The flame of the other side that stood beside `at` after the first `steps` steps of the move, or
 * SQUARE_NONE. `before` is the board before the move. */
Square ground_flame_beside(const Position *before, const Move *move, int steps, Square at);

/* How many steps of the move come before the first shot from its final point: all up to the last
 * leg. */
int ground_steps_to_arrival(const Move *move);

#endif
