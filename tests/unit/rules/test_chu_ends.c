/* How games of chu shogi stand: the worked examples of chu-shogi.md 16, and the same boards under
 * other options. */
#include "tests/perft/games_table.h"
#include "tests/support/cmocka_ready.h"

enum { ROWS = 87 };

static void test_examples(void **state) {
    (void)state;
    assert_int_equal(games_check("chu-ends.tsv"), ROWS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_examples)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
