/* Nets hold the first enemy on each of their lines (ko-shogi.md 8.4). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_first_on_a_line(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s M10j / G10a +AG12j", "M10j-10i", &LAW_NETS, "12j",
         "The millenary on 10j is held by the skyward net on 12j."},
        {"", "G10s M10j M9j / G10a +AG12j", "M9j-9i", NULL, "", ""},
        {"", "G10s M10j / G10a +AG12j P11j", "M10j-10i", NULL, "", ""},
        {"", "G10s M10j M11j / G10a +AG12j", "M10j-10i", NULL, "", ""},
        {"", "G10s M10i / G10a +AG12j", "M10i-10h", NULL, "", ""},
        {"", "G10s M10j +AG12j / G10a", "M10j-10i", NULL, "", ""},
        {"", "G10s M10j / G10a AG12j", "M10j-10i", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_each_line(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s M10l / G10a +AG12j", "M10l-9l", &LAW_NETS, "12j", "is held"},
        {"", "G10s M14l / G10a +AG12j", "M14l-13l", &LAW_NETS, "12j", "is held"},
        {"", "G10s M15j / G10a +AG12j", "M15j-15i", &LAW_NETS, "12j", "is held"},
        {"", "G10s M10h / G10a +AG12j", "M10h-9h", NULL, "", ""},
        {"", "G10s M12l / G10a +AG12j", "M12l-11l", NULL, "", ""},
        {"", "G10s M12h / G10a +AG12j", "M12h-11h", NULL, "", ""},
        {"", "G10s M10h / G10a +RG12j", "M10h-9h", &LAW_NETS, "12j", "earthward net"},
        {"", "G10s M10l / G10a +RG12j", "M10l-9l", NULL, "", ""},
        {"", "G10s +AG12l / G10a M10j / w", "M10j-9j", &LAW_NETS, "12l", "is held"},
        {"", "G10s +RG12j / G10a M10l / w", "M10l-9l", &LAW_NETS, "12j", "is held"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_reach(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"net_reach=all", "G10s M10j M9j / G10a +AG12j", "M9j-9i", &LAW_NETS, "12j", "is held"},
        {"net_reach=all", "G10s M10j M9j / G10a +AG12j P11j", "M9j-9i", NULL, "", ""},
        {"net_reach=all", "G10s M10j M9j / G10a +AG12j P8j", "M9j-9i", &LAW_NETS, "12j", "is held"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_held_altogether(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s LB10j / G10a +AG12j P9h", "LB10j-9i*9h", &LAW_NETS, "12j", "is held"},
        {"shoot_mode=free", "G10s LB10j / G10a +AG12j P10h", "LB10j*10h", &LAW_NETS, "12j",
         "is held"},
        {"", "G10s SW10j / G10a +AG12j P10i", "SW10j!10i", &LAW_NETS, "12j", "is held"},
        {"", "G10s +AG10j / G10a +AG12j", "+AG10j-9j", &LAW_NETS, "12j", "is held"},
        {"", "G12s / G10a +RG12j", "G12s-11s", NULL, "", ""},
        {"", "G10j / G10a +RG12j", "G10j-9j", &LAW_NETS, "12j", "is held"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_on_a_line),
        cmocka_unit_test(test_each_line),
        cmocka_unit_test(test_reach),
        cmocka_unit_test(test_held_altogether),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
