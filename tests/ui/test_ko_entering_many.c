/* All positions of ko shogi with up to three hundred moves, entered by clicks. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/ko_clicks.h"

static void test_by_clicks(void **state) {
    (void)state;
    KoTally tally = ko_clicks_enter((KoShare){.moves_most = 300, .first = 0, .share = 1});
    assert_true(tally.positions >= 150);
    assert_true(tally.moves >= 18000);
    assert_true(tally.shots >= 2000);
    assert_true(tally.double_shots >= 300);
    assert_true(tally.standing_shots >= 9);
    assert_true(tally.declined >= 1000);
    assert_true(tally.ways >= 3);
    assert_true(tally.questions >= 3000);
    assert_true(tally.passes >= 80);
    assert_true(tally.iguis >= 70);
    assert_true(tally.sweeps >= 140);
    assert_true(tally.five_steps >= 200);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_by_clicks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
