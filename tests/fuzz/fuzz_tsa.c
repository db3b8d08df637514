/* Lines of moves in TSA after a position: each is unreadable, forbidden, refused, or played; what
 * is written for it reads as a move with the same result. */
#include "rules/notation/tsa.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"

#include <assert.h>
#include <stdlib.h>

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

static void try_move(Position *position, const char *text) {
    Move move;
    Problem problem = {.text = ""};
    Refusal why = {.text = ""};
    Reading reading = move_read(&move, position, text, &problem);
    if (reading != READING_MOVE) {
        input_expect_problem(&problem, text);
    } else if (move_is_legal(position, NULL, move, &why)) {
        play(position, move);
    } else {
        input_expect_refusal(&why);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = input_text(data, size);
    Ruleset rules;
    Position position;
    char *rest = input_position(&position, &rules, text);
    char *line = input_line(&rest);
    for (int lines = 0; line != NULL && lines < INPUT_LINES_MAX; lines++) {
        try_move(&position, line);
        line = input_line(&rest);
    }
    free(text);
    return 0;
}
