/* What a move would do to others, as the board shows it beforehand: crosses and locks lie above the
 * marks of targets, a fire has a frame, nets show what they would come to hold. */
#include "app/draw/theme.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"

#include <math.h>

static const char FLAME[] =
    "9gb8/14d4/3q15/16(cv)2/19/15+(rg)3/19/5m13/8(sh)pP8/10(ch)8/9+(EN)9/19/5+(AG)2(sh)2p7/"
    "4p14/19/4S8(CB)5/19/19/9G(MA)B5(TP)D b - 1";

static void begin(Hand *hand, const char *acts) {
    hand_begin(hand, "ko default", FLAME);
    program_set(shell_program(hand->shell), SETTING_ANIMATION, ANIMATION_OFF);
    hand_act(hand, acts);
    shell_draw(hand->shell);
}

static Point centre(const Hand *hand, const char *square) {
    return shell_square_centre(hand->shell, square_by_name(square));
}

/* Do the strokes or the area of a command lie at this place, in pitches from a square's middle? */
static bool is_near(const Hand *hand, const CanvasCommand *command, const char *square,
                    Point away) {
    float pitch = shell_pitch(hand->shell);
    Point middle = centre(hand, square);
    Point place = {middle.x + away.x * pitch, middle.y + away.y * pitch};
    Point at = rect_centre(command->box);
    return hypotf(at.x - place.x, at.y - place.y) < 0.1F * pitch;
}

/* The last command of a kind at the place, 0 if there is none. */
static size_t last_at(const Hand *hand, CommandKind kind, const char *square, Point away) {
    const Canvas *canvas = shell_draw(hand->shell);
    size_t found = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        bool here = command->kind == kind && is_near(hand, command, square, away);
        found = here ? i : found;
    }
    return found;
}

/* The last corner of brackets round a square: three points, the middle one at a corner. */
static size_t brackets_at(const Hand *hand, const char *square) {
    const Canvas *canvas = shell_draw(hand->shell);
    float pitch = shell_pitch(hand->shell);
    Point middle = centre(hand, square);
    size_t found = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_POLYLINE && command->point_count == 3 &&
            fabsf(fabsf(command->points[1].x - middle.x) - pitch / 2) < 4 &&
            fabsf(fabsf(command->points[1].y - middle.y) - pitch / 2) < 4) {
            found = i;
        }
    }
    return found;
}

static void test_cross_above_brackets(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, "10k ?10j");
    static const Point TOP_RIGHT = {0.32F, -0.32F};
    assert_true(brackets_at(&hand, "9j") > 0);
    assert_true(last_at(&hand, COMMAND_CIRCLE, "9j", TOP_RIGHT) > brackets_at(&hand, "9j"));
    hand_act(&hand, "?1s");
    assert_int_equal(last_at(&hand, COMMAND_CIRCLE, "9j", TOP_RIGHT), 0);
    hand_end(&hand);
}

static void test_lock_above_brackets(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, "14m ?1s");
    static const Point LOW_RIGHT = {0.3F, 0.3F};
    assert_true(brackets_at(&hand, "11m") > 0);
    assert_true(last_at(&hand, COMMAND_ROUNDED, "11m", LOW_RIGHT) > brackets_at(&hand, "11m"));
    hand_end(&hand);
}

/* How many frames of the tone of fire there are, three points wide. */
static size_t fire_frames(const Hand *hand, float wide) {
    const Canvas *canvas = shell_draw(hand->shell);
    Paint burn = theme_paint(THEME_LIGHT, TONE_M_BURN);
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        count += command->kind == COMMAND_ROUNDED && command->look.stroke.paint.r == burn.r &&
                 command->look.stroke.width > 0 &&
                 fabsf(command->box.w - wide * shell_pitch(hand->shell)) < 1;
    }
    return count;
}

static void test_frame_of_fire(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, "10k ?1s");
    assert_int_equal(fire_frames(&hand, 3), 0);
    hand_act(&hand, "?10j");
    assert_int_equal(fire_frames(&hand, 3), 1);
    hand_end(&hand);
}

/* How strong the sign of a net is at the place: its paint's alpha, 0 if there is none. */
static int strength_at(const Hand *hand, const char *square) {
    static const Point LOW_RIGHT = {0.3F, 0.3F};
    size_t at = last_at(hand, COMMAND_ROUNDED, square, LOW_RIGHT);
    return at > 0 ? canvas_at(shell_draw(hand->shell), at)->look.fill.a : 0;
}

/* A line along a ray of a net from one square to another, at what strength. */
static int ray(const Hand *hand, const char *from, const char *to) {
    const Canvas *canvas = shell_draw(hand->shell);
    float pitch = shell_pitch(hand->shell);
    Point one = centre(hand, from);
    Point other = centre(hand, to);
    int found = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_POLYLINE && command->point_count == 2 &&
            hypotf(command->points[0].x - one.x, command->points[0].y - one.y) < 0.6F * pitch &&
            hypotf(command->points[1].x - other.x, command->points[1].y - other.y) < 0.6F * pitch) {
            found = command->look.stroke.paint.a;
        }
    }
    return found;
}

/* Before a net moves it is seen whom it would hold from there, and whom it would let go. */
static void test_nets_beforehand(void **state) {
    (void)state;
    Hand hand;
    begin(&hand, "14m ?1s");
    assert_int_equal(strength_at(&hand, "8m"), 0);
    assert_int_equal(ray(&hand, "11m", "8m"), 0);
    int full = strength_at(&hand, "10i");
    assert_true(full > 200);
    hand_act(&hand, "?11m");
    assert_in_range(strength_at(&hand, "8m"), 50, 200);
    assert_in_range(ray(&hand, "11m", "8m"), 50, 200);
    assert_in_range(strength_at(&hand, "10i"), 50, 200);
    hand_act(&hand, "?13m");
    assert_int_equal(strength_at(&hand, "11m"), full);
    assert_int_equal(strength_at(&hand, "8m"), 0);
    hand_act(&hand, "11m ?1s");
    assert_int_equal(strength_at(&hand, "8m"), full);
    assert_int_equal(strength_at(&hand, "10i"), 0);
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cross_above_brackets),
        cmocka_unit_test(test_lock_above_brackets),
        cmocka_unit_test(test_frame_of_fire),
        cmocka_unit_test(test_nets_beforehand),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
