/* Promotion by what was captured (ko-shogi.md 7.2 to 7.4 and 7.7). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_any_piece(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s M10m / G10a +MA10j MA1a B2a", "M10mx10j+", NULL, "", ""},
        {"", "G10s M10m / G10a MA10j MA1a B2a", "M10mx10j+", NULL, "", ""},
        {"", "G10s M10m / G10a B10j MA1a B2a", "M10mx10j+", NULL, "", ""},
        {"", "G10s M10m / G10a D10j MA1a B2a", "M10mx10j+", NULL, "", ""},
        {"", "G10s M10m / G10a MA10j", "M10mx10j=", &LAW_CAPTURE_PROMOTION, "",
         "The millenary must promote by this move."},
        {"", "G10s M10m / G10a +D10j TP1a", "M10mx10j", NULL, "", ""},
        {"", "G10s M10m / G10a SW10j", "M10mx10j", NULL, "", ""},
        {"", "G10s M10m / G10a +B10j TP1a", "M10mx10j", NULL, "", ""},
        {"", "G10s M10m / G10a Q10j", "M10mx10j+", &LAW_CAMP_PROMOTION, "", "cannot promote"},
        {"", "G10s E10m / G10a MA9l", "E10mx9l", NULL, "", ""},
        {"capture_forced=off", "G10s M10m / G10a MA10j", "M10mx10j=", NULL, "", ""},
        {"capture_forced=off", "G10s M10m / G10a MA10j", "M10mx10j+", NULL, "", ""},
        {"capture_forced=off", "G10s S10m / G10a SW9l", "S10mx9l=", NULL, "", ""},
        {"capture_forced=off", "G10s CM10m / G10a FC9k", "CM10mx9k=", NULL, "", ""},
        {"capture_forced=off", "G10s LB10m / G10a SW9k", "LB10m-9l*9k=", NULL, "", ""},
        {"capture_forced=off", "G10s M10m / G10a Q10j", "M10mx10j", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_one_step_movers(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s D1s AC10m / G10a SW9l TP1a", "AC10mx9l+", NULL, "", ""},
        {"", "G10s D1s AC10m / G10a +D9l TP1a", "AC10mx9l+", NULL, "", ""},
        {"", "G10s D1s A10m / G10a SW9l TP1a", "A10mx9l+", NULL, "", ""},
        {"", "G10s D1s A10m / G10a +D9l TP1a", "A10mx9l+", NULL, "", ""},
        {"", "G10s D1s S10m / G10a SW9l TP1a", "S10mx9l+", NULL, "", ""},
        {"", "G10s D1s S10m / G10a +D9l TP1a", "S10mx9l+", NULL, "", ""},
        {"", "G10s D1s CS10m / G10a SW9l TP1a", "CS10mx9l+", NULL, "", ""},
        {"", "G10s D1s CS10m / G10a +D9l TP1a", "CS10mx9l+", NULL, "", ""},
        {"", "G10s D1s EN10m / G10a SW9l TP1a", "EN10mx9l+", NULL, "", ""},
        {"", "G10s D1s EN10m / G10a +D9l TP1a", "EN10mx9l+", NULL, "", ""},
        {"", "G10s D1s FC10m / G10a SW9l TP1a", "FC10mx9l+", NULL, "", ""},
        {"", "G10s D1s FC10m / G10a +D9l TP1a", "FC10mx9l+", NULL, "", ""},
        {"", "G10s D1s LB10m / G10a SW9l TP1a", "LB10mx9l+", NULL, "", ""},
        {"", "G10s D1s LB10m / G10a +D9l TP1a", "LB10mx9l+", NULL, "", ""},
        {"", "G10s D1s CB10m / G10a SW9l TP1a", "CB10mx9l+", NULL, "", ""},
        {"", "G10s D1s CB10m / G10a +D9l TP1a", "CB10mx9l+", NULL, "", ""},
        {"", "G10s D1s C10m / G10a SW9l TP1a", "C10mx9l+", NULL, "", ""},
        {"", "G10s D1s C10m / G10a +D9l TP1a", "C10mx9l+", NULL, "", ""},
        {"", "G10s D1s P10m / G10a SW10l TP1a", "P10mx10l+", NULL, "", ""},
        {"", "G10s D1s P10m / G10a +D10l TP1a", "P10mx10l+", NULL, "", ""},
        {"", "G10s D1s SH10m / G10a SW9l TP1a", "SH10mx9l+", NULL, "", ""},
        {"", "G10s D1s SH10m / G10a +D9l TP1a", "SH10mx9l+", NULL, "", ""},
        {"", "G10s S10m / G10a +M9l", "S10mx9l+", NULL, "", ""},
        {"", "G10s S10m / G10a +B9l TP1a", "S10mx9l+", NULL, "", ""},
        {"", "G10s S10m / G10a +Q9l", "S10mx9l", NULL, "", ""},
        {"", "G10s SO10m / G10a SW10l", "SO10mx10l", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_cavalryman(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s CM10m / G10a FC9k", "CM10mx9k+", NULL, "", ""},
        {"", "G10s CM10m / G10a +FC9k", "CM10mx9k", NULL, "", ""},
        {"", "G10s CV10m / G10a FC9k", "CV10mx9k", NULL, "", ""},
        {"", "G10s CM10m / G10a C9k", "CM10mx9k", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_shots(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s LB10m / G10a MA9k", "LB10m-9l*9k+", NULL, "", ""},
        {"shot_triggers=off", "G10s LB10m / G10a MA9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s LB10m / G10a SW9k", "LB10m-9l*9k+", NULL, "", ""},
        {"", "G10s TP10m / G10a D10j", "TP10m-10k*10j+", NULL, "", ""},
        {"shot_triggers=off", "G10s LB10m / G10a MA9l", "LB10mx9l+", NULL, "", ""},
        {"shot_triggers=off", "G10s LB10m / G10a SW9k", "LB10m-9l*9k", NULL, "", ""},
        {"shot_triggers=off", "G10s FC10m / G10a D9k", "FC10m-9l*9k", NULL, "", ""},
        {"shot_triggers=off", "G10s TP10m / G10a D10j", "TP10m-10k*10j", NULL, "", ""},
        {"shot_triggers=off", "G10s LB10g / G10a MA9d", "LB10g-9f*9d=", NULL, "", ""},
        {"", "G10s LB10g / G10a MA9d", "LB10g-9f*9d=", &LAW_CAPTURE_PROMOTION, "", "must promote"},
        {"", "G10s FC10m / G10a P9k MA7l", "FC10m-9l*9k*7l+", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_burned_pieces_promote_nobody(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s +EN10m / G10a MA10k", "+EN10m-10l", "10l:B+EN 10k:-"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_piece),
        cmocka_unit_test(test_one_step_movers),
        cmocka_unit_test(test_cavalryman),
        cmocka_unit_test(test_shots),
        cmocka_unit_test(test_burned_pieces_promote_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
