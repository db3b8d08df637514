/* What laws forbid and remember, on the board: shields, the line from the reason, the ways round.
 */
#include "app/views/board_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <string.h>

/* The lion on 7g may not take the one on 7e, which the pawn protects, but by way of the gold. */
static const char *const GUARDED = "k11/12/12/5p6/5n6/5g6/5N6/12/12/12/12/11K b - 1";
static const char *const ROOK_TAKES = "k3r7/12/12/12/12/4N7/12/9p2/9n2/12/12/6B4K w - 1";

typedef struct Scene {
    Setting setting;
    Canvas *canvas;
    Selector selector;
    ChoiceList choices;
    BoardView view;
} Scene;

static void scene_begin(Scene *scene, const char *rules, const char *sfen, const char *moves) {
    memset(scene, 0, sizeof *scene);
    setting_begin(&scene->setting, rules, sfen);
    setting_play(&scene->setting, moves);
    scene->canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(scene->canvas);
    selector_begin(&scene->selector, &scene->setting.position, NULL);
    scene->view = (BoardView){.geometry = board_geometry_at((Point){100, 50}, 12, 12, 60),
                              .position = &scene->setting.position,
                              .selector = &scene->selector,
                              .choices = &scene->choices,
                              .overlays = {.forbidden = true}};
}

static void scene_pick(Scene *scene, const char *square) {
    ChoiceList list;
    selector_choices_at(&scene->selector, square_by_name(square), &list);
    assert_int_equal(list.count, 1);
    selector_take(&scene->selector, list.choice[0]);
}

static void scene_show(Scene *scene) {
    CanvasFrame frame = {.width = 900, .height = 900, .scale = 1, .theme = THEME_LIGHT};
    canvas_begin(scene->canvas, &frame);
    board_view_draw(scene->canvas, &scene->view);
    assert_false(canvas_is_full(scene->canvas));
}

static void scene_draw(Scene *scene) {
    selector_choices(&scene->selector, &scene->choices);
    scene_show(scene);
}

static Rect cell_of(const Scene *scene, const char *square) {
    return board_view_cell(&scene->view.geometry, square_by_name(square));
}

/* Lines and areas that begin on this cell or cross into it: marks, which stick out a little. */
static size_t marks_on(const Scene *scene, const char *square) {
    Rect around = rect_inset(cell_of(scene, square), -8);
    return sight_count_in(scene->canvas, COMMAND_POLYLINE, around) +
           sight_count_in(scene->canvas, COMMAND_POLYGON, around);
}

/* Lines that lead from one cell to the other. */
static size_t lines_between(const Scene *scene, const char *from, const char *to) {
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(scene->canvas); i++) {
        const CanvasCommand *command = canvas_at(scene->canvas, i);
        if (command->kind == COMMAND_POLYLINE && command->point_count == 2) {
            const Point *ends = command->points;
            count += rect_contains(cell_of(scene, from), ends[0]) &&
                     rect_contains(rect_inset(cell_of(scene, to), -10), ends[1]);
        }
    }
    return count;
}

/* How often the board says "via"; it must not say so anywhere else than on this square. */
static size_t count_via(const Scene *scene, const char *square) {
    size_t count = 0;
    size_t here = 0;
    for (size_t i = 0; i < canvas_count(scene->canvas); i++) {
        const CanvasCommand *command = canvas_at(scene->canvas, i);
        if (command->kind == COMMAND_KANJI && strcmp(command->text, "via") == 0) {
            count++;
            here += rect_contains(cell_of(scene, square), command->kanji.centre);
        }
    }
    assert_int_equal(here, count);
    return count;
}

static void test_shield_on_what_is_forbidden(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "chu lishogi", GUARDED, "");
    scene_draw(&scene);
    size_t unpicked = marks_on(&scene, "7e");
    scene_pick(&scene, "7g");
    scene_draw(&scene);
    assert_true(marks_on(&scene, "7e") > unpicked);
    assert_int_equal(marks_on(&scene, "9c"), 0);
    assert_int_equal(lines_between(&scene, "7d", "7e"), 0);
    assert_int_equal(count_via(&scene, "7f"), 0);
    scene.view.overlays.forbidden = false;
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "7e"), unpicked);
    canvas_free(scene.canvas);
}

static void test_reason_and_way_round_where_it_is_pointed_at(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "chu lishogi", GUARDED, "");
    scene_pick(&scene, "7g");
    scene.view.pointed = square_by_name("7e");
    scene_draw(&scene);
    assert_true(lines_between(&scene, "7d", "7e") > 0);
    assert_int_equal(count_via(&scene, "7f"), 1);
    scene.view.pointed = square_by_name("7f");
    scene_draw(&scene);
    assert_int_equal(lines_between(&scene, "7d", "7e"), 0);
    assert_int_equal(count_via(&scene, "7f"), 0);
    scene.view.pointed = square_by_name("7e");
    scene.view.overlays.forbidden = false;
    scene_draw(&scene);
    assert_int_equal(lines_between(&scene, "7d", "7e"), 0);
    assert_int_equal(count_via(&scene, "7f"), 0);
    canvas_free(scene.canvas);
}

/* Signs and texts of the piece lie in its middle; no mark of ours does. */
static void test_kanji_stay_free(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "chu lishogi", GUARDED, "");
    scene_pick(&scene, "7g");
    scene.view.pointed = square_by_name("7e");
    scene_draw(&scene);
    Rect cell = cell_of(&scene, "7e");
    Rect middle = rect_inset(cell, 0.22F * cell.h);
    for (size_t i = 0; i < canvas_count(scene.canvas); i++) {
        const CanvasCommand *command = canvas_at(scene.canvas, i);
        bool line = command->kind == COMMAND_POLYLINE || command->kind == COMMAND_POLYGON;
        for (size_t n = 0; line && n < command->point_count; n++) {
            assert_false(rect_contains(middle, command->points[n]));
        }
    }
    canvas_free(scene.canvas);
}

static void test_square_that_a_law_remembers(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "chu lishogi", ROOK_TAKES, "8a8f");
    scene_draw(&scene);
    assert_true(marks_on(&scene, "8f") > 0);
    /* As after the end of a game. */
    scene.choices.count = 0;
    scene_show(&scene);
    assert_int_equal(marks_on(&scene, "8f"), 0);
    scene_pick(&scene, "6l");
    scene.view.pointed = square_by_name("3i");
    scene_draw(&scene);
    assert_true(lines_between(&scene, "8f", "3i") > 0);
    scene.view.overlays.forbidden = false;
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "8f"), 0);
    canvas_free(scene.canvas);
    scene_begin(&scene, "chu lishogi counterstrike=off", ROOK_TAKES, "8a8f");
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "8f"), 0);
    canvas_free(scene.canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shield_on_what_is_forbidden),
        cmocka_unit_test(test_reason_and_way_round_where_it_is_pointed_at),
        cmocka_unit_test(test_kanji_stay_free),
        cmocka_unit_test(test_square_that_a_law_remembers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
