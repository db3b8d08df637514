/* The library when memory runs out: nothing crashes, leaks or is thrown away, and when there is
 * memory again everything is there. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/failing_memory.h"
#include "tests/support/library_scene.h"
#include "tests/support/own_home.h"
#include "tests/support/played_game.h"

#include <stdlib.h>
#include <string.h>

/* One start of the program; true when all of it went well. */
static bool open_save_and_read(const Game *game) {
    RecordHeads heads = {.saved = 0};
    Problem why = {.text = ""};
    Library *library = library_open(&why);
    if (library == NULL) {
        expect_sentence(why.text);
        return false;
    }
    bool well = why.text[0] == '\0';
    /* What could not be listed was told. */
    assert_true(!well || library_count(library) == 1);
    if (!library_prepare(library, game, &heads, &why) || !library_commit(library, &why)) {
        expect_sentence(why.text);
        well = false;
    }
    Game *again = library_count(library) > 0 ? library_read(library, 0, &heads, &why) : NULL;
    well = well && again != NULL;
    game_free(again);
    library_close(library);
    return well;
}

/* A game and a newer neighbour of it are in the folder at every start. */
static void put_in_place(const Game *game, const char *name, const char *neighbour) {
    size_t length = 0;
    RecordHeads heads = {.saved = 1};
    char *text = record_write(game, &heads, &length);
    assert_non_null(text);
    home_write(name, text, length);
    free(text);
    heads.saved = 2;
    text = record_write(game, &heads, &length);
    assert_non_null(text);
    home_write(neighbour, text, length);
    free(text);
}

/* The neighbour has become the file; neither was thrown away. */
static void expect_old_game(const Library *library) {
    for (size_t i = 0; i < library_count(library); i++) {
        const LibraryEntry *entry = library_entry(library, i);
        if (strcmp(entry->name, "old.sanban") == 0) {
            assert_int_equal(entry->summary.heads.saved, 2);
            return;
        }
    }
    fail_msg("the old game is not in the list");
}

/* At every single allocation, for once or for good. */
static void every_allocation_fails(bool for_good) {
    Game *old = played_game(9, 1);
    Game *game = played_game(4, 2);
    for (size_t number = 1;; number++) {
        assert_int_equal(home_begin(NULL), 0);
        put_in_place(old, SCENE_GAMES "/old.sanban", SCENE_GAMES "/.old.sanban.new");
        const size_t held = memory_held();
        memory_fail_at(number, for_good);
        const bool well = open_save_and_read(game);
        const bool reached = memory_asked() >= number;
        memory_fail_at(0, false);
        assert_int_equal(memory_held(), held);
        assert_int_equal(home_count(SCENE_GAMES, ".damaged"), 0);
        Library *library = scene_open("");
        expect_old_game(library);
        assert_true(!well || library_count(library) == 2);
        library_close(library);
        if (!reached) {
            assert_true(well && number > 20);
            break;
        }
    }
    game_free(old);
    game_free(game);
}

static void test_one_allocation_fails(void **state) {
    (void)state;
    every_allocation_fails(false);
}

static void test_all_allocations_fail_from_one_on(void **state) {
    (void)state;
    every_allocation_fails(true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_allocation_fails),
        cmocka_unit_test(test_all_allocations_fail_from_one_on),
    };
    return cmocka_run_group_tests_name("library_memory", tests, NULL, NULL);
}
