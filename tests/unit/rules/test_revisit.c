/* Whether a thunderclap may use a point twice (ko-shogi.md 12). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_ways(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s TP1s +D10m / G10a", "+D10m-10l-10k-10l-10m-10l", NULL, "", ""},
        {"", "G10s TP1s +D10m / G10a", "+D10m-10l-9l-9m-10m-10n", NULL, "", ""},
        {"thunderclap_revisit=off", "G10s TP1s +D10m / G10a", "+D10m-10l-10k-10l-9l-8l",
         &LAW_REVISIT, "", "The thunderclap may use no point twice on its way."},
        {"thunderclap_revisit=off", "G10s TP1s +D10m / G10a", "+D10m-10l-9l-9m-10m-10n",
         &LAW_REVISIT, "", "no point twice"},
        {"thunderclap_revisit=off", "G10s TP1s +D10m / G10a", "+D10m-10l-10k-9k-9l-9m", NULL, "",
         ""},
        {"thunderclap_revisit=off", "G10s SW10m / G10a", "SW10m-10l-10m", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ways),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
