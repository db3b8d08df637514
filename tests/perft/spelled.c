#include "tests/perft/spelled.h"

#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"

uint64_t spellings_count(const Position *position) {
    return spelled_perft(position, 1, false);
}

static uint64_t perft_from(const Position *position, Square from, int depth, bool stop) {
    MoveList list;
    uint64_t count = 0;
    moves_paths(position, from, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        if (depth == 1) {
            return list.count;
        }
        position_play(position, list.move[i], &after, NULL);
        count += spelled_perft(&after, depth - 1, stop);
    }
    return count;
}

uint64_t spelled_perft(const Position *position, int depth, bool stop) {
    uint64_t count = 0;
    if (depth == 0) {
        return 1;
    }
    if (stop && position_verdict(position, NULL).over) {
        return 0;
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(position->cell[square], (Colour)position->turn)) {
            count += perft_from(position, square, depth, stop);
        }
    }
    return count;
}
