/* The fourth occurrence of a position in ko shogi: no contest, or lost by whoever gave check all
 * the time (ko-shogi.md 9 and 11). */
#include "rules/laws/laws.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/game_words.h"
#include "tests/support/ko_scene.h"

/* The cycle twice leaves the game open, the last move of the third time ends it so. */
static void cycle_check(const char *pieces, const char *cycle, const char *outcome) {
    Setting setting;
    ko_set(&setting, "", pieces);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    for (int i = 0; i < 3; i++) {
        expect_verdict(game_verdict(game), "none");
        game_play_words(game, cycle);
    }
    expect_verdict(game_verdict(game), outcome);
    assert_true(game_undo(game));
    expect_verdict(game_verdict(game), "none");
    game_free(game);
}

static void test_passes(void **state) {
    (void)state;
    cycle_check("G10s SW5s / G10a SW5a", "5s5r5s 5a5b5a", "draw repetition");
}

/* Black's millenary follows the governor, all that White has. */
static void test_sole_commander_chased(void **state) {
    (void)state;
    cycle_check("G10s M1h / +MA1a / w", "1a2a 1h2h 2a1a 2h1h", "white perpetual_check");
    cycle_check("+MA19s / G10a M19l", "19s18s 19l18l 18s19s 18l19l", "black perpetual_check");
}

/* One quiet move in the cycle excuses. */
static void test_one_quiet_move(void **state) {
    (void)state;
    cycle_check("G10s M1h / +MA1a / w", "1a2a 1h3h 2a1a 3h1h", "draw repetition");
}

/* Whose fall would not end the game is not in check. */
static void test_not_a_check(void **state) {
    (void)state;
    cycle_check("G10s M10k / G10a MA2a B1a SW5a", "10k10l 5a5b5a 10l10k 5a5b5a", "draw repetition");
    cycle_check("G10s M10k / G10a B1a SW5a", "10k10l 5a5b5a 10l10k 5a5b5a",
                "white perpetual_check");
}

/* The white millenary looks at Black's general all the time, too. */
static void test_both_check(void **state) {
    (void)state;
    cycle_check("G10s M1h / +MA1a M10j / w", "1a2a 1h2h 2a1a 2h1h", "draw repetition");
}

/* A shot that would win is a check like a capture. */
static void test_shots_check(void **state) {
    (void)state;
    cycle_check("G10s FC7e / G5a SW12b", "7e6d 12b12c12b 6d7e 12b12c12b", "white perpetual_check");
    cycle_check("G10s FC5e / G5a SW12b", "5e6d 12b12c12b 6d5e 12b12c12b", "draw repetition");
}

/* Plays the words, then the cycle until the position occurs for the fourth time. */
static void late_cycle_check(const char *pieces, const char *before, const char *cycle,
                             const char *outcome) {
    Setting setting;
    ko_set(&setting, "", pieces);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    game_play_words(game, before);
    for (int i = 0; i < 3; i++) {
        expect_verdict(game_verdict(game), "none");
        game_play_words(game, cycle);
    }
    expect_verdict(game_verdict(game), outcome);
    game_free(game);
}

/* Quiet moves before the first occurrence do not excuse, nor do checks before it accuse. */
static void test_only_the_cycle_counts(void **state) {
    (void)state;
    late_cycle_check("G10s M3h / +MA1a", "3h3i 1a1b 3i1i", "1b2b 1i2i 2b1b 2i1i",
                     "white perpetual_check");
    late_cycle_check("G10s M1h SW5s / +MA1a SW5a / w", "1a2a 1h2h 2a1a 2h2i", "5a5b5a 5s5r5s",
                     "draw repetition");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_sole_commander_chased),
        cmocka_unit_test(test_one_quiet_move),
        cmocka_unit_test(test_not_a_check),
        cmocka_unit_test(test_both_check),
        cmocka_unit_test(test_shots_check),
        cmocka_unit_test(test_only_the_cycle_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
