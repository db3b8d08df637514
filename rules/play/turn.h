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
    Square blamed;    /* who brings the next change about; SQUARE_NONE: the mover */
    uint16_t reason;  /* the change of which the next one is a consequence, from 1; 0: none */
} Turn;

/* Changes one square of the board after the move and logs it. The only way in which laws change it.
 */
void turn_put(Turn *turn, Square square, Piece piece, Cause cause);

/* Says that the next change is brought about by what stands on this square, not by the mover. */
void turn_blame(Turn *turn, Square square);

/* Says that the next change follows from the end of a piece of this side that bore this trait, if
 * one has left the board in this turn; of several, from that of the last. */
void turn_blame_fall(Turn *turn, Colour side, uint64_t trait);

/* Turns the mover into its promoted form if the move says so and it still stands there. */
void turn_promote(Turn *turn);

/* What would follow if the piece on the square were taken, whoever took it: fills `after`, with its
 * owner to move, and `effects`, of which the first is the piece's own end. */
void position_remove(const Position *before, Square square, Position *after, Effects *effects);

/* True when two moves lead to one and the same position. */
bool moves_lead_alike(const Position *before, Move one, Move other);

/* Out over an empty square and home again, and nothing on the board has changed. */
bool move_is_pass(const Position *before, Move move);

/* Plays a move that is possible on the board (legal or not): fills `after`, and `effects` unless
 * NULL. `after` must not be `before`. */
void position_play(const Position *before, Move move, Position *after, Effects *effects);

#endif
