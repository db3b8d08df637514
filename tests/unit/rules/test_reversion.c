/* Without its priest a side loses thunderclap and flag waver (ko-shogi.md 7.6 and 8.2). */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ko_scene.h"

static void test_falling_back(void **state) {
    (void)state;
    static const KoOutcome ROWS[] = {
        {"", "G10s M10m / G10a TP10i +D3c +B4c", "M10mx10i", "3c:WD 4c:WB"},
        {"", "G10s M10m / G10a +TP10i +B4c", "M10mx10i", "4c:WB"},
        {"", "G10s M10m / G10a SM10i TP1a +D3c", "M10mx10i", "3c:W+D"},
        {"", "G10s M10m +D1s TP2s / G10a TP10i +D3c", "M10mx10i", "3c:WD 1s:B+D"},
        {"", "G10s CB10m / G10a TP9i +D3c", "CB10m-9l*9i", "3c:WD"},
        {"", "G10s +EN10k TP10i +B1s / G10a", "+EN10k-10j", "10i:- 1s:BB"},
        {"", "G10s M10m / G10a TP10i D3c", "M10mx10i", "3c:WD"},
    };
    ko_outcomes_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

static void test_who_may_promote(void **state) {
    (void)state;
    static const KoCase ROWS[] = {
        {"", "G10s D10g TP1s / G10a", "D10g-9f+", NULL, "", ""},
        {"", "G10s D10g +TP1s / G10a", "D10g-9f+", NULL, "", ""},
        {"", "G10s D10g / G10a", "D10g-9f+", &LAW_PRIEST, "",
         "The drum cannot promote by this move."},
        {"", "G10s D10g / G10a", "D10g-9f", NULL, "", ""},
        {"", "G10s B10g SM1s / G10a TP1a", "B10g-9f+", &LAW_PRIEST, "",
         "The banner cannot promote by this move."},
        {"", "G10s B10m / G10a MA9l", "B10mx9l", NULL, "", ""},
        {"", "G10s B10m TP1s / G10a MA9l", "B10mx9l+", NULL, "", ""},
        {"zone_forced=on", "G10s B10g / G10a", "B10g-9f", NULL, "", ""},
        {"", "G10s MA10g / G10a", "MA10g-10f+", NULL, "", ""},
    };
    ko_cases_check(ROWS, sizeof ROWS / sizeof ROWS[0]);
}

/* The change names the end of the priest as its reason, and its square as what brought it about. */
static void expect_reason(const char *pieces, const char *move, Cause cause, const char *square) {
    Setting setting;
    Position after;
    Effects effects;
    ko_set(&setting, "", pieces);
    position_play(&setting.position, move_by_text(&setting.position, move), &after, &effects);
    const Change *last = &effects.change[effects.count - 1];
    const Change *reason = effects_reason(&effects, last);
    assert_int_equal(last->cause, CAUSE_REVERTED);
    assert_non_null(reason);
    assert_int_equal(reason->cause, cause);
    assert_int_equal(reason->square, square_by_name(square));
    assert_int_equal(last->by, reason->square);
}

static void test_reasons(void **state) {
    (void)state;
    expect_reason("G10s M10m / G10a TP10i +D3c +B4c", "M10mx10i", CAUSE_CAPTURED, "10i");
    expect_reason("G10s CB10m / G10a TP9i +D3c", "CB10m-9l*9i", CAUSE_SHOT, "9i");
    expect_reason("G10s +EN10k TP10i +B1s / G10a", "+EN10k-10j", CAUSE_BURNED, "10i");
    expect_reason("G10s +EN10k / G10a TP9i A10i +B1a", "+EN10k-10j", CAUSE_BURNED, "9i");
}

/* A board that was set up without a priest: nothing that the move did is the reason. */
static void test_no_reason(void **state) {
    (void)state;
    Setting setting;
    Position after;
    Effects effects;
    ko_set(&setting, "", "G10s M10m / G10a A10i +D3c");
    Move move = move_by_text(&setting.position, "M10mx10i");
    position_play(&setting.position, move, &after, &effects);
    assert_int_equal(effects.change[effects.count - 1].cause, CAUSE_REVERTED);
    assert_null(effects_reason(&effects, &effects.change[effects.count - 1]));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_falling_back),
        cmocka_unit_test(test_reasons),
        cmocka_unit_test(test_no_reason),
        cmocka_unit_test(test_who_may_promote),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
