/* What the library finds after a bad end: a killed program, half-written files, strange ones. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/library_scene.h"
#include "tests/support/own_home.h"
#include "tests/support/played_game.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Saves ply after ply and dies at the last one, before its save or between both halves. */
static void play_and_die(const Game *game, bool between) {
    Library *library = library_open(NULL);
    RecordHeads heads = {.saved = 0};
    Game *copy = game_new(game_rules(game), NULL);
    const Ply *ply = game_start(game);
    while (library != NULL && copy != NULL && ply_shown_child(ply) != NULL) {
        ply = ply_shown_child(ply);
        const bool last = ply_shown_child(ply) == NULL;
        if (!game_play(copy, ply_move(ply), NULL) || (last && !between) ||
            !library_prepare(library, copy, &heads, NULL) || last ||
            !library_commit(library, NULL)) {
            break;
        }
    }
    (void)raise(SIGKILL);
}

static void kill_while_playing(const Game *game, bool between) {
    const pid_t child = fork();
    if (child == 0) {
        play_and_die(game, between);
        _exit(1);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

static void expect_only_game(unsigned plies) {
    Library *library = scene_open("");
    assert_int_equal(library_count(library), 1);
    assert_int_equal(library_entry(library, 0)->summary.plies, plies);
    assert_ptr_equal(library_unfinished(library), library_entry(library, 0));
    RecordHeads heads;
    Game *game = library_read(library, 0, &heads, NULL);
    assert_non_null(game);
    assert_int_equal(ply_depth(game_ply(game)), plies);
    assert_int_equal(heads.saved, plies);
    game_free(game);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 1);
}

/* Case 86: nothing that was written is lost, though no disk was waited for. */
static void test_killed_between_the_halves(void **state) {
    (void)state;
    Game *game = played_game(40, 86);
    kill_while_playing(game, true);
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 1);
    expect_only_game(40);
    game_free(game);
}

static void test_killed_before_saving(void **state) {
    (void)state;
    Game *game = played_game(40, 86);
    kill_while_playing(game, false);
    expect_only_game(39);
    game_free(game);
}

/* There is no file yet, only its neighbour. */
static void test_killed_at_the_first_save(void **state) {
    (void)state;
    Game *game = played_game(1, 86);
    kill_while_playing(game, true);
    assert_int_equal(home_count(SCENE_GAMES, ".sanban"), 0);
    expect_only_game(1);
    game_free(game);
}

/* A game on disk, and the text that a later save of it would have. */
typedef struct Later {
    char name[LIBRARY_NAME_MAX];
    char file[HOME_PATH_MAX], neighbour[HOME_PATH_MAX]; /* below the home */
    char *text;
    size_t length;
} Later;

/* The file has 5 plies and the number 1, the text one ply more and this number. */
static Later later_begin(uint64_t saved) {
    Later later;
    Library *library = scene_open("");
    Game *game = played_game(5, 11);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    memcpy(later.name, library_entry(library, 0)->name, sizeof later.name);
    library_close(library);
    played_game_on(game, 1, 12);
    heads.saved = saved;
    later.text = record_write(game, &heads, &later.length);
    assert_non_null(later.text);
    game_free(game);
    scene_name(later.name, "", later.file);
    (void)snprintf(later.neighbour, sizeof later.neighbour, SCENE_GAMES "/.%s.new", later.name);
    return later;
}

/* The first move goes where it comes from; the heads stay as they are. */
static void spoil_moves(char *text) {
    char *move = strstr(text, "\n1 ");
    assert_non_null(move);
    move[5] = move[3];
    move[6] = move[4];
}

/* Opening tells `part`; then there is one game with so many plies and no neighbour. */
static void expect_plies(const char *part, unsigned plies) {
    Library *library = scene_open(part);
    assert_int_equal(library_count(library), 1);
    assert_int_equal(library_entry(library, 0)->summary.plies, plies);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
}

/* Cut anywhere, the neighbour is no loss; whole but for its very end of line it counts. */
static void test_cut_neighbours(void **state) {
    (void)state;
    const Later later = later_begin(2);
    for (size_t length = 0; length + 1 < later.length; length++) {
        home_write(later.neighbour, later.text, length);
        expect_plies("", 5);
    }
    home_write(later.neighbour, later.text, later.length);
    expect_plies("", 6);
    free(later.text);
}

static void test_an_older_neighbour_goes(void **state) {
    (void)state;
    const Later later = later_begin(1);
    home_write(later.neighbour, later.text, later.length);
    expect_plies("", 5);
    free(later.text);
}

/* A whole and newer neighbour with a move that is not legal: nobody knows what it is, so the file
 * stays and it is kept for who can tell. */
static void test_a_neighbour_with_broken_moves(void **state) {
    (void)state;
    const Later later = later_begin(2);
    spoil_moves(later.text);
    home_write(later.neighbour, later.text, later.length);
    expect_plies(".new.damaged", 5);
    expect_plies("", 5);
    free(later.text);
}

/* The file itself is cut: the neighbour is the only whole copy. The cut one is told and kept. */
static void test_a_neighbour_of_a_cut_file(void **state) {
    (void)state;
    const Later later = later_begin(2);
    char file[8192];
    const size_t length = home_read(later.file, file, sizeof file);
    home_write(later.file, file, length / 2);
    home_write(later.neighbour, later.text, later.length);
    expect_plies(".sanban.damaged.", 6);
    expect_plies("", 6);
    assert_int_equal(home_count(SCENE_GAMES, ".damaged"), 1);
    free(later.text);
}

/* The only copy is a half-written first save: nothing can be made of it, but it is not thrown away.
 */
static void test_a_cut_neighbour_alone(void **state) {
    (void)state;
    char path[HOME_PATH_MAX];
    const Later later = later_begin(2);
    scene_file(later.name, path);
    assert_int_equal(unlink(path), 0);
    home_write(later.neighbour, later.text, later.length / 2);
    library_close(scene_open(".sanban.damaged."));
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
    assert_int_equal(home_count(SCENE_GAMES, ".damaged"), 1);
    home_write(later.neighbour, "", 0);
    library_close(scene_open(""));
    assert_int_equal(home_count(SCENE_GAMES, ".new"), 0);
    assert_int_equal(home_count(SCENE_GAMES, ".damaged"), 1);
    free(later.text);
}

/* A file cut anywhere is set aside, and told once. */
static void test_cut_files(void **state) {
    (void)state;
    const Later later = later_begin(2);
    size_t cuts = 0;
    for (size_t length = 0; length + 1 < later.length; length += 23) {
        home_write(later.file, later.text, length);
        Library *library = scene_open("A saved game could not be read; its file is now ");
        assert_int_equal(library_count(library), 0);
        library_close(library);
        library_close(scene_open(""));
        cuts++;
    }
    assert_true(cuts > 10);
    char last[32];
    (void)snprintf(last, sizeof last, ".sanban.damaged-%zu", cuts);
    assert_int_equal(home_count(SCENE_GAMES, last), 1);
    free(later.text);
}

static void test_many_broken_files_are_one_sentence(void **state) {
    (void)state;
    Library *library = scene_open("");
    scene_add_game(library, 4, 1);
    library_close(library);
    home_write(SCENE_GAMES "/a.sanban", "nothing of ours\n", 16);
    home_write(SCENE_GAMES "/b.sanban", "", 0);
    home_write(SCENE_GAMES "/c.sanban", "sanban record 1\nend of record\n", 30);
    library = scene_open("3 saved games could not be read; their files are in ");
    assert_int_equal(library_count(library), 1);
    library_close(library);
    assert_int_equal(home_count(SCENE_GAMES, ".damaged"), 3);
    library_close(scene_open(""));
}

static void test_other_files_are_left_alone(void **state) {
    (void)state;
    static const char long_name[] = "a-name-that-is-far-longer-than-any-that-this-program-would-"
                                    "ever-give-to-a-game.sanban";
    const char *const names[] = {"notes.txt", "old.sanban.damaged", ".hidden", ".a.txt.new",
                                 ".sanban",   "deeper/x.sanban",    long_name};
    enum { NAMES = sizeof names / sizeof names[0] };
    char path[HOME_PATH_MAX];
    for (size_t i = 0; i < NAMES; i++) {
        scene_name(names[i], "", path);
        home_write(path, "x", 1);
    }
    Library *library = scene_open("");
    assert_int_equal(library_count(library), 0);
    library_close(library);
    for (size_t i = 0; i < NAMES; i++) {
        scene_name(names[i], "", path);
        assert_true(home_has(path));
    }
}

/* Heads that can be read, moves that cannot: found out when the game is reopened. The game that was
 * being played goes on in its file. */
static void test_broken_moves_when_reopened(void **state) {
    (void)state;
    const Later later = later_begin(2);
    spoil_moves(later.text);
    home_write(later.file, later.text, later.length);
    Library *library = scene_open("");
    Game *game = played_game(3, 1);
    RecordHeads heads = {.saved = 0};
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 2);
    Problem why = {.text = ""};
    assert_null(library_read(library, 1, &heads, &why));
    assert_non_null(strstr(why.text, " The file was set aside as "));
    assert_int_equal(library_count(library), 1);
    played_game_on(game, 1, 2);
    scene_save(library, game, &heads);
    assert_int_equal(library_count(library), 1);
    assert_int_equal(library_entry(library, 0)->summary.plies, 4);
    library_close(library);
    game_free(game);
    free(later.text);
}

/* Somebody removed the file of a game in the list. */
static void test_a_file_that_is_gone(void **state) {
    (void)state;
    char path[HOME_PATH_MAX];
    Library *library = scene_open("");
    scene_add_game(library, 3, 1);
    scene_file(library_entry(library, 0)->name, path);
    assert_int_equal(unlink(path), 0);
    RecordHeads heads;
    Problem why = {.text = ""};
    assert_null(library_read(library, 0, &heads, &why));
    assert_non_null(strstr(why.text, "cannot be read"));
    assert_true(library_delete(library, 0, &why));
    assert_int_equal(library_count(library), 0);
    library_close(library);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_killed_between_the_halves, home_begin),
        cmocka_unit_test_setup(test_killed_before_saving, home_begin),
        cmocka_unit_test_setup(test_killed_at_the_first_save, home_begin),
        cmocka_unit_test_setup(test_cut_neighbours, home_begin),
        cmocka_unit_test_setup(test_an_older_neighbour_goes, home_begin),
        cmocka_unit_test_setup(test_a_neighbour_with_broken_moves, home_begin),
        cmocka_unit_test_setup(test_a_neighbour_of_a_cut_file, home_begin),
        cmocka_unit_test_setup(test_a_cut_neighbour_alone, home_begin),
        cmocka_unit_test_setup(test_cut_files, home_begin),
        cmocka_unit_test_setup(test_many_broken_files_are_one_sentence, home_begin),
        cmocka_unit_test_setup(test_other_files_are_left_alone, home_begin),
        cmocka_unit_test_setup(test_broken_moves_when_reopened, home_begin),
        cmocka_unit_test_setup(test_a_file_that_is_gone, home_begin),
    };
    return cmocka_run_group_tests_name("library_recovery", tests, NULL, NULL);
}
