/* Positions of ko shogi: how many moves and paths each has, and to what they lead. */
#include "tests/perft/positions_table.h"
#include "tests/support/cmocka_ready.h"

enum { POSITIONS = 331 };

static void test_counts_and_digests(void **state) {
    (void)state;
    assert_int_equal(positions_check_counts("ko"), POSITIONS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_counts_and_digests)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
