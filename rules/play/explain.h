/* Why a step, an end or an answer is not possible, in words: geometry first, then the law. */
#ifndef SANBAN_RULES_PLAY_EXPLAIN_H
#define SANBAN_RULES_PLAY_EXPLAIN_H

#include "rules/play/path.h"

/* Why the piece on its way can do nothing on the square: neither go there nor shoot there. */
void explain_target(const Walk *walk, Square square, Refusal *why);

/* Why the path cannot go on with this step. It must be one that path_reach does not offer. `why`
 * may be NULL. */
void explain_step(const Walk *walk, Step step, Refusal *why);

/* Why the path cannot end here yet. */
void explain_stop(const Walk *walk, Refusal *why);

/* Why the finished path cannot be answered but as path_answers says. */
void explain_promotion(const Walk *walk, Refusal *why);

/* Why no legal move goes through a step that path_reach offers: what the first failing ending says.
 */
void explain_ending(const Walk *walk, Step step, const History *history, Refusal *why);

/* Why the piece of a path that has just started has no legal move at all. */
void explain_no_moves(const Walk *walk, Refusal *why);

#endif
