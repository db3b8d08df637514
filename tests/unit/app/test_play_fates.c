/* What a move does to other pieces, on the play screen: told before it is played, asked about where
 * it costs something, written down afterwards, and shown for a moment. */
#include "app/views/board_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/faults.h"
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

/* 180 stones, with a flame on 10k that could burn. */
static const char CROWD[] =
    "(ag)(tp)(en)(cs)sa(sw)(ac)(so)g(cl)(ac)(sw)as(cs)1(sm)1/(rg)(cr)1q1m1(sn)b(ma)d("
    "sn)1m1q1(cr)(rg)/ec(cb)(lb)ec(cb)(lb)e(fc)e(lb)(cb)ce(lb)(cb)ce/(cv)1(cm)1(cm)1("
    "cm)1(cm)1(cm)1(cm)1(cm)1(cm)1(cv)/1(pu)1p1p1p1(pu)1p1p1p1(pu)1/(cu)(su)(ch)(sh)1"
    "(sh)1(sh)1(su)(ch)(sh)(ch)(sh)(ch)(sh)(ch)(su)(cu)/9v3+(ag)5/19/8(ch)1(ch)4+(en)"
    "3/8(CH)1(ch)8/9+(EN)9/17+(TP)1/5+(AG)3V9/(CU)(SU)(CH)(SH)(CH)(SH)(CH)(SH)(CH)(SU"
    ")1(SH)(CH)(SH)(CH)(SH)(CH)(SU)(CU)/1(PU)1P1P1P1(PU)1P1P1P1(PU)1/(CV)1(CM)1(CM)1("
    "CM)1(CM)1(CM)1(CM)1(CM)1(CM)1(CV)/EC(CB)(LB)EC(CB)(LB)E(FC)E(LB)(CB)CE(LB)(CB)CE"
    "/(RG)(CR)1Q1M1(SN)D(MA)B(SN)1M1Q1(CR)(RG)/1(SM)1(CS)SA(SW)(AC)(CL)G(SO)(AC)(SW)A"
    "S(CS)(EN)1(AG) b - 1";

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

/* A typed move waits as a clicked one does; Esc leaves it unplayed, Enter plays it. */
static void test_typed_moves_ask(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    hand_type_move(&hand, "+EN10k-10j");
    assert_int_equal(depth(&hand), 0);
    assert_true(says(&hand, "Burns 4, of them 1 own. Burn?"));
    hand_key(&hand, KEY_ESCAPE, 0);
    assert_false(asks(&hand));
    assert_false(says(&hand, "Burn?"));
    hand_type_move(&hand, "10k10j");
    assert_true(asks(&hand));
    hand_key(&hand, KEY_ENTER, 0);
    assert_int_equal(depth(&hand), 1);
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_type_move(&hand, "+EN10k-10l");
    assert_int_equal(depth(&hand), 1);
    hand_end(&hand);
}

/* The last commander of the own side burns: the game would be lost. */
static void test_typed_losses_ask(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default",
               "9g9/19/19/19/19/19/19/19/19/19/19/19/19/19/19/9+(EN)9/19/9G9/19 b - 1");
    hand_type_move(&hand, "+EN10p-10q");
    assert_int_equal(depth(&hand), 0);
    assert_true(says(&hand, "Burns general 10r, one of its own; loses the game. Burn?"));
    hand_click_label(&hand, "button", "Burn");
    assert_int_equal(depth(&hand), 1);
    assert_int_equal(game_verdict(hand_game(&hand)).winner, WHITE);
    hand_end(&hand);
}

static void test_unasked_where_not_wanted(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "ko default", FLAME);
    program_set(shell_program(hand.shell), SETTING_CONFIRM_LOSSES, 0);
    hand_act(&hand, "10k 10j");
    assert_int_equal(depth(&hand), 1);
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_type_move(&hand, "+EN10k-10j");
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

/* At the least size nothing is cut or lies on anything, the long sentences below the moves
 * included, and a canvas holds a full board with all its marks twice: on the board and under the
 * lens. */
static void test_nothing_is_cut(void **state) {
    (void)state;
    Hand hand;
    Faults faults = {.name = "fates"};
    hand_begin(&hand, "ko default", PRIEST);
    shell_resize(hand.shell, 960, 600, 1);
    shell_draw(hand.shell);
    hand_act(&hand, "6j ?6i");
    faults_look(&faults, shell_draw(hand.shell));
    hand_act(&hand, "6i");
    faults_look(&faults, shell_draw(hand.shell));
    Setting crowd;
    setting_begin(&crowd, "ko default", CROWD);
    hand_restart(&hand, &crowd);
    shell_draw(hand.shell);
    hand_act(&hand, "10k ?10j");
    assert_true(says(&hand, "Burns 4, of them 1 own; holds 2."));
    faults_look(&faults, shell_draw(hand.shell));
    shell_input(hand.shell, &(Input){.kind = INPUT_KEY, .key = 'z'});
    assert_false(canvas_is_full(shell_draw(hand.shell)));
    assert_true(sight_count(shell_draw(hand.shell), COMMAND_PIECE) > 2 * 180);
    assert_int_equal(faults.count, 0);
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
        cmocka_unit_test(test_typed_moves_ask),
        cmocka_unit_test(test_typed_losses_ask),
        cmocka_unit_test(test_unasked_where_not_wanted),
        cmocka_unit_test(test_written_below_the_move),
        cmocka_unit_test(test_links_for_a_second),
        cmocka_unit_test(test_nothing_is_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
