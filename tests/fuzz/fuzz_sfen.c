/* Anything read as a position can be written, and what was written is read as the same position. */
#include "rules/notation/sfen.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void try_position(const Position *position) {
    char text[SFEN_MAX];
    char again[SFEN_MAX];
    Position read;
    Problem why = {.text = ""};
    assert(position_key(position) == position->key);
    assert(sfen_write(position, text, sizeof text) < sizeof text);
    bool readable = sfen_read(&read, position->rules, text, &why);
    assert(readable);
    assert(position_equal(&read, position) && read.ply == position->ply);
    assert(read.problem == position->problem);
    sfen_write(&read, again, sizeof again);
    assert(strcmp(text, again) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = input_text(data, size);
    for (unsigned game = 0; game < INPUT_GAMES; game += 2) {
        Ruleset rules;
        Position position;
        Problem why = {.text = ""};
        input_rules(&rules, game);
        if (sfen_read(&position, &rules, text, &why)) {
            try_position(&position);
        } else {
            input_expect_problem(&why, text);
        }
    }
    free(text);
    return 0;
}
