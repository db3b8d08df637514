/* Self-check (sho-shogi.md 6 and 8) under both values of its option. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static const char *const LEGAL = "default";
static const char *const ILLEGAL = "default self_check=illegal";

static void both_check(const char *sfen, const char *move) {
    Setting setting;
    setting_begin(&setting, LEGAL, sfen);
    expect_legal(&setting, move);
    setting_begin(&setting, ILLEGAL, sfen);
    expect_illegal(&setting, move);
}

static void test_king_left_in_check(void **state) {
    (void)state;
    both_check("k8/9/4r4/9/9/9/8P/9/4K4 b - 1", "1g1f");
    both_check("4k4/8p/9/9/4R4/9/9/9/K8 w - 1", "1b1c");
}

static void test_king_moves_into_check(void **state) {
    (void)state;
    both_check("k8/9/5r3/9/9/9/9/9/4K4 b - 1", "5i4i");
    both_check("k8/9/9/9/9/9/9/4g4/3K5 b - 1", "6i6h");
}

static void test_pinned_piece(void **state) {
    (void)state;
    both_check("k8/9/4r4/9/9/9/4G4/9/4K4 b - 1", "5g4g");
    Setting setting;
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/9/9/9/4G4/9/4K4 b - 1");
    expect_moves(&setting, "5g", "5g5f 5g5h");
}

static void test_answers_to_a_check(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/9/9/9/9/3G5/R3K4 b - 1");
    expect_moves(&setting, "9i", "");
    expect_moves(&setting, "6h", "6h5h 6h5g");
    expect_moves(&setting, "5i", "5i4i 5i4h 5i6i");
    setting_begin(&setting, ILLEGAL, "k8/9/4r3R/9/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "1c", "1c5c 1c5c+");
}

/* Next door: the attack does not reach, or the attacked piece is not royal. */
static void test_no_check_no_duty(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/9/9/9/4P3P/9/4K4 b - 1");
    expect_legal(&setting, "1g1f 5i4i");
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/9/9/9/8P/9/K3E4 b - 1");
    expect_legal(&setting, "1g1f");
}

static void test_two_royals_have_no_duty(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/9/9/9/8P/9/+E3K4 b - 1");
    expect_legal(&setting, "1g1f 5i5h 9i9h");
}

static void test_a_sole_prince_has_the_duty(void **state) {
    (void)state;
    both_check("k8/9/4r4/9/9/9/8P/9/4+E4 b - 1", "1g1f");
}

/* Royals are counted after the move: the elephant that promotes saves the king, declining does
 * not. */
static void test_promotion_of_the_elephant_saves(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/7E1/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "2d2c+ 2d1c+");
    expect_illegal(&setting, "2d2c 2d1d 2d1c");
    setting_begin(&setting, LEGAL, "k8/9/4r4/7E1/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "2d2c+ 2d2c 2d1d");
}

/* Taking the other side's sole king is a move like another: the own king must be safe after it. */
static void test_taking_the_king_while_in_check(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, ILLEGAL, "4k4/4R4/9/r8/9/9/9/9/K8 b - 1");
    expect_illegal(&setting, "5b5a");
    setting_begin(&setting, LEGAL, "4k4/4R4/9/r8/9/9/9/9/K8 b - 1");
    expect_legal(&setting, "5b5a");
}

static void test_refusal_names_king_and_attacker(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, ILLEGAL, "k8/9/4r4/9/9/9/8P/9/4K4 b - 1");
    Refusal why = expect_refused(&setting, "1g1f");
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, &LAW_SELF_CHECK);
    assert_int_equal(why.culprit, square_by_name("5c"));
    assert_string_equal(why.text, "The king on 5i would be taken by the rook on 5c.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_king_left_in_check),
        cmocka_unit_test(test_king_moves_into_check),
        cmocka_unit_test(test_pinned_piece),
        cmocka_unit_test(test_answers_to_a_check),
        cmocka_unit_test(test_no_check_no_duty),
        cmocka_unit_test(test_two_royals_have_no_duty),
        cmocka_unit_test(test_a_sole_prince_has_the_duty),
        cmocka_unit_test(test_promotion_of_the_elephant_saves),
        cmocka_unit_test(test_taking_the_king_while_in_check),
        cmocka_unit_test(test_refusal_names_king_and_attacker),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
