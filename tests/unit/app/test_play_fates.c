/* What a move does to other pieces, on the play screen: told before it is played, asked about where
 * it costs something, written down afterwards, and shown for a moment. */
#include "app/views/board_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <string.h>

static const char FLAME[] =
    "9gb8/14d4/3q15/16(cv)2/19/15+(rg)3/19/5m13/8(sh)pP8/10(ch)8/9+(EN)9/19/5+(AG)2(s"
    "h)2p7/4p14/19/4S8(CB)5/19/19/9G(MA)B5(TP)D b - 1";

static const char PRIEST[] =
    "9gb8/15+b2d/16+d2/19/19/19/19/13p5/13(tp)5/13S5/19/19/19/19/19/19/19/19/9G1B5(TP"
    ")D b - 1";

static const char BESIDE[] =
    "9gb8/18d/19/19/19/19/19/19/2+(en)16/1p17/19/19/19/19/2(CH)16/19/19/19/9G1B5(TP)D"
    " b - 1";

static size_t depth(const Hand *hand) {
    return ply_depth(game_ply(hand_game(hand)));
}

static bool asks(const Hand *hand) {
    Move move;
    return session_asks_losses(shell_session(hand->shell), &move);
}

static bool says(const Hand *hand, const char *text) {
    return sight_reads(shell_draw(hand->shell), text);
}

static void test_told_before(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    hand_act(&hand, "10k ?10l");
    assert_true(says(&hand, "Burns shield 11m; holds 1."));
    hand_act(&hand, "?10j");
    assert_true(says(&hand, "Burns 4, of them 1 own."));
    hand_act(&hand, "?1a");
    assert_true(says(&hand, "Click a mark"));
    hand_end(&hand);
}

/* With the keyboard's cursor the words about its square stay, and the fates stand below. */
static void test_told_at_cursor(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    hand_act(&hand, "10k");
    hand_key(&hand, KEY_UP, 0);
    hand_key(&hand, KEY_UP, 0);
    assert_true(says(&hand, "10j, empty"));
    assert_true(says(&hand, "Burns 4, of them 1 own."));
    hand_end(&hand);
}

static void test_asked_once(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    hand_act(&hand, "10k 10j");
    assert_int_equal(depth(&hand), 0);
    assert_true(asks(&hand));
    assert_true(says(&hand, "Burns 4, of them 1 own. Burn?"));
    hand_act(&hand, "10j");
    assert_int_equal(depth(&hand), 1);
    assert_false(asks(&hand));
    hand_end(&hand);
}

static void test_ways_to_confirm(void **state) {
    (void)state;
    for (int way = 0; way < 3; way++) {
        Hand hand;
        hand_begin(&hand, "ko default", FLAME);
        hand_act(&hand, "10k 10j");
        if (way == 0) {
            hand_click_label(&hand, "button", "Burn");
        } else if (way == 1) {
            hand_key(&hand, KEY_ENTER, 0);
        } else {
            hand_act(&hand, "?10j 10j");
        }
        assert_int_equal(depth(&hand), 1);
        hand_end(&hand);
    }
}

/* Letting the question go leaves the piece picked, and the next click asks anew. */
static void test_ways_to_leave_it(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    hand_act(&hand, "10k 10j");
    hand_key(&hand, KEY_ESCAPE, 0);
    assert_false(asks(&hand));
    assert_true(session_selector(shell_session(hand.shell))->picked);
    hand_act(&hand, "10j");
    assert_true(asks(&hand));
    hand_click_label(&hand, "button", "Do not");
    assert_false(asks(&hand));
    hand_act(&hand, "10j");
    hand_act(&hand, "10l");
    assert_int_equal(depth(&hand), 1);
    assert_int_equal(ply_move(game_ply(hand_game(&hand))).step[0].square, square_by_name("10l"));
    hand_end(&hand);
}

static void test_drag_asks(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", BESIDE);
    hand_drag(&hand, "17o", "17j");
    assert_int_equal(depth(&hand), 0);
    assert_true(asks(&hand));
    assert_true(says(&hand, "Poison flame 17i burns the chariot as it arrives. Burn?"));
    hand_drag(&hand, "17o", "17j");
    assert_int_equal(depth(&hand), 1);
    hand_end(&hand);
}

static void test_unasked_where_not_wanted(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    program_set(shell_program(hand.shell), SETTING_CONFIRM_LOSSES, 0);
    hand_act(&hand, "10k 10j");
    assert_int_equal(depth(&hand), 1);
    hand_end(&hand);
}

static void test_written_below_the_move(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", PRIEST);
    hand_act(&hand, "6j 6i");
    assert_true(says(&hand, "Black: takes the Taoist priest: flag waver 4b goes back to banner"));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_act(&hand, "6j 7i");
    assert_false(says(&hand, "Black: "));
    hand_end(&hand);
}

/* Dashed lines on the board, whatever draws them. */
static size_t dashed(const Hand *hand) {
    const Canvas *canvas = shell_draw(hand->shell);
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        count += command->kind == COMMAND_POLYLINE && command->look.stroke.dash > 0;
    }
    return count;
}

static void test_links_for_a_second(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", PRIEST);
    program_set(shell_program(hand.shell), SETTING_ANIMATION, ANIMATION_OFF);
    hand_act(&hand, "6j");
    size_t none = dashed(&hand);
    hand_act(&hand, "?6i");
    assert_int_equal(dashed(&hand), none + 2);
    hand_act(&hand, "6i ?1g");
    assert_int_equal(dashed(&hand), none + 2);
    shell_tick(hand.shell, 900);
    assert_int_equal(dashed(&hand), none + 2);
    assert_in_range(shell_wait(hand.shell, 900), 1, 100);
    shell_tick(hand.shell, 1001);
    assert_int_equal(dashed(&hand), none);
    assert_int_equal(shell_wait(hand.shell, 1001), -1);
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_told_before),
        cmocka_unit_test(test_told_at_cursor),
        cmocka_unit_test(test_asked_once),
        cmocka_unit_test(test_ways_to_confirm),
        cmocka_unit_test(test_ways_to_leave_it),
        cmocka_unit_test(test_drag_asks),
        cmocka_unit_test(test_unasked_where_not_wanted),
        cmocka_unit_test(test_written_below_the_move),
        cmocka_unit_test(test_links_for_a_second),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
