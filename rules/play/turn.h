/* Playing a move: its steps first, then the laws in their order.
 *
 * There is no way to take a move back; positions are copied instead. */
#ifndef SANBAN_RULES_PLAY_TURN_H
#define SANBAN_RULES_PLAY_TURN_H

#include "rules/play/effects.h"
#include "rules/play/move.h"
#include "rules/play/position.h"

/* A move while it is being played. Laws see the board before it and change the one after it. */
typedef struct Turn {
    const Position *before;
    Position *after;
    Move move;
    Effects *effects; /* may be NULL */
    Square at;        /* where the mover stands, SQUARE_NONE once it is gone */
    const Law *law;   /* the law that is speaking, or NULL */
} Turn;

/* Changes one square of the board after the move and logs it. The only way in which laws change it.
 */
void turn_put(Turn *turn, Square square, Piece piece, Cause cause);

/* Turns the mover into its promoted form if the move says so and it still stands there. */
void turn_promote(Turn *turn);

/* True when two moves lead to one and the same position. */
bool moves_lead_alike(const Position *before, Move one, Move other);

/* Out over an empty square and home again, and nothing on the board has changed. */
bool move_is_pass(const Position *before, Move move);

/* Plays a move that is possible on the board (legal or not): fills `after`, and `effects` unless
 * NULL. `after` must not be `before`. */
void position_play(const Position *before, Move move, Position *after, Effects *effects);

#endif
