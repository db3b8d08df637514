/* Which shooters may take by landing (ko-shogi.md 6 and 12). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_all(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"shooter_displacement=all", "G10s LB10m / G10a P9l", "LB10mx9l", NULL, "", ""},
        {"shooter_displacement=all", "G10s C10m / G10a P9l", "C10mx9l", NULL, "", ""},
        {"shooter_displacement=all", "G10s +C10m / G10a P10l", "+C10mx10l", NULL, "", ""},
        {"shooter_displacement=all", "G10s +LB10m / G10a P9k", "+LB10mx9k", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_carriages(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"shooter_displacement=carriages", "G10s LB10m / G10a P9l", "LB10mx9l", &LAW_DISPLACEMENT,
         "9l", "By these rules the"},
        {"shooter_displacement=carriages", "G10s C10m / G10a P9l", "C10mx9l", &LAW_DISPLACEMENT,
         "9l", "By these rules the"},
        {"shooter_displacement=carriages", "G10s FC10m / G10a P9l", "FC10mx9l", &LAW_DISPLACEMENT,
         "9l", "By these rules the"},
        {"shooter_displacement=carriages", "G10s +LB10m / G10a P9k", "+LB10mx9k", &LAW_DISPLACEMENT,
         "9k", "By these rules the"},
        {"shooter_displacement=carriages", "G10s +C10m / G10a P10l", "+C10mx10l", NULL, "", ""},
        {"shooter_displacement=carriages", "G10s +FC10m / G10a P10k", "+FC10mx10k", NULL, "", ""},
        {"shooter_displacement=carriages", "G10s S10m / G10a P9l", "S10mx9l", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_none(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"shooter_displacement=none", "G10s CB10m / G10a P9l", "CB10mx9l", &LAW_DISPLACEMENT, "9l",
         "By these rules the"},
        {"shooter_displacement=none", "G10s +CB10m / G10a P9k", "+CB10mx9k", &LAW_DISPLACEMENT,
         "9k", "By these rules the"},
        {"shooter_displacement=none", "G10s +C10m / G10a P10l", "+C10mx10l", &LAW_DISPLACEMENT,
         "10l", "By these rules the"},
        {"shooter_displacement=none", "G10s +FC10m / G10a P10k", "+FC10mx10k", &LAW_DISPLACEMENT,
         "10k", "By these rules the"},
        {"shooter_displacement=none", "G10s CH10m / G10a P10k", "CH10mx10k", NULL, "", ""},
        {"shooter_displacement=none", "G10s SH10m / G10a P9l", "SH10mx9l", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_clergy_and_quiet_moves(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"shooter_displacement=none", "G10s TP10m / G10a SM10k", "TP10mx10k", NULL, "", ""},
        {"shooter_displacement=none", "G10s LB10m / G10a A9k", "LB10m-9l*9k", NULL, "", ""},
        {"shooter_displacement=none", "G10s LB10m / G10a", "LB10m-9l", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all),
        cmocka_unit_test(test_carriages),
        cmocka_unit_test(test_none),
        cmocka_unit_test(test_clergy_and_quiet_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
