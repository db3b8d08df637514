#include "tests/support/library_scene.h"

#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/played_game.h"

#include <stdio.h>
#include <stdlib.h>

Library *scene_open(const char *part) {
    Problem why = {.text = "not set."};
    Library *library = library_open(&why);
    assert_non_null(library);
    if (part[0] == '\0') {
        assert_string_equal(why.text, "");
    } else {
        expect_sentence(why.text);
        expect_part(why.text, part);
    }
    return library;
}

void scene_save(Library *library, const Game *game, RecordHeads *heads) {
    Problem why = {.text = ""};
    const bool saved = library_prepare(library, game, heads, &why) && library_commit(library, &why);
    assert_string_equal(why.text, "");
    assert_true(saved);
}

void scene_add_game(Library *library, unsigned plies, uint64_t seed) {
    Game *game = played_game(plies, seed);
    RecordHeads heads = {.saved = 0};
    library_begin(library);
    scene_save(library, game, &heads);
    game_free(game);
}

void scene_name(const char *name, const char *ending, char out[HOME_PATH_MAX]) {
    const int length = snprintf(out, HOME_PATH_MAX, SCENE_GAMES "/%s%s", name, ending);
    assert_true(length > 0 && length < HOME_PATH_MAX);
}

void scene_file(const char *name, char out[HOME_PATH_MAX]) {
    char below[HOME_PATH_MAX];
    scene_name(name, "", below);
    home_path(below, out);
}

/* A game and its heads are one text. */
void scene_expect_game(Library *library, size_t index, const Game *game, const RecordHeads *heads) {
    RecordHeads found;
    Problem why = {.text = ""};
    size_t length = 0;
    size_t found_length = 0;
    Game *again = library_read(library, index, &found, &why);
    assert_string_equal(why.text, "");
    assert_non_null(again);
    char *text = record_write(game, heads, &length);
    char *found_text = record_write(again, &found, &found_length);
    assert_int_equal(found_length, length);
    assert_memory_equal(found_text, text, length);
    free(text);
    free(found_text);
    game_free(again);
}
