/* Poison flames, as the laws about arriving, shooting and burning ask for them. */
#ifndef SANBAN_RULES_LAWS_FLAMES_H
#define SANBAN_RULES_LAWS_FLAMES_H

#include "rules/play/spread.h"
#include "rules/play/turn.h"

/* The flame that removes what the move brings to `at` by its first `steps` steps, by the option
 * flame_passive, or SQUARE_NONE. A flame that was taken or shot on the way burns nobody. `before`
 * is the board before the move. */
Square flame_beside(const Position *before, const Move *move, int steps, Square at);

/* True where the option flame_passive lets some flames remove what stops beside them. */
bool flames_burn_arrivals(const Ruleset *rules);

/* What such a flame is called in a sentence: "an enemy flame". */
const char *flames_that_burn(const Ruleset *rules);

/* Whom a flame burns as it comes, in a sentence: "friend and foe beside it". */
const char *flames_whom(const Ruleset *rules);

/* How many steps of the move come before the first shot from its final point: all up to the last
 * leg, none for a shot from standing. */
int steps_to_arrival(const Move *move);

/* Adds the points around a flame; none where another piece stands. */
void flames_spread(const Position *position, Square source, Spread *out);

/* Removes everything beside the piece that has arrived, its own side's too unless the option
 * flame_allies says otherwise. */
void burn_around(Turn *turn);

#endif
