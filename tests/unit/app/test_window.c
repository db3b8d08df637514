/* A window comes back where it was, whatever state it was left in, and is never too small. */
#include "app/platform/window.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>

static Window *open_window(Fonts *fonts, const WindowPlace *place, float scale) {
    Window *window;
    Problem why = {0};
    const WindowWish wish = {
        .title = "test", .width = 1280, .height = 800, .scale = scale, .place = place};
    assert_true(window_open(&window, &wish, fonts, &why));
    return window;
}

static int fonts_setup(void **state) {
    Problem why;
    Fonts *fonts;
    if (!fonts_open(&fonts, &why)) {
        return -1;
    }
    *state = fonts;
    return 0;
}

static int fonts_teardown(void **state) {
    fonts_close(*state);
    return 0;
}

static void expect_place(const Window *window, WindowPlace expected) {
    WindowPlace got;
    window_place(window, &got);
    assert_int_equal(got.x, expected.x);
    assert_int_equal(got.y, expected.y);
    assert_int_equal(got.width, expected.width);
    assert_int_equal(got.height, expected.height);
    assert_int_equal(got.full_screen, expected.full_screen);
}

static void test_it_opens_where_it_was(void **state) {
    const WindowPlace place = {50, 60, 1000, 700, false};
    Window *window = open_window(*state, &place, 1);
    expect_place(window, place);
    window_close(window);
}

static void test_a_place_without_size_is_none(void **state) {
    Window *window = open_window(*state, &(WindowPlace){50, 60, 0, 0, false}, 1);
    WindowPlace got;
    window_place(window, &got);
    assert_int_equal(got.width, 1280);
    assert_int_equal(got.height, 800);
    window_close(window);
}

static void test_a_small_size_is_raised(void **state) {
    Window *window = open_window(*state, &(WindowPlace){50, 60, 200, 100, false}, 1);
    expect_place(window, (WindowPlace){50, 60, 960, 600, false});
    window_close(window);
}

/* Full screen and back, and opened full screen: the place is the one before. */
static void test_full_screen_keeps_the_place(void **state) {
    WindowPlace place = {50, 60, 1000, 700, false};
    Window *window = open_window(*state, &place, 1);
    window_resize(window, 1010, 710);
    window_toggle_full_screen(window);
    assert_true(window_is_full_screen(window));
    place = (WindowPlace){50, 60, 1010, 710, true};
    expect_place(window, place);
    window_toggle_full_screen(window);
    place.full_screen = false;
    expect_place(window, place);
    window_close(window);
    place.full_screen = true;
    window = open_window(*state, &place, 1);
    assert_true(window_is_full_screen(window));
    expect_place(window, place);
    window_close(window);
}

/* 480 x 300 logical pixels are the least that can be laid out. */
static void test_the_least_size_follows_the_scale(void **state) {
    Window *window = open_window(*state, &(WindowPlace){50, 60, 1000, 700, false}, 1);
    window_set_scale(window, 4);
    expect_place(window, (WindowPlace){50, 60, 1920, 1200, false});
    window_resize(window, 960, 600);
    expect_place(window, (WindowPlace){50, 60, 1920, 1200, false});
    window_set_scale(window, 2);
    window_resize(window, 700, 500);
    expect_place(window, (WindowPlace){50, 60, 960, 600, false});
    window_close(window);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_opens_where_it_was),
        cmocka_unit_test(test_a_place_without_size_is_none),
        cmocka_unit_test(test_a_small_size_is_raised),
        cmocka_unit_test(test_full_screen_keeps_the_place),
        cmocka_unit_test(test_the_least_size_follows_the_scale),
    };
    return cmocka_run_group_tests_name("window", tests, fonts_setup, fonts_teardown);
}
