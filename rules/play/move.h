/* A finished move: the decision, and nothing that follows from it.
 *
 * From where, up to five steps (legs and shots in their order), and the answer about promotion.
 * What else a move brings about (burns, chains of promotion) is found by playing it. */
#ifndef SANBAN_RULES_PLAY_MOVE_H
#define SANBAN_RULES_PLAY_MOVE_H

#include "rules/board/square.h"
#include "rules/pieces/power.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Step {
    Square square;
    uint8_t act; /* Act */
} Step;

/* What was answered about promotion. */
enum { MOVE_NOT_ASKED, MOVE_KEPT, MOVE_PROMOTED };

typedef struct Move {
    Square from; /* SQUARE_NONE: no move */
    uint8_t steps;
    uint8_t promotion;
    Step step[LEGS_MAX];
} Move;

_Static_assert(sizeof(Step) == 4 && sizeof(Move) == 24, "a move stays small");

/* Where the piece stands after the move. */
Square move_end(Move move);

/* Same squares, same acts, same answer. Two different moves may still lead to one position. */
bool move_equal(Move one, Move other);

#endif
