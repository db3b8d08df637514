/* Lions, falcons and eagles by mouse: some middle games, entered by clicks and by dragging. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/doubles.h"

enum { SEED = 20261201, POSITIONS = 16 };

static void check(DoublesTally tally) {
    assert_int_equal(tally.positions, POSITIONS);
    assert_true(tally.moves >= 60 * POSITIONS);
    assert_true(tally.passes >= POSITIONS / 2);
    assert_true(tally.iguis >= 5);
    assert_true(tally.double_captures >= 5);
}

static void test_by_clicks(void **state) {
    (void)state;
    DoublesTally tally = doubles_enter(SEED, POSITIONS, DOUBLES_BY_CLICKS);
    check(tally);
    assert_true(tally.stops >= POSITIONS);
}

static void test_by_drags(void **state) {
    (void)state;
    check(doubles_enter(SEED, POSITIONS, DOUBLES_BY_DRAGS));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_clicks),
        cmocka_unit_test(test_by_drags),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
