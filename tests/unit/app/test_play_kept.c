/* What the play screen keeps between its pictures is always of the position that is shown. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"

/* How much more is drawn for the pieces that nobody could take back for. */
static size_t undefended_marks(const Hand *hand) {
    Settings *settings = &shell_program(hand->shell)->settings;
    settings_set(settings, SETTING_SHOW_UNDEFENDED, true);
    size_t with = canvas_count(shell_draw(hand->shell));
    settings_set(settings, SETTING_SHOW_UNDEFENDED, false);
    return with - canvas_count(shell_draw(hand->shell));
}

static void test_dangers_change_with_the_position(void **state) {
    (void)state;
    Hand hand;
    Setting other;
    hand_begin(&hand, "default bare_king=none", "4k4/9/9/9/9/9/P7P/9/4K4 b - 1");
    settings_set(&shell_program(hand.shell)->settings, SETTING_ANIMATION, ANIMATION_OFF);
    size_t two = undefended_marks(&hand);
    assert_true(two > 0);
    hand_type_move(&hand, "P-9f");
    assert_int_equal(undefended_marks(&hand), 0);
    hand_type_move(&hand, "K-5b");
    assert_int_equal(undefended_marks(&hand), two); /* the moved pawn has its mark again */
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    assert_int_equal(undefended_marks(&hand), two);
    setting_begin(&other, "default bare_king=none", "4k4/9/9/9/9/9/P8/9/4K4 b - 1");
    hand_restart(&hand, &other);
    assert_int_equal(undefended_marks(&hand) * 2, two);
    hand_end(&hand);
}

static void test_answers_change_with_the_position(void **state) {
    (void)state;
    Hand hand;
    Setting other;
    hand_begin(&hand, "default", "startpos");
    hand_key(&hand, 'w', 0);
    hand_point(&hand, "7f");
    assert_true(hand_reads(&hand, "Black's pawn on 7g can go there."));
    hand_type_move(&hand, "P-7f");
    assert_true(hand_reads(&hand, "Black's pawn on 7f."));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    assert_true(hand_reads(&hand, "Black's pawn on 7g can go there."));
    setting_begin(&other, "default", "4k4/9/9/9/2L6/9/9/9/4K4 b - 1");
    hand_restart(&hand, &other);
    hand_point(&hand, "7f");
    assert_false(hand_reads(&hand, "Black's pawn on 7g can go there."));
    hand_point(&hand, "7d");
    assert_true(hand_reads(&hand, "Black's lance on 7e can go there."));
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dangers_change_with_the_position),
        cmocka_unit_test(test_answers_change_with_the_position),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
