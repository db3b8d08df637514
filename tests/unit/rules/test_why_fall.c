/* What else would change if a piece fell, as Why? tells it. */
#include "tests/support/answers.h"
#include "tests/support/cmocka_ready.h"

static void ask_fall(const char *rules, const char *sfen, const char *square, Why *why) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    ask(&setting, square, why);
}

/* What stands behind it comes into a net. */
static void test_held(void **state) {
    (void)state;
    static const char ONE[] =
        "9g9/19/19/19/19/19/19/19/19/19/4+(ag)2S1P9/19/19/19/19/19/19/19/9G9 b - 1";
    static const char MANY[] =
        "9g9/19/19/19/19/19/19/19/19/19/4+(ag)2sP1P1P1P4/19/19/19/19/19/19/19/9G9 b - 1";
    Why why;
    ask_fall("ko default", ONE, "12k", &why);
    expect_line(&why, WHY_FALL, "The pawn on 10k would be held by the skyward net on 15k.");
    assert_int_equal(lines_with(&why, WHY_FALL, ""), 1);
    ask_fall("ko default", ONE, "10k", &why);
    expect_unsaid(&why, "would be held");
    ask_fall("ko default", MANY, "12k", &why);
    expect_line(&why, WHY_FALL, "The pawn on 11k would be held by the skyward net on 15k.");
    ask_fall("ko default net_reach=all", MANY, "12k", &why);
    expect_line(&why, WHY_FALL, "4 pieces would be held.");
    assert_int_equal(lines_with(&why, WHY_FALL, "held"), 1);
}

static void test_freed(void **state) {
    (void)state;
    static const char TWO[] =
        "9g9/19/19/19/19/19/19/19/19/19/5P3+(ag)2S6/19/19/19/19/19/19/19/9G9 b - 1";
    static const char FOUR[] =
        "9g9/19/19/19/19/19/19/19/19/19/5P3+(ag)2S6/19/19/19/5P7P5/19/19/19/9G9 b - 1";
    Why why;
    ask_fall("ko default", TWO, "10k", &why);
    expect_line(&why, WHY_FALL, "The pawn on 14k would be free again.");
    expect_line(&why, WHY_FALL, "The staff on 7k would be free again.");
    assert_int_equal(lines_with(&why, WHY_FALL, "free"), 2);
    ask_fall("ko default", FOUR, "10k", &why);
    expect_line(&why, WHY_FALL, "4 pieces would be free again.");
    assert_int_equal(lines_with(&why, WHY_FALL, "free"), 1);
}

/* Shooters that only this fog silences. */
static void test_shooters(void **state) {
    (void)state;
    static const char ONE[] = "9g9/19/19/19/19/19/19/14+(tp)4/10a8/19/19/10(LB)8/19/19/19/19/19/19/"
                              "9G5(TP)3 b - 1";
    static const char TWO[] = "9g9/19/19/19/19/19/19/14+(tp)4/10a8/19/19/10(LB)8/8+(tp)10/19/19/19/"
                              "19/19/9G5(TP)3 b - 1";
    static const char MANY[] = "9g9/19/19/19/19/19/19/14+(tp)4/10a1(CB)6/19/19/10(LB)C(FC)1(CB)4/"
                               "19/19/19/19/19/19/9G5(TP)3 b - 1";
    Why why;
    ask_fall("ko default", ONE, "5h", &why);
    expect_line(&why, WHY_FALL, "Its field would be gone.");
    expect_line(&why, WHY_FALL, "The longbow on 9l could shoot again.");
    assert_int_equal(lines_with(&why, WHY_FALL, "shoot again"), 1);
    ask_fall("ko default", TWO, "5h", &why);
    expect_unsaid(&why, "shoot again");
    ask_fall("ko default", MANY, "5h", &why);
    expect_line(&why, WHY_FALL, "5 pieces could shoot again.");
    assert_int_equal(lines_with(&why, WHY_FALL, "shoot again"), 1);
}

/* A law that wakes names those whom it binds. */
static void test_bound(void **state) {
    (void)state;
    static const char FEW[] =
        "9g9/19/19/19/19/14p1p2/19/19/9d9/19/19/19/9M9/19/19/19/19/19/9G8D b - 1";
    static const char MANY[] =
        "9g9/19/19/19/19/14p1p2/9pp+p6p/19/9d9/19/19/19/9M9/19/19/19/19/19/9G8D b - 1";
    static const char PRIEST[] =
        "9g9/19/19/19/9(tp)9/19/9+b9/19/9d9/19/19/19/9M9/19/19/19/19/19/9G8D b - 1";
    Why why;
    ask_fall("ko default", FEW, "10i", &why);
    expect_line(&why, WHY_FALL, "Then this would bind: Pawns go forward only with drum");
    expect_line(&why, WHY_FALL, "The pawn on 5f would be bound by it.");
    expect_line(&why, WHY_FALL, "The pawn on 3f would be bound by it.");
    ask_fall("ko default", MANY, "10i", &why);
    expect_line(&why, WHY_FALL, "5 pieces would be bound by it.");
    assert_int_equal(lines_with(&why, WHY_FALL, "bound by"), 1);
    ask_fall("ko default", PRIEST, "10e", &why);
    expect_line(&why, WHY_FALL, "The banner on 10g would be bound by it.");
    expect_line(&why, WHY_FALL, "The drum on 10i would be bound by it.");
    ask_fall("ko default", FEW, "1s", &why);
    expect_unsaid(&why, "bound by it");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_held),
        cmocka_unit_test(test_freed),
        cmocka_unit_test(test_shooters),
        cmocka_unit_test(test_bound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
