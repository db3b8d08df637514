/* Whether a piece can really take what stands on a square, or go to an empty one: by a whole legal
 * move, and if not, which single law is in its way. For those who explain a board. */
#ifndef SANBAN_RULES_PLAY_REACHING_H
#define SANBAN_RULES_PLAY_REACHING_H

#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"

typedef enum Reaching {
    REACHING_NOT,    /* not by its powers, or more than one law forbids it */
    REACHING_BARRED, /* it would, if one law did not forbid it */
    REACHING_MOVE    /* a legal move of it does */
} Reaching;

/* What the piece on `from`, which must belong to the side to move, can do to the square: take the
 * enemy there by landing or by a shot, or end its move there if it is empty. `move` receives such a
 * move, `why` the law that forbids it. Where `why` is NULL no law is looked for. Repetition is left
 * aside. */
Reaching piece_reaching(const Position *position, Square from, Square square, Move *move,
                        Refusal *why);

#endif
