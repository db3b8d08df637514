/* An enlarged board: what is under the pointer stays there, the board stays in its area, and the
 * mouse still finds its squares. */
#include "app/views/board_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"

#include <math.h>
#include <string.h>

static const Rect AREA = {12, 36, 702, 720};

static BoardGeometry fit(bool flipped) {
    BoardGeometry board = board_geometry_at((Point){66, 77}, 9, 9, 72);
    board.flipped = flipped;
    return board;
}

static bool is_near(float one, float other, float distance) {
    return fabsf(one - other) <= distance;
}

static void test_nothing_is_enlarged_at_first(void **state) {
    (void)state;
    BoardGeometry board = fit(true);
    BoardGeometry same = board_view_zoom(&board, AREA, (BoardZoom){.times = 0});
    assert_memory_equal(&same, &board, sizeof board);
    same = board_view_zoom(&board, AREA, (BoardZoom){.times = 1, .pan = {50, 50}});
    assert_memory_equal(&same, &board, sizeof board);
}

/* Cells keep to whole pixels, so the place may differ by a part of a cell. */
static void test_the_point_stays_under_the_pointer(void **state) {
    (void)state;
    static const Point POINTS[] = {{363, 400}, {100, 100}, {640, 700}, {363, 90}};
    for (size_t i = 0; i < sizeof POINTS / sizeof POINTS[0]; i++) {
        BoardGeometry board = fit(i % 2 == 1);
        Square before = board_view_square(&board, POINTS[i]);
        assert_int_not_equal(before, SQUARE_NONE);
        BoardZoom zoom = {.times = 1};
        for (int step = 0; step < 6; step++) {
            zoom = board_view_zoom_at(AREA, zoom, 1.25F, POINTS[i]);
            BoardGeometry large = board_view_zoom(&board, AREA, zoom);
            Point middle = board_geometry_centre(&large, square_file(before), square_rank(before));
            assert_true(is_near(middle.x, POINTS[i].x, large.cell_w * 0.75F));
            assert_true(is_near(middle.y, POINTS[i].y, large.cell_h * 0.75F));
            assert_int_equal(large.flipped, board.flipped);
        }
    }
}

static void test_limits(void **state) {
    (void)state;
    BoardZoom zoom = {.times = 1};
    zoom = board_view_zoom_at(AREA, zoom, 100, (Point){300, 300});
    assert_true(is_near(zoom.times, BOARD_ZOOM_MOST, 0.001F));
    zoom.pan = (Point){99999, -99999};
    zoom = board_view_zoom_at(AREA, zoom, 1, (Point){0, 0});
    assert_true(is_near(zoom.pan.x, AREA.w, 1) && is_near(zoom.pan.y, -AREA.h, 1));
    BoardGeometry board = fit(false);
    BoardGeometry large = board_view_zoom(&board, AREA, zoom);
    /* The board still covers most of its area. */
    assert_true(large.grid.x < AREA.x + AREA.w / 2);
    assert_true(large.grid.y + large.grid.h > AREA.y + AREA.h / 2);
    zoom = board_view_zoom_at(AREA, zoom, 0.01F, (Point){300, 300});
    assert_true(is_near(zoom.times, 1, 0.001F));
    assert_true(is_near(zoom.pan.x, 0, 0.001F) && is_near(zoom.pan.y, 0, 0.001F));
}

static void test_boards_of_points_grow_too(void **state) {
    (void)state;
    BoardGeometry board = board_geometry_points((Point){30, 77}, 19, 19, 36);
    BoardMove move = {.from = {354, 401}, .to = {354, 401}, .times = 2};
    BoardGeometry large = board_geometry_moved(&board, move);
    assert_true(large.points);
    assert_true(is_near(large.cell_h, 72, 0.001F));
    Point middle = board_geometry_centre(&large, 10, 10);
    assert_true(is_near(middle.x, 354, 1) && is_near(middle.y, 401, 1));
}

static void expect_told(const Setting *setting, const char *square, const char *text) {
    char told[96];
    size_t length = board_view_tell(&setting->position, square_by_name(square), told, sizeof told);
    assert_string_equal(told, text);
    assert_int_equal(length, strlen(text));
}

static void test_squares_are_told(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "4k4/9/9/4r4/9/9/4P4/4G4/4K4 b - 1");
    expect_told(&setting, "5g", "5g, your pawn, attacked by 1");
    expect_told(&setting, "5h", "5h, your gold general");
    expect_told(&setting, "5d", "5d, White's rook");
    expect_told(&setting, "9i", "9i, empty");
    setting_begin(&setting, "default", "4k4/9/9/4r4/9/9/4P4/4G4/4K4 w - 1");
    expect_told(&setting, "5g", "5g, Black's pawn, attacked by 1");
    expect_told(&setting, "5d", "5d, your rook");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_is_enlarged_at_first),
        cmocka_unit_test(test_the_point_stays_under_the_pointer),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_boards_of_points_grow_too),
        cmocka_unit_test(test_squares_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
