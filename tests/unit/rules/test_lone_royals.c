/* Two bare kings (chu-shogi.md 9 and 13): a draw while neither attacks the other. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static void outcome_check(const char *rules, const char *sfen, const char *outcome) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    expect_outcome(&setting, outcome);
}

static void test_draw(void **state) {
    (void)state;
    outcome_check("chu lishogi", "k11/12/12/12/12/12/12/12/12/12/12/11K b - 1", "draw bare_kings");
    outcome_check("chu jcsa", "k11/12/12/12/12/12/12/12/12/12/12/11K w - 1", "draw bare_kings");
    outcome_check("chu jcsa", "+e11/12/12/12/12/12/12/12/12/12/12/11K w - 1", "draw bare_kings");
    outcome_check("chu jcsa", "k4LP5/12/12/12/12/12/12/12/12/12/12/4pl5K b - 1", "draw bare_kings");
    outcome_check("chu jcsa", "12/12/12/12/6k5/12/6K5/12/12/12/12/12 b - 1", "draw bare_kings");
}

static void test_next_door(void **state) {
    (void)state;
    outcome_check("chu jcsa", "12/12/12/12/6k5/6K5/12/12/12/12/12/12 b - 1", "none");
    outcome_check("chu jcsa", "12/12/12/12/6k5/7K4/12/12/12/12/12/12 w - 1", "none");
    outcome_check("chu jcsa", "k11/12/12/12/12/12/12/12/12/12/10P1/11K b - 1", "none");
    outcome_check("chu jcsa", "k11/12/12/12/12/12/12/12/12/12/12/10IK b - 1", "none");
    outcome_check("chu jcsa bare_king=none", "k11/12/12/12/12/12/12/12/12/12/12/11K b - 1", "none");
    outcome_check("chu jcsa bare_king=simple", "12/12/12/12/6k5/6K5/12/12/12/12/12/12 b - 1",
                  "draw bare_kings");
}

/* The king that is attacked may be taken. */
static void test_play_goes_on_until_it_is_decided(void **state) {
    (void)state;
    static const char *const sfen = "12/12/12/12/6k5/6K5/12/12/12/12/12/12 b - 1";
    Setting setting;
    setting_begin(&setting, "chu jcsa", sfen);
    setting_play(&setting, "6f6e");
    expect_outcome(&setting, "black royals_lost");
    setting_begin(&setting, "chu jcsa", sfen);
    setting_play(&setting, "6f6g");
    expect_outcome(&setting, "draw bare_kings");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_draw),
        cmocka_unit_test(test_next_door),
        cmocka_unit_test(test_play_goes_on_until_it_is_decided),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
