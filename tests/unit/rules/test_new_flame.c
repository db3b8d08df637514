/* Whether a new flame burns at once (ko-shogi.md 8.1 and 12). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_at_once_or_later(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s EN10g P9g / G10a A10e", "EN10g-10f+", "10f:B+EN 10e:WA 9g:BP"},
        {"flame_on_promotion=on", "G10s EN10g P9g / G10a A10e S12f", "EN10g-10f+",
         "10f:B+EN 10e:- 9g:- 12f:WS"},
        {"flame_on_promotion=on flame_allies=off", "G10s EN10g P9g / G10a A10e", "EN10g-10f+",
         "10f:B+EN 10e:- 9g:BP"},
        {"flame_on_promotion=on", "G10s EN10g / G10a A10e", "EN10g-10f=", "10f:BEN 10e:WA"},
        {"flame_on_promotion=on", "G10s A10g / G10a S10e", "A10g-10f+", "10f:B+A 10e:WS"},
        {"flame_on_promotion=on", "G10s EN10m / G10a MA10l A10k", "EN10mx10l+", "10l:B+EN 10k:-"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_at_once_or_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
