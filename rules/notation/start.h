/* The starts of a game other than the usual one, its handicaps, as positions. */
#ifndef SANBAN_RULES_NOTATION_START_H
#define SANBAN_RULES_NOTATION_START_H

#include "rules/play/position.h"
#include "rules/problem.h"

#include <stdbool.h>

/* Sets up a start of the ruleset's own game. */
void start_set_up(Position *out, const Ruleset *rules, const Start *start);

/* Sets up what a text means: "startpos", the key of a handicap ("two_lions"), or an SFEN. False
 * with a problem if it is none of them. */
bool start_read(Position *out, const Ruleset *rules, const char *text, Problem *why);

/* The start that this position is, or NULL where it is the usual one or none that has a name. */
const Start *start_of(const Position *position);

#endif
