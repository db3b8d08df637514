/* Some positions of ko shogi with all their moves, entered by clicks. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/ko_clicks.h"

static void test_by_clicks(void **state) {
    (void)state;
    KoTally tally = ko_clicks_enter((KoShare){.moves_most = 120, .first = 0, .share = 4});
    assert_true(tally.positions >= 30);
    assert_true(tally.moves >= 2000);
    assert_true(tally.shots >= 200);
    assert_true(tally.double_shots >= 20);
    assert_true(tally.declined >= 150);
    assert_true(tally.questions >= 300);
    assert_true(tally.passes >= 10);
    assert_true(tally.iguis >= 4);
    assert_true(tally.sweeps >= 5);
    assert_true(tally.five_steps >= 25);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_by_clicks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
