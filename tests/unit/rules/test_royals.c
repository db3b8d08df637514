/* Royal pieces (sho-shogi.md 6): the last one lost loses; one of two does not; none to begin with
 * cannot. */
#include "rules/laws/laws.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static void test_taking_the_sole_king_wins(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default bare_king=none", "4k4/9/4R4/9/9/9/p8/9/4K4 b - 1");
    expect_outcome(&setting, "none");
    setting_play(&setting, "5c5a");
    expect_outcome(&setting, "black royals_lost");
    assert_int_equal(moves_count(&setting.position), 0);
    setting_begin(&setting, "default bare_king=none", "4k4/9/P8/4r4/9/9/9/9/4K4 w - 1");
    setting_play(&setting, "5d5i");
    expect_outcome(&setting, "white royals_lost");
}

static void test_a_prince_replaces_the_king(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k3+e/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    expect_outcome(&setting, "none");
    setting_play(&setting, "1a1b 5a1a");
    expect_outcome(&setting, "none");
    setting_play(&setting, "1b1c 1a1c");
    expect_outcome(&setting, "black royals_lost");
}

static void test_the_prince_may_be_lost_first(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4+e3k/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    expect_outcome(&setting, "none");
}

/* An elephant is not royal; promoting it makes a second royal. */
static void test_elephants_become_royal_by_promotion(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/r8/4E4/9/9/9/9/K3P4 b - 1");
    setting_play(&setting, "5d5c+ 9c9i");
    expect_outcome(&setting, "none");
    setting_begin(&setting, "default", "k8/9/r8/4E4/9/9/9/9/K3P4 b - 1");
    setting_play(&setting, "5d5c 9c9i");
    expect_outcome(&setting, "white royals_lost");
}

/* A side set up without a royal moves, and cannot lose what it has not. */
static void test_problem_sides_play_on(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/p8/9/9/9/9/9/4G1P2 b - 1");
    expect_outcome(&setting, "none");
    setting_play(&setting, "5i5h 5a5b");
    expect_outcome(&setting, "none");
    assert_true(moves_count(&setting.position) > 0);
    setting_begin(&setting, "default", "4g4/9/p8/9/9/9/9/9/4K1P2 b - 1");
    setting_play(&setting, "5i5h 5a5b");
    expect_outcome(&setting, "none");
    setting_begin(&setting, "default", "4g4/9/p8/9/9/9/9/9/4G1P2 b - 1");
    expect_outcome(&setting, "none");
}

/* A move may also cost its own side the last royal (a flame will do that): seen with the mover not
 * to move. */
static void test_the_side_not_to_move_may_have_lost(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default bare_king=none", "4k4/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    position_set_turn(&setting.position, BLACK);
    expect_outcome(&setting, "black royals_lost");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_taking_the_sole_king_wins),
        cmocka_unit_test(test_a_prince_replaces_the_king),
        cmocka_unit_test(test_the_prince_may_be_lost_first),
        cmocka_unit_test(test_elephants_become_royal_by_promotion),
        cmocka_unit_test(test_problem_sides_play_on),
        cmocka_unit_test(test_the_side_not_to_move_may_have_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
