/* No legal move (sho-shogi.md 6): mate, or stalemate under each value of its option. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static const char *const STUCK = "4K4/9/9/9/6G2/9/9/pp7/kn7 w - 2";
static const char *const MATED = "4k4/3+P1+P3/4G4/9/9/9/9/9/4K4 w - 1";
static const char *const CORNERED = "k8/2SG5/1S7/G8/1K7/9/9/9/9 w - 235";

static void case_check(const char *rules, const char *sfen, const char *outcome) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    expect_outcome(&setting, outcome);
}

static void test_no_move_at_all(void **state) {
    (void)state;
    case_check("default", STUCK, "black stalemate");
    case_check("default stalemate=draw", STUCK, "draw stalemate");
    case_check("fairy", STUCK, "black stalemate");
}

/* Not next door: one free square is enough, and so is a piece that can move. */
static void test_one_move_is_enough(void **state) {
    (void)state;
    case_check("default", "4K4/9/9/9/6G2/9/9/p8/kn7 w - 2", "none");
    case_check("default", "4K4/9/9/9/6G2/9/9/pp7/kn6p w - 2", "black stalemate");
    case_check("default", "4K4/9/9/9/6G2/8p/9/pp7/kn7 w - 2", "none");
}

static void test_no_safe_move_without_check(void **state) {
    (void)state;
    case_check("fairy", CORNERED, "black stalemate");
    case_check("fairy stalemate=draw", CORNERED, "draw stalemate");
    case_check("default bare_king=none", CORNERED, "none");
}

static void test_mate_is_no_stalemate(void **state) {
    (void)state;
    case_check("fairy", MATED, "black mate");
    case_check("fairy stalemate=draw", MATED, "black mate");
    case_check("default bare_king=none", MATED, "none");
}

/* Without the ban on self-check there is no mate, even where a check meets no move. */
static void test_no_mate_where_self_check_is_legal(void **state) {
    (void)state;
    static const char *const sfen = "kn7/pn7/pNp6/p1p6/p1p1K4/p1p6/p1p6/p1p6/p1p6 w - 1";
    case_check("default", sfen, "black stalemate");
    case_check("default stalemate=draw", sfen, "draw stalemate");
    case_check("fairy", sfen, "black mate");
    case_check("fairy stalemate=draw", sfen, "black mate");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_move_at_all),
        cmocka_unit_test(test_one_move_is_enough),
        cmocka_unit_test(test_no_safe_move_without_check),
        cmocka_unit_test(test_mate_is_no_stalemate),
        cmocka_unit_test(test_no_mate_where_self_check_is_legal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
