/* With its clerk a side promotes its guards and puts out flames (ko-shogi.md 7.5). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_chain(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s CL10h AG1f RG2f AG3s RG4j +AG5j / G10a +EN19s +EN1a AG7a", "CL10h-10f+",
         "10f:B+CL 1f:B+AG 2f:B+RG 3s:B+AG 4j:B+RG 5j:B+AG 19s:- 1a:- 7a:WAG"},
        {"", "G10s CL10h AG1f RG2f +EN9s / G10a +EN19s", "CL10h-10f=", "10f:BCL 1f:BAG 19s:W+EN"},
        {"", "G10s CL10h AG1f RG2f +EN9s / G10a", "CL10h-10f+", "9s:B+EN"},
        {"", "G10s CL10m AG3s / G10a MA10k +EN19s", "CL10mx10k+", "10k:B+CL 3s:B+AG 19s:-"},
        {"", "G10s SO10h AG3s / G10a +EN19s", "SO10h-10g", "3s:BAG 19s:W+EN"},
        {"", "G10s M10h AG3s / G10a +EN19s", "M10h-10f+", "3s:BAG 19s:W+EN"},
        {"", "G10s AG3g RG4s / G10a +EN19s", "AG3g-3f+", "3f:B+AG 4s:BRG 19s:W+EN"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
