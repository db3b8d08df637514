/* What arrives beside a flame is gone before it could shoot (ko-shogi.md 8.5). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_shooters(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s LB10m / G10a +EN9k A12i", "LB10m-9l*12i", &LAW_BURNED_SHOT, "9k",
         "Beside the flame on 9k it is burned before it can shoot."},
        {"", "G10s LB10m / G10a +EN9k A12i", "LB10m-9l*9k", &LAW_BURNED_SHOT, "9k",
         "burned before"},
        {"", "G10s LB10m / G10a +EN9j A12i", "LB10m-9l*12i", NULL, "", ""},
        {"", "G10s LB10m / G10a +EN9j A12i", "LB10m-9l*9j", NULL, "", ""},
        {"flame_passive=none", "G10s LB10m / G10a +EN9k A12i", "LB10m-9l*12i", NULL, "", ""},
        {"", "G10s LB10m +EN9k / G10a A12i", "LB10m-9l*12i", NULL, "", ""},
        {"flame_passive=all", "G10s LB10m +EN9k / G10a A12i", "LB10m-9l*12i", &LAW_BURNED_SHOT,
         "9k", "burned before"},
        {"shoot_mode=free", "G10s LB10m / G10a +EN10l A12k", "LB10m*12k", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_fog_and_light(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s +TP10m / G10a +EN10j A11j", "+TP10m-10k*11j", &LAW_BURNED_FOG, "10j",
         "burned before it can shoot"},
        {"", "G10s +TP10m / G10a +EN10j A11j", "+TP10m-10k*10j", &LAW_BURNED_FOG, "10j",
         "burned before"},
        {"", "G10s +TP10m / G10a +EN10j A11j", "+TP10m-10k*11j-8k", NULL, "", ""},
        {"", "G10s +TP10m / G10a +EN10j A11j", "+TP10m-10k*10j-10m", NULL, "", ""},
        {"", "G10s +SM10m / G10a +EN10i A11j", "+SM10m-10k*11j", NULL, "", ""},
        {"", "G10s +SM10m / G10a +EN10j A11j", "+SM10m-10k*11j", &LAW_BURNED_FOG, "10j",
         "burned before"},
        {"flame_passive=none", "G10s +TP10m / G10a +EN10j A11j", "+TP10m-10k*11j", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shooters),
        cmocka_unit_test(test_fog_and_light),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
