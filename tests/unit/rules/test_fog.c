/* Bows and guns cannot shoot within five points of an enemy fog (ko-shogi.md 6). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_field(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s CB10m / G10a +TP10g A9j", "CB10m-9l*9j", &LAW_FOG, "10g",
         "The crossbow on 9l is in the fog that spreads from 10g and cannot shoot."},
        {"", "G10s CB10m / G10a +TP10f A9j", "CB10m-9l*9j", NULL, "", ""},
        {"", "G10s CB10m / G10a +TP14g A9j", "CB10m-9l*9j", &LAW_FOG, "14g", "in the fog"},
        {"", "G10s CB10m / G10a +TP15g A9j", "CB10m-9l*9j", NULL, "", ""},
        {"", "G10s CB10m / G10a +TP9j", "CB10m-9l*9j", &LAW_FOG, "9j", "in the fog"},
        {"", "G10s CB10m +TP10g / G10a A9j", "CB10m-9l*9j", NULL, "", ""},
        {"", "G10s CB10m / G10a TP10g A9j", "CB10m-9l*9j", NULL, "", ""},
        {"", "G10s CB10m / G10a +TP9g A9j", "CB10m-9l", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_lines(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"fog_metric=lines", "G10s CB10m / G10a +TP10g A9j", "CB10m-9l*9j", NULL, "", ""},
        {"fog_metric=lines", "G10s CB10m / G10a +TP9g A9j", "CB10m-9l*9j", &LAW_FOG, "9g",
         "in the fog"},
        {"fog_metric=lines", "G10s CB10m / G10a +TP14g A9j", "CB10m-9l*9j", &LAW_FOG, "14g",
         "in the fog"},
        {"fog_metric=lines", "G10s CB10m / G10a +TP9f A9j", "CB10m-9l*9j", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_who_shoots_all_the_same(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s TP10m / G10a +TP10g A10j", "TP10m-10k*10j", NULL, "", ""},
        {"", "G10s SM10m / G10a +TP10j", "SM10m-10k*10j", NULL, "", ""},
        {"", "G10s FC10m / G10a +TP9f", "FC10m-9l*9f", NULL, "", ""},
        {"", "G10s FC10m / G10a +TP9g", "FC10m-9l*9g", &LAW_FOG, "9g", "in the fog"},
        {"shoot_mode=free", "G10s C10m / G10a +TP10h A10k", "C10m*10k", &LAW_FOG, "10h",
         "in the fog"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_whom_it_hampers(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "", "G10s CB9l LB9m SM8h +TP1s / G10a +TP10g CB1r");
    assert_true(law_hampers(&LAW_FOG, &setting.position, square_by_name("9l")));
    assert_false(law_hampers(&LAW_FOG, &setting.position, square_by_name("9m")));
    assert_false(law_hampers(&LAW_FOG, &setting.position, square_by_name("8h")));
    assert_true(law_hampers(&LAW_FOG, &setting.position, square_by_name("1r")));
    ko_set(&setting, "fog_metric=lines", "G10s CB9l CB5l / G10a +TP10g");
    assert_false(law_hampers(&LAW_FOG, &setting.position, square_by_name("9l")));
    assert_true(law_hampers(&LAW_FOG, &setting.position, square_by_name("5l")));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_field),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_who_shoots_all_the_same),
        cmocka_unit_test(test_whom_it_hampers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
