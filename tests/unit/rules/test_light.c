/* A light makes a fog a priest again (ko-shogi.md 8.3). */
#include "rules/laws/laws.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_reach(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s +SM11m / G10a +TP10f", "+SM11m-11k", "10f:W+TP"},
        {"", "G10s +SM12m / G10a +TP10f", "+SM12m-10k", "10f:WTP"},
        {"", "G10s +SM10m / G10a +TP10f", "+SM10m-10k", "10f:WTP"},
        {"", "G10s +SM10n / G10a +TP10f", "+SM10n-10l", "10f:W+TP"},
        {"", "G10s +SM10m P10i / G10a +TP10f P10h", "+SM10m-10k", "10f:WTP"},
        {"", "G10s +SM10k M1s / G10a +TP10d / w", "+TP10d-10f", "10f:WTP"},
        {"", "G10s SM10m / G10a +TP10f", "SM10m-10k", "10f:W+TP"},
        {"", "G10s +SM7k / G10a +TP10f M1a / w", "M1a-2a", "10f:W+TP"},
        {"light_metric=square", "G10s +SM7k / G10a +TP10f M1a / w", "M1a-2a", "10f:WTP"},
        {"light_metric=square", "G10s +SM7l / G10a +TP10f M1a / w", "M1a-2a", "10f:W+TP"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_own_light(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s +SM10k +TP10f / G10a", "G10s-9s", "10f:B+TP"},
        {"light_own=on", "G10s +SM10k +TP10f / G10a", "G10s-9s", "10f:BTP"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_promotion_in_the_light(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s TP10h / G10a +SM10d", "TP10h-10f+", "10f:BTP"},
        {"", "G10s TP10h / G10a +SM9c", "TP10h-10f+", "10f:B+TP"},
        {"", "G10s / G10a +TP10f SM10m +SM1s / w", "SM10m-10o+", "10f:W+TP"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_no_thunder_is_lost(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s +SM10m / G10a +TP10f +D1a", "+SM10m-10k", "10f:WTP 1a:W+D"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* It is the light that undoes the fog, also where another piece has moved. */
static void test_the_light_is_to_blame(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Effects effects;
    ko_set(&setting, "", "G10s +SM10k M10l / G10a +TP15f");
    Move move = move_by_text(&setting.position, "M10l-9l");
    position_play(&setting.position, move, &after, &effects);
    const Change *last = &effects.change[effects.count - 1];
    assert_int_equal(last->cause, CAUSE_REVERTED);
    assert_int_equal(last->square, square_by_name("15f"));
    assert_int_equal(last->by, square_by_name("10k"));
    assert_ptr_equal(last->law, &LAW_LIGHT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reach),
        cmocka_unit_test(test_own_light),
        cmocka_unit_test(test_promotion_in_the_light),
        cmocka_unit_test(test_no_thunder_is_lost),
        cmocka_unit_test(test_the_light_is_to_blame),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
