/* A shot follows a leg that took nothing (ko-shogi.md 6). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ko_scene.h"

static void test_only_after_a_move(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s LB10m / G10a A10k", "LB10m*10k", &LAW_SHOOTING, "",
         "The longbow shoots only after a move."},
        {"", "G10s LB10m / G10a A9k", "LB10m-9l*9k", NULL, "", ""},
        {"", "G10s TP10m / G10a A10l", "TP10m*10l", &LAW_SHOOTING, "", "shoots only after a move"},
        {"shoot_mode=free", "G10s LB10m / G10a A10k", "LB10m*10k", NULL, "", ""},
        {"shoot_mode=free", "G10s LB10m / G10a A9k", "LB10m-9l*9k", NULL, "", ""},
        {"shoot_mode=free", "G10s TP10m / G10a A10l", "TP10m*10l", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_not_after_a_capture(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s CB10m / G10a P9l A9j", "CB10mx9l*9j", &LAW_SHOOTING, "",
         "The crossbow has just landed on a piece and cannot shoot too."},
        {"shoot_mode=free", "G10s CB10m / G10a P9l A9j", "CB10mx9l*9j", &LAW_SHOOTING, "",
         "has just landed"},
        {"shot_after_capture=on", "G10s CB10m / G10a P9l A9j", "CB10mx9l*9j", NULL, "", ""},
        {"", "G10s TP10m / G10a SM10k A10j", "TP10mx10k*10j", &LAW_SHOOTING, "", "has just landed"},
        {"shot_after_capture=on", "G10s TP10m / G10a SM10k A10j", "TP10mx10k*10j", NULL, "", ""},
        {"", "G10s +TP10m / G10a SM10k A10h", "+TP10mx10k-10i*10h", NULL, "", ""},
        {"", "G10s +TP10m / G10a SM10i A10j", "+TP10m-10k*10jx10i", NULL, "", ""},
        {"", "G10s +TP10m / G10a SM10i A10h", "+TP10m-10kx10i*10h", &LAW_SHOOTING, "",
         "has just landed"},
        {"shot_after_capture=on", "G10s +TP10m / G10a SM10k A10j A9j", "+TP10mx10k*10j-8k", NULL,
         "", ""},
        {"shot_after_capture=on", "G10s +SM10m / G10a SM10i A10h", "+SM10m-10kx10i*10h", NULL, "",
         ""},
        {"shot_after_capture=on", "G10s FC10m / G10a P9l A9k A9h", "FC10mx9l*9k*9h", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_second_shots(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s FC10m / G10a A9k A7l", "FC10m-9l*9k*7l", NULL, "", ""},
        {"double_kill=line", "G10s FC10m / G10a A9k A7l", "FC10m-9l*9k*7l", &LAW_SHOOTING, "",
         "must go where the first one went"},
        {"double_kill=line", "G10s FC10m / G10a A9k A9h", "FC10m-9l*9k*9h", NULL, "", ""},
        {"double_kill=line", "G10s FC10m / G10a A9k A9m", "FC10m-9l*9k*9m", &LAW_SHOOTING, "",
         "must go where"},
        {"double_kill=line shoot_mode=free", "G10s +FC10m / G10a A10k A10h", "+FC10m*10k*10h", NULL,
         "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* From standing guns fire twice, all others once, and nobody goes on from there. */
static void test_standing_shots(void **state) {
    (void)state;
    Setting setting;
    ko_set(&setting, "shoot_mode=free", "G10s LB10m / G10a A10k A9l");
    expect_legal(&setting, "10m*10k 10m*9l 10m11l*10k");
    expect_illegal(&setting, "10m*10k*9l 10m*10k11l 10m11l*10k*9l");
    ko_set(&setting, "shoot_mode=free", "G10s FC10m / G10a A10k A9l S10h");
    expect_legal(&setting, "10m*10k 10m*10k*10h 10m*9l*10k");
    expect_illegal(&setting, "10m*10h 10m*10k*10h*9l 10m*10k11l");
    ko_set(&setting, "shoot_mode=free", "G10s +TP10m / G10a A10l A9l");
    expect_legal(&setting, "10m*10l 10m*9l");
    expect_illegal(&setting, "10m*10l*9l 10m*10l10k");
    ko_set(&setting, "", "G10s FC10m / G10a A10k A9l S10h");
    expect_illegal(&setting, "10m*10k 10m*10k*10h");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_after_a_move),
        cmocka_unit_test(test_not_after_a_capture),
        cmocka_unit_test(test_second_shots),
        cmocka_unit_test(test_standing_shots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
