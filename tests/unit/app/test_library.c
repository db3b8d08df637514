/* The library of saved games while all is well: saving, listing, reopening, deleting. */
#include "app/session/library.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/library_scene.h"
#include "tests/support/own_home.h"
#include "tests/support/played_game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void test_empty(void **state) {
    (void)state;
    Library *library = scene_open("");
    assert_int_equal(library_count(library), 0);
    assert_null(library_unfinished(library));
    library_close(library);
    library_close(NULL);
}

static void test_a_game_without_moves_is_not_saved(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(0, 1);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 0);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 0);
    game_free(game);
}

/* "20261130-041012-4711.sanban" */
static void expect_name(const char *name) {
    char digits[LIBRARY_NAME_MAX];
    size_t length = 0;
    for (; name[length] != '\0'; length++) {
        digits[length] = isdigit((unsigned char)name[length]) ? '0' : name[length];
    }
    digits[length] = '\0';
    assert_memory_equal(digits, "00000000-000000-0", 17);
    assert_string_equal(digits + strspn(digits, "0-"), ".sanban");
}

static void test_a_saved_game_is_listed(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(7, 1);
    RecordHeads heads = {.name = {"Ito", "Mori"}, .flipped = true};
    scene_save(library, game, &heads);
    assert_int_equal(heads.saved, 1);
    assert_int_equal(strlen(heads.begun), strlen("2026-11-30 04:10"));
    assert_string_equal(heads.played, heads.begun);
    assert_int_equal(library_count(library), 1);
    const LibraryEntry *entry = library_entry(library, 0);
    expect_name(entry->name);
    assert_int_equal(entry->summary.plies, 7);
    assert_int_equal(entry->summary.heads.saved, 1);
    assert_string_equal(entry->summary.heads.name[0], "Ito");
    assert_ptr_equal(library_unfinished(library), entry);
    library_close(library);
    game_free(game);
}

/* What a later start of the program finds; nothing else lies in the folder but the lock. */
static void test_a_saved_game_is_found_and_reopened(void **state) {
    (void)state;
    Game *game = played_game(12, 2);
    RecordHeads heads = {.name = {"Ito", "Mori"}, .begun = "1999-12-31 23:59", .flipped = true};
    Library *library = scene_open("");
    scene_save(library, game, &heads);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ""), 2);
    library = scene_open("");
    assert_int_equal(library_count(library), 1);
    scene_expect_game(library, 0, game, &heads);
    library_close(library);
    game_free(game);
}

static void test_files_are_for_the_user_alone(void **state) {
    (void)state;
    char path[HOME_PATH_MAX];
    struct stat about;
    Library *library = scene_open("");
    scene_add_game(library, 3, 1);
    scene_file(library_entry(library, 0)->name, path);
    library_close(library);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

/* Ply after ply goes to one file, whose number grows; a new game gets another file. */
static void test_a_file_for_each_game(void **state) {
    (void)state;
    char first[LIBRARY_NAME_MAX];
    Library *library = scene_open("");
    Game *game = played_game(1, 3);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    memcpy(first, library_entry(library, 0)->name, sizeof first);
    played_game_on(game, 1, 4);
    scene_save(library, game, &heads);
    assert_int_equal(heads.saved, 2);
    assert_int_equal(library_count(library), 1);
    assert_string_equal(library_entry(library, 0)->name, first);
    assert_int_equal(library_entry(library, 0)->summary.plies, 2);
    scene_add_game(library, 5, 5);
    assert_int_equal(library_count(library), 2);
    assert_string_not_equal(library_entry(library, 0)->name, first);
    assert_string_equal(library_entry(library, 1)->name, first);
    assert_int_equal(library_entry(library, 0)->summary.heads.saved, 3);
    library_close(library);
    game_free(game);
}

/* The number goes on from the largest, over all games and starts of the program. */
static void test_numbers_go_on(void **state) {
    (void)state;
    Library *library = scene_open("");
    scene_add_game(library, 1, 1);
    scene_add_game(library, 1, 2);
    library_close(library);
    library = scene_open("");
    scene_add_game(library, 1, 3);
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(library_entry(library, i)->summary.heads.saved, 3 - i);
    }
    library_close(library);
}

static void test_only_an_open_game_is_offered(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(5, 1);
    RecordHeads heads = {.saved = 0};
    game_end(game, verdict_for(BLACK, REASON_RESIGNATION));
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 1);
    assert_null(library_unfinished(library));
    scene_add_game(library, 2, 2);
    assert_ptr_equal(library_unfinished(library), library_entry(library, 0));
    library_close(library);
    game_free(game);
}

static void test_a_reopened_game_keeps_its_file(void **state) {
    (void)state;
    char name[LIBRARY_NAME_MAX];
    Library *library = scene_open("");
    scene_add_game(library, 4, 1);
    scene_add_game(library, 6, 2);
    library_close(library);
    library = scene_open("");
    memcpy(name, library_entry(library, 1)->name, sizeof name);
    RecordHeads heads = {.saved = 0};
    Game *game = library_read(library, 1, &heads, NULL);
    assert_non_null(game);
    assert_int_equal(heads.saved, 1);
    played_game_on(game, 1, 3);
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 2);
    assert_string_equal(library_entry(library, 0)->name, name);
    assert_int_equal(library_entry(library, 0)->summary.plies, 5);
    scene_expect_game(library, 0, game, &heads);
    library_close(library);
    game_free(game);
}

/* The next game, reopened or new, may come while the last half is still to be done. */
static void test_no_half_is_forgotten(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(3, 1);
    RecordHeads heads = {.saved = 0};
    assert_true(library_prepare(library, game, &heads, NULL));
    assert_int_equal(library_count(library), 0);
    library_begin(library);
    assert_int_equal(library_count(library), 1);
    heads = (RecordHeads){.saved = 0};
    assert_true(library_prepare(library, game, &heads, NULL));
    Game *other = library_read(library, 0, &heads, NULL);
    assert_int_equal(heads.saved, 1);
    assert_int_equal(library_count(library), 2);
    played_game_on(other, 1, 9);
    assert_true(library_prepare(library, other, &heads, NULL));
    library_close(library);
    library = scene_open("");
    assert_int_equal(library_count(library), 2);
    assert_int_equal(library_entry(library, 0)->summary.plies, 4);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
    game_free(game);
    game_free(other);
}

/* The game that is being saved is itself reopened: it comes with its last ply. */
static void test_the_present_game_is_reopened(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(3, 1);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    played_game_on(game, 1, 2);
    assert_true(library_prepare(library, game, &heads, NULL));
    scene_expect_game(library, 0, game, &heads);
    library_close(library);
    game_free(game);
}

static void test_fifty_games_are_kept(void **state) {
    (void)state;
    enum { GAMES = 60 };
    Library *library = scene_open("");
    for (unsigned i = 1; i <= GAMES; i++) {
        scene_add_game(library, 1 + i % 3, i);
        assert_int_equal(library_count(library), i < 50 ? i : 50);
        assert_int_equal(library_entry(library, 0)->summary.heads.saved, i);
    }
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 50);
    library_close(library);
    library = scene_open("");
    assert_int_equal(library_count(library), 50);
    for (unsigned i = 0; i < 50; i++) {
        assert_int_equal(library_entry(library, i)->summary.heads.saved, GAMES - i);
    }
    library_close(library);
}

/* The oldest is gone on with: it is the present game and the latest, and no other goes. */
static void test_the_oldest_of_fifty_goes_on(void **state) {
    (void)state;
    Library *library = scene_open("");
    for (unsigned i = 1; i <= 50; i++) {
        scene_add_game(library, 1, i);
    }
    RecordHeads heads = {.saved = 0};
    Game *game = library_read(library, 49, &heads, NULL);
    assert_int_equal(heads.saved, 1);
    played_game_on(game, 1, 99);
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 50);
    assert_int_equal(library_entry(library, 0)->summary.plies, 2);
    assert_int_equal(library_entry(library, 49)->summary.heads.saved, 2);
    library_close(library);
    game_free(game);
}

static void test_delete(void **state) {
    (void)state;
    char gone[LIBRARY_NAME_MAX];
    char path[HOME_PATH_MAX];
    Library *library = scene_open("");
    scene_add_game(library, 1, 1);
    scene_add_game(library, 2, 2);
    scene_add_game(library, 3, 3);
    memcpy(gone, library_entry(library, 1)->name, sizeof gone);
    assert_true(library_delete(library, 1, NULL));
    assert_int_equal(library_count(library), 2);
    assert_int_equal(library_entry(library, 0)->summary.plies, 3);
    assert_int_equal(library_entry(library, 1)->summary.plies, 1);
    scene_file(gone, path);
    struct stat about;
    assert_int_not_equal(stat(path, &about), 0);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 2);
}

/* The present game is deleted between the halves of its saving; it is not written again before
 * its next save, which makes a new file. */
static void test_delete_the_present_game(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(2, 1);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    played_game_on(game, 1, 2);
    assert_true(library_prepare(library, game, &heads, NULL));
    assert_true(library_delete(library, 0, NULL));
    assert_true(library_commit(library, NULL));
    assert_int_equal(library_count(library), 0);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 0);
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 1);
    assert_int_equal(library_entry(library, 0)->summary.plies, 3);
    library_close(library);
    game_free(game);
}

/* Case 86: resigning while ply 20 is shown must not shorten the saved game of 40. */
static void test_resigning_at_an_older_ply_keeps_all(void **state) {
    (void)state;
    Library *library = scene_open("");
    Game *game = played_game(40, 86);
    const unsigned plies = played_game_plies(game);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    for (int i = 0; i < 20; i++) {
        assert_true(game_undo(game));
    }
    game_end(game, verdict_for(WHITE, REASON_RESIGNATION));
    assert_true(library_prepare(library, game, &heads, NULL));
    library_close(library);
    library = scene_open("");
    assert_int_equal(library_entry(library, 0)->summary.plies, 40);
    Game *again = library_read(library, 0, &heads, NULL);
    assert_non_null(again);
    assert_int_equal(played_game_plies(again), plies);
    assert_int_equal(ply_depth(game_ply(again)), 20);
    assert_int_equal(game_verdict(again).reason, REASON_RESIGNATION);
    assert_int_equal(ply_depth(game_line_end(again)), 40);
    library_close(library);
    game_free(game);
    game_free(again);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_empty, home_begin),
        cmocka_unit_test_setup(test_a_game_without_moves_is_not_saved, home_begin),
        cmocka_unit_test_setup(test_a_saved_game_is_listed, home_begin),
        cmocka_unit_test_setup(test_a_saved_game_is_found_and_reopened, home_begin),
        cmocka_unit_test_setup(test_files_are_for_the_user_alone, home_begin),
        cmocka_unit_test_setup(test_a_file_for_each_game, home_begin),
        cmocka_unit_test_setup(test_numbers_go_on, home_begin),
        cmocka_unit_test_setup(test_only_an_open_game_is_offered, home_begin),
        cmocka_unit_test_setup(test_a_reopened_game_keeps_its_file, home_begin),
        cmocka_unit_test_setup(test_no_half_is_forgotten, home_begin),
        cmocka_unit_test_setup(test_the_present_game_is_reopened, home_begin),
        cmocka_unit_test_setup(test_fifty_games_are_kept, home_begin),
        cmocka_unit_test_setup(test_the_oldest_of_fifty_goes_on, home_begin),
        cmocka_unit_test_setup(test_delete, home_begin),
        cmocka_unit_test_setup(test_delete_the_present_game, home_begin),
        cmocka_unit_test_setup(test_resigning_at_an_older_ply_keeps_all, home_begin),
    };
    return cmocka_run_group_tests_name("library", tests, NULL, NULL);
}
