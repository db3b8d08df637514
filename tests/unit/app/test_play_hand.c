/* The left button on the board: moves of several steps, clicked and drawn; what is shown of them
 * while they are under way, and what is not flown again afterwards. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <string.h>

static const char LIONS[] = "4k7/12/12/12/6p5/5p6/5N1p4/12/12/12/12/5K6 b - 1";

static size_t depth(const Hand *hand) {
    return ply_depth(game_ply(hand_game(hand)));
}

static int steps(const Hand *hand) {
    return session_steps(shell_session(hand->shell));
}

static bool picked(const Hand *hand) {
    return session_selector(shell_session(hand->shell))->picked;
}

static Point centre(const Hand *hand, const char *square) {
    return shell_square_centre(hand->shell, square_by_name(square));
}

static bool last_is(const Hand *hand, const char *usi) {
    const Ply *ply = game_ply(hand_game(hand));
    const Ply *before = ply_parent(ply);
    return before != NULL && move_equal(ply_move(ply), move_by_usi(ply_position(before), usi));
}

static const CanvasCommand *piece_on(const Hand *hand, const char *square) {
    Point middle = centre(hand, square);
    return sight_piece(shell_draw(hand->shell), (Rect){middle.x - 1, middle.y - 1, 2, 2});
}

static void click_with(const Hand *hand, const char *square, Input input) {
    input.point = centre(hand, square);
    input.button = BUTTON_LEFT;
    input.kind = INPUT_PRESS;
    shell_input(hand->shell, &input);
    input.kind = INPUT_RELEASE;
    shell_input(hand->shell, &input);
}

/* Draws over squares, separated by blanks. */
static void draw(const Hand *hand, const char *squares) {
    Point way[8];
    char square[16];
    size_t count = 0;
    while (word_take(&squares, square)) {
        way[count++] = centre(hand, square);
    }
    hand_draw(hand, way, count);
}

/* The piece stands where it went, pale, over its victim, and its square is empty. */
static void test_the_ghost(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    hand_act(&hand, "7g 7f");
    const CanvasCommand *ghost = piece_on(&hand, "7f");
    assert_non_null(ghost);
    assert_true(ghost->spot.alpha > 0.6F && ghost->spot.alpha < 0.8F);
    assert_null(piece_on(&hand, "7g"));
    hand_end(&hand);
}

/* The second press of a double click on a neighbour stops there; on the lion itself it lets go. */
static void test_double_clicks(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    click_with(&hand, "7g", (Input){.clicks = 1});
    click_with(&hand, "7g", (Input){.clicks = 2});
    assert_false(picked(&hand));
    assert_int_equal(depth(&hand), 0);
    click_with(&hand, "7g", (Input){.clicks = 1});
    click_with(&hand, "6g", (Input){.clicks = 1});
    assert_int_equal(steps(&hand), 1);
    click_with(&hand, "6g", (Input){.clicks = 2});
    assert_true(last_is(&hand, "7g6g"));
    hand_end(&hand);
}

/* A press on the ghost may be the begin of a drag, so it ends nothing before it is released. */
static void test_on_from_the_ghost(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    hand_act(&hand, "7g 7f");
    Point there = centre(&hand, "7f");
    shell_input(hand.shell,
                &(Input){.kind = INPUT_PRESS, .point = there, .button = BUTTON_LEFT, .clicks = 1});
    assert_int_equal(depth(&hand), 0);
    shell_input(hand.shell, &(Input){.kind = INPUT_RELEASE, .point = there, .button = BUTTON_LEFT});
    assert_true(last_is(&hand, "7g7f"));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_act(&hand, "7g 7f");
    draw(&hand, "7f 6e");
    assert_true(last_is(&hand, "7g7f6e"));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    /* Back to where the drag began: nothing is meant. */
    hand_act(&hand, "7g 7f");
    draw(&hand, "7f 7f");
    assert_int_equal(steps(&hand), 1);
    hand_end(&hand);
}

/* While it is drawn, the way shows as a move under way. */
static void test_the_way_is_shown(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    Point from = centre(&hand, "7g");
    Point to = centre(&hand, "7f");
    shell_input(hand.shell, &(Input){.kind = INPUT_PRESS, .point = from, .button = BUTTON_LEFT});
    shell_input(hand.shell, &(Input){.kind = INPUT_DRAG, .point = to, .button = BUTTON_LEFT});
    assert_int_equal(steps(&hand), 1);
    assert_true(hand_reads(&hand, "× pawn 7f"));
    /* A right click in between drops it all. */
    shell_input(hand.shell, &(Input){.kind = INPUT_PRESS, .point = to, .button = BUTTON_RIGHT});
    assert_false(picked(&hand));
    hand_end(&hand);
}

/* However few places the pointer tells of a fast way, what it crossed counts. */
static void test_a_fast_way(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    draw(&hand, "7g 7e");
    assert_true(last_is(&hand, "7g7f7e"));
    hand_end(&hand);
}

/* Corners that are clipped are not on the way, nor is a square whose edge alone was touched. */
static void test_edges_are_not_crossed(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    Point from = centre(&hand, "7g");
    Point edge = centre(&hand, "7f");
    edge.y += 0.35F * shell_pitch(hand.shell);
    const Point way[] = {from, edge, from};
    hand_draw(&hand, way, 3);
    assert_int_equal(depth(&hand), 0);
    assert_int_equal(steps(&hand), 0);
    assert_true(picked(&hand));
    hand_end(&hand);
}

/* Released beside the board, the steps of the drag are taken back and the piece stays picked. */
static void test_released_outside(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    const Point way[] = {centre(&hand, "7g"), centre(&hand, "7f"), {1270, 300}};
    hand_draw(&hand, way, 3);
    assert_true(picked(&hand));
    assert_int_equal(steps(&hand), 0);
    /* A step that was clicked before the drag stays. */
    hand_act(&hand, "7f");
    const Point on[] = {centre(&hand, "7f"), {1270, 300}};
    hand_draw(&hand, on, 2);
    assert_int_equal(steps(&hand), 1);
    hand_end(&hand);
}

/* Shift keeps a move open that a quick lion would end. */
static void test_quick_unless_shift(void **state) {
    (void)state;
    for (int quick = 0; quick < 2; quick++) {
        for (int shifted = 0; shifted < 2; shifted++) {
            Hand hand;
            hand_begin(&hand, "chu lishogi", LIONS);
            program_set(shell_program(hand.shell), SETTING_QUICK_LION, quick);
            hand_click(&hand, "7g");
            click_with(&hand, "6g",
                       (Input){.clicks = 1, .modifiers = shifted != 0 ? MODIFIER_SHIFT : 0});
            bool ends = quick != 0 && shifted == 0;
            assert_int_equal(depth(&hand), ends ? 1 : 0);
            assert_int_equal(steps(&hand), ends ? 0 : 1);
            hand_end(&hand);
        }
    }
}

static void test_what_the_hand_has_shown_is_not_flown(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "chu lishogi", LIONS);
    program_set(shell_program(hand.shell), SETTING_ANIMATION, ANIMATION_NORMAL);
    hand_act(&hand, "7g 7f");
    hand_key(&hand, KEY_ENTER, 0);
    assert_non_null(piece_on(&hand, "7f"));
    hand_key(&hand, 'z', MODIFIER_CONTROL);
    hand_key(&hand, KEY_ESCAPE, 0);
    hand_act(&hand, "7g 7f 6e");
    /* The second leg sets off from where the first had led. */
    assert_non_null(piece_on(&hand, "7f"));
    assert_null(piece_on(&hand, "7g"));
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_ghost),
        cmocka_unit_test(test_double_clicks),
        cmocka_unit_test(test_on_from_the_ghost),
        cmocka_unit_test(test_the_way_is_shown),
        cmocka_unit_test(test_a_fast_way),
        cmocka_unit_test(test_edges_are_not_crossed),
        cmocka_unit_test(test_released_outside),
        cmocka_unit_test(test_quick_unless_shift),
        cmocka_unit_test(test_what_the_hand_has_shown_is_not_flown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
