/* The laws as a whole: the first that speaks decides, and none of sho shogi's holds a piece. */
#include "rules/play/law.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

/* Royals before bare king, bare king before stalemate. */
static void test_order_of_verdicts(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k3P/9/4R4/9/9/9/9/9/4K3G b - 1");
    expect_outcome(&setting, "black bare_king");
    setting_play(&setting, "5c5a");
    expect_outcome(&setting, "black royals_lost");
    setting_begin(&setting, "default", "4K4/9/9/9/9/6G2/9/9/8k w - 1");
    expect_outcome(&setting, "black bare_king");
    setting_begin(&setting, "default", "4K4/9/9/9/9/6G2/9/9/k8 w - 1");
    expect_outcome(&setting, "black bare_king");
    setting_begin(&setting, "default", "4K4/9/9/9/6G2/9/9/pp7/kn7 w - 1");
    expect_outcome(&setting, "black stalemate");
}

static void test_game_goes_on_at_the_start(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    expect_outcome(&setting, "none");
    assert_false(position_stopped(&setting.position));
    setting_begin(&setting, "fairy", "startpos");
    expect_outcome(&setting, "none");
}

/* Only the loss of the royals bars every move; a bare king may still be moved about for
 * analysis. */
static void test_what_stops_a_position(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1");
    assert_false(position_stopped(&setting.position));
    setting_begin(&setting, "default", "4k4/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    assert_true(position_stopped(&setting.position));
}

static void test_no_piece_of_sho_is_held(void **state) {
    (void)state;
    Setting setting;
    Square culprit = SQUARE_NONE;
    setting_begin(&setting, "fairy", "startpos");
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (ruleset_on_board(&setting.rules, square)) {
            assert_null(position_held_by(&setting.position, square, &culprit));
            assert_null(position_held_by(&setting.position, square, NULL));
        }
    }
    assert_int_equal(culprit, SQUARE_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order_of_verdicts),
        cmocka_unit_test(test_game_goes_on_at_the_start),
        cmocka_unit_test(test_what_stops_a_position),
        cmocka_unit_test(test_no_piece_of_sho_is_held),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
