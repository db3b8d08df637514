/* Some positions of ko shogi: how many moves each has, and to what they lead.
 */
#include "tests/perft/positions_table.h"
#include "tests/support/cmocka_ready.h"

enum { POSITIONS = 331, LISTS = 0 };

static void test_counts_and_digests(void **state) {
    (void)state;
    assert_int_equal(positions_check_counts("ko"), POSITIONS);
}

static void test_listed_moves(void **state) {
    (void)state;
    assert_int_equal(positions_check_lists("ko"), LISTS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_and_digests),
        cmocka_unit_test(test_listed_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
