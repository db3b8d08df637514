#include "rules/laws/bare_count.h"

static bool is_dead(const Position *position, Square square, Colour side) {
    const Kind *kind = position_kind(position, square);
    return (kind->traits & KIND_STUCK_LAST) != 0 &&
           ruleset_far_rank(position->rules, square, side) == 1;
}

static void count_piece(const Position *position, Square square, BareCount *count) {
    uint64_t traits = position_kind(position, square)->traits;
    if ((traits & KIND_ROYAL) != 0) {
        count->royals++;
        count->royal = square;
    } else if ((traits & KIND_MINOR) != 0) {
        count->minors++;
    } else {
        count->fit++;
        count->piece = square;
    }
}

BareCount bare_count(const Position *position, Colour side) {
    BareCount count = {.royal = SQUARE_NONE, .piece = SQUARE_NONE};
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(position->cell[square], side) && !is_dead(position, square, side)) {
            count_piece(position, square, &count);
        }
    }
    return count;
}

bool bare_count_is_lone(const BareCount *count) {
    return count->royals == 1 && count->minors == 0 && count->fit == 0;
}
