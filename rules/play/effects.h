/* The ordered log of what a move did to the board, with causes.
 *
 * Effects are for those who show or check a move: they replay a position into the next one and
 * back. Nothing is decided by them. */
#ifndef SANBAN_RULES_PLAY_EFFECTS_H
#define SANBAN_RULES_PLAY_EFFECTS_H

#include "rules/play/position.h"

#include <stdint.h>

/* Every point of the largest board, and the steps of the mover. */
enum { CHANGES_MAX = BOARD_SIDE_MAX * BOARD_SIDE_MAX + 39 };

typedef enum Cause {
    CAUSE_LEFT,
    CAUSE_ARRIVED,
    CAUSE_CAPTURED,
    CAUSE_SHOT,
    CAUSE_BURNED,
    CAUSE_PROMOTED,
    CAUSE_CHAINED,
    CAUSE_REVERTED
} Cause;

typedef struct Change {
    Square square;
    Piece before, after;
    uint8_t cause;  /* Cause */
    Square by;      /* the square of the piece that brought it about */
    uint16_t of;    /* the earlier change without which it would not have happened, counted from 1;
                       0 for none that is known */
    const Law *law; /* the law that spoke, or NULL for the move itself */
} Change;

typedef struct Effects {
    uint16_t count;
    Change change[CHANGES_MAX];
} Effects;

/* Carries the logged changes out on the cells of `position`, in order; turn and memory stay. */
void effects_forward(const Effects *effects, Position *position);

/* Takes them back, last first. */
void effects_backward(const Effects *effects, Position *position);

/* The change of which this one is a consequence, or NULL. */
const Change *effects_reason(const Effects *effects, const Change *change);

/* Where the piece stands in the end that stood on the square before; SQUARE_NONE if it is gone. */
Square effects_follow(const Effects *effects, Square square);

/* Where the piece stood that made the move; SQUARE_NONE if nothing has left its square. */
Square effects_mover(const Effects *effects);

#endif
