/* What ends its move beside an enemy flame is removed (ko-shogi.md 8.1). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_arriving(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s M10m / G10a +EN10h", "M10m-10i", "10m:- 10i:- 10h:W+EN"},
        {"", "G10s M10m / G10a +EN10h", "M10m-10j", "10j:BM"},
        {"", "G10s M10m / G10a +EN10h A10i", "M10mx10i", "10m:- 10i:- 10h:W+EN"},
        {"", "G10s M10m / G10a +EN10h", "M10mx10h", "10h:BM"},
        {"", "G10s M10i A9h / G10a +EN10h", "G10s-9s", "10i:BM 9h:BA"},
        {"", "G10s SW10l / G10a +EN10j", "SW10l-10k-10l", "10l:BSW"},
        {"", "G10s SW10k / G10a +EN10j", "SW10k-10l-10k", "10k:- 10j:W+EN"},
        {"", "G10s SW10k / G10a +EN10j", "SW10k!10j", "10k:BSW 10j:-"},
        {"", "G10s SW10l / G10a +EN10j A10k", "SW10l!10k", "10l:BSW 10k:-"},
        {"", "G10s LB10m / G10a +EN8l A9j", "LB10m-9l", "9l:-"},
        {"shoot_mode=free", "G10s LB10m / G10a +EN10l A12k", "LB10m*12k", "10m:BLB 12k:-"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_options(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s M10m +EN10h / G10a", "M10m-10i", "10i:BM"},
        {"flame_passive=all", "G10s M10m +EN10h / G10a", "M10m-10i", "10i:- 10h:B+EN"},
        {"flame_passive=all", "G10s M10m / G10a +EN10h", "M10m-10i", "10i:-"},
        {"flame_passive=none", "G10s M10m / G10a +EN10h", "M10m-10i", "10i:BM"},
        {"", "G10s +EN10k / G10a +EN10i A9k", "+EN10k-9j", "9j:- 9k:WA 10i:W+EN"},
        {"flame_passive=none", "G10s +EN10k / G10a +EN10i A9k", "+EN10k-9j", "9j:B+EN 9k:- 10i:-"},
        {"flame_passive=all", "G10s +EN10k +EN10i / G10a A9k", "+EN10k-9j", "9j:- 9k:WA 10i:B+EN"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_nothing_burned_promotes(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s M10g / G10a +EN11e", "M10g-10f+", &LAW_ARRIVAL, "",
         "The millenary cannot promote by this move."},
        {"", "G10s M10g / G10a +EN11e", "M10g-10f", NULL, "", ""},
        {"", "G10s M10g / G10a +EN12e", "M10g-10f+", NULL, "", ""},
        {"", "G10s M10m / G10a +EN11e B10f", "M10mx10f+", &LAW_ARRIVAL, "", "cannot promote"},
        {"", "G10s M10m / G10a +EN11e B10f", "M10mx10f", NULL, "", ""},
        {"flame_passive=none", "G10s M10m / G10a +EN11e B10f", "M10mx10f+", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_arriving),
        cmocka_unit_test(test_options),
        cmocka_unit_test(test_nothing_burned_promotes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
