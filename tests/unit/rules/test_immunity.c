/* What cannot be shot or taken by whom (ko-shogi.md 6). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_bows(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s LB10m / G10a SH9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a SU9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a +SH9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a +SU9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a CH9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a CU9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a +CH9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a +C9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a +FC9k", "LB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The longbow cannot shoot the"},
        {"", "G10s LB10m / G10a P9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s LB10m / G10a C9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s LB10m / G10a FC9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s LB10m / G10a M9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s LB10m / G10a +CU9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s LB10m / G10a LB9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s CB10m / G10a CH9k", "CB10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The crossbow cannot shoot the chariot on 9k: no bow can hit it."},
        {"", "G10s +LB10m / G10a CH9j", "+LB10m-9k*9j", &LAW_IMMUNITY, "9j", "cannot shoot"},
        {"", "G10s +CB10m / G10a CH9j", "+CB10m-9k*9j", &LAW_IMMUNITY, "9j", "cannot shoot"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_guns(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s C10m / G10a SU9k", "C10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The cannon cannot shoot the"},
        {"", "G10s C10m / G10a +SH9k", "C10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The cannon cannot shoot the"},
        {"", "G10s C10m / G10a +SU9k", "C10m-9l*9k", &LAW_IMMUNITY, "9k",
         "The cannon cannot shoot the"},
        {"", "G10s C10m / G10a SH9k", "C10m-9l*9k", NULL, "", ""},
        {"", "G10s C10m / G10a CH9k", "C10m-9l*9k", NULL, "", ""},
        {"", "G10s C10m / G10a CU9k", "C10m-9l*9k", NULL, "", ""},
        {"", "G10s C10m / G10a +C9k", "C10m-9l*9k", NULL, "", ""},
        {"", "G10s C10m / G10a +FC9k", "C10m-9l*9k", NULL, "", ""},
        {"", "G10s C10m / G10a P9k", "C10m-9l*9k", NULL, "", ""},
        {"", "G10s FC10m / G10a SU9k", "FC10m-9l*9k", &LAW_IMMUNITY, "9k", "cannot shoot"},
        {"", "G10s +C10m / G10a SU9l", "+C10m-10l*9l", &LAW_IMMUNITY, "9l",
         "cannot shoot the shield unit on 9l: no gun can hit it."},
        {"", "G10s +FC10m / G10a SU9l", "+FC10m-10l*9l", &LAW_IMMUNITY, "9l", "cannot shoot"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_wheels(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s CH10m / G10a +SU10k", "CH10mx10k", &LAW_IMMUNITY, "10k",
         "cannot take the heavenly fortress on 10k: nothing on wheels can take it."},
        {"", "G10s CU10m / G10a +SU10k", "CU10mx10k", &LAW_IMMUNITY, "10k",
         "cannot take the heavenly fortress on 10k: "},
        {"", "G10s +CH10m / G10a +SU10k", "+CH10mx10k", &LAW_IMMUNITY, "10k",
         "cannot take the heavenly fortress on 10k: "},
        {"", "G10s +C10m / G10a +SU10k", "+C10mx10k", &LAW_IMMUNITY, "10k",
         "cannot take the heavenly fortress on 10k: "},
        {"", "G10s +FC10m / G10a +SU10k", "+FC10mx10k", &LAW_IMMUNITY, "10k",
         "cannot take the heavenly fortress on 10k: "},
        {"", "G10s M10m / G10a +SU10k", "M10mx10k", NULL, "", ""},
        {"", "G10s +CU10m / G10a +SU10k", "+CU10mx10k", NULL, "", ""},
        {"", "G10s Q10m / G10a +SU10k", "Q10mx10k", NULL, "", ""},
        {"", "G10s CH10m / G10a SU10k", "CH10mx10k", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_clergy_shoot_all(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s TP10m / G10a SU10j", "TP10m-10k*10j", NULL, "", ""},
        {"", "G10s TP10m / G10a +SU10j", "TP10m-10k*10j", NULL, "", ""},
        {"", "G10s TP10m / G10a CH10j", "TP10m-10k*10j", NULL, "", ""},
        {"", "G10s SM10m / G10a SU10j", "SM10m-10k*10j", NULL, "", ""},
        {"", "G10s SM10m / G10a +SU10j", "SM10m-10k*10j", NULL, "", ""},
        {"", "G10s SM10m / G10a CH10j", "SM10m-10k*10j", NULL, "", ""},
        {"", "G10s +TP10m / G10a SU10j", "+TP10m-10k*10j", NULL, "", ""},
        {"", "G10s +TP10m / G10a +SU10j", "+TP10m-10k*10j", NULL, "", ""},
        {"", "G10s +TP10m / G10a CH10j", "+TP10m-10k*10j", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bows),
        cmocka_unit_test(test_guns),
        cmocka_unit_test(test_wheels),
        cmocka_unit_test(test_clergy_shoot_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
