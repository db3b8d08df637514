/* Problems and refusals: filled, cut, or not asked for. */
#include "rules/play/refusal.h"
#include "rules/problem.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

static void test_problem_is_filled(void **state) {
    (void)state;
    Problem problem;
    assert_false(problem_set(&problem, 3, 14, "%d is %s.", 7, "odd"));
    assert_int_equal(problem.line, 3);
    assert_int_equal(problem.column, 14);
    assert_string_equal(problem.text, "7 is odd.");
}

static void test_long_problem_is_cut(void **state) {
    (void)state;
    Problem problem;
    assert_false(problem_set(&problem, 0, 0, "%0900d.", 7));
    assert_int_equal(strlen(problem.text), PROBLEM_TEXT_MAX - 1);
}

static void test_nobody_asked(void **state) {
    (void)state;
    assert_false(problem_set(NULL, 1, 1, "Nothing."));
    assert_false(refusal_set(NULL, REFUSAL_LAW, SQUARE_NONE, "Nothing."));
}

static void test_refusal_is_filled(void **state) {
    (void)state;
    Refusal why;
    memset(&why, 0xff, sizeof why);
    assert_false(refusal_set(&why, REFUSAL_BLOCKED, 77, "The %s.", "pawn"));
    assert_int_equal(why.cause, REFUSAL_BLOCKED);
    assert_int_equal(why.culprit, 77);
    assert_null(why.law);
    assert_string_equal(why.text, "The pawn.");
    assert_false(refusal_set(&why, REFUSAL_LAW, SQUARE_NONE, "%0500d.", 7));
    assert_int_equal(strlen(why.text), REFUSAL_TEXT_MAX - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_problem_is_filled),
        cmocka_unit_test(test_long_problem_is_cut),
        cmocka_unit_test(test_nobody_asked),
        cmocka_unit_test(test_refusal_is_filled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
