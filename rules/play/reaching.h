/* Whether a piece can really take what stands on a square, or go to an empty one: by a whole legal
 * move, and if not, which single law is in its way. For those who explain a board. */
#ifndef SANBAN_RULES_PLAY_REACHING_H
#define SANBAN_RULES_PLAY_REACHING_H

#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"

#include <stdbool.h>

/* Can the piece on `from`, which must belong to the side to move, take the enemy on the square by
 * landing or by a shot, or end its move there if it is empty? `move` receives such a move.
 * Repetition is left aside. */
bool piece_reaches(const Position *position, Square from, Square square, Move *move);

/* True when it cannot, but could if one law did not forbid it: `why` is what that law says on the
 * way that would lead there. False if more than one law is in its way. */
bool piece_is_barred(const Position *position, Square from, Square square, Refusal *why);

#endif
