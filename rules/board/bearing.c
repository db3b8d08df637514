#include "rules/board/bearing.h"

#include <stdlib.h>

/* Right and ahead of each bearing; the offsets below are the same in cells. */
static const int8_t RIGHT[BEARING_COUNT] = {
    0, 1, 1, 1, 0, -1, -1, -1, 0, 2, 2, 2, 0, -2, -2, -2, 1, 2, 2, 1, -1, -2, -2, -1,
};
static const int8_t AHEAD[BEARING_COUNT] = {
    1, 1, 0, -1, -1, -1, 0, 1, 2, 2, 0, -2, -2, -2, 0, 2, 2, 1, -1, -2, -2, -1, 1, 2,
};

#define OFFSET(right, ahead) ((right) - (ahead)*BOARD_STRIDE)

const int16_t BEARING_OFFSET[BEARING_COUNT] = {
    OFFSET(0, 1),  OFFSET(1, 1),   OFFSET(1, 0),   OFFSET(1, -1),  OFFSET(0, -1), OFFSET(-1, -1),
    OFFSET(-1, 0), OFFSET(-1, 1),  OFFSET(0, 2),   OFFSET(2, 2),   OFFSET(2, 0),  OFFSET(2, -2),
    OFFSET(0, -2), OFFSET(-2, -2), OFFSET(-2, 0),  OFFSET(-2, 2),  OFFSET(1, 2),  OFFSET(2, 1),
    OFFSET(2, -1), OFFSET(1, -2),  OFFSET(-1, -2), OFFSET(-2, -1), OFFSET(-2, 1), OFFSET(-1, 2),
};

int bearing_opposite(int bearing) {
    int ring = bearing - bearing % BEARING_RING;
    return ring + (bearing + BEARING_RING / 2) % BEARING_RING;
}

int bearing_heading(int bearing) {
    if (bearing < 2 * BEARING_RING) {
        return bearing % BEARING_RING;
    }
    if (abs(AHEAD[bearing]) > abs(RIGHT[bearing])) {
        return AHEAD[bearing] > 0 ? 0 : 4;
    }
    return RIGHT[bearing] > 0 ? 2 : 6;
}

int bearing_right(int bearing) {
    return RIGHT[bearing];
}

int bearing_ahead(int bearing) {
    return AHEAD[bearing];
}

int bearing_between(Square from, Square to, Colour owner) {
    int right = square_file(from) - square_file(to);
    int ahead = square_rank(from) - square_rank(to);
    if (owner == WHITE) {
        right = -right;
        ahead = -ahead;
    }
    if ((right == 0 && ahead == 0) || (right != 0 && ahead != 0 && abs(right) != abs(ahead))) {
        return BEARING_NONE;
    }
    int unit_right = (right > 0) - (right < 0);
    int unit_ahead = (ahead > 0) - (ahead < 0);
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        if (RIGHT[bearing] == unit_right && AHEAD[bearing] == unit_ahead) {
            return bearing;
        }
    }
    return BEARING_NONE;
}
