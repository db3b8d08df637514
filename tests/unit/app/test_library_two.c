/* Two programs at once: the second never touches what the first keeps, and takes over after it. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/library_scene.h"
#include "tests/support/own_home.h"
#include "tests/support/played_game.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PLIES = 5 };

/* Another program that keeps the folder. */
typedef struct Keeper {
    pid_t process;
    int ready[2];   /* a byte comes when it has saved its game */
    int leaving[2]; /* ends when this program does, whatever becomes of its tests */
} Keeper;

/* The other program: opens its library, saves its game, says so, and goes on until it is killed. */
static void keep(const Game *game, const Keeper *keeper) {
    char byte = 'n';
    RecordHeads heads = {.saved = 0};
    (void)close(keeper->leaving[1]);
    Library *library = library_open(NULL);
    if (library != NULL && library_prepare(library, game, &heads, NULL) &&
        library_commit(library, NULL)) {
        byte = 'y';
    }
    (void)(write(keeper->ready[1], &byte, 1) == 1 && read(keeper->leaving[0], &byte, 1) == 0);
}

static Keeper keeper_begin(void) {
    Keeper keeper;
    char byte = 'n';
    Game *game = played_game(PLIES, 1);
    assert_int_equal(pipe(keeper.ready), 0);
    assert_int_equal(pipe(keeper.leaving), 0);
    keeper.process = fork();
    if (keeper.process == 0) {
        keep(game, &keeper);
        _exit(1);
    }
    game_free(game);
    assert_int_equal(read(keeper.ready[0], &byte, 1), 1);
    assert_int_equal(byte, 'y');
    return keeper;
}

static void keeper_end(const Keeper *keeper) {
    int status = 0;
    assert_int_equal(kill(keeper->process, SIGKILL), 0);
    assert_int_equal(waitpid(keeper->process, &status, 0), keeper->process);
    for (int end = 0; end < 2; end++) {
        (void)close(keeper->ready[end]);
        (void)close(keeper->leaving[end]);
    }
}

static size_t read_game(const char *name, char out[8192]) {
    char path[HOME_PATH_MAX];
    scene_name(name, "", path);
    return home_read(path, out, 8192);
}

/* Reopening the first one's game makes a copy; its own file stays byte for byte. */
static void test_the_second_writes_its_own_files(void **state) {
    (void)state;
    char before[8192];
    char after[8192];
    char name[LIBRARY_NAME_MAX];
    const Keeper keeper = keeper_begin();
    Library *library = scene_open("");
    assert_int_equal(library_count(library), 1);
    memcpy(name, library_entry(library, 0)->name, sizeof name);
    (void)read_game(name, before);
    RecordHeads heads;
    Game *game = library_read(library, 0, &heads, NULL);
    assert_non_null(game);
    for (unsigned i = 0; i < 3; i++) {
        played_game_on(game, 1, i);
        scene_save(library, game, &heads);
    }
    assert_int_equal(library_count(library), 2);
    assert_string_not_equal(library_entry(library, 0)->name, name);
    assert_int_equal(library_entry(library, 0)->summary.plies, PLIES + 3);
    (void)read_game(name, after);
    assert_string_equal(after, before);
    keeper_end(&keeper);
    library_close(library);
    game_free(game);
}

/* It deletes nothing of the first, but what it made itself. */
static void test_the_second_deletes_only_its_own(void **state) {
    (void)state;
    Problem why = {.text = ""};
    const Keeper keeper = keeper_begin();
    Library *library = scene_open("");
    assert_false(library_delete(library, 0, &why));
    expect_sentence(why.text);
    expect_part(why.text, "Another running Sanban");
    scene_add_game(library, 2, 7);
    assert_int_equal(library_count(library), 2);
    assert_true(library_delete(library, 0, &why));
    assert_int_equal(library_count(library), 1);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 1);
    keeper_end(&keeper);
    library_close(library);
}

/* What looks broken to it may be what the first one is just writing. */
static void test_the_second_puts_nothing_in_order(void **state) {
    (void)state;
    const Keeper keeper = keeper_begin();
    home_write(SCENE_GAMES "/a.sanban", "broken", 6);
    home_write(SCENE_GAMES "/.b.sanban.new", "half", 4);
    Library *library = scene_open("");
    assert_int_equal(library_count(library), 1);
    library_close(library);
    assert_true(home_has(SCENE_GAMES "/a.sanban"));
    assert_true(home_has(SCENE_GAMES "/.b.sanban.new"));
    keeper_end(&keeper);
    library_close(scene_open("2 saved games could not be read"));
}

/* It drives out nothing either: the oldest game may be the one played there. */
static void test_the_second_drives_nothing_out(void **state) {
    (void)state;
    const Keeper keeper = keeper_begin();
    Library *library = scene_open("");
    for (unsigned i = 0; i < LIBRARY_GAMES_MAX; i++) {
        scene_add_game(library, 1, i);
    }
    assert_int_equal(library_count(library), LIBRARY_GAMES_MAX + 1);
    keeper_end(&keeper);
    scene_add_game(library, 1, 99);
    assert_int_equal(library_count(library), LIBRARY_GAMES_MAX);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), LIBRARY_GAMES_MAX);
    library_close(library);
}

/* When the first has ended, its game can be gone on with in its own file. */
static void test_the_second_takes_over(void **state) {
    (void)state;
    const Keeper keeper = keeper_begin();
    Library *library = scene_open("");
    keeper_end(&keeper);
    RecordHeads heads;
    Game *game = library_read(library, 0, &heads, NULL);
    assert_non_null(game);
    played_game_on(game, 1, 3);
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 1);
    assert_int_equal(library_entry(library, 0)->summary.plies, PLIES + 1);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 1);
    library_close(library);
    game_free(game);
}

/* Names do not meet, though both save in the same second, a copy beside the present game. */
static void test_names_do_not_meet(void **state) {
    (void)state;
    const Keeper keeper = keeper_begin();
    Library *library = scene_open("");
    for (unsigned i = 0; i < 5; i++) {
        scene_add_game(library, 1 + i, i);
    }
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 6);
    keeper_end(&keeper);
    library_close(library);
    library = scene_open("");
    assert_int_equal(library_count(library), 6);
    library_close(library);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_the_second_writes_its_own_files, home_begin),
        cmocka_unit_test_setup(test_the_second_deletes_only_its_own, home_begin),
        cmocka_unit_test_setup(test_the_second_puts_nothing_in_order, home_begin),
        cmocka_unit_test_setup(test_the_second_drives_nothing_out, home_begin),
        cmocka_unit_test_setup(test_the_second_takes_over, home_begin),
        cmocka_unit_test_setup(test_names_do_not_meet, home_begin),
    };
    return cmocka_run_group_tests_name("library_two", tests, NULL, NULL);
}
