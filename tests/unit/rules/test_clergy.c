/* Clergy take only clergy by landing (ko-shogi.md 4). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_landing(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s TP10m / G10a P10k", "TP10mx10k", &LAW_CLERGY, "10k",
         "may land only on clergy; the pawn it may shoot from beside."},
        {"", "G10s SM10m / G10a P10k", "SM10mx10k", &LAW_CLERGY, "10k",
         "may land only on clergy; the pawn it may shoot from beside."},
        {"", "G10s +TP10m / G10a P10k", "+TP10mx10k", &LAW_CLERGY, "10k",
         "may land only on clergy; the pawn it may shoot from beside."},
        {"", "G10s +SM10m / G10a P10k", "+SM10mx10k", &LAW_CLERGY, "10k",
         "may land only on clergy; the pawn it may shoot from beside."},
        {"", "G10s TP10m / G10a TP10k", "TP10mx10k", NULL, "", ""},
        {"", "G10s TP10m / G10a SM10k", "TP10mx10k", NULL, "", ""},
        {"", "G10s TP10m / G10a +TP10k", "TP10mx10k", NULL, "", ""},
        {"", "G10s TP10m / G10a +SM10k", "TP10mx10k", NULL, "", ""},
        {"", "G10s +SM10m / G10a TP10k", "+SM10mx10k", NULL, "", ""},
        {"", "G10s +SM10m / G10a SM10k", "+SM10mx10k", NULL, "", ""},
        {"", "G10s +SM10m / G10a +TP10k", "+SM10mx10k", NULL, "", ""},
        {"", "G10s +SM10m / G10a +SM10k", "+SM10mx10k", NULL, "", ""},
        {"", "G10s TP10m / G10a P10l", "TP10m-10k", NULL, "", ""},
        {"", "G10s M10m / G10a TP10k", "M10mx10k", NULL, "", ""},
        {"", "G10s +TP10m / G10a P10i", "+TP10m-10kx10i", &LAW_CLERGY, "10i",
         "may land only on clergy"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_landing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
