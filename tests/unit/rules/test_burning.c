/* A flame that has moved burns all beside it (ko-shogi.md 8.1). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_neighbours(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s +EN10k P9i P9j P11j P11k P9k / G10a A11i A10i M14c", "+EN10k-10j",
         "9i:- 9j:- 11j:- 11k:- 9k:- 11i:- 10i:- 10j:B+EN 14c:WM"},
        {"", "G10s +EN10k / G10a S10h A12j +SU11i", "+EN10k-10j", "10h:WS 12j:WA 11i:-"},
        {"flame_allies=off", "G10s +EN10k P9i / G10a A11i", "+EN10k-10j", "9i:BP 11i:- 10j:B+EN"},
        {"", "G10s +EN10k / G10a A10j A10i", "+EN10kx10j", "10j:B+EN 10i:-"},
        {"", "G10s +EN10k P9j / G10a A11j", "G10s-9s", "9j:BP 11j:WA"},
        {"", "G10s / G10a +EN10j A11k B9k / w", "+EN10j-10k", "11k:- 9k:-"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_own_flames_burn(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s +EN10k +EN9i / G10a", "+EN10k-10j", "10j:B+EN 9i:-"},
        {"flame_allies=off", "G10s +EN10k +EN9i / G10a", "+EN10k-10j", "10j:B+EN 9i:B+EN"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_neighbours),
        cmocka_unit_test(test_own_flames_burn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
