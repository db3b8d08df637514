/* Anything as a saved game: refused with a good sentence and its place, or read; and what was read
 * is written and read again without a difference. What can be read can be peeked into, unless its
 * derived heads are wrong. */
#include "rules/formats/record_file.h"
#include "tests/fuzz/input.h"
#include "tests/fuzz/target.h"
#include "tests/support/same_game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static void expect_placed(const Problem *why) {
    Problem placed = *why;
    assert(why->line >= 1 && why->column >= 0);
    placed.line = 1;
    placed.column = 1;
    input_expect_problem(&placed, "");
}

static void try_game(const Game *game, const RecordHeads *heads) {
    RecordHeads again_heads;
    RecordSummary summary;
    size_t length = 0;
    size_t again_length = 0;
    char *text = record_write(game, heads, &length);
    assert(text != NULL && record_is_whole(text, length));
    Game *again = record_read(text, length, &again_heads, NULL);
    assert(again != NULL && game_is_same(game, again));
    char *same = record_write(again, &again_heads, &again_length);
    assert(same != NULL && strcmp(text, same) == 0);
    bool peeked = record_peek(text, length, &summary, NULL);
    assert(peeked && summary.plies == ply_depth(game_line_end(game)));
    free(same);
    free(text);
    game_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    RecordHeads heads;
    RecordSummary summary;
    Problem why = {.text = ""};
    Game *game = record_read((const char *)data, size, &heads, &why);
    if (game != NULL) {
        assert(record_is_whole((const char *)data, size));
        try_game(game, &heads);
        game_free(game);
    } else {
        expect_placed(&why);
    }
    if (!record_peek((const char *)data, size, &summary, &why)) {
        expect_placed(&why);
    }
    return 0;
}
