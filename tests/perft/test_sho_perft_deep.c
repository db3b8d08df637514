/* The largest known move counts of sho shogi, which take long. */
#include "tests/perft/perft_table.h"
#include "tests/support/cmocka_ready.h"

enum { DEEP_NODES = 1000001, DEEP_ROWS = 5 };

static void test_deep_counts(void **state) {
    (void)state;
    assert_int_equal(perft_table_check("sho-perft.tsv", DEEP_NODES, UINT64_MAX), DEEP_ROWS);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_deep_counts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
