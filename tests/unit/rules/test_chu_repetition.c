/* Positions that come up again: the worked examples of chu-shogi.md 16 in all presets. */
#include "tests/perft/games_table.h"
#include "tests/support/cmocka_ready.h"

enum { ROWS = 28 };

static void test_examples(void **state) {
    (void)state;
    assert_int_equal(games_check("chu-repetition.tsv"), ROWS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_examples)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
