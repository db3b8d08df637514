/* Passing: out over an empty square and home again, so that nothing on the board has changed.
 *
 * Says how a piece in mid-move could pass now, or in words why it cannot. */
#ifndef SANBAN_RULES_PLAY_PASS_H
#define SANBAN_RULES_PLAY_PASS_H

#include "rules/play/history.h"
#include "rules/play/path.h"
#include "rules/play/refusal.h"

typedef enum PassState {
    PASS_NONE,    /* no power that could still be meant leads out and home */
    PASS_REFUSED, /* one does, but not as things stand */
    PASS_OFFERED
} PassState;

/* How the pass stands for a path that has just begun or has taken its first step. `way` receives
 * the steps that are left of it, if it is offered; `why` (may be NULL) the reason, if it is not.
 * `history` may be NULL. */
PassState pass_find(const Walk *walk, const History *history, StepList *way, Refusal *why);

#endif
