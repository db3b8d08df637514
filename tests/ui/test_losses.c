/* Whatever happens to the window, the picture afterwards is the one before, and nothing piles up.
 */
#include "app/shell/desk.h"
#include "rules/notation/sfen.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <SDL.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1280, HEIGHT = 800, PIXELS = WIDTH * HEIGHT, RESIZES = 50, GROWTH_MAX = 1 << 18 };

typedef struct Screen {
    uint32_t pixel[PIXELS];
} Screen;

static int desk_setup(void **state) {
    Problem why;
    Ruleset rules;
    Desk *desk;
    if (!ruleset_begin(&rules, &VARIANT_SHO, NULL, &why)) {
        return -1;
    }
    const DeskWish wish = {.rules = &rules, .given_clock = true};
    if (!desk_open(&desk, &wish, &why)) {
        return -1;
    }
    *state = desk;
    return 0;
}

static int desk_teardown(void **state) {
    desk_close(*state);
    return 0;
}

static SDL_Window *window_there(void) {
    for (Uint32 number = 1; number < 100; number++) {
        SDL_Window *window = SDL_GetWindowFromID(number);
        if (window != NULL) {
            return window;
        }
    }
    fail();
    return NULL;
}

static void settle(Desk *desk) {
    for (int i = 0; i < 3; i++) {
        assert_true(desk_step(desk, 0));
    }
}

/* What stands in the window itself, not what would be drawn now. */
static void look(Screen *out) {
    int width;
    int height;
    SDL_Renderer *renderer = SDL_GetRenderer(window_there());
    assert_int_equal(SDL_GetRendererOutputSize(renderer, &width, &height), 0);
    assert_int_equal(width, WIDTH);
    assert_int_equal(height, HEIGHT);
    assert_int_equal(
        SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_XRGB8888, out->pixel, WIDTH * 4), 0);
}

/* A loss that shows: nothing is left in the window. */
static void wipe(void) {
    SDL_Renderer *renderer = SDL_GetRenderer(window_there());
    SDL_SetRenderDrawColor(renderer, 255, 0, 255, 255);
    SDL_RenderClear(renderer);
    SDL_RenderPresent(renderer);
}

static void expect_screen(const Screen *before) {
    static Screen after;
    look(&after);
    assert_memory_equal(&after, before, sizeof after);
}

static void resize_often(Desk *desk) {
    for (int i = 0; i < RESIZES; i++) {
        desk_resize(desk, 960 + i * 37 % 800, 600 + i * 61 % 500);
        settle(desk);
    }
    desk_resize(desk, WIDTH, HEIGHT);
    settle(desk);
}

static void lose(Desk *desk, InputLoss loss) {
    wipe();
    assert_true(desk_push(desk, &(Input){.kind = INPUT_RESET, .code = (int)loss}));
    settle(desk);
}

/* The hidden driver cannot minimise; being hidden is the same to the program. */
static void hide_and_show(Desk *desk) {
    SDL_HideWindow(window_there());
    settle(desk);
    wipe();
    SDL_ShowWindow(window_there());
    settle(desk);
}

static void toggle_full_screen(Desk *desk) {
    assert_true(desk_push(desk, &(Input){.kind = INPUT_KEY, .key = KEY_F11}));
    settle(desk);
}

static void test_resizing(void **state) {
    static Screen before;
    settle(*state);
    look(&before);
    resize_often(*state);
    expect_screen(&before);
}

static void test_hiding(void **state) {
    static Screen before;
    look(&before);
    hide_and_show(*state);
    expect_screen(&before);
}

static void test_full_screen(void **state) {
    static Screen before;
    look(&before);
    toggle_full_screen(*state);
    assert_true((SDL_GetWindowFlags(window_there()) & SDL_WINDOW_FULLSCREEN) != 0);
    toggle_full_screen(*state);
    expect_screen(&before);
}

static void test_lost_pictures(void **state) {
    static Screen before;
    look(&before);
    lose(*state, LOSS_TARGETS);
    expect_screen(&before);
    lose(*state, LOSS_DEVICE);
    expect_screen(&before);
}

static Point middle_of(Desk *desk, const char *square) {
    return shell_square_centre(desk_shell(desk), square_by_name(square));
}

static void push_at(Desk *desk, InputKind kind, Point point) {
    InputButton button = kind == INPUT_MOVE ? BUTTON_NONE : BUTTON_LEFT;
    assert_true(
        desk_push(desk, &(Input){.kind = kind, .point = point, .button = button, .clicks = 1}));
    settle(desk);
}

static void click(Desk *desk, const char *square) {
    Point point = middle_of(desk, square);
    push_at(desk, INPUT_MOVE, point);
    push_at(desk, INPUT_PRESS, point);
    push_at(desk, INPUT_RELEASE, point);
}

/* Everything that may happen to the window, each followed by the same picture. */
static void expect_unmoved(Desk *desk) {
    static Screen before;
    look(&before);
    lose(desk, LOSS_TARGETS);
    expect_screen(&before);
    lose(desk, LOSS_DEVICE);
    expect_screen(&before);
    resize_often(desk);
    expect_screen(&before);
    hide_and_show(desk);
    expect_screen(&before);
}

static void expect_position(Desk *desk, const char *sfen) {
    char text[SFEN_MAX];
    sfen_write_unnumbered(game_position(session_game(shell_session(desk_shell(desk)))), text,
                          sizeof text);
    assert_string_equal(text, sfen);
}

/* Case 79, with a piece picked, with one under way, and with a question open. */
static void test_in_mid_move(void **state) {
    static const char START[] = "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b -";
    click(*state, "7g");
    expect_unmoved(*state);
    expect_position(*state, START);
    click(*state, "7f");
    click(*state, "3c");
    click(*state, "3d");
    click(*state, "8h");
    click(*state, "2b");
    assert_true(session_asks_promotion(shell_session(desk_shell(*state))));
    expect_unmoved(*state);
    assert_true(session_asks_promotion(shell_session(desk_shell(*state))));
    click(*state, "2b");
    expect_position(*state, "lnsgkgsnl/1r2e2+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/4E2R1/LNSGKGSNL w -");
}

static void test_in_mid_drag(void **state) {
    Point from = middle_of(*state, "8c");
    Point to = middle_of(*state, "8d");
    Point between = {(from.x + 2 * to.x) / 3 + 5, (from.y + 2 * to.y) / 3};
    push_at(*state, INPUT_MOVE, from);
    push_at(*state, INPUT_PRESS, from);
    push_at(*state, INPUT_MOVE, between);
    expect_unmoved(*state);
    /* Carried on in a window of another size, where the square is somewhere else. */
    desk_resize(*state, 1400, 1000);
    settle(*state);
    to = middle_of(*state, "8d");
    push_at(*state, INPUT_MOVE, to);
    push_at(*state, INPUT_RELEASE, to);
    expect_position(*state,
                    "lnsgkgsnl/1r2e2+B1/p1pppp1pp/1p4p2/9/2P6/PP1PPPPPP/4E2R1/LNSGKGSNL b -");
    desk_resize(*state, WIDTH, HEIGHT);
    settle(*state);
}

static size_t memory_in_use(void) {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

static void one_round(Desk *desk) {
    resize_often(desk);
    hide_and_show(desk);
    toggle_full_screen(desk);
    toggle_full_screen(desk);
    lose(desk, LOSS_TARGETS);
    lose(desk, LOSS_DEVICE);
}

/* The first round fills what is kept for later frames. Memory checkers count for themselves: there
 * the numbers are 0. */
static void test_memory_does_not_grow(void **state) {
    one_round(*state);
    const size_t before = memory_in_use();
    one_round(*state);
    assert_true(memory_in_use() <= before + GROWTH_MAX);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_resizing),
        cmocka_unit_test(test_hiding),
        cmocka_unit_test(test_full_screen),
        cmocka_unit_test(test_lost_pictures),
        cmocka_unit_test(test_in_mid_move),
        cmocka_unit_test(test_in_mid_drag),
        cmocka_unit_test(test_memory_does_not_grow),
    };
    return cmocka_run_group_tests_name("losses", tests, desk_setup, desk_teardown);
}
