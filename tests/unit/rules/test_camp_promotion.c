/* Promotion by moves that touch the enemy camp (ko-shogi.md 7.1 and 7.5). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_touching(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s M10h / G10a", "M10h-10f+", NULL, "", ""},
        {"", "G10s M10h / G10a", "M10h-10f=", NULL, "", ""},
        {"", "G10s M10h / G10a", "M10h-10g+", &LAW_CAMP_PROMOTION, "",
         "The millenary cannot promote by this move."},
        {"", "G10s M10h / G10a", "M10h-10g=", &LAW_CAMP_PROMOTION, "",
         "The millenary cannot promote by this move."},
        {"", "G10s M10f / G10a", "M10f-10h+", NULL, "", ""},
        {"", "G10s M10f / G10a", "M10f-10e+", NULL, "", ""},
        {"", "G10s CV10h / G10a", "CV10h-9f-10h+", NULL, "", ""},
        {"", "G10s / G10a M10m / w", "M10m-10n+", NULL, "", ""},
        {"", "G10s / G10a M10l / w", "M10l-10m+", &LAW_CAMP_PROMOTION, "", "cannot promote"},
        {"shoot_mode=free", "G10s LB10f / G10a A10d", "LB10f*10d+", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_entering(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"zone_trigger=enter", "G10s M10h / G10a", "M10h-10f+", NULL, "", ""},
        {"zone_trigger=enter", "G10s M10f / G10a", "M10f-10h+", &LAW_CAMP_PROMOTION, "",
         "cannot promote"},
        {"zone_trigger=enter", "G10s M10f / G10a", "M10f-10e+", &LAW_CAMP_PROMOTION, "",
         "cannot promote"},
        {"zone_trigger=enter", "G10s CV10h / G10a", "CV10h-9f-10h+", &LAW_CAMP_PROMOTION, "",
         "cannot promote"},
        {"zone_trigger=enter shoot_mode=free", "G10s LB10f / G10a A10d", "LB10f*10d+",
         &LAW_CAMP_PROMOTION, "", "cannot promote"},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_forced(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"zone_forced=on", "G10s M10h / G10a", "M10h-10f=", &LAW_CAMP_PROMOTION, "",
         "The millenary must promote by this move."},
        {"zone_forced=on", "G10s M10h / G10a", "M10h-10f+", NULL, "", ""},
        {"zone_forced=on", "G10s M10h / G10a", "M10h-10g", NULL, "", ""},
        {"zone_forced=on", "G10s CL10h / G10a", "CL10h-10f", NULL, "", ""},
        {"zone_forced=on", "G10s E12h / G10a", "E12h-10f", NULL, "", ""},
        {"zone_forced=on", "G10s TP10h / G10a", "TP10h-10f=", &LAW_CAMP_PROMOTION, "",
         "must promote"},
        {"zone_forced=on zone_trigger=enter", "G10s M10f / G10a", "M10f-10e", NULL, "", ""},
        {"zone_forced=on capture_forced=off", "G10s M10h / G10a MA10f",
         "M10hx10f=", &LAW_CAMP_PROMOTION, "", "must promote"},
        {"zone_forced=on capture_forced=off", "G10s M10m / G10a MA10j", "M10mx10j=", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_clerk(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s CL10h AG1f RG2f / G10a", "CL10h-10f+", NULL, "", ""},
        {"", "G10s CL10h +AG1f +RG2f / G10a", "CL10h-10f+", NULL, "", ""},
        {"", "G10s CL10h AG1f RG2g / G10a", "CL10h-10f+", &LAW_CAMP_PROMOTION, "",
         "The clerk cannot promote by this move."},
        {"", "G10s CL10h AG1f AG2f / G10a", "CL10h-10f+", &LAW_CAMP_PROMOTION, "",
         "cannot promote"},
        {"clerk_condition=any", "G10s CL10h RG1f AG2g / G10a", "CL10h-10f+", NULL, "", ""},
        {"clerk_condition=any", "G10s CL10h AG1f RG2g / G10a", "CL10h-10f+", NULL, "", ""},
        {"clerk_condition=any", "G10s CL10h / G10a AG1f RG2f", "CL10h-10f+", &LAW_CAMP_PROMOTION,
         "", "cannot promote"},
        {"clerk_condition=any", "G10s CL10h AG1g RG2g / G10a", "CL10h-10f+", &LAW_CAMP_PROMOTION,
         "", "cannot promote"},
        {"clerk_condition=all", "G10s CL10h AG1f AG2f / G10a", "CL10h-10f+", NULL, "", ""},
        {"clerk_condition=all", "G10s CL10h AG1f RG2f RG3g / G10a", "CL10h-10f+",
         &LAW_CAMP_PROMOTION, "", "cannot promote"},
        {"clerk_condition=all", "G10s CL10h / G10a", "CL10h-10f+", &LAW_CAMP_PROMOTION, "",
         "cannot promote"},
        {"clerk_condition=none", "G10s CL10h / G10a", "CL10h-10f+", NULL, "", ""},
        {"", "G10s CL10m / G10a MA10k", "CL10mx10k+", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_touching),
        cmocka_unit_test(test_entering),
        cmocka_unit_test(test_forced),
        cmocka_unit_test(test_clerk),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
