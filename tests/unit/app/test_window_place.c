/* Windows are fitted onto the screens there are, frame and all. */
#include "app/platform/window_place.h"
#include "tests/support/cmocka_ready.h"

/* A screen with a bar of 30 at the top, and a larger one to the left of it. */
static const WindowBounds screens[] = {{0, 30, 1920, 1050}, {-2560, 0, 2560, 1440}};

static void expect_place(WindowPlace got, WindowPlace expected) {
    assert_int_equal(got.x, expected.x);
    assert_int_equal(got.y, expected.y);
    assert_int_equal(got.width, expected.width);
    assert_int_equal(got.height, expected.height);
}

static void test_the_screen_with_most_of_the_window(void **state) {
    (void)state;
    assert_int_equal(window_place_screen(&(WindowPlace){10, 40, 960, 600, false}, screens, 2), 0);
    assert_int_equal(window_place_screen(&(WindowPlace){-2000, 40, 960, 600, false}, screens, 2),
                     1);
    assert_int_equal(window_place_screen(&(WindowPlace){-500, 40, 960, 600, false}, screens, 2), 1);
    assert_int_equal(window_place_screen(&(WindowPlace){-400, 40, 960, 600, false}, screens, 2), 0);
}

/* A screen that was taken away, and numbers that only a damaged file holds. */
static void test_the_first_screen_when_there_is_none(void **state) {
    (void)state;
    assert_int_equal(window_place_screen(&(WindowPlace){5000, 40, 960, 600, false}, screens, 2), 0);
    assert_int_equal(
        window_place_screen(&(WindowPlace){2147483647, 0, 2147483647, 9, false}, screens, 2), 0);
    assert_int_equal(window_place_screen(&(WindowPlace){10, 40, 960, 600, false}, screens, 0), 0);
}

static void test_what_fits_stays(void **state) {
    (void)state;
    const WindowPlace place = {100, 200, 1280, 800, true};
    const WindowPlace got = window_place_fit(&place, &screens[0]);
    expect_place(got, place);
    assert_true(got.full_screen);
}

static void test_what_hangs_over_an_edge_comes_back(void **state) {
    (void)state;
    WindowPlace got = window_place_fit(&(WindowPlace){1000, 700, 1280, 800, false}, &screens[0]);
    expect_place(got, (WindowPlace){640, 280, 1280, 800, false});
    got = window_place_fit(&(WindowPlace){-90, 0, 1280, 800, false}, &screens[0]);
    expect_place(got, (WindowPlace){0, 30, 1280, 800, false});
    got = window_place_fit(&(WindowPlace){9000, -9000, 1280, 800, false}, &screens[1]);
    expect_place(got, (WindowPlace){-1280, 0, 1280, 800, false});
}

/* Small notebooks: the whole window is on the screen. */
static void test_small_screens(void **state) {
    (void)state;
    static const WindowBounds small[] = {{0, 0, 1366, 768}, {0, 0, 1280, 720}, {0, 0, 1024, 600}};
    for (int i = 0; i < 3; i++) {
        const WindowPlace wanted = {200, 300, 1280, 800, false};
        const WindowPlace got = window_place_fit(&wanted, &small[i]);
        assert_in_range(got.width, 960, small[i].width);
        assert_int_equal(got.height, small[i].height);
        assert_true(got.x >= 0 && got.x + got.width <= small[i].width);
        assert_int_equal(got.y, 0);
    }
}

static void test_the_frame_needs_room_too(void **state) {
    (void)state;
    const WindowBorders borders = {2, 20, 3, 5};
    const WindowBounds room = window_place_room(&screens[0], &borders);
    const WindowPlace got = window_place_fit(&(WindowPlace){1900, 1000, 5000, 5000, false}, &room);
    expect_place(got, (WindowPlace){0, 30, 1915, 1025, false});
    assert_true(window_place_covers(&got, &room));
    assert_false(window_place_covers(&(WindowPlace){0, 30, 1914, 1025, false}, &room));
    assert_false(window_place_covers(&(WindowPlace){0, 30, 1915, 1024, false}, &room));
}

static void expect_least(float scale, const WindowBounds *room, int width, int height) {
    int got_width;
    int got_height;
    window_place_least(scale, room, &got_width, &got_height);
    assert_int_equal(got_width, width);
    assert_int_equal(got_height, height);
}

/* At twofold size 960 x 600 are 480 x 300 logical pixels, less than which nobody can lay out. */
static void test_the_least_size(void **state) {
    (void)state;
    expect_least(0.8F, &screens[0], 960, 600);
    expect_least(1, &screens[0], 960, 600);
    expect_least(2, &screens[0], 960, 600);
    expect_least(3, &screens[0], 1440, 900);
    expect_least(4, &screens[1], 1920, 1200);
    expect_least(4, &screens[0], 1920, 1050);
    expect_least(1, &(WindowBounds){0, 0, 1024, 560}, 960, 560);
    expect_least(1, &(WindowBounds){0, 0, 800, 480}, 800, 480);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_screen_with_most_of_the_window),
        cmocka_unit_test(test_the_first_screen_when_there_is_none),
        cmocka_unit_test(test_what_fits_stays),
        cmocka_unit_test(test_what_hangs_over_an_edge_comes_back),
        cmocka_unit_test(test_small_screens),
        cmocka_unit_test(test_the_frame_needs_room_too),
        cmocka_unit_test(test_the_least_size),
    };
    return cmocka_run_group_tests_name("window_place", tests, NULL, NULL);
}
