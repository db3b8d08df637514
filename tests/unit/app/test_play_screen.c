/* The play screen under the mouse: its buttons, what a drag does that goes astray, and when it must
 * be drawn again. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <stdio.h>

#include <string.h>

static const char QUESTION[] = "4k4/9/8p/4S4/9/9/9/9/4K4 b - 1";

static bool picked(const Hand *hand) {
    return session_selector(shell_session(hand->shell))->picked;
}

static bool asks(const Hand *hand) {
    return session_asks_promotion(shell_session(hand->shell));
}

static size_t depth(const Hand *hand) {
    return ply_depth(game_ply(hand_game(hand)));
}

static bool send(const Hand *hand, Input input) {
    return shell_input(hand->shell, &input);
}

static Point centre(const Hand *hand, const char *square) {
    return shell_square_centre(hand->shell, square_by_name(square));
}

/* The buttons of the action bar, which bear the same names as the card beside the board. */
static void test_promotion_by_the_bar(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", QUESTION);
    hand_click(&hand, "5d");
    hand_click(&hand, "5c");
    hand_click_label(&hand, "button", "Cancel");
    assert_false(asks(&hand));
    assert_true(picked(&hand));
    hand_click(&hand, "5c");
    hand_click_label(&hand, "button", "Promote");
    hand_expect_position(&hand, "4k4/9/4+S3p/9/9/9/9/9/4K4 w - 2");
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_click(&hand, "5d");
    hand_click(&hand, "5c");
    hand_click_label(&hand, "button", "Keep");
    hand_expect_position(&hand, "4k4/9/4S3p/9/9/9/9/9/4K4 w - 2");
    hand_end(&hand);
}

static void test_buttons_that_would_do_nothing_are_disabled(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    const Canvas *canvas = shell_draw(hand.shell);
    assert_non_null(sight_label(canvas, "disabled", "Undo"));
    assert_non_null(sight_label(canvas, "disabled", "Redo"));
    hand_click(&hand, "7g");
    assert_non_null(sight_label(shell_draw(hand.shell), "button", "Undo"));
    hand_click(&hand, "7f");
    assert_non_null(sight_label(shell_draw(hand.shell), "button", "Undo"));
    hand_click_label(&hand, "button", "Undo");
    assert_non_null(sight_label(shell_draw(hand.shell), "disabled", "Undo"));
    assert_non_null(sight_label(shell_draw(hand.shell), "button", "Redo"));
    hand_click_label(&hand, "button", "Redo");
    assert_non_null(sight_label(shell_draw(hand.shell), "disabled", "Redo"));
    assert_int_equal(depth(&hand), 1);
    hand_end(&hand);
}

static void test_result_bar(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1");
    hand_click(&hand, "5c");
    hand_click(&hand, "5b");
    hand_key(&hand, 'n', 0);
    assert_true(hand_reads(&hand, "Black wins: a royal piece was left alone."));
    assert_non_null(sight_text(shell_draw(hand.shell), "has won"));
    assert_non_null(sight_text(shell_draw(hand.shell), "has lost"));
    hand_key(&hand, KEY_BACKSPACE, 0);
    assert_int_equal(depth(&hand), 0);
    assert_false(game_verdict(hand_game(&hand)).over);
    /* A position that is over from the start cannot be taken back. */
    Setting over;
    setting_begin(&over, "default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1");
    hand_restart(&hand, &over);
    assert_true(hand_reads(&hand, "Black wins: a royal piece was left alone."));
    assert_non_null(sight_label(shell_draw(hand.shell), "disabled", "Take back"));
    hand_end(&hand);
}

static void test_draw_is_told(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    assert_true(hand_reads(&hand, "Draw: both royal pieces were left alone."));
    assert_null(sight_text(shell_draw(hand.shell), "has won"));
    assert_non_null(sight_text(shell_draw(hand.shell), "draw"));
    hand_end(&hand);
}

/* Resigning is asked about, ends the game at the end of its line, and can be taken back. */
static void test_resigning(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f 3c 3d");
    hand_click_label(&hand, "button", "Resign");
    assert_true(hand_reads(&hand, "Does Black resign?"));
    hand_click_label(&hand, "button", "Keep playing");
    assert_false(game_verdict(hand_game(&hand)).over);
    hand_key(&hand, KEY_PAGE_UP, 0);
    hand_key(&hand, KEY_PAGE_UP, 0);
    assert_int_equal(depth(&hand), 0);
    hand_click_label(&hand, "button", "Resign");
    hand_key(&hand, KEY_ENTER, 0);
    assert_int_equal(depth(&hand), 2);
    assert_true(hand_reads(&hand, "White wins: resignation."));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    assert_false(game_verdict(hand_game(&hand)).over);
    assert_int_equal(depth(&hand), 2);
    hand_end(&hand);
}

/* A draw needs the other side. Whoever plays on has answered. */
static void test_agreeing_on_a_draw(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f");
    hand_click_label(&hand, "button", "Offer draw");
    assert_true(hand_reads(&hand, "A draw is offered. Does Black agree?"));
    hand_key(&hand, KEY_ESCAPE, 0);
    assert_true(hand_reads(&hand, "Black plays on."));
    hand_click_label(&hand, "button", "Offer draw");
    hand_act(&hand, "3c 3d");
    assert_false(hand_reads(&hand, "A draw is offered."));
    assert_false(game_verdict(hand_game(&hand)).over);
    hand_click_label(&hand, "button", "Offer draw");
    hand_click_label(&hand, "button", "Agree");
    assert_true(hand_reads(&hand, "Draw: both sides agreed to a draw."));
    hand_end(&hand);
}

/* Rules without an agreed draw: the offer is answered by a sentence, and nobody is asked. */
static void test_no_agreed_draw(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi agreed_draw=off", "startpos");
    hand_click_label(&hand, "button", "Offer draw");
    assert_true(hand_reads(&hand, "The rules of this game know no agreed draw."));
    assert_false(hand_reads(&hand, "A draw is offered."));
    hand_act(&hand, "7i 7h");
    assert_false(hand_reads(&hand, "know no agreed draw"));
    hand_end(&hand);
}

/* New leads to the choice of a new game; the one on the board stays until that is made. */
static void test_new_keeps_the_game(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f");
    hand_key(&hand, 'n', MODIFIER_CONTROL);
    assert_int_equal(shell_screen(hand.shell), SCREEN_NEW);
    hand_key(&hand, KEY_ESCAPE, 0);
    assert_int_equal(shell_screen(hand.shell), SCREEN_PLAY);
    assert_int_equal(depth(&hand), 1);
    hand_end(&hand);
}

/* While a field is written, letters are letters. */
static void test_typing_a_move(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_type_move(&hand, "P-7f");
    assert_int_equal(depth(&hand), 1);
    hand_type_move(&hand, "3c3d");
    assert_int_equal(depth(&hand), 2);
    hand_type_move(&hand, "nonsense");
    assert_int_equal(depth(&hand), 2);
    hand_key(&hand, 'f', 0);
    assert_false(shell_program(hand.shell)->heads.flipped);
    hand_key(&hand, KEY_ESCAPE, 0);
    hand_key(&hand, 'f', 0);
    assert_true(shell_program(hand.shell)->heads.flipped);
    hand_end(&hand);
}

/* Where forbidden moves lose, one that is typed is asked about first; unreadable ones never lose.
 */
static void test_typing_a_forbidden_move(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_type_move(&hand, "7g7e");
    assert_false(hand_reads(&hand, "Forbidden moves lose"));
    hand_end(&hand);
    hand_begin(&hand, "default illegal_move=loses", "startpos");
    hand_type_move(&hand, "nonsense");
    assert_false(hand_reads(&hand, "Forbidden moves lose"));
    hand_key(&hand, KEY_ESCAPE, 0);
    hand_type_move(&hand, "7g7e");
    assert_true(hand_reads(&hand, "Forbidden moves lose under these rules. Play it?"));
    hand_click_label(&hand, "button", "Keep playing");
    assert_false(game_verdict(hand_game(&hand)).over);
    hand_type_move(&hand, "7g7e");
    hand_click_label(&hand, "button", "Play it");
    assert_true(game_verdict(hand_game(&hand)).over);
    assert_int_equal(game_verdict(hand_game(&hand)).reason, REASON_ILLEGAL_MOVE);
    assert_int_equal(game_verdict(hand_game(&hand)).winner, WHITE);
    hand_end(&hand);
}

static void test_comments(void **state) {
    (void)state;
    Hand hand;
    static const char text[] = "The pawn opens the bishop's way.";
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f");
    hand_key(&hand, 'k', 0);
    hand_type(&hand, text);
    hand_key(&hand, KEY_ENTER, 0);
    assert_string_equal(ply_comment(game_ply(hand_game(&hand))), text);
    assert_true(hand_reads(&hand, "The pawn opens"));
    hand_key(&hand, KEY_PAGE_UP, 0);
    assert_false(hand_reads(&hand, "The pawn opens"));
    hand_end(&hand);
}

static void test_promotion_at_once(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default bare_king=none", "4k4/9/9/2R6/9/9/9/9/4K4 b - 1");
    program_set(shell_program(hand.shell), SETTING_PROMOTION, PROMOTION_AT_ONCE);
    hand_act(&hand, "7d 7b");
    assert_int_equal(depth(&hand), 1);
    assert_int_equal(ply_move(game_ply(hand_game(&hand))).promotion, MOVE_PROMOTED);
    hand_end(&hand);
}

/* Home, End and the page keys go along the line; the end of the game stays where it is. */
static void test_going_through_the_game(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f 3c 3d 2g 2f");
    hand_key(&hand, KEY_HOME, 0);
    assert_int_equal(depth(&hand), 0);
    hand_key(&hand, KEY_PAGE_UP, 0);
    assert_int_equal(depth(&hand), 0);
    hand_key(&hand, KEY_PAGE_DOWN, 0);
    assert_int_equal(depth(&hand), 1);
    hand_key(&hand, KEY_END, 0);
    assert_int_equal(depth(&hand), 3);
    hand_click_label(&hand, "button", "First");
    assert_int_equal(depth(&hand), 0);
    hand_click_label(&hand, "button", "Last");
    assert_int_equal(depth(&hand), 3);
    hand_end(&hand);
}

static void test_drag_that_ends_beside_the_board(void **state) {
    (void)state;
    static const Point BESIDE[] = {{5, 400}, {640, 20}, {640, 790}, {1200, 400}, {-50, -50}};
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    for (size_t i = 0; i < sizeof BESIDE / sizeof BESIDE[0]; i++) {
        hand_drag_at(&hand, centre(&hand, "7g"), BESIDE[i]);
        assert_int_equal(depth(&hand), 0);
        assert_true(picked(&hand));
        hand_key(&hand, KEY_ESCAPE, 0);
        assert_false(picked(&hand));
    }
    /* Nor does a drag that begins there. */
    hand_drag_at(&hand, (Point){5, 400}, centre(&hand, "7f"));
    assert_false(picked(&hand));
    assert_int_equal(depth(&hand), 0);
    hand_end(&hand);
}

static void test_drag_home(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    Point home = centre(&hand, "7g");
    Input way = {.kind = INPUT_DRAG, .button = BUTTON_LEFT, .origin = home};
    send(&hand, (Input){.kind = INPUT_PRESS, .point = home, .button = BUTTON_LEFT});
    way.point = centre(&hand, "7f");
    send(&hand, way);
    /* The piece hangs at the pointer. */
    Rect there = {way.point.x - 1, way.point.y - 1, 2, 2};
    const CanvasCommand *held = sight_piece(shell_draw(hand.shell), there);
    assert_non_null(held);
    assert_true(held->piece.lifted);
    way.point = home;
    way.kind = INPUT_RELEASE;
    way.dragged = true;
    send(&hand, way);
    assert_true(picked(&hand));
    assert_int_equal(depth(&hand), 0);
    hand_expect_refusal(&hand, "");
    /* The same with the piece picked before: a drag home is no click on it. */
    hand_drag(&hand, "7g", "7g");
    assert_true(picked(&hand));
    hand_expect_refusal(&hand, "");
    hand_click(&hand, "7g");
    assert_false(picked(&hand));
    hand_end(&hand);
}

/* The window loses the keyboard, or the other button is pressed, in the middle of a drag. */
static void test_drag_broken_off(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    for (int i = 0; i < 2; i++) {
        Point home = centre(&hand, "7g");
        Point target = centre(&hand, "7f");
        send(&hand, (Input){.kind = INPUT_PRESS, .point = home, .button = BUTTON_LEFT});
        send(&hand, (Input){.kind = INPUT_DRAG, .point = target, .button = BUTTON_LEFT});
        if (i == 0) {
            send(&hand, (Input){.kind = INPUT_BLUR});
        } else {
            send(&hand, (Input){.kind = INPUT_PRESS, .point = target, .button = BUTTON_RIGHT});
            send(&hand, (Input){.kind = INPUT_RELEASE, .point = target, .button = BUTTON_RIGHT});
            assert_false(picked(&hand));
        }
        Rect there = {target.x - 1, target.y - 1, 2, 2};
        assert_null(sight_piece(shell_draw(hand.shell), there));
        send(&hand,
             (Input){
                 .kind = INPUT_RELEASE, .point = target, .button = BUTTON_LEFT, .dragged = true});
        assert_int_equal(depth(&hand), 0);
        hand_expect_refusal(&hand, "");
        hand_key(&hand, KEY_ESCAPE, 0);
    }
    hand_end(&hand);
}

/* A press and a drag on a square do not also press what lies under the release. */
static void test_release_on_a_button_presses_nothing(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_click(&hand, "7g");
    hand_click(&hand, "7f");
    const CanvasCommand *undo = sight_label(shell_draw(hand.shell), "button", "Undo");
    assert_non_null(undo);
    hand_drag_at(&hand, centre(&hand, "3c"), rect_centre(undo->box));
    assert_int_equal(depth(&hand), 1);
    /* And a press on a button that ends on the board plays nothing. */
    hand_key(&hand, KEY_ESCAPE, 0);
    undo = sight_label(shell_draw(hand.shell), "button", "Undo");
    hand_drag_at(&hand, rect_centre(undo->box), centre(&hand, "3c"));
    assert_int_equal(depth(&hand), 1);
    assert_false(picked(&hand));
    hand_end(&hand);
}

static void test_middle_and_right_button_pick_nothing(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_click_at(&hand, centre(&hand, "7g"), BUTTON_MIDDLE);
    assert_false(picked(&hand));
    hand_click_at(&hand, centre(&hand, "7g"), BUTTON_RIGHT);
    assert_false(picked(&hand));
    hand_expect_refusal(&hand, "");
    hand_end(&hand);
}

/* A double click on the target plays the move once; its second half picks nothing. */
static void test_double_click_on_a_target(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_click(&hand, "7g");
    for (int clicks = 1; clicks <= 2; clicks++) {
        Input input = {.kind = INPUT_PRESS, .point = centre(&hand, "7f"), .button = BUTTON_LEFT};
        input.clicks = clicks;
        send(&hand, input);
        input.kind = INPUT_RELEASE;
        send(&hand, input);
    }
    assert_int_equal(depth(&hand), 1);
    assert_false(picked(&hand));
    hand_expect_refusal(&hand, "");
    hand_end(&hand);
}

/* An idle pointer costs nothing: only what changes the picture asks for a new one. */
static void test_drawn_again_only_when_needed(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    Point home = centre(&hand, "7g");
    hand_move_to(&hand, (Point){1000, 600});
    shell_draw(hand.shell);
    assert_false(send(&hand, (Input){.kind = INPUT_MOVE, .point = {1001, 600}}));
    assert_true(send(&hand, (Input){.kind = INPUT_MOVE, .point = home}));
    shell_draw(hand.shell);
    assert_false(send(&hand, (Input){.kind = INPUT_MOVE, .point = {home.x + 2, home.y}}));
    assert_false(send(&hand, (Input){.kind = INPUT_KEY, .key = 'q'}));
    assert_false(send(&hand, (Input){.kind = INPUT_FOCUS}));
    assert_true(send(&hand, (Input){.kind = INPUT_EXPOSE}));
    assert_true(send(&hand, (Input){.kind = INPUT_PRESS, .point = home, .button = BUTTON_LEFT}));
    assert_true(send(&hand, (Input){.kind = INPUT_LEAVE}));
    shell_draw(hand.shell);
    assert_false(send(&hand, (Input){.kind = INPUT_LEAVE}));
    hand_end(&hand);
}

/* The faces of the question point the way the piece does on the board, from whichever side it is
 * seen. */
static void test_faces_of_the_question_point_like_the_piece(void **state) {
    (void)state;
    static const char *const POSITIONS[] = {QUESTION, "4k4/9/9/9/9/4s4/9/8P/4K4 w - 1"};
    static const char *const CLICKS[] = {"5d 5c", "5f 5g"};
    for (int i = 0; i < 4; i++) {
        Hand hand;
        hand_begin(&hand, "default", POSITIONS[i % 2]);
        if (i >= 2) {
            shell_flip(hand.shell);
            shell_draw(hand.shell);
        }
        hand_act(&hand, CLICKS[i % 2]);
        const Canvas *canvas = shell_draw(hand.shell);
        bool down = (i % 2 == 1) != (i >= 2);
        static const char *const ANSWERS[] = {"Promote", "Keep"};
        for (size_t k = 0; k < 2; k++) {
            const CanvasCommand *label = sight_label(canvas, "choice", ANSWERS[k]);
            assert_non_null(label);
            const CanvasCommand *face = sight_piece(canvas, label->box);
            assert_non_null(face);
            assert_int_equal(face->piece.turned, down);
        }
        hand_end(&hand);
    }
}

static void test_card_shows_what_is_pointed_at(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", QUESTION);
    assert_true(hand_reads(&hand, "Point at a piece to see how it moves."));
    hand_point(&hand, "1c");
    assert_non_null(sight_text(shell_draw(hand.shell), "Pawn"));
    hand_click(&hand, "5d");
    hand_point(&hand, "9h");
    assert_non_null(sight_text(shell_draw(hand.shell), "Silver general"));
    hand_click(&hand, "5c");
    assert_non_null(sight_text(shell_draw(hand.shell), "Promoted silver"));
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_promotion_by_the_bar),
        cmocka_unit_test(test_buttons_that_would_do_nothing_are_disabled),
        cmocka_unit_test(test_result_bar),
        cmocka_unit_test(test_draw_is_told),
        cmocka_unit_test(test_resigning),
        cmocka_unit_test(test_agreeing_on_a_draw),
        cmocka_unit_test(test_no_agreed_draw),
        cmocka_unit_test(test_new_keeps_the_game),
        cmocka_unit_test(test_typing_a_move),
        cmocka_unit_test(test_typing_a_forbidden_move),
        cmocka_unit_test(test_comments),
        cmocka_unit_test(test_promotion_at_once),
        cmocka_unit_test(test_going_through_the_game),
        cmocka_unit_test(test_drag_that_ends_beside_the_board),
        cmocka_unit_test(test_drag_home),
        cmocka_unit_test(test_drag_broken_off),
        cmocka_unit_test(test_release_on_a_button_presses_nothing),
        cmocka_unit_test(test_middle_and_right_button_pick_nothing),
        cmocka_unit_test(test_double_click_on_a_target),
        cmocka_unit_test(test_drawn_again_only_when_needed),
        cmocka_unit_test(test_faces_of_the_question_point_like_the_piece),
        cmocka_unit_test(test_card_shows_what_is_pointed_at),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
