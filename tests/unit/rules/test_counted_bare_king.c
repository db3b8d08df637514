/* The bare king of the Japanese association (chu-shogi.md 9), condition by condition. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static void outcome_check(const char *rules, const char *sfen, const char *outcome) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    expect_outcome(&setting, outcome);
}

#define JCSA "chu jcsa"

/* Looked at for each side after every move, whoever is to move. */
static void test_either_side_on_either_turn(void **state) {
    (void)state;
    outcome_check(JCSA, "k11/12/12/12/12/6G5/12/12/12/12/12/11K w - 1", "black bare_king");
    outcome_check(JCSA, "k11/12/12/12/12/6G5/12/12/12/12/12/11K b - 1", "black bare_king");
    outcome_check(JCSA, "k11/12/12/12/12/6g5/12/12/12/12/12/11K w - 1", "white bare_king");
    outcome_check(JCSA, "k11/12/12/12/12/6g5/12/12/12/12/12/11K b - 1", "white bare_king");
}

static void test_what_is_left_must_be_fit(void **state) {
    (void)state;
    outcome_check(JCSA, "k11/12/12/12/12/6P5/12/12/12/12/12/11K w - 1", "none");
    outcome_check(JCSA, "k11/12/12/12/12/6PI4/12/12/12/12/12/11K w - 1", "none");
    outcome_check(JCSA, "k11/12/12/12/12/6+P5/12/12/12/12/12/11K w - 1", "black bare_king");
    outcome_check(JCSA, "k11/12/12/12/12/6+I5/12/12/12/12/12/11K w - 1", "black bare_king");
    outcome_check(JCSA, "k11/12/12/12/12/6PS4/12/12/12/12/12/11K w - 1", "black bare_king");
    outcome_check(JCSA, "k3L7/12/12/12/12/6P5/12/12/12/12/12/11K w - 1", "none");
}

/* The bared side may have dead pieces, but nothing that can still move or promote. */
static void test_what_the_bared_side_may_have(void **state) {
    (void)state;
    outcome_check(JCSA, "k11/12/12/12/12/6G5/12/12/12/12/12/2pl7K w - 1", "black bare_king");
    outcome_check(JCSA, "k11/12/12/12/12/6G5/12/12/12/12/2p9/11K w - 1", "none");
    outcome_check(JCSA, "k11/12/12/12/12/6G5/12/12/12/12/12/2i8K w - 1", "none");
    outcome_check(JCSA, "k1+e9/12/12/12/12/6G5/12/12/12/12/12/11K w - 1", "none");
    outcome_check(JCSA, "+e11/12/12/12/12/6G5/12/12/12/12/12/11K w - 1", "black bare_king");
}

/* A single piece next to the bare royal might be taken; one of two might be, and it is no matter.
 */
static void test_a_piece_within_reach(void **state) {
    (void)state;
    outcome_check(JCSA, "12/12/12/12/6k5/6G5/6K5/12/12/12/12/12 w - 1", "none");
    outcome_check(JCSA, "12/12/12/12/6k5/5G6/6K5/12/12/12/12/12 w - 1", "none");
    outcome_check(JCSA, "12/12/12/12/6k5/12/6K5/6G5/12/12/12/12 w - 1", "black bare_king");
    outcome_check(JCSA, "12/12/12/12/6k5/6G5/6K5/6G5/12/12/12/12 w - 1", "black bare_king");
    outcome_check(JCSA, "12/12/12/12/6k5/5GG5/6K5/12/12/12/12/12 w - 1", "black bare_king");
    outcome_check(JCSA, "12/12/12/12/6k5/6G5/6K5/6P5/12/12/12/12 w - 1", "none");
}

static void test_a_royal_within_reach(void **state) {
    (void)state;
    outcome_check(JCSA, "12/12/12/12/6k5/6K5/12/12/12/12/12/10GG w - 1", "none");
    outcome_check(JCSA, "12/12/12/12/6k5/6K5/12/12/12/12/12/11G b - 1", "none");
}

/* King and prince: the option two_royals_bare. */
static void test_two_royals(void **state) {
    (void)state;
    static const char *const alone = "k11/12/12/12/12/6+E5/12/12/12/12/12/11K w - 1";
    static const char *const with_gold = "k11/12/12/12/12/6+E5/12/12/12/12/12/10GK w - 1";
    static const char *const with_pawn = "k11/12/12/12/12/6+E5/12/12/12/10P1/12/11K w - 1";
    static const char *const reached = "k11/1+E10/12/12/12/12/12/12/12/12/12/11K w - 1";
    outcome_check(JCSA, alone, "black bare_king");
    outcome_check(JCSA, with_gold, "black bare_king");
    outcome_check(JCSA, with_pawn, "black bare_king");
    outcome_check(JCSA, reached, "none");
    outcome_check(JCSA " two_royals_bare=none", alone, "none");
    outcome_check(JCSA " two_royals_bare=none", with_gold, "none");
}

/* A problem side without a royal neither wins nor loses by it. */
static void test_no_royal_at_all(void **state) {
    (void)state;
    outcome_check(JCSA, "k11/12/12/12/12/6G5/12/12/12/12/12/12 w - 1", "none");
    outcome_check(JCSA, "12/12/12/12/12/6g5/12/12/12/12/12/11K w - 1", "none");
}

static void test_other_values_are_other_laws(void **state) {
    (void)state;
    static const char *const pawn = "k11/12/12/12/12/6P5/12/12/12/12/12/11K w - 1";
    outcome_check("chu jcsa bare_king=none", pawn, "none");
    outcome_check("chu jcsa bare_king=simple", pawn, "black bare_king");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_either_side_on_either_turn),
        cmocka_unit_test(test_what_is_left_must_be_fit),
        cmocka_unit_test(test_what_the_bared_side_may_have),
        cmocka_unit_test(test_a_piece_within_reach),
        cmocka_unit_test(test_a_royal_within_reach),
        cmocka_unit_test(test_two_royals),
        cmocka_unit_test(test_no_royal_at_all),
        cmocka_unit_test(test_other_values_are_other_laws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
