/* The bare king (sho-shogi.md 6) under each value of its option. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static const char *const SIMPLE = "default";
static const char *const COUNTER = "default bare_king=counter";
static const char *const NONE = "default bare_king=none";

/* How a game stands after moves from a position. */
static void case_check(const char *rules, const char *sfen, const char *moves,
                       const char *outcome) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    setting_play(&setting, moves);
    expect_outcome(&setting, outcome);
}

static void test_bared_by_a_capture(void **state) {
    (void)state;
    static const char *const sfen = "4k4/9/4r4/3S5/9/9/9/9/4K3P b - 1";
    case_check(SIMPLE, sfen, "", "none");
    case_check(SIMPLE, sfen, "6d5c", "black bare_king");
    case_check(COUNTER, sfen, "6d5c", "black bare_king");
    case_check(NONE, sfen, "6d5c", "none");
}

static void test_white_bares_black(void **state) {
    (void)state;
    static const char *const sfen = "4k3p/9/9/9/9/3s5/4R4/9/4K4 w - 1";
    case_check(SIMPLE, sfen, "6f5g", "white bare_king");
    case_check(COUNTER, sfen, "6f5g", "white bare_king");
    case_check(NONE, sfen, "6f5g", "none");
}

/* One more piece of any kind, and a side is not bare. */
static void test_not_with_one_more_piece(void **state) {
    (void)state;
    case_check(SIMPLE, "4k3p/9/4r4/3S5/9/9/9/9/4K3P b - 1", "6d5c", "none");
    case_check(COUNTER, "4k3p/9/4r4/3S5/9/9/9/9/4K3P b - 1", "6d5c", "none");
    case_check(SIMPLE, "3k5/4+e4/9/9/9/9/9/4G4/4K4 w - 1", "", "none");
}

static void test_a_prince_alone_is_bare(void **state) {
    (void)state;
    case_check(SIMPLE, "4+e4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "black bare_king");
    case_check(SIMPLE, "4k4/4p4/9/9/9/9/9/9/4+E4 b - 1", "", "white bare_king");
}

/* A lone piece that is not royal is no bare king. */
static void test_a_lone_gold_is_not_bare(void **state) {
    (void)state;
    case_check(SIMPLE, "4g4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "none");
    case_check(SIMPLE, "4e4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "none");
}

static void test_both_bare_is_a_draw(void **state) {
    (void)state;
    case_check(SIMPLE, "4k4/9/9/9/9/9/9/9/4K4 b - 1", "", "draw bare_kings");
    case_check(COUNTER, "4k4/9/9/9/9/9/9/9/4+E4 w - 1", "", "draw bare_kings");
    case_check(NONE, "4k4/9/9/9/9/9/9/9/4K4 b - 1", "", "none");
}

static void test_counter_by_baring_back(void **state) {
    (void)state;
    static const char *const sfen = "4k4/4r4/3G5/9/9/9/9/9/4K4 b - 1";
    case_check(COUNTER, sfen, "6c5b", "none");
    case_check(COUNTER, sfen, "6c5b 5a5b", "draw bare_kings");
    case_check(COUNTER, sfen, "6c5b 5a4a", "black bare_king");
    case_check(SIMPLE, sfen, "6c5b", "black bare_king");
}

/* The bared side can take the other's last royal, though that has many pieces. */
static void test_counter_by_taking_the_last_royal(void **state) {
    (void)state;
    static const char *const sfen = "9/9/3S5/4r4/4k4/4K4/9/9/4P4 b - 1";
    case_check(COUNTER, sfen, "6c5d", "none");
    case_check(COUNTER, sfen, "6c5d 5e5f", "white royals_lost");
    case_check(COUNTER, sfen, "6c5d 5e4e", "black bare_king");
    case_check(SIMPLE, sfen, "6c5d", "black bare_king");
}

/* Taking one of two royals, or one of two other pieces, does not help. */
static void test_counter_needs_the_last(void **state) {
    (void)state;
    case_check(COUNTER, "9/9/3S5/4r4/4k4/4K4/9/9/4+E4 b - 1", "6c5d", "black bare_king");
    case_check(COUNTER, "4k4/4r4/3G5/9/9/9/9/9/4K3P b - 1", "6c5b", "black bare_king");
}

/* With self-check forbidden the counter-strike must be legal: here the king guards what would be
 * taken. */
static void test_counter_must_be_legal(void **state) {
    (void)state;
    static const char *const sfen = "4k4/4G4/4K4/9/9/9/9/9/9 w - 1";
    case_check(COUNTER, sfen, "", "none");
    case_check("fairy bare_king=counter", sfen, "", "black bare_king");
    case_check("fairy bare_king=counter", "4k4/4G4/9/4K4/9/9/9/9/9 w - 1", "", "none");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bared_by_a_capture),
        cmocka_unit_test(test_white_bares_black),
        cmocka_unit_test(test_not_with_one_more_piece),
        cmocka_unit_test(test_a_prince_alone_is_bare),
        cmocka_unit_test(test_a_lone_gold_is_not_bare),
        cmocka_unit_test(test_both_bare_is_a_draw),
        cmocka_unit_test(test_counter_by_baring_back),
        cmocka_unit_test(test_counter_by_taking_the_last_royal),
        cmocka_unit_test(test_counter_needs_the_last),
        cmocka_unit_test(test_counter_must_be_legal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
