/* What follows from the kinds alone, worked out once for a ruleset: how each kind's moves lie on
 * the board, and what their captures reach. */
#ifndef SANBAN_RULES_PLAY_MANNER_H
#define SANBAN_RULES_PLAY_MANNER_H

#include "rules/play/ruleset.h"

/* Fills in rays, reaches and manners of all kinds; `rules->variant` is set, the rest zero. */
void manners_note(Ruleset *rules);

#endif
