/* What the picked piece could reach next by its powers alone, but may not, since a law about steps
 * forbids it; and the ways round the law.
 *
 * Asks the same laws as the selector, at any moment of the move. What a law about endings forbids
 * is not here: the piece gets there, and only the finished move may not stand. */
#ifndef SANBAN_RULES_PLAY_FORBIDDEN_H
#define SANBAN_RULES_PLAY_FORBIDDEN_H

#include "rules/play/selector.h"

/* True when these rules have a law about steps. */
bool forbidden_comes_up(const Ruleset *rules);

/* The steps that lead to such squares, each square once; none while nothing is picked. `out` is
 * overwritten. */
void forbidden_steps(const Selector *selector, StepList *out);

/* The law that forbids the square, what is to blame, and the sentence: what selector_refusal says
 * of it. False if no law about steps forbids it. */
bool forbidden_reason(const Selector *selector, Square square, Refusal *why);

/* The steps on offer after which this very square is on offer. `out` is overwritten. */
void forbidden_ways_round(const Selector *selector, Square square, StepList *out);

#endif
