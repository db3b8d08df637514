/* The board in mid-move: which points may be entered again, in which order they were entered, whom
 * the piece could shoot from the point under the pointer; and what is left of it as the last move.
 */
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

#include <math.h>
#include <string.h>

static const char CLAP[] =
    "9gb8/14d4/19/19/19/10p8/19/6p3s8/8a10/19/19/9(FC)9/9+D9/8pa9/4(LB)14/8a10/19/19/"
    "9G(MA)B5(TP)D b - 1";
static const char GUNS[] =
    "9g9/19/10p8/19/10p8/19/6p3s8/19/8a10/9(FC)9/19/19/19/8C10/19/19/19/19/9G9 b - 1";

static void begin(Hand *hand, const char *sfen) {
    hand_begin(hand, "ko default", sfen);
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
}

static Point centre(const Hand *hand, const char *square) {
    return shell_square_centre(hand->shell, square_by_name(square));
}

static float distance(Point one, Point other) {
    return hypotf(one.x - other.x, one.y - other.y);
}

/* How many signs of this text stand so far from the middle of a square, in pitches. */
static size_t signs(const Hand *hand, const char *square, const char *text, float least) {
    const Canvas *canvas = shell_draw(hand->shell);
    float pitch = shell_pitch(hand->shell);
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_KANJI && strcmp(command->text, text) == 0) {
            float away = distance(command->kanji.centre, centre(hand, square)) / pitch;
            count += away >= least && away < least + 0.7F && (least > 0 || away < 0.1F);
        }
    }
    return count;
}

static bool in_middle(const Hand *hand, const char *square, const char *text) {
    return signs(hand, square, text, 0) == 1;
}

static bool at_corner(const Hand *hand, const char *square, const char *text) {
    return signs(hand, square, text, 0.3F) == 1;
}

/* Whether a shot at the square is marked: 0 not, 1 faintly, 2 strongly. */
static int reticle(const Hand *hand, const char *square) {
    const Canvas *canvas = shell_draw(hand->shell);
    float radius = 0.435F * shell_pitch(hand->shell);
    int found = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_CIRCLE && fabsf(command->arc.radius - radius) < 0.1F &&
            distance(rect_centre(command->box), centre(hand, square)) < 1) {
            int strength = command->look.stroke.paint.a < 200 ? 1 : 2;
            found = strength > found ? strength : found;
        }
    }
    return found;
}

/* The middle of a point tells how many steps are left there, even where the piece has been; where
 * it went first, second and so on stands at the corner. */
static void test_points_entered_again(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, CLAP);
    hand_act(&hand, "10m 10n 9n 10n");
    assert_true(in_middle(&hand, "10m", "2"));
    assert_true(in_middle(&hand, "9n", "2"));
    assert_true(at_corner(&hand, "9n", "2"));
    assert_false(in_middle(&hand, "10n", "1"));
    assert_true(at_corner(&hand, "10n", "1"));
    assert_true(at_corner(&hand, "10n", "3/5"));
    shell_flip(hand.shell);
    assert_true(in_middle(&hand, "9n", "2"));
    assert_true(at_corner(&hand, "9n", "2"));
    hand_end(&hand);
}

/* A point entered twice has both numbers on one plate; that of the last move stands above the piece
 * that came to rest there. */
static void test_both_numbers(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, CLAP);
    hand_act(&hand, "10m 10n 9n 10n 10m");
    assert_int_equal(signs(&hand, "10n", "1·3", 0.3F), 1);
    hand_act(&hand, "10n");
    assert_int_equal(ply_depth(game_ply(hand_game(&hand))), 1);
    assert_int_equal(signs(&hand, "10n", "1·3", 0.3F), 1);
    assert_true(in_middle(&hand, "9n", "2"));
    assert_true(in_middle(&hand, "10m", "4"));
    size_t piece = 0;
    size_t plate = 0;
    const Canvas *canvas = shell_draw(hand.shell);
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        bool sign = command->kind == COMMAND_KANJI && strcmp(command->text, "1·3") == 0;
        bool rests = command->kind == COMMAND_PIECE &&
                     distance(command->spot.centre, centre(&hand, "10n")) < 1;
        plate = sign ? i : plate;
        piece = rests ? i : piece;
    }
    assert_true(plate > piece);
    hand_end(&hand);
}

static void test_whom_it_could_shoot(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, GUNS);
    hand_act(&hand, "10j ?1s");
    assert_int_equal(reticle(&hand, "9g"), 0);
    hand_act(&hand, "?9i");
    assert_int_equal(reticle(&hand, "9g"), 1);
    assert_int_equal(reticle(&hand, "11i"), 1);
    assert_int_equal(reticle(&hand, "9e"), 0);
    assert_true(hand_reads(&hand, "From 9i it may shoot 2 pieces."));
    hand_act(&hand, "?11k");
    assert_int_equal(reticle(&hand, "9g"), 0);
    assert_int_equal(reticle(&hand, "11i"), 1);
    assert_true(hand_reads(&hand, "From 11k it may shoot 1 piece."));
    hand_act(&hand, "9i ?1s");
    assert_int_equal(reticle(&hand, "9g"), 2);
    assert_int_equal(reticle(&hand, "9e"), 0);
    hand_act(&hand, "?9g");
    assert_int_equal(reticle(&hand, "9e"), 1);
    hand_act(&hand, "9g");
    assert_int_equal(reticle(&hand, "9e"), 2);
    hand_end(&hand);
}

/* They go with the marks of destinations. */
static void test_shots_unmarked(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, GUNS);
    program_set(shell_program(hand.shell), SETTING_SHOW_DESTINATIONS, 0);
    hand_act(&hand, "10j ?9i");
    assert_int_equal(reticle(&hand, "9g"), 0);
    hand_end(&hand);
}

static bool has_arrow(const Hand *hand, const char *from, const char *to) {
    const Canvas *canvas = shell_draw(hand->shell);
    bool line = false;
    bool head = false;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        bool is_line = command->kind == COMMAND_POLYLINE && command->point_count == 2;
        bool is_head = command->kind == COMMAND_POLYGON && command->point_count == 3;
        line = line || (is_line && distance(command->points[0], centre(hand, from)) < 1);
        head = head || (is_head && distance(command->points[0], centre(hand, to)) < 1);
    }
    return line && head;
}

static void test_shots_of_the_last_move(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, GUNS);
    hand_act(&hand, "10j 9i 9g 11i ?1s");
    assert_int_equal(ply_depth(game_ply(hand_game(&hand))), 1);
    assert_true(has_arrow(&hand, "9i", "9g"));
    assert_true(has_arrow(&hand, "9i", "11i"));
    assert_false(has_arrow(&hand, "10j", "9i"));
    program_set(shell_program(hand.shell), SETTING_SHOW_LAST_MOVE, 0);
    assert_false(has_arrow(&hand, "9i", "9g"));
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_points_entered_again),   cmocka_unit_test(test_both_numbers),
        cmocka_unit_test(test_whom_it_could_shoot),    cmocka_unit_test(test_shots_unmarked),
        cmocka_unit_test(test_shots_of_the_last_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
