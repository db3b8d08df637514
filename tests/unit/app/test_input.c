/* Inputs pushed as a script does come back tidied, by the same road as real ones. */
#include "app/platform/input.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Desk {
    Fonts *fonts;
    Window *window;
    InputSource *source;
} Desk;

static int desk_setup(void **state) {
    Problem why;
    Desk *desk = calloc(1, sizeof *desk);
    if (desk == NULL || !fonts_open(&desk->fonts, &why)) {
        return -1;
    }
    const WindowWish wish = {.title = "test", .width = 1280, .height = 800};
    if (!window_open(&desk->window, &wish, desk->fonts, &why)) {
        return -1;
    }
    desk->source = input_open(desk->window);
    *state = desk;
    return desk->source == NULL ? -1 : 0;
}

static int desk_teardown(void **state) {
    Desk *desk = *state;
    input_close(desk->source);
    window_close(desk->window);
    fonts_close(desk->fonts);
    free(desk);
    return 0;
}

static void drain(const Desk *desk) {
    Input input;
    while (input_poll(desk->source, &input)) {
    }
}

static void push_pointer(const Desk *desk, InputKind kind, float x, float y) {
    const Input input = {.kind = kind, .point = {x, y}, .button = BUTTON_LEFT, .clicks = 1};
    assert_true(input_push(desk->source, &input));
}

static Input next(const Desk *desk, InputKind kind) {
    Input input;
    assert_true(input_wait(desk->source, &input, 1000));
    assert_int_equal(input.kind, kind);
    return input;
}

static void expect_nothing(const Desk *desk) {
    Input input;
    assert_false(input_poll(desk->source, &input));
    assert_int_equal(input.kind, INPUT_NONE);
}

static void test_window_has_the_size_asked_for(void **state) {
    const Desk *desk = *state;
    float width;
    float height;
    float scale;
    window_area(desk->window, &width, &height, &scale);
    assert_float_equal(width, 1280, 0.01F);
    assert_float_equal(height, 800, 0.01F);
    assert_float_equal(scale, 1, 0.001F);
    assert_string_equal(window_renderer_name(desk->window), "software");
}

static void test_a_click(void **state) {
    const Desk *desk = *state;
    drain(desk);
    push_pointer(desk, INPUT_PRESS, 100, 50);
    push_pointer(desk, INPUT_RELEASE, 100, 50);
    const Input press = next(desk, INPUT_PRESS);
    assert_int_equal(press.button, BUTTON_LEFT);
    assert_int_equal(press.clicks, 1);
    assert_float_equal(press.point.x, 100, 0.01F);
    assert_float_equal(press.point.y, 50, 0.01F);
    assert_false(next(desk, INPUT_RELEASE).dragged);
    expect_nothing(desk);
}

static void test_a_drag_follows_its_press(void **state) {
    const Desk *desk = *state;
    drain(desk);
    push_pointer(desk, INPUT_MOVE, 10, 10);
    push_pointer(desk, INPUT_PRESS, 100, 50);
    push_pointer(desk, INPUT_MOVE, 103, 53); /* trembling, under the threshold of 6 */
    push_pointer(desk, INPUT_MOVE, 120, 50);
    push_pointer(desk, INPUT_MOVE, 101, 50); /* once a drag, always a drag */
    push_pointer(desk, INPUT_RELEASE, 101, 50);
    push_pointer(desk, INPUT_MOVE, 130, 50);
    next(desk, INPUT_MOVE);
    next(desk, INPUT_PRESS);
    const Input drag = next(desk, INPUT_DRAG);
    assert_float_equal(drag.point.x, 120, 0.01F);
    assert_float_equal(drag.origin.x, 100, 0.01F);
    assert_int_equal(drag.button, BUTTON_LEFT);
    next(desk, INPUT_DRAG);
    assert_true(next(desk, INPUT_RELEASE).dragged);
    next(desk, INPUT_MOVE);
    expect_nothing(desk);
}

static void test_the_threshold_can_be_raised(void **state) {
    const Desk *desk = *state;
    drain(desk);
    input_drag_threshold(desk->source, 20);
    push_pointer(desk, INPUT_PRESS, 100, 50);
    push_pointer(desk, INPUT_MOVE, 115, 50);
    push_pointer(desk, INPUT_MOVE, 121, 50);
    push_pointer(desk, INPUT_RELEASE, 121, 50);
    next(desk, INPUT_PRESS);
    assert_float_equal(next(desk, INPUT_DRAG).point.x, 121, 0.01F);
    next(desk, INPUT_RELEASE);
    input_drag_threshold(desk->source, 0);
}

static void test_a_release_without_press_is_dropped(void **state) {
    const Desk *desk = *state;
    drain(desk);
    push_pointer(desk, INPUT_RELEASE, 100, 50);
    expect_nothing(desk);
}

static void test_a_press_ends_when_the_window_loses_the_keyboard(void **state) {
    const Desk *desk = *state;
    drain(desk);
    push_pointer(desk, INPUT_PRESS, 100, 50);
    SDL_Event lost = {.type = SDL_WINDOWEVENT};
    lost.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    SDL_PushEvent(&lost);
    push_pointer(desk, INPUT_MOVE, 200, 50);
    push_pointer(desk, INPUT_RELEASE, 200, 50);
    next(desk, INPUT_PRESS);
    next(desk, INPUT_BLUR);
    next(desk, INPUT_MOVE);
    expect_nothing(desk);
}

static void expect_key(const Desk *desk, int key, int modifiers) {
    const Input pushed = {.kind = INPUT_KEY, .key = key, .modifiers = modifiers};
    assert_true(input_push(desk->source, &pushed));
    const Input got = next(desk, INPUT_KEY);
    assert_int_equal(got.key, key);
    assert_int_equal(got.modifiers, modifiers);
    assert_false(got.repeated);
    assert_int_equal(next(desk, INPUT_KEY_UP).key, key);
    expect_nothing(desk);
}

static void test_keys(void **state) {
    const Desk *desk = *state;
    drain(desk);
    expect_key(desk, 'z', MODIFIER_CONTROL);
    expect_key(desk, '/', 0);
    expect_key(desk, KEY_ESCAPE, MODIFIER_SHIFT);
    expect_key(desk, KEY_ENTER, MODIFIER_ALT);
    expect_key(desk, KEY_F1 + 10, 0);
    expect_key(desk, KEY_PAD_9, 0);
    expect_key(desk, KEY_PAGE_DOWN, MODIFIER_CONTROL | MODIFIER_SHIFT);
}

/* A held key repeats itself until it is let go, once. */
static void test_a_key_may_stay_down(void **state) {
    const Desk *desk = *state;
    drain(desk);
    const Input down = {.kind = INPUT_KEY, .key = 'm', .stays = true};
    assert_true(input_push(desk->source, &down));
    assert_int_equal(next(desk, INPUT_KEY).key, 'm');
    expect_nothing(desk);
    SDL_Event again = {.type = SDL_KEYDOWN};
    again.key.keysym.sym = SDLK_m;
    again.key.repeat = 1;
    SDL_PushEvent(&again);
    assert_true(next(desk, INPUT_KEY).repeated);
    assert_true(input_push(desk->source, &(Input){.kind = INPUT_KEY_UP, .key = 'm'}));
    assert_int_equal(next(desk, INPUT_KEY_UP).key, 'm');
    expect_nothing(desk);
}

static Input press_real_key(const Desk *desk, int code, int place, int mod) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    event.key.keysym.scancode = (SDL_Scancode)place;
    event.key.keysym.mod = (Uint16)mod;
    SDL_PushEvent(&event);
    return next(desk, INPUT_KEY);
}

static void test_the_number_pad(void **state) {
    const Desk *desk = *state;
    drain(desk);
    for (int i = 0; i < 9; i++) {
        const int place = (int)SDL_SCANCODE_KP_1 + i;
        const int code = place | SDLK_SCANCODE_MASK;
        const int locks[] = {KMOD_NONE, KMOD_NUM};
        for (int lock = 0; lock < 2; lock++) {
            const Input got = press_real_key(desk, code, place, locks[lock]);
            assert_int_equal(got.key, KEY_PAD_1 + i);
            assert_int_equal(got.modifiers, 0);
        }
    }
    assert_int_equal(press_real_key(desk, SDLK_KP_ENTER, 0, 0).key, KEY_ENTER);
    assert_int_equal(press_real_key(desk, SDLK_KP_DIVIDE, 0, 0).key, '/');
    assert_int_equal(press_real_key(desk, SDLK_KP_0, 0, 0).key, '0');
    assert_int_equal(press_real_key(desk, SDLK_KP_PLUS, 0, 0).key, '+');
}

static void test_a_question_mark_is_a_key(void **state) {
    const Desk *desk = *state;
    drain(desk);
    Input got = press_real_key(desk, SDLK_SLASH, SDL_SCANCODE_SLASH, KMOD_LSHIFT);
    assert_int_equal(got.key, '?');
    assert_int_equal(got.modifiers, 0);
    got = press_real_key(desk, 0xdf, SDL_SCANCODE_MINUS, KMOD_RSHIFT);
    assert_int_equal(got.key, '?');
    got = press_real_key(desk, SDLK_SLASH, SDL_SCANCODE_SLASH, KMOD_LSHIFT | KMOD_LCTRL);
    assert_int_equal(got.key, '/');
    assert_int_equal(got.modifiers, MODIFIER_SHIFT | MODIFIER_CONTROL);
    got = press_real_key(desk, SDLK_7, SDL_SCANCODE_7, KMOD_LSHIFT);
    assert_int_equal(got.key, '7'); /* the hidden screen has an American keyboard */
    assert_int_equal(got.modifiers, MODIFIER_SHIFT);
    expect_key(desk, '?', 0);
}

static void test_the_middle_button_drags(void **state) {
    const Desk *desk = *state;
    drain(desk);
    Input middle = {.kind = INPUT_PRESS, .point = {100, 50}, .button = BUTTON_MIDDLE, .clicks = 1};
    assert_true(input_push(desk->source, &middle));
    push_pointer(desk, INPUT_MOVE, 140, 70);
    middle.kind = INPUT_RELEASE;
    middle.point = (Point){140, 70};
    assert_true(input_push(desk->source, &middle));
    assert_int_equal(next(desk, INPUT_PRESS).button, BUTTON_MIDDLE);
    const Input drag = next(desk, INPUT_DRAG);
    assert_int_equal(drag.button, BUTTON_MIDDLE);
    assert_float_equal(drag.origin.x, 100, 0.01F);
    assert_float_equal(drag.origin.y, 50, 0.01F);
    assert_float_equal(drag.point.x, 140, 0.01F);
    const Input release = next(desk, INPUT_RELEASE);
    assert_int_equal(release.button, BUTTON_MIDDLE);
    assert_true(release.dragged);
    expect_nothing(desk);
}

static void test_wheels_carry_modifiers_and_place(void **state) {
    const Desk *desk = *state;
    drain(desk);
    const Input wheel = {
        .kind = INPUT_WHEEL, .point = {30, 40}, .wheel = 1, .modifiers = MODIFIER_CONTROL};
    assert_true(input_push(desk->source, &wheel));
    assert_int_equal(next(desk, INPUT_MOVE).modifiers, 0);
    const Input got = next(desk, INPUT_WHEEL);
    assert_int_equal(got.modifiers, MODIFIER_CONTROL);
    assert_float_equal(got.wheel, 1, 0.001F);
    assert_float_equal(got.point.x, 30, 0.01F);
    assert_float_equal(got.point.y, 40, 0.01F);
    expect_nothing(desk);
    push_pointer(desk, INPUT_MOVE, 31, 40);
    assert_int_equal(next(desk, INPUT_MOVE).modifiers, 0);
}

/* A wheel that is tilted sideways turns nothing. */
static void test_a_tilted_wheel_is_no_wheel(void **state) {
    const Desk *desk = *state;
    drain(desk);
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.x = 1;
    event.wheel.preciseX = 1;
    SDL_PushEvent(&event);
    expect_nothing(desk);
}

static void test_losses_say_what_was_lost(void **state) {
    const Desk *desk = *state;
    drain(desk);
    assert_true(input_push(desk->source, &(Input){.kind = INPUT_RESET, .code = LOSS_TARGETS}));
    assert_true(input_push(desk->source, &(Input){.kind = INPUT_RESET, .code = LOSS_DEVICE}));
    SDL_Event event;
    SDL_PumpEvents();
    assert_int_equal(
        SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_RENDER_DEVICE_RESET, SDL_RENDER_DEVICE_RESET),
        1);
    assert_int_equal(next(desk, INPUT_RESET).code, LOSS_TARGETS);
    assert_int_equal(next(desk, INPUT_RESET).code, LOSS_DEVICE);
}

static void test_text_is_off_until_a_field_wants_it(void **state) {
    const Desk *desk = *state;
    assert_false(SDL_IsTextInputActive());
    window_text_input(desk->window, true);
    assert_true(SDL_IsTextInputActive());
    window_text_input(desk->window, true);
    assert_true(SDL_IsTextInputActive());
    window_text_input(desk->window, false);
    assert_false(SDL_IsTextInputActive());
}

static void test_clicks_carry_modifiers(void **state) {
    const Desk *desk = *state;
    drain(desk);
    const Input shifted = {.kind = INPUT_PRESS,
                           .point = {5, 5},
                           .button = BUTTON_RIGHT,
                           .modifiers = MODIFIER_SHIFT,
                           .clicks = 2};
    assert_true(input_push(desk->source, &shifted));
    Input got = next(desk, INPUT_PRESS);
    assert_int_equal(got.modifiers, MODIFIER_SHIFT);
    assert_int_equal(got.button, BUTTON_RIGHT);
    assert_int_equal(got.clicks, 2);
    const Input plain = {.kind = INPUT_RELEASE, .point = {5, 5}, .button = BUTTON_RIGHT};
    assert_true(input_push(desk->source, &plain));
    got = next(desk, INPUT_RELEASE);
    assert_int_equal(got.modifiers, 0);
}

static void test_long_text_arrives_whole(void **state) {
    const Desk *desk = *state;
    drain(desk);
    Input typed = {.kind = INPUT_TEXT};
    const char *text = "歩兵 takes the drunk elephant 醉象 and then goes home 玉将";
    memcpy(typed.text, text, strlen(text) + 1);
    assert_true(input_push(desk->source, &typed));
    char got[256];
    size_t length = 0;
    Input part;
    while (input_poll(desk->source, &part)) {
        assert_int_equal(part.kind, INPUT_TEXT);
        length += (size_t)snprintf(got + length, sizeof got - length, "%s", part.text);
    }
    assert_string_equal(got, text);
}

static void test_wheel_drop_wake_quit(void **state) {
    const Desk *desk = *state;
    drain(desk);
    const Input wheel = {.kind = INPUT_WHEEL, .point = {9, 9}, .wheel = -2};
    const Input drop = {.kind = INPUT_DROP, .text = "/tmp/a game.txt"};
    assert_true(input_push(desk->source, &wheel));
    assert_true(input_push(desk->source, &drop));
    assert_true(input_wake(7));
    assert_true(input_push(desk->source, &(Input){.kind = INPUT_QUIT}));
    next(desk, INPUT_MOVE);
    const Input turned = next(desk, INPUT_WHEEL);
    assert_float_equal(turned.wheel, -2, 0.001F);
    assert_float_equal(turned.point.x, 9, 0.01F);
    assert_string_equal(next(desk, INPUT_DROP).text, "/tmp/a game.txt");
    assert_int_equal(next(desk, INPUT_WAKE).code, 7);
    next(desk, INPUT_QUIT);
}

static void test_points_follow_the_scale(void **state) {
    const Desk *desk = *state;
    drain(desk);
    window_set_scale(desk->window, 2);
    push_pointer(desk, INPUT_MOVE, 100, 50);
    assert_float_equal(next(desk, INPUT_MOVE).point.x, 100, 0.01F);
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = 200;
    event.motion.y = 100;
    SDL_PushEvent(&event);
    const Input real = next(desk, INPUT_MOVE);
    assert_float_equal(real.point.x, 100, 0.01F);
    assert_float_equal(real.point.y, 50, 0.01F);
    float width;
    float height;
    float scale;
    window_area(desk->window, &width, &height, &scale);
    assert_float_equal(width, 640, 0.01F);
    assert_float_equal(scale, 2, 0.001F);
    window_set_scale(desk->window, 1);
}

static void test_waiting_ends(void **state) {
    const Desk *desk = *state;
    drain(desk);
    Input input;
    const uint32_t before = input_time();
    assert_false(input_wait(desk->source, &input, 30));
    assert_in_range(input_time() - before, 25, 2000);
}

static void test_clipboard(void **state) {
    (void)state;
    char out[64];
    assert_true(clipboard_set("歩兵 7g7f"));
    assert_int_equal(clipboard_get(out, sizeof out), strlen("歩兵 7g7f"));
    assert_string_equal(out, "歩兵 7g7f");
    assert_int_equal(clipboard_get(NULL, 0), strlen("歩兵 7g7f"));
}

static void test_a_missing_display_is_said(void **state) {
    const Desk *desk = *state;
    const char *display = getenv("DISPLAY");
    char kept[256];
    (void)snprintf(kept, sizeof kept, "%s", display == NULL ? "" : display);
    unsetenv("SDL_VIDEODRIVER");
    unsetenv("DISPLAY");
    unsetenv("WAYLAND_DISPLAY");
    Window *window;
    Problem why = {0};
    const WindowWish wish = {.title = "test", .width = 1280, .height = 800};
    assert_false(window_open(&window, &wish, desk->fonts, &why));
    assert_null(window);
    assert_non_null(strstr(why.text, "DISPLAY"));
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (kept[0] != '\0') {
        setenv("DISPLAY", kept, 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_window_has_the_size_asked_for),
        cmocka_unit_test(test_a_click),
        cmocka_unit_test(test_a_drag_follows_its_press),
        cmocka_unit_test(test_the_threshold_can_be_raised),
        cmocka_unit_test(test_a_release_without_press_is_dropped),
        cmocka_unit_test(test_a_press_ends_when_the_window_loses_the_keyboard),
        cmocka_unit_test(test_keys),
        cmocka_unit_test(test_a_key_may_stay_down),
        cmocka_unit_test(test_the_number_pad),
        cmocka_unit_test(test_a_question_mark_is_a_key),
        cmocka_unit_test(test_the_middle_button_drags),
        cmocka_unit_test(test_wheels_carry_modifiers_and_place),
        cmocka_unit_test(test_a_tilted_wheel_is_no_wheel),
        cmocka_unit_test(test_losses_say_what_was_lost),
        cmocka_unit_test(test_text_is_off_until_a_field_wants_it),
        cmocka_unit_test(test_clicks_carry_modifiers),
        cmocka_unit_test(test_long_text_arrives_whole),
        cmocka_unit_test(test_wheel_drop_wake_quit),
        cmocka_unit_test(test_points_follow_the_scale),
        cmocka_unit_test(test_waiting_ends),
        cmocka_unit_test(test_clipboard),
        cmocka_unit_test(test_a_missing_display_is_said),
    };
    return cmocka_run_group_tests_name("input", tests, desk_setup, desk_teardown);
}
