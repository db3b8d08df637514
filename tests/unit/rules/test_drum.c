/* Without its drum a side has pawns that do not go forward (ko-shogi.md 8.2). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_forward(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s P10m / G10a D1a", "P10m-10l", &LAW_DRUM, "",
         "The drum is lost, so pawns do not go forward any more."},
        {"", "G10s P10m / G10a A10l", "P10mx10l", &LAW_DRUM, "", "drum is lost"},
        {"", "G10s P10m D1s / G10a", "P10m-10l", NULL, "", ""},
        {"", "G10s P10m +D1s TP2s / G10a", "P10m-10l", NULL, "", ""},
        {"", "G10s P10m / G10a", "P10m-10n", NULL, "", ""},
        {"", "G10s P10m / G10a", "P10m-9m", NULL, "", ""},
        {"", "G10s P10m / G10a", "P10m-11m", NULL, "", ""},
        {"", "G10s +P10m / G10a", "+P10m-10k", NULL, "", ""},
        {"", "G10s S10m / G10a", "S10m-10l", NULL, "", ""},
        {"", "G10s D1s / G10a P10k / w", "P10k-10l", &LAW_DRUM, "", "drum is lost"},
        {"", "G10s / G10a P10k D1a / w", "P10k-10l", NULL, "", ""},
        {"", "G10s / G10a P10k / w", "P10k-10j", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* Whom it stops, whosever turn it is: pawns alone, and not those that stand before the edge. */
static void test_whom_it_hampers(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G10s P10m +P9m S8m P3a / G10a D1b P10k");
    assert_true(law_hampers(&LAW_DRUM, &setting.position, square_by_name("10m")));
    assert_false(law_hampers(&LAW_DRUM, &setting.position, square_by_name("9m")));
    assert_false(law_hampers(&LAW_DRUM, &setting.position, square_by_name("8m")));
    assert_false(law_hampers(&LAW_DRUM, &setting.position, square_by_name("3a")));
    assert_false(law_hampers(&LAW_DRUM, &setting.position, square_by_name("10k")));
    assert_false(law_hampers(&LAW_DRUM, &setting.position, square_by_name("10l")));
    assert_false(law_hampers(&LAW_NETS, &setting.position, square_by_name("10m")));
    ko_set(&setting, "", "G10s P10m D1s / G10a P10k");
    assert_false(law_hampers(&LAW_DRUM, &setting.position, square_by_name("10m")));
    assert_true(law_hampers(&LAW_DRUM, &setting.position, square_by_name("10k")));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_forward),
        cmocka_unit_test(test_whom_it_hampers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
