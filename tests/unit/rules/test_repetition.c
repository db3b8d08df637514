/* Repetition and perpetual check (sho-shogi.md 7 and 9), and what a history tells. */
#include "rules/play/history.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/game_words.h"

/* Rooks out of everybody's way, and a dragon that can check the king all the time. */
static const char *const QUIET = "3k4r/9/9/9/9/9/9/9/R3K4 b - 1";
static const char *const CHECKS = "9/9/1G7/s1+R4k1/9/9/9/9/4K4 w - 51";

#define CYCLE "9i9h 1a1b 9h9i 1b1a "
#define ANSWER "1a1b 9i9h 1b1a 9h9i "

static void test_the_fourth_time_ends_the_game(void **state) {
    (void)state;
    expect_game("default", QUIET, CYCLE CYCLE, "none");
    expect_game("default", QUIET, CYCLE CYCLE "9i9h 1a1b 9h9i", "none");
    expect_game("default", QUIET, CYCLE CYCLE CYCLE, "draw repetition");
}

/* The first occurrence may come later than the start of the game. */
static void test_counting_starts_at_the_first_occurrence(void **state) {
    (void)state;
    expect_game("default", QUIET, "5i5h " ANSWER ANSWER, "none");
    expect_game("default", QUIET, "5i5h " ANSWER ANSWER ANSWER, "draw repetition");
}

/* The same board with the other side to move is another position. */
static void test_the_side_to_move_counts(void **state) {
    (void)state;
    Game *game = game_by_words("default", QUIET, "9i9h 1a1b 9h9g 1b1a 9g9i");
    assert_int_equal(history_occurrences(game_history(game)), 1);
    game_play_words(game, "1a1b 9i9h 1b1a");
    assert_int_equal(history_occurrences(game_history(game)), 1);
    game_play_words(game, "9h9i");
    assert_int_equal(history_occurrences(game_history(game)), 2);
    assert_int_equal(history_first(game_history(game)), 5);
    game_free(game);
}

static void test_a_cycle_need_not_be_in_one_go(void **state) {
    (void)state;
    expect_game("default", QUIET, CYCLE "9i9g 1a1c 9g9i 1c1a " CYCLE, "draw repetition");
}

#define CHASE "2d2e 7d6e 2e2d 6e7d "

/* White steps to and fro on file 2 while the dragon checks with every move. */
static void test_perpetual_check_loses(void **state) {
    (void)state;
    expect_game("fairy", CHECKS, CHASE CHASE, "none");
    expect_game("fairy", CHECKS, CHASE CHASE CHASE, "white perpetual_check");
    expect_game("default", CHECKS, CHASE CHASE CHASE, "white perpetual_check");
    expect_game("fairy perpetual_check=none", CHECKS, CHASE CHASE CHASE, "draw repetition");
}

/* One move of the cycle without a check, and it is no contest. */
static void test_one_quiet_move_is_enough_for_a_draw(void **state) {
    (void)state;
    expect_game("fairy", CHECKS, CHASE CHASE "2d2e 7d6e 2e2d 6e6g 2d2e", "none");
    expect_game("fairy", CHECKS, CHASE CHASE "2d2e 7d6e 2e2d 6e6g 2d2e 6g6e", "draw repetition");
}

/* The very first move after the first occurrence counts like the others. */
static void test_a_quiet_first_move_excuses(void **state) {
    (void)state;
    static const char *const start = "9/9/1G7/s6k1/3+R5/9/9/9/4K4 b - 1";
    expect_game("fairy", start, "6e6g 2d2e 6g6e 2e2d 6e7d 2d2e 7d6e 2e2d 6e7d 2d2e 7d6e 2e2d",
                "draw repetition");
    expect_game("fairy", start, "6e7d 2d2e 7d6e 2e2d 6e7d 2d2e 7d6e 2e2d 6e7d 2d2e 7d6e 2e2d",
                "white perpetual_check");
}

/* A quiet move before the first occurrence does not excuse. */
static void test_moves_before_the_cycle_do_not_count(void **state) {
    (void)state;
    expect_game("fairy", "9/9/1G7/s6k1/9/9/2+R6/9/4K4 b - 1", "7g7f 9d9e 7f7d " CHASE CHASE CHASE,
                "white perpetual_check");
}

/* An attack on one of two royals is no check, so nobody checks here. */
static void test_attacks_on_one_of_two_royals_are_no_check(void **state) {
    (void)state;
    expect_game("default", "4+e4/9/1G7/s1+R4k1/9/9/9/9/4K4 w - 51", CHASE CHASE CHASE,
                "draw repetition");
}

/* Both kings stand in check all the time, which is legal here: no contest. */
static void test_both_checking_is_a_draw(void **state) {
    (void)state;
    expect_game("default", "4k3g/9/9/9/r3R4/9/9/9/K7G b - 1",
                "1i1h 1a1b 1h1i 1b1a 1i1h 1a1b 1h1i 1b1a 1i1h 1a1b 1h1i 1b1a", "draw repetition");
}

static void test_no_verdict_without_a_history(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", QUIET);
    setting_play(&setting, CYCLE CYCLE CYCLE);
    expect_outcome(&setting, "none");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_fourth_time_ends_the_game),
        cmocka_unit_test(test_counting_starts_at_the_first_occurrence),
        cmocka_unit_test(test_the_side_to_move_counts),
        cmocka_unit_test(test_a_cycle_need_not_be_in_one_go),
        cmocka_unit_test(test_perpetual_check_loses),
        cmocka_unit_test(test_one_quiet_move_is_enough_for_a_draw),
        cmocka_unit_test(test_a_quiet_first_move_excuses),
        cmocka_unit_test(test_moves_before_the_cycle_do_not_count),
        cmocka_unit_test(test_attacks_on_one_of_two_royals_are_no_check),
        cmocka_unit_test(test_both_checking_is_a_draw),
        cmocka_unit_test(test_no_verdict_without_a_history),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
