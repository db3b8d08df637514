/* Move counts of ko kogi that are known from elsewhere. */
#include "rules/play/movegen.h"
#include "tests/perft/perft_table.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

enum { QUICK_NODES = 1000000, QUICK_ROWS = 44 };

static void test_known_counts(void **state) {
    (void)state;
    assert_int_equal(perft_table_check("ko-perft.tsv", 0, QUICK_NODES), QUICK_ROWS);
}

static void test_depth_zero_is_the_position_itself(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "ko default", "startpos");
    assert_int_equal(perft(&setting.position, 0), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_counts),
        cmocka_unit_test(test_depth_zero_is_the_position_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
