/* Promotion (sho-shogi.md 5): may in the zone, must where no move would be left, never twice. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>

static void test_entering_leaving_and_moving_within(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/9/4E4/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "5d5c+ 5d5c 5d4c+ 5d4c");
    setting_begin(&setting, "default", "k8/9/4E4/9/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "5c4d+ 5c4d 5c5b+ 5c5b");
}

static void test_not_next_door(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/9/9/4E4/9/9/9/4K4 b - 1");
    expect_legal(&setting, "5e5d");
    expect_illegal(&setting, "5e5d+ 5e4f+");
    setting_begin(&setting, "default", "4k4/9/9/9/9/4e4/9/9/4K4 w - 1");
    expect_legal(&setting, "5f5g 5f5g+ 5f4e");
    expect_illegal(&setting, "5f4e+");
}

/* Each side has its own zone. */
static void test_the_own_camp_is_no_zone(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/9/9/9/9/4S4/9/4K4 b - 1");
    expect_moves(&setting, "5g", "5g5f 5g4f 5g6f 5g4h 5g6h");
    setting_begin(&setting, "default", "4k4/9/4s4/9/9/9/9/9/K8 w - 1");
    expect_moves(&setting, "5c", "5c5d 5c4d 5c6d 5c4b 5c6b");
}

static void test_a_long_run_from_the_zone_home(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/4R4/9/9/9/9/9/K8 b - 1");
    expect_legal(&setting, "5c5i 5c5i+ 5c5d+ 5c9c+");
    setting_begin(&setting, "default", "k8/9/9/4R4/9/9/9/9/K8 b - 1");
    expect_legal(&setting, "5d5i 5d5c+");
    expect_illegal(&setting, "5d5i+ 5d9d+");
}

static void test_pawn_and_lance_on_the_last_rank(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/4P4/9/9/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5b", "5b5a+");
    setting_begin(&setting, "default", "k8/9/4P4/9/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5c", "5c5b 5c5b+");
    setting_begin(&setting, "default", "k8/9/9/4L4/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5d", "5d5c 5d5c+ 5d5b 5d5b+ 5d5a+");
    setting_begin(&setting, "default", "4k4/9/9/9/9/4l4/9/9/K8 w - 1");
    expect_moves(&setting, "5f", "5f5g 5f5g+ 5f5h 5f5h+ 5f5i+");
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/9/4p4/K8 w - 1");
    expect_moves(&setting, "5h", "5h5i+");
}

static void test_knight_on_the_last_two_ranks(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/4N4/9/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5c", "5c4a+ 5c6a+");
    setting_begin(&setting, "default", "k8/9/9/4N4/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5d", "5d4b+ 5d6b+");
    setting_begin(&setting, "default", "k8/9/9/9/4N4/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5e", "5e4c 5e4c+ 5e6c 5e6c+");
    setting_begin(&setting, "default", "4k4/9/9/9/9/4n4/9/9/K8 w - 1");
    expect_moves(&setting, "5f", "5f4h+ 5f6h+");
}

static void test_option_knight_second_last(void **state) {
    (void)state;
    static const char *const optional_rules = "default knight_second_last=optional";
    Setting setting;
    setting_begin(&setting, optional_rules, "k8/9/9/4N4/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5d", "5d4b 5d4b+ 5d6b 5d6b+");
    setting_begin(&setting, optional_rules, "k8/9/4N4/9/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5c", "5c4a+ 5c6a+");
    setting_begin(&setting, optional_rules, "4k4/9/9/9/9/4n4/9/9/K8 w - 1");
    expect_moves(&setting, "5f", "5f4h 5f4h+ 5f6h 5f6h+");
    setting_begin(&setting, optional_rules, "k8/4P4/9/9/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "5b", "5b5a+");
}

static void test_others_are_never_forced(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/4S4/9/9/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "5b5a 5b5a+");
    setting_begin(&setting, "default", "k8/4E4/9/9/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "5b5a 5b5a+");
    setting_begin(&setting, "default", "k8/4R4/9/9/9/9/9/9/4K4 b - 1");
    expect_legal(&setting, "5b5a 5b5a+");
}

/* Kings and golds never, promoted pieces not again; and they are not asked. */
static void test_what_does_not_promote(void **state) {
    (void)state;
    static const char *const letters[] = {"G", "K", "+E", "+R", "+B", "+S", "+N", "+L", "+P"};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
        Setting setting;
        char sfen[64];
        (void)snprintf(sfen, sizeof sfen, "k8/9/9/4%s4/9/9/9/9/9 b - 1", letters[i]);
        setting_begin(&setting, "default", sfen);
        expect_legal(&setting, "5d5c");
        Refusal why = expect_refused(&setting, "5d5c+");
        assert_int_equal(why.cause, REFUSAL_NOT_ITS_MOVE);
        expect_part(why.text, "never promotes");
    }
}

static void test_refusals(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/4P4/9/9/9/9/9/9/4K4 b - 1");
    Refusal why = expect_refused(&setting, "5b5a");
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, &LAW_ZONE_PROMOTION);
    assert_string_equal(why.text, "The pawn must promote by this move.");
    setting_begin(&setting, "default", "k8/9/9/9/4S4/9/9/9/4K4 b - 1");
    why = expect_refused(&setting, "5e5d+");
    assert_ptr_equal(why.law, &LAW_ZONE_PROMOTION);
    assert_string_equal(why.text, "The silver general cannot promote by this move.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_entering_leaving_and_moving_within),
        cmocka_unit_test(test_not_next_door),
        cmocka_unit_test(test_the_own_camp_is_no_zone),
        cmocka_unit_test(test_a_long_run_from_the_zone_home),
        cmocka_unit_test(test_pawn_and_lance_on_the_last_rank),
        cmocka_unit_test(test_knight_on_the_last_two_ranks),
        cmocka_unit_test(test_option_knight_second_last),
        cmocka_unit_test(test_others_are_never_forced),
        cmocka_unit_test(test_what_does_not_promote),
        cmocka_unit_test(test_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
