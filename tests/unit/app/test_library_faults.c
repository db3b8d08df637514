/* Saving that fails: the user is told once, the game in memory is untouched, what is on disk stays
 * whole, and when saving works again everything is there. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/library_scene.h"
#include "tests/support/own_home.h"
#include "tests/support/played_game.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

/* A saved game, and its next ply that is not saved yet. */
typedef struct Saving {
    Library *library;
    Game *game;
    RecordHeads heads;
} Saving;

static Saving saving_begin(unsigned plies) {
    Saving saving = {.library = scene_open(""), .game = played_game(plies, 5)};
    scene_save(saving.library, saving.game, &saving.heads);
    played_game_on(saving.game, 1, 6);
    return saving;
}

static void saving_end(Saving *saving) {
    library_close(saving->library);
    game_free(saving->game);
}

static bool save(Saving *saving, Problem *why) {
    *why = (Problem){.text = "not set."};
    return library_prepare(saving->library, saving->game, &saving->heads, why) &&
           library_commit(saving->library, why);
}

/* Saving fails with this sentence, and then again in silence; ply after ply. */
static void expect_failing(Saving *saving, const char *sentence) {
    Problem why;
    assert_false(save(saving, &why));
    assert_string_equal(why.text, sentence);
    for (unsigned i = 0; i < 3; i++) {
        played_game_on(saving->game, 1, i);
        assert_false(save(saving, &why));
        assert_string_equal(why.text, "");
    }
}

/* Saving works again: all that was played meanwhile is there at the next start. */
static void expect_saved(Saving *saving, size_t count) {
    scene_save(saving->library, saving->game, &saving->heads);
    library_close(saving->library);
    saving->library = scene_open("");
    assert_int_equal(library_count(saving->library), count);
    scene_expect_game(saving->library, 0, saving->game, &saving->heads);
}

/* Files may not be longer than this from now on. */
static void limit_files(rlim_t bytes) {
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

/* Case 86: the disk is full, at any byte of the text. */
static void test_no_room(void **state) {
    (void)state;
    Saving saving = saving_begin(30);
    (void)signal(SIGXFSZ, SIG_IGN);
    for (rlim_t bytes = 0; bytes < 600; bytes += 199) {
        limit_files(bytes);
        expect_failing(&saving, "The game cannot be saved: File too large.");
        limit_files(RLIM_INFINITY);
        assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
        Library *other = scene_open("");
        assert_int_equal(library_count(other), 1);
        library_close(other);
        expect_saved(&saving, 1);
    }
    saving_end(&saving);
}

/* The very first save fails: there is nothing on disk, and the game is saved later. */
static void test_no_room_at_first(void **state) {
    (void)state;
    Saving saving = {.library = scene_open(""), .game = played_game(2, 5)};
    (void)signal(SIGXFSZ, SIG_IGN);
    limit_files(10);
    expect_failing(&saving, "The game cannot be saved: File too large.");
    limit_files(RLIM_INFINITY);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 0);
    expect_saved(&saving, 1);
    saving_end(&saving);
}

/* A reason that comes back after a save that worked is news again. */
static void test_the_same_reason_later(void **state) {
    (void)state;
    Saving saving = saving_begin(3);
    (void)signal(SIGXFSZ, SIG_IGN);
    limit_files(10);
    expect_failing(&saving, "The game cannot be saved: File too large.");
    limit_files(RLIM_INFINITY);
    scene_save(saving.library, saving.game, &saving.heads);
    limit_files(10);
    expect_failing(&saving, "The game cannot be saved: File too large.");
    limit_files(RLIM_INFINITY);
    saving_end(&saving);
}

/* Another reason is told although saving failed before. */
static void test_another_reason(void **state) {
    (void)state;
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    Saving saving = saving_begin(3);
    Problem why;
    (void)signal(SIGXFSZ, SIG_IGN);
    limit_files(10);
    expect_failing(&saving, "The game cannot be saved: File too large.");
    limit_files(RLIM_INFINITY);
    home_path(SCENE_GAMES, folder);
    home_path("away", away);
    assert_int_equal(rename(folder, away), 0);
    home_write(SCENE_GAMES, "a file", 6);
    assert_false(save(&saving, &why));
    expect_sentence(why.text);
    expect_part(why.text, "The game cannot be saved: ");
    assert_false(save(&saving, &why));
    assert_string_equal(why.text, "");
    assert_int_equal(unlink(folder), 0);
    assert_int_equal(rename(away, folder), 0);
    expect_saved(&saving, 1);
    saving_end(&saving);
}

/* The whole folder is gone; it is made again. */
static void test_the_folder_is_removed(void **state) {
    (void)state;
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    Saving saving = saving_begin(3);
    home_path("state", folder);
    home_path("away", away);
    assert_int_equal(rename(folder, away), 0);
    expect_saved(&saving, 1);
    saving_end(&saving);
}

/* The folder goes between the halves: the second fails until the first has been done again. */
static void test_the_neighbour_is_removed(void **state) {
    (void)state;
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    Saving saving = saving_begin(3);
    Problem why = {.text = ""};
    assert_true(library_prepare(saving.library, saving.game, &saving.heads, &why));
    home_path("state", folder);
    home_path("away", away);
    assert_int_equal(rename(folder, away), 0);
    assert_false(library_commit(saving.library, &why));
    assert_string_equal(why.text, "The game cannot be saved: No such file or directory.");
    assert_false(library_commit(saving.library, &why));
    assert_string_equal(why.text, "");
    expect_saved(&saving, 1);
    saving_end(&saving);
}

/* From the start there is no folder: games live in memory until there can be one. */
static void test_never_a_folder(void **state) {
    (void)state;
    char path[HOME_PATH_MAX];
    Problem why = {.text = ""};
    home_write("state", "a file", 6);
    Saving saving = {.library = scene_open("cannot be made"), .game = played_game(3, 1)};
    assert_int_equal(library_count(saving.library), 0);
    assert_false(save(&saving, &why));
    expect_part(why.text, "The game cannot be saved: ");
    library_begin(saving.library);
    home_path("state", path);
    assert_int_equal(unlink(path), 0);
    expect_saved(&saving, 1);
    saving_end(&saving);
}

/* The folder could not be reached at the start, and then it can: the games in it are listed, and
 * the numbers go on from theirs. */
static void test_a_folder_that_comes_late(void **state) {
    (void)state;
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    Library *library = scene_open("");
    for (unsigned i = 0; i < 4; i++) {
        scene_add_game(library, 2, i);
    }
    library_close(library);
    home_path("state", folder);
    home_path("away", away);
    assert_int_equal(rename(folder, away), 0);
    home_write("state", "a file", 6);
    Saving saving = {.library = scene_open("cannot be made"), .game = played_game(3, 1)};
    assert_int_equal(unlink(folder), 0);
    assert_int_equal(rename(away, folder), 0);
    scene_save(saving.library, saving.game, &saving.heads);
    assert_int_equal(saving.heads.saved, 5);
    assert_int_equal(library_count(saving.library), 5);
    saving_end(&saving);
}

/* Nobody is kept from writing who may write everywhere. */
static void test_read_only_folder(void **state) {
    (void)state;
    char folder[HOME_PATH_MAX];
    if (geteuid() == 0) {
        skip();
    }
    Saving saving = saving_begin(3);
    home_path(SCENE_GAMES, folder);
    assert_int_equal(chmod(folder, 0500), 0);
    expect_failing(&saving, "The game cannot be saved: Permission denied.");
    Problem why = {.text = ""};
    assert_false(library_delete(saving.library, 0, &why));
    expect_sentence(why.text);
    assert_int_equal(library_count(saving.library), 1);
    assert_int_equal(chmod(folder, 0700), 0);
    expect_saved(&saving, 1);
    saving_end(&saving);
}

/* What cannot be read at all is told and left where it is. */
static void test_unreadable_file(void **state) {
    (void)state;
    char path[HOME_PATH_MAX];
    if (geteuid() == 0) {
        skip();
    }
    Saving saving = saving_begin(3);
    scene_file(library_entry(saving.library, 0)->name, path);
    saving_end(&saving);
    assert_int_equal(chmod(path, 0), 0);
    Library *library = scene_open("A saved game could not be read");
    assert_int_equal(library_count(library), 0);
    library_close(library);
    assert_int_equal(chmod(path, 0600), 0);
    library = scene_open("");
    assert_int_equal(library_count(library), 1);
    library_close(library);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_no_room, home_begin),
        cmocka_unit_test_setup(test_no_room_at_first, home_begin),
        cmocka_unit_test_setup(test_the_same_reason_later, home_begin),
        cmocka_unit_test_setup(test_another_reason, home_begin),
        cmocka_unit_test_setup(test_the_folder_is_removed, home_begin),
        cmocka_unit_test_setup(test_the_neighbour_is_removed, home_begin),
        cmocka_unit_test_setup(test_never_a_folder, home_begin),
        cmocka_unit_test_setup(test_a_folder_that_comes_late, home_begin),
        cmocka_unit_test_setup(test_read_only_folder, home_begin),
        cmocka_unit_test_setup(test_unreadable_file, home_begin),
    };
    return cmocka_run_group_tests_name("library_faults", tests, NULL, NULL);
}
