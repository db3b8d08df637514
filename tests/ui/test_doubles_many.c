/* The same in three hundred middle games. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/doubles.h"

enum { SEED = 1, POSITIONS = 300, MOVES_LEAST = 20000, IGUIS_LEAST = 200 };

static void check(DoublesTally tally) {
    print_message(
        "%zu moves: %zu double captures, %zu iguis, %zu passes, %zu stops, %zu questions\n",
        tally.moves, tally.double_captures, tally.iguis, tally.passes, tally.stops,
        tally.questions);
    assert_int_equal(tally.positions, POSITIONS);
    assert_true(tally.moves >= MOVES_LEAST);
    assert_true(tally.double_captures >= POSITIONS);
    assert_true(tally.iguis >= IGUIS_LEAST);
    assert_true(tally.passes >= POSITIONS / 2);
}

static void test_by_clicks(void **state) {
    (void)state;
    check(doubles_enter(SEED, POSITIONS, DOUBLES_BY_CLICKS));
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
