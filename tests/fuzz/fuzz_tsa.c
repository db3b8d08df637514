/* Lines of moves in TSA after a position: each is unreadable, forbidden, refused, or played; what
 * is written for it reads as a move with the same result. */
#include "rules/notation/tsa.h"
#include "rules/play/turn.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"

#include <assert.h>

static void play(Position *position, Move move) {
    char text[MOVE_TEXT_MAX];
    Move again;
    Position after;
    Position other;
    assert(tsa_write(move, position, text, sizeof text) < sizeof text);
    assert(tsa_read(&again, position, text, NULL) == READING_MOVE);
    position_play(position, move, &after, NULL);
    position_play(position, again, &other, NULL);
    assert(position_equal(&after, &other));
    *position = after;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input_moves(data, size, &(InputMoves){.read = move_read, .play = play});
    return 0;
}
