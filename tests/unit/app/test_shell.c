/* The shell: sizes, inputs that are none of a screen's, and what survives a new game. */
#include "app/shell/shell.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/hand.h"
#include "tests/ui/sight.h"

static void expect_near(float value, float wanted) {
    assert_true(value > wanted - 0.01F && value < wanted + 0.01F);
}

static bool send(const Hand *hand, InputKind kind) {
    Input input = {.kind = kind};
    return shell_input(hand->shell, &input);
}

static void test_size_of_the_picture(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    shell_resize(hand.shell, 960, 600, 1.5F);
    const CanvasFrame *frame = canvas_frame_of(shell_draw(hand.shell));
    expect_near(frame->width, 960);
    expect_near(frame->height, 600);
    expect_near(frame->scale, 1.5F);
    hand_end(&hand);
}

/* In every size each square is found where it is drawn, in both directions. */
static void test_squares_are_where_they_are_drawn(void **state) {
    (void)state;
    static const float SIZES[][2] = {{960, 600},  {1280, 800}, {1283, 811}, {1920, 1080},
                                     {960, 3000}, {3000, 600}, {3840, 2160}};
    Hand hand;
    Setting start;
    setting_begin(&start, "default", "startpos");
    hand_begin(&hand, "default", "startpos");
    for (size_t i = 0; i < 2 * sizeof SIZES / sizeof SIZES[0]; i++) {
        shell_resize(hand.shell, SIZES[i / 2][0], SIZES[i / 2][1], 1);
        shell_flip(hand.shell);
        const Canvas *canvas = shell_draw(hand.shell);
        for (Square square = 0; square < BOARD_CELLS; square++) {
            const Kind *kind = position_kind(&start.position, square);
            if (kind == NULL) {
                continue;
            }
            Point centre = shell_square_centre(hand.shell, square);
            const CanvasCommand *piece =
                sight_piece(canvas, (Rect){centre.x - 8, centre.y - 8, 16, 16});
            assert_non_null(piece);
            assert_string_equal(piece->piece.letters, kind->tsa);
        }
    }
    hand_end(&hand);
}

static void test_resize_in_mid_move_keeps_everything(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "4k4/9/8p/4S4/9/9/9/9/4K4 b - 1");
    hand_click(&hand, "5d");
    shell_resize(hand.shell, 960, 600, 1);
    assert_true(send(&hand, INPUT_RESIZE));
    shell_draw(hand.shell);
    assert_true(session_selector(shell_session(hand.shell))->picked);
    hand_click(&hand, "5c");
    shell_resize(hand.shell, 1920, 1080, 1);
    shell_flip(hand.shell);
    assert_true(session_asks_promotion(shell_session(hand.shell)));
    hand_click_label(&hand, "choice", "Keep");
    hand_expect_position(&hand, "4k4/9/4S3p/9/9/9/9/9/4K4 w - 2");
    hand_end(&hand);
}

static void test_inputs_of_the_window(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    static const InputKind DRAWN[] = {INPUT_RESIZE, INPUT_EXPOSE, INPUT_RESET};
    static const InputKind IDLE[] = {INPUT_NONE, INPUT_FOCUS, INPUT_MINIMISED, INPUT_WAKE,
                                     INPUT_DROP};
    for (size_t i = 0; i < sizeof DRAWN / sizeof DRAWN[0]; i++) {
        assert_true(send(&hand, DRAWN[i]));
    }
    for (size_t i = 0; i < sizeof IDLE / sizeof IDLE[0]; i++) {
        assert_false(send(&hand, IDLE[i]));
    }
    assert_false(shell_is_over(hand.shell));
    send(&hand, INPUT_QUIT);
    assert_true(shell_is_over(hand.shell));
    hand_end(&hand);
}

/* A game with moves is not closed at the first asking; the second one is an answer. */
static void test_leaving_in_mid_game(void **state) {
    (void)state;
    Hand hand;
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f");
    assert_true(send(&hand, INPUT_QUIT));
    assert_false(shell_is_over(hand.shell));
    assert_true(hand_reads(&hand, "Leave Sanban? The game on the board is not saved."));
    hand_click_label(&hand, "button", "Stay here");
    assert_false(hand_reads(&hand, "Leave Sanban?"));
    assert_false(shell_is_over(hand.shell));
    /* Playing on is an answer as well. */
    send(&hand, INPUT_QUIT);
    hand_act(&hand, "3c 3d");
    assert_false(hand_reads(&hand, "Leave Sanban?"));
    send(&hand, INPUT_QUIT);
    assert_false(shell_is_over(hand.shell));
    hand_click_label(&hand, "button", "Leave");
    assert_true(shell_is_over(hand.shell));
    hand_end(&hand);
    hand_begin(&hand, "default", "startpos");
    hand_act(&hand, "7g 7f");
    send(&hand, INPUT_QUIT);
    send(&hand, INPUT_QUIT);
    assert_true(shell_is_over(hand.shell));
    hand_end(&hand);
}

static void test_restart(void **state) {
    (void)state;
    Hand hand;
    Setting other;
    setting_begin(&other, "fairy", "4k4/9/8p/4S4/9/9/9/9/4K4 b - 1");
    hand_begin(&hand, "default", "startpos");
    shell_flip(hand.shell);
    hand_click(&hand, "7g");
    hand_click(&hand, "7f");
    hand_key(&hand, 'n', MODIFIER_CONTROL);
    hand_restart(&hand, &other);
    hand_expect_position(&hand, "4k4/9/8p/4S4/9/9/9/9/4K4 b - 1");
    assert_false(hand_reads(&hand, "Start a new game?"));
    assert_true(hand_reads(&hand, "rules: Fairy-Stockfish"));
    /* The direction of the board stays. */
    assert_true(shell_square_centre(hand.shell, square_by_name("5i")).y <
                shell_square_centre(hand.shell, square_by_name("5a")).y);
    hand_end(&hand);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_size_of_the_picture),
        cmocka_unit_test(test_squares_are_where_they_are_drawn),
        cmocka_unit_test(test_resize_in_mid_move_keeps_everything),
        cmocka_unit_test(test_inputs_of_the_window),
        cmocka_unit_test(test_leaving_in_mid_game),
        cmocka_unit_test(test_restart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
