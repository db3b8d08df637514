/* The mark of the last move: its way where it has bends, its victim where it went home, and a sign
 * of its own for a pass. */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <math.h>
#include <string.h>

static const char LIONS[] = "4k7/12/12/12/6p5/5p6/5N6/12/12/12/12/5K6 b - 1";

/* Moves do not fly: what is in flight has no sign at its corner yet. */
static void begin(Hand *hand) {
    hand_begin(hand, "chu lishogi", LIONS);
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
}

static bool is_at(const Hand *hand, Point point, const char *square) {
    Point middle = shell_square_centre(hand->shell, square_by_name(square));
    return fabsf(point.x - middle.x) < 1 && fabsf(point.y - middle.y) < 1;
}

/* Is there a line through the middles of just these squares, separated by blanks? */
static bool has_way(const Hand *hand, const char *squares) {
    const Canvas *canvas = shell_draw(hand->shell);
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        const char *rest = squares;
        char square[16];
        size_t met = 0;
        bool fits = command->kind == COMMAND_POLYLINE;
        while (fits && word_take(&rest, square)) {
            fits = met < command->point_count && is_at(hand, command->points[met], square);
            met++;
        }
        if (fits && met == command->point_count) {
            return true;
        }
    }
    return false;
}

/* How many signs of this text stand in the cell of a square, tabs at its corner included. */
static size_t signs_on(const Hand *hand, const char *square, const char *text) {
    const Canvas *canvas = shell_draw(hand->shell);
    Point middle = shell_square_centre(hand->shell, square_by_name(square));
    float pitch = shell_pitch(hand->shell);
    Rect cell = {middle.x - pitch * 0.6F, middle.y - pitch * 0.6F, pitch * 1.2F, pitch * 1.2F};
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        count += command->kind == COMMAND_KANJI && strcmp(command->text, text) == 0 &&
                 rect_contains(cell, command->kanji.centre);
    }
    return count;
}

static size_t arcs(const Hand *hand) {
    const Canvas *canvas = shell_draw(hand->shell);
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        count +=
            command->kind == COMMAND_CIRCLE && command->arc.sweep > 0 && command->arc.sweep < 300;
    }
    return count;
}

static void test_one_leg_has_no_way(void **state) {
    (void)state;
    Hand hand;
    begin(&hand);
    hand_type_move(&hand, "7g7e");
    assert_false(has_way(&hand, "7g 7e"));
    assert_int_equal(signs_on(&hand, "7e", "1"), 0);
    hand_end(&hand);
}

static void test_two_legs(void **state) {
    (void)state;
    Hand hand;
    begin(&hand);
    hand_type_move(&hand, "7g7f6e");
    assert_true(has_way(&hand, "7g 7f 6e"));
    assert_int_equal(signs_on(&hand, "7f", "1"), 1);
    shell_flip(hand.shell);
    assert_true(has_way(&hand, "7g 7f 6e"));
    program_set(shell_program(hand.shell), SETTING_SHOW_LAST_MOVE, 0);
    assert_false(has_way(&hand, "7g 7f 6e"));
    assert_int_equal(signs_on(&hand, "7f", "1"), 0);
    hand_end(&hand);
}

/* The sign at the corner makes way for the next move. */
static void test_taking_without_moving(void **state) {
    (void)state;
    Hand hand;
    begin(&hand);
    hand_type_move(&hand, "7g7f7g");
    assert_true(has_way(&hand, "7g 7f 7g"));
    assert_int_equal(signs_on(&hand, "7f", "1"), 1);
    assert_int_equal(signs_on(&hand, "7g", "!"), 1);
    hand_click(&hand, "8a");
    assert_int_equal(signs_on(&hand, "7g", "!"), 0);
    hand_end(&hand);
}

static void test_a_pass(void **state) {
    (void)state;
    Hand hand;
    begin(&hand);
    size_t before = arcs(&hand);
    hand_type_move(&hand, "7g6g7g");
    assert_false(has_way(&hand, "7g 6g 7g"));
    assert_int_equal(signs_on(&hand, "7g", "!"), 0);
    assert_int_equal(signs_on(&hand, "6g", "1"), 0);
    assert_int_equal(arcs(&hand), before + 1);
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_leg_has_no_way),
        cmocka_unit_test(test_two_legs),
        cmocka_unit_test(test_taking_without_moving),
        cmocka_unit_test(test_a_pass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
