/* Waiting after a declined promotion (chu-shogi.md 7): one turn of its owner, quiet moves only. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#define RULES "chu historical"
#define ENTERING "k11/12/12/12/7S4/12/12/12/3p8/12/12/11K b - 1"

static void declined_check(const Setting *setting, const char *black, const char *white) {
    Square expected[2] = {
        [BLACK] = black[0] == '-' ? SQUARE_NONE : square_by_name(black),
        [WHITE] = white[0] == '-' ? SQUARE_NONE : square_by_name(white),
    };
    assert_int_equal(setting->position.declined[BLACK], expected[BLACK]);
    assert_int_equal(setting->position.declined[WHITE], expected[WHITE]);
}

static void test_who_declines_on_entering_waits_one_turn(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, ENTERING);
    setting_play(&setting, "5e5d");
    declined_check(&setting, "5d", "-");
    setting_play(&setting, "9i9j");
    declined_check(&setting, "5d", "-");
    Refusal why = expect_refused(&setting, "5d5c+");
    assert_ptr_equal(why.law, &LAW_DECLINED_PROMOTION);
    expect_part(why.text, "cannot promote by this move");
    expect_illegal(&setting, "5d4e+ 5d4c+");
    expect_legal(&setting, "5d5c 5d4e");
    setting_play(&setting, "5d5c");
    declined_check(&setting, "-", "-");
    setting_play(&setting, "9j9k");
    expect_legal(&setting, "5c5b+ 5c5b");
}

/* The owner's next move is any move of his, not only one of the piece. */
static void test_another_move_ends_the_waiting(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, ENTERING);
    setting_play(&setting, "5e5d 9i9j 1l1k");
    declined_check(&setting, "-", "-");
    setting_play(&setting, "9j9k");
    expect_legal(&setting, "5d5c+ 5d4e+");
}

static void test_a_capture_does_not_wait(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, "k11/12/7p4/12/7S4/12/12/12/3p8/12/12/11K b - 1");
    setting_play(&setting, "5e5d 9i9j");
    expect_legal(&setting, "5d5c+ 5d5c");
    expect_illegal(&setting, "5d4c+ 5d4e+");
}

/* Declining by a move from inside, promoting, and moves elsewhere leave nothing to wait for. */
static void test_only_who_entered_and_declined_waits(void **state) {
    (void)state;
    static const char *const moves[] = {"5d5c", "5d4e", "9g9f", "3e3d+", "3e2f"};
    for (int i = 0; i < 5; i++) {
        Setting setting;
        setting_begin(&setting, RULES, "k11/12/12/7S4/9S2/12/3P8/12/12/12/12/11K b - 1");
        setting_play(&setting, moves[i]);
        declined_check(&setting, "-", "-");
    }
}

/* A capture that enters and declines waits like a quiet move. */
static void test_entering_by_a_capture_waits_too(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, "k11/12/12/7p4/7S4/12/12/12/12/12/12/11K b - 1");
    setting_play(&setting, "5e5d");
    declined_check(&setting, "5d", "-");
    setting_play(&setting, "12a12b");
    expect_illegal(&setting, "5d5c+");
}

static void test_leaving_and_entering_again(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, ENTERING);
    setting_play(&setting, "5e5d 9i9j 5d6e 9j9k");
    expect_legal(&setting, "6e6d+ 6e6d");
    setting_play(&setting, "6e6d");
    declined_check(&setting, "6d", "-");
}

static void test_both_sides_wait(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, "k11/12/12/12/7S4/12/12/4s7/12/12/12/11K b - 1");
    setting_play(&setting, "5e5d 8h8i");
    declined_check(&setting, "5d", "8i");
    expect_illegal(&setting, "5d5c+");
    setting_play(&setting, "1l1k");
    declined_check(&setting, "-", "8i");
    expect_illegal(&setting, "8i8j+");
    expect_legal(&setting, "8i8j");
}

/* What was taken waits no more, and its square means nothing for who stands there now. */
static void test_a_piece_that_is_taken_waits_no_more(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, RULES, "k11/12/12/12/7S4/12/12/7r4/12/12/12/7K3R b - 1");
    setting_play(&setting, "5e5d");
    declined_check(&setting, "5d", "-");
    setting_play(&setting, "5h5d");
    declined_check(&setting, "-", "-");
}

static void test_other_rules_know_no_waiting(void **state) {
    (void)state;
    static const char *const rules[] = {"chu lishogi", "chu jcsa", "chu winboard"};
    for (int i = 0; i < 3; i++) {
        Setting setting;
        setting_begin(&setting, rules[i], ENTERING);
        setting_play(&setting, "5e5d");
        declined_check(&setting, "-", "-");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_declines_on_entering_waits_one_turn),
        cmocka_unit_test(test_another_move_ends_the_waiting),
        cmocka_unit_test(test_a_capture_does_not_wait),
        cmocka_unit_test(test_only_who_entered_and_declined_waits),
        cmocka_unit_test(test_entering_by_a_capture_waits_too),
        cmocka_unit_test(test_leaving_and_entering_again),
        cmocka_unit_test(test_both_sides_wait),
        cmocka_unit_test(test_a_piece_that_is_taken_waits_no_more),
        cmocka_unit_test(test_other_rules_know_no_waiting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
