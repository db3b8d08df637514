/* Tiles hold every point of a long slanting line, do not lie on each other, and are few. */
#include "app/platform/line_tiles.h"
#include "tests/support/cmocka_ready.h"

enum { STEPS = 1000, TILES_MAX = 512 };

typedef struct Case {
    Point line[2];
    float width, scale;
    bool cut;
} Case;

static CanvasCommand command_of(const Case *the) {
    Point a = the->line[0];
    Point b = the->line[1];
    return (CanvasCommand){.kind = COMMAND_POLYLINE,
                           .box = {a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y,
                                   a.x < b.x ? b.x - a.x : a.x - b.x,
                                   a.y < b.y ? b.y - a.y : a.y - b.y},
                           .look = {.stroke = {.paint = {1, 2, 3, 255}, .width = the->width}},
                           .points = the->line,
                           .point_count = 2};
}

static bool holds(const LineTiles *tile, float x, float y) {
    return x >= (float)tile->x && x <= (float)(tile->x + LINE_TILE) && y >= (float)tile->y &&
           y <= (float)(tile->y + LINE_TILE);
}

static bool overlap(const LineTiles *one, const LineTiles *other) {
    return one->x < other->x + LINE_TILE && other->x < one->x + LINE_TILE &&
           one->y < other->y + LINE_TILE && other->y < one->y + LINE_TILE;
}

static bool is_held(const LineTiles *tile, size_t count, Point point) {
    for (size_t i = 0; i < count; i++) {
        if (holds(&tile[i], point.x, point.y)) {
            return true;
        }
    }
    return false;
}

static size_t collect(LineTiles *tiles, LineTiles out[TILES_MAX]) {
    size_t count = 0;
    while (line_tiles_next(tiles)) {
        assert_true(count < TILES_MAX);
        for (size_t i = 0; i < count; i++) {
            assert_false(overlap(&out[i], tiles));
        }
        out[count++] = *tiles;
    }
    return count;
}

static void expect_tiles(const Case *the) {
    static LineTiles tile[TILES_MAX];
    CanvasCommand command = command_of(the);
    LineTiles tiles;
    assert_int_equal(line_tiles_begin(&command, the->scale, &tiles), the->cut);
    if (!the->cut) {
        return;
    }
    size_t all = (size_t)tiles.columns * (size_t)tiles.rows;
    size_t count = collect(&tiles, tile);
    assert_true(count * 2 <= all + 8);
    for (int i = 0; i <= STEPS; i++) {
        float part = (float)i / STEPS;
        Point a = the->line[0];
        Point b = the->line[1];
        Point point = {(a.x + (b.x - a.x) * part) * the->scale,
                       (a.y + (b.y - a.y) * part) * the->scale};
        assert_true(is_held(tile, count, point));
    }
}

static void test_long_slanting_lines_are_cut(void **state) {
    (void)state;
    static const Case CASES[] = {
        {{{10, 10}, {600, 600}}, 2, 1, true},  {{{600.3F, 20.7F}, {33.1F, 512.9F}}, 3, 1, true},
        {{{300, 700}, {10, 5}}, 1, 1, true},   {{{10, 10}, {190, 170}}, 2, 2, true},
        {{{10, 10}, {190, 170}}, 2, 1, false}, {{{10, 10}, {900, 30}}, 2, 1, false},
        {{{10, 10}, {10, 900}}, 2, 2, false},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        expect_tiles(&CASES[i]);
    }
}

static void test_only_straight_lines_are_cut(void **state) {
    (void)state;
    const Point corners[] = {{10, 10}, {600, 600}, {10, 600}};
    Case the = {{{10, 10}, {600, 600}}, 2, 1, true};
    CanvasCommand command = command_of(&the);
    LineTiles tiles;
    command.points = corners;
    command.point_count = 3;
    assert_false(line_tiles_begin(&command, 1, &tiles));
    command.point_count = 2;
    assert_true(line_tiles_begin(&command, 1, &tiles));
    command.kind = COMMAND_POLYGON;
    assert_false(line_tiles_begin(&command, 1, &tiles));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_long_slanting_lines_are_cut),
        cmocka_unit_test(test_only_straight_lines_are_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
