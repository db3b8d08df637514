/* The 24 ways to look from a square: the 5x5 neighbourhood as its owner sees it.
 *
 * Three rings of eight, each clockwise from straight ahead: neighbours, squares two away on a line,
 * and knight's leaps. The first ring stands in the order in which a pass looks for its middle
 * square. A set of bearings is one bit for each. White sees everything turned by half. */
#ifndef SANBAN_RULES_BOARD_BEARING_H
#define SANBAN_RULES_BOARD_BEARING_H

#include "rules/board/colour.h"
#include "rules/board/square.h"

#include <stdint.h>

typedef uint32_t Bearings;

enum { BEARING_COUNT = 24, BEARING_RING = 8, BEARING_NONE = 255 };

/* One step in each of the eight directions, from the owner's seat. */
enum {
    TO_F = 1 << 0,
    TO_FR = 1 << 1,
    TO_R = 1 << 2,
    TO_BR = 1 << 3,
    TO_B = 1 << 4,
    TO_BL = 1 << 5,
    TO_L = 1 << 6,
    TO_FL = 1 << 7,
    TO_ORTHOGONAL = TO_F | TO_R | TO_B | TO_L,
    TO_DIAGONAL = TO_FR | TO_BR | TO_BL | TO_FL,
    TO_ADJACENT = TO_ORTHOGONAL | TO_DIAGONAL
};

/* Leaps to the second square on a line. */
enum {
    TO_FF = 1 << 8,
    TO_FFRR = 1 << 9,
    TO_RR = 1 << 10,
    TO_BBRR = 1 << 11,
    TO_BB = 1 << 12,
    TO_BBLL = 1 << 13,
    TO_LL = 1 << 14,
    TO_FFLL = 1 << 15,
    TO_LEAP_ORTHOGONAL = TO_FF | TO_RR | TO_BB | TO_LL,
    TO_LEAP_DIAGONAL = TO_FFRR | TO_BBRR | TO_BBLL | TO_FFLL,
    TO_LEAP = TO_LEAP_ORTHOGONAL | TO_LEAP_DIAGONAL
};

/* Knight's leaps. */
enum {
    TO_FFR = 1 << 16,
    TO_FRR = 1 << 17,
    TO_BRR = 1 << 18,
    TO_BBR = 1 << 19,
    TO_BBL = 1 << 20,
    TO_BLL = 1 << 21,
    TO_FLL = 1 << 22,
    TO_FFL = 1 << 23,
    TO_KNIGHT_FORWARD = TO_FFR | TO_FFL,
    TO_KNIGHT = 0xff0000
};

/* How far a bearing leads, in cells, for Black; White's way is the negative. */
extern const int16_t BEARING_OFFSET[BEARING_COUNT];

static inline int bearing_offset(int bearing, Colour owner) {
    int offset = BEARING_OFFSET[bearing];
    return owner == BLACK ? offset : -offset;
}

/* The square one bearing away; may lie outside the board, never outside the grid. */
static inline Square square_shifted(Square from, int bearing, Colour owner) {
    return (Square)(from + bearing_offset(bearing, owner));
}

/* The lowest bearing of a set that is not empty. */
static inline int bearing_first(Bearings set) {
    int bearing = 0;
    while ((set & 1U) == 0) {
        set >>= 1;
        bearing++;
    }
    return bearing;
}

/* The bearing that undoes this one. */
int bearing_opposite(int bearing);

/* The line on which a bearing leads (0..7): a leap's heading is its longer side. */
int bearing_heading(int bearing);

/* Files to the right and ranks ahead, seen by the owner, that a bearing leads. */
int bearing_right(int bearing);
int bearing_ahead(int bearing);

/* The direction (0..7, seen by `owner`) in which `to` lies from `from`, when both share a file, a
 * rank or a diagonal and differ; else BEARING_NONE. */
int bearing_between(Square from, Square to, Colour owner);

#endif
