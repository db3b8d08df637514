/* Lines of moves in USI after a position: each is unreadable, refused, or played and written back
 * as it was. */
#include "rules/notation/usi.h"
#include "rules/play/turn.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"

#include <assert.h>

static void play(Position *position, Move move) {
    char text[MOVE_TEXT_MAX];
    Move again;
    Position after;
    assert(usi_write(move, text, sizeof text) < sizeof text);
    assert(usi_read(&again, position, text, NULL) == READING_MOVE);
    assert(move_equal(move, again));
    position_play(position, move, &after, NULL);
    *position = after;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input_moves(data, size, &(InputMoves){.read = usi_read, .play = play});
    return 0;
}
