/* Squares of a bordered board.
 *
 * Every board, whatever its size, lies in the same grid of BOARD_CELLS cells: file 1 of every game
 * in the same column, rank a in the same row, with a margin wide enough for any leap. A square is a
 * cell's number; going through the numbers upwards is going through a position as SFEN writes it:
 * rank a first, the highest file first in each rank. This room knows neither pieces nor the size of
 * a game. */
#ifndef SANBAN_RULES_BOARD_SQUARE_H
#define SANBAN_RULES_BOARD_SQUARE_H

#include <stdint.h>

typedef uint16_t Square;

enum {
    SQUARE_NONE = 0, /* lies in the margin, so no corner of a board is ever mistaken for it */
    BOARD_SIDE_MAX = 19,
    BOARD_MARGIN = 2,
    BOARD_STRIDE = 24,
    BOARD_CELLS = BOARD_STRIDE * (BOARD_SIDE_MAX + 2 * BOARD_MARGIN),
    SQUARE_NAME_MAX = 4 /* "19s" and its end */
};

/* The square of a file (1 is Black's rightmost) and a rank (1 is rank a, White's back rank);
 * both in 1..BOARD_SIDE_MAX. */
static inline Square square_at(int file, int rank) {
    return (Square)((rank - 1 + BOARD_MARGIN) * BOARD_STRIDE + BOARD_MARGIN + BOARD_SIDE_MAX -
                    file);
}

static inline int square_file(Square square) {
    return BOARD_SIDE_MAX + BOARD_MARGIN - square % BOARD_STRIDE;
}

static inline int square_rank(Square square) {
    return square / BOARD_STRIDE - BOARD_MARGIN + 1;
}

/* King distance between two squares. */
int square_distance(Square one, Square other);

/* Writes the square as people and engines do: file in figures, rank as a letter ("7f"). */
void square_write(Square square, char out[SQUARE_NAME_MAX]);

#endif
