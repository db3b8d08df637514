/* Boards: where squares and crossings lie, which one a point hits, what the coordinates say. */
#include "app/draw/board_art.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

static void expect_point(Point point, float x, float y) {
    assert_float_equal(point.x, x, 0.001F);
    assert_float_equal(point.y, y, 0.001F);
}

static void expect_hit(const BoardGeometry *geometry, Point point, int file, int rank) {
    int got_file = 0;
    int got_rank = 0;
    assert_true(board_geometry_hit(geometry, point, &got_file, &got_rank));
    assert_int_equal(got_file, file);
    assert_int_equal(got_rank, rank);
}

static void expect_miss(const BoardGeometry *geometry, float x, float y) {
    int file;
    int rank;
    assert_false(board_geometry_hit(geometry, (Point){x, y}, &file, &rank));
}

static void test_squares_of_sho(void **state) {
    (void)state;
    /* the designed board: pitch 72, cells 66 wide, grid from 66, 77 */
    BoardGeometry sho = board_geometry_at((Point){66, 77}, 9, 9, 72);
    assert_float_equal(sho.cell_w, 66, 0.001F);
    assert_float_equal(sho.grid.w, 594, 0.001F);
    assert_float_equal(sho.grid.h, 648, 0.001F);
    expect_point(board_geometry_centre(&sho, 9, 1), 66 + 33, 77 + 36);
    expect_point(board_geometry_centre(&sho, 1, 9), 66 + 594 - 33, 77 + 648 - 36);
    sho.flipped = true;
    expect_point(board_geometry_centre(&sho, 1, 9), 66 + 33, 77 + 36);
}

static void test_hits_on_squares(void **state) {
    (void)state;
    BoardGeometry sho = board_geometry_at((Point){66, 77}, 9, 9, 72);
    expect_hit(&sho, (Point){66, 77}, 9, 1);
    expect_hit(&sho, (Point){66 + 65.9F, 77 + 71.9F}, 9, 1);
    expect_hit(&sho, (Point){66 + 66, 77 + 72}, 8, 2);
    expect_miss(&sho, 65.9F, 100);
    expect_miss(&sho, 100, 77 + 648);
    sho.flipped = true;
    expect_hit(&sho, (Point){66, 77}, 1, 9);
}

static void test_every_centre_hits_its_square(void **state) {
    (void)state;
    for (int points = 0; points < 2; points++) {
        for (int flipped = 0; flipped < 2; flipped++) {
            BoardGeometry board = points != 0 ? board_geometry_points((Point){30, 40}, 19, 19, 26)
                                              : board_geometry_at((Point){30, 40}, 12, 12, 57);
            board.flipped = flipped != 0;
            for (int i = 0; i < board.files * board.ranks; i++) {
                const int file = i % board.files + 1;
                const int rank = i / board.files + 1;
                expect_hit(&board, board_geometry_centre(&board, file, rank), file, rank);
            }
        }
    }
}

static void test_hits_on_points(void **state) {
    (void)state;
    const BoardGeometry ko = board_geometry_points((Point){30, 40}, 19, 19, 36);
    expect_point(board_geometry_centre(&ko, 19, 1), 30, 40);
    expect_point(board_geometry_centre(&ko, 1, 19), 30 + 18 * 36, 40 + 18 * 36);
    expect_hit(&ko, (Point){30 - 17.9F, 40 - 17.9F}, 19, 1);
    expect_hit(&ko, (Point){30 + 18.1F, 40}, 18, 1);
    expect_miss(&ko, 30 - 18.1F, 40);
}

static void test_cells(void **state) {
    (void)state;
    const BoardGeometry sho = board_geometry_at((Point){66, 77}, 9, 9, 72);
    const Rect cell = board_geometry_cell(&sho, 8, 2);
    expect_point((Point){cell.x, cell.y}, 66 + 66, 77 + 72);
    expect_point((Point){cell.w, cell.h}, 66, 72);
}

static void test_slab_leaves_room_for_coordinates(void **state) {
    (void)state;
    BoardArt art = {.geometry = board_geometry_at((Point){66, 77}, 9, 9, 72), .coordinates = true};
    Rect slab = board_art_slab(&art);
    expect_point((Point){slab.x, slab.y}, 66 - 18, 77 - 18);
    expect_point((Point){slab.w, slab.h}, 594 + 36, 648 + 26);
    art.geometry = board_geometry_points((Point){30, 77}, 19, 19, 36);
    slab = board_art_slab(&art);
    expect_point((Point){slab.x, slab.y}, 30 - 18, 77 - 18 - 18);
    expect_point((Point){slab.w, slab.h}, 18 * 36 + 36 + 18, 18 * 36 + 36 + 18);
}

static Canvas *drawn(const BoardArt *art) {
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    canvas_begin(canvas, &(CanvasFrame){.width = 800, .height = 800, .scale = 1});
    board_art_draw(canvas, art);
    return canvas;
}

static size_t count_kind(const Canvas *canvas, CommandKind kind) {
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        count += canvas_at(canvas, i)->kind == kind;
    }
    return count;
}

static void test_coordinates(void **state) {
    (void)state;
    BoardArt art = {
        .geometry = board_geometry_at((Point){66, 77}, 12, 12, 48), .zone = 4, .coordinates = true};
    Rect twelve;
    Rect one;
    Rect last;
    for (int flipped = 0; flipped < 2; flipped++) {
        art.geometry.flipped = flipped != 0;
        Canvas *canvas = drawn(&art);
        assert_int_equal(count_kind(canvas, COMMAND_TEXT), 24);
        assert_true(canvas_find(canvas, "12", &twelve));
        assert_true(canvas_find(canvas, "1", &one));
        assert_true(canvas_find(canvas, "l", &last));
        assert_true(flipped != 0 ? twelve.x > one.x : twelve.x < one.x);
        assert_true(flipped != 0 ? last.y < 200 : last.y > 500);
        canvas_free(canvas);
    }
}

static bool has_text(const Canvas *canvas, const char *text) {
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_TEXT && strcmp(command->text, text) == 0) {
            return true;
        }
    }
    return false;
}

/* In narrow cells only every other number of two figures is written, and none is cut. */
static void test_coordinates_of_a_small_board(void **state) {
    (void)state;
    for (int pitch = 12; pitch < 40; pitch++) {
        BoardArt art = {.geometry = board_geometry_at((Point){66, 77}, 12, 12, (float)pitch),
                        .coordinates = true};
        Canvas *canvas = drawn(&art);
        bool narrow =
            canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS, "11") > art.geometry.cell_w;
        assert_true(has_text(canvas, "12"));
        assert_true(has_text(canvas, "10"));
        assert_true(has_text(canvas, "9"));
        assert_int_equal(has_text(canvas, "11"), !narrow);
        assert_true(pitch > 12 || narrow);
        canvas_free(canvas);
    }
}

static void test_zone_dots(void **state) {
    (void)state;
    const BoardArt art = {.geometry = board_geometry_at((Point){0, 0}, 9, 9, 72), .zone = 3};
    Canvas *canvas = drawn(&art);
    static const Point places[] = {{198, 216}, {396, 216}, {198, 432}, {396, 432}};
    size_t found = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_CIRCLE) {
            expect_point(rect_centre(command->box), places[found].x, places[found].y);
            found++;
        }
    }
    assert_int_equal(found, 4);
    /* eight lines each way inside the border */
    assert_int_equal(count_kind(canvas, COMMAND_FILL), 16);
    canvas_free(canvas);
}

static void test_grain_is_repeatable_and_inside(void **state) {
    (void)state;
    static GrainLine one[GRAIN_MAX];
    static GrainLine other[GRAIN_MAX];
    const WoodArt art = {.width = 630, .height = 674, .scale = 1};
    const size_t count = board_art_grain(&art, one);
    assert_int_equal(board_art_grain(&art, other), count);
    assert_memory_equal(one, other, count * sizeof one[0]);
    assert_in_range(count, 60, 200);
    for (size_t i = 0; i < count; i++) {
        for (int k = 0; k < 4; k++) {
            assert_true(one[i].across[k] >= 1 && one[i].across[k] <= 629);
        }
        assert_true(one[i].width >= 0.7F && one[i].width <= 1.8F);
        assert_true(one[i].alpha >= 0.05F && one[i].alpha <= 0.13F);
    }
}

static void test_wood_svg(void **state) {
    (void)state;
    static char svg[BOARD_SVG_MAX];
    WoodArt art = {.width = 1400, .height = 1500, .scale = 2};
    const size_t whole = board_art_wood_svg(&art, svg, sizeof svg);
    assert_true(whole < sizeof svg);
    assert_int_equal(whole, strlen(svg));
    assert_non_null(strstr(svg, "width=\"2832\" height=\"3032\""));
    art.plain = true;
    assert_true(board_art_wood_svg(&art, svg, sizeof svg) < 4096);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_squares_of_sho),
        cmocka_unit_test(test_hits_on_squares),
        cmocka_unit_test(test_every_centre_hits_its_square),
        cmocka_unit_test(test_hits_on_points),
        cmocka_unit_test(test_cells),
        cmocka_unit_test(test_slab_leaves_room_for_coordinates),
        cmocka_unit_test(test_coordinates),
        cmocka_unit_test(test_coordinates_of_a_small_board),
        cmocka_unit_test(test_zone_dots),
        cmocka_unit_test(test_grain_is_repeatable_and_inside),
        cmocka_unit_test(test_wood_svg),
    };
    return cmocka_run_group_tests_name("board_art", tests, NULL, NULL);
}
