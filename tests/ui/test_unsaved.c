/* A disk that takes nothing, in mid-game: it is said once, play goes on, closing asks, and as soon
 * as there is room again everything is kept. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/own_home.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#define GAMES "state/sanban/games"

static const char SAID[] = "The game cannot be saved: ";
static const char ASKED[] = "Leave Sanban? The game on the board is not saved.";

/* Twelve plies that leave each other alone. */
static const char *const MOVES[] = {"7g 7f", "3c 3d", "2g 2f", "8c 8d", "9g 9f", "1c 1d",
                                    "6g 6f", "7c 7d", "3g 3f", "9c 9d", "1g 1f", "6c 6d"};
enum { MOVE_COUNT = sizeof MOVES / sizeof MOVES[0] };

static void begin(Hand *hand) {
    hand_begin(hand, "default", "startpos");
    shell_keep(hand->shell);
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
    assert_string_equal(shell_program(hand->shell)->notice, "");
}

/* In the order of the desk. */
static void show(const Hand *hand) {
    shell_prepare(hand->shell);
    shell_draw(hand->shell);
    shell_commit(hand->shell);
}

static size_t plies(const Hand *hand) {
    return ply_depth(game_line_end(hand_game(hand)));
}

/* The next moves; every one of them is played. */
static void play(const Hand *hand, size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t before = plies(hand);
        assert_true(before < MOVE_COUNT);
        hand_act(hand, MOVES[before]);
        show(hand);
        assert_int_equal(plies(hand), before + 1);
    }
}

static bool is_told(const Hand *hand) {
    return hand_reads(hand, SAID);
}

static void read_and_close(const Hand *hand) {
    assert_true(is_told(hand));
    hand_click_label(hand, "button", "OK");
    show(hand);
    assert_false(is_told(hand));
}

/* Files may not be longer than this from now on: a full disk. */
static void limit_files(rlim_t bytes) {
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void fill_disk(void) {
    limit_files(10);
}

static void clear_disk(void) {
    limit_files(RLIM_INFINITY);
}

/* A file in the place of the folder; where the test may do everything, a folder that may not be
 * written would stop nobody. */
static void block_folder(void) {
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    home_path(GAMES, folder);
    home_path("away", away);
    assert_int_equal(rename(folder, away), 0);
    home_write(GAMES, "", 0);
}

static void free_folder(void) {
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    home_path(GAMES, folder);
    home_path("away", away);
    assert_int_equal(unlink(folder), 0);
    assert_int_equal(rename(away, folder), 0);
}

typedef struct Trouble {
    void (*begin)(void);
    void (*end)(void);
} Trouble;

static const Trouble TROUBLES[] = {{fill_disk, clear_disk}, {block_folder, free_folder}};
enum { TROUBLE_COUNT = sizeof TROUBLES / sizeof TROUBLES[0] };

static bool leaves(const Hand *hand) {
    (void)shell_input(hand->shell, &(Input){.kind = INPUT_QUIT});
    show(hand);
    return shell_is_over(hand->shell);
}

/* Another program in the same home offers one game, with so many plies. */
static void expect_kept(size_t count) {
    Hand hand;
    begin(&hand);
    const Library *library = shell_program(hand.shell)->library;
    assert_int_equal(library_count(library), 1);
    shell_open(hand.shell, SCREEN_START);
    hand_click_label(&hand, "button", "Resume");
    assert_int_equal(plies(&hand), count);
    hand_end(&hand);
}

static void test_said_once_and_kept_later(void **state) {
    for (size_t i = 0; i < TROUBLE_COUNT; i++) {
        Hand hand;
        home_begin(state);
        begin(&hand);
        play(&hand, 2);
        TROUBLES[i].begin();
        play(&hand, 1);
        read_and_close(&hand);
        play(&hand, 3);
        assert_false(is_told(&hand));
        TROUBLES[i].end();
        play(&hand, 1);
        assert_false(is_told(&hand));
        assert_true(program_is_safe(shell_program(hand.shell)));
        expect_kept(7);
        hand_end(&hand);
    }
}

/* The second time is news again. */
static void test_said_again_after_all_was_well(void **state) {
    Hand hand;
    home_begin(state);
    begin(&hand);
    for (int i = 0; i < 2; i++) {
        fill_disk();
        play(&hand, 2);
        read_and_close(&hand);
        clear_disk();
        play(&hand, 2);
        assert_false(is_told(&hand));
    }
    expect_kept(8);
    hand_end(&hand);
}

static void test_a_folder_that_is_removed(void **state) {
    Hand hand;
    char folder[HOME_PATH_MAX];
    char away[HOME_PATH_MAX];
    home_begin(state);
    begin(&hand);
    play(&hand, 2);
    home_path(GAMES, folder);
    home_path("away", away);
    assert_int_equal(rename(folder, away), 0);
    play(&hand, 1);
    assert_false(is_told(&hand));
    assert_true(leaves(&hand));
    expect_kept(3);
    hand_end(&hand);
}

/* Closing asks while the game is not saved, and only then. */
static void test_leaving_asks(void **state) {
    for (size_t i = 0; i < TROUBLE_COUNT; i++) {
        Hand hand;
        home_begin(state);
        begin(&hand);
        play(&hand, 2);
        TROUBLES[i].begin();
        play(&hand, 1);
        assert_false(leaves(&hand));
        assert_true(hand_reads(&hand, ASKED));
        hand_click_label(&hand, "button", "Stay here");
        show(&hand);
        assert_false(hand_reads(&hand, ASKED));
        play(&hand, 1);
        TROUBLES[i].end();
        play(&hand, 1);
        assert_true(leaves(&hand));
        expect_kept(5);
        hand_end(&hand);
    }
}

/* Room came back after the last move: closing tries once more before it asks. */
static void test_leaving_saves_first(void **state) {
    for (size_t i = 0; i < TROUBLE_COUNT; i++) {
        Hand hand;
        home_begin(state);
        begin(&hand);
        play(&hand, 2);
        TROUBLES[i].begin();
        play(&hand, 2);
        TROUBLES[i].end();
        assert_true(leaves(&hand));
        assert_false(hand_reads(&hand, ASKED));
        expect_kept(4);
        hand_end(&hand);
    }
}

/* Whoever says so leaves all the same; what was saved before is still there. */
static void test_leaving_without_saving(void **state) {
    Hand hand;
    home_begin(state);
    begin(&hand);
    play(&hand, 3);
    fill_disk();
    play(&hand, 2);
    assert_false(leaves(&hand));
    hand_click_label(&hand, "button", "Leave");
    assert_true(shell_is_over(hand.shell));
    hand_end(&hand);
    clear_disk();
    expect_kept(3);
}

/* A new game tries once more to save the old one. */
static void test_a_new_game_saves_the_old_one(void **state) {
    Hand hand;
    home_begin(state);
    begin(&hand);
    fill_disk();
    play(&hand, 2);
    read_and_close(&hand);
    clear_disk();
    hand_key(&hand, 'n', MODIFIER_CONTROL);
    hand_click_label(&hand, "button", "Start game");
    show(&hand);
    assert_int_equal(plies(&hand), 0);
    hand_end(&hand);
    expect_kept(2);
}

static int setup(void **state) {
    (void)state;
    (void)signal(SIGXFSZ, SIG_IGN);
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_said_once_and_kept_later),
        cmocka_unit_test(test_said_again_after_all_was_well),
        cmocka_unit_test(test_a_folder_that_is_removed),
        cmocka_unit_test(test_leaving_asks),
        cmocka_unit_test(test_leaving_saves_first),
        cmocka_unit_test(test_leaving_without_saving),
        cmocka_unit_test(test_a_new_game_saves_the_old_one),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
