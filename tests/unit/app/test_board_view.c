/* The board on the screen: squares and places in both directions, and what is drawn where. */
#include "app/views/board_view.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <string.h>

/* A board of 60 pixels a cell (55 wide) whose grid begins at 100, 50. */
static BoardGeometry geometry(bool flipped) {
    BoardGeometry board = board_geometry_at((Point){100, 50}, 9, 9, 60);
    board.flipped = flipped;
    return board;
}

static void test_places_of_squares(void **state) {
    (void)state;
    static const struct {
        const char *square;
        bool flipped;
        float x, y;
    } ROWS[] = {
        {"9a", false, 100, 50},  {"1a", false, 540, 50}, {"9i", false, 100, 530},
        {"1i", false, 540, 530}, {"1i", true, 100, 50},  {"9i", true, 540, 50},
        {"1a", true, 100, 530},  {"9a", true, 540, 530}, {"5e", true, 320, 290},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        BoardGeometry board = geometry(ROWS[i].flipped);
        Square square = square_by_name(ROWS[i].square);
        Rect cell = board_view_cell(&board, square);
        assert_true(cell.x > ROWS[i].x - 0.1F && cell.x < ROWS[i].x + 0.1F);
        assert_true(cell.y > ROWS[i].y - 0.1F && cell.y < ROWS[i].y + 0.1F);
        assert_int_equal(board_view_square(&board, (Point){ROWS[i].x + 1, ROWS[i].y + 1}), square);
        assert_int_equal(board_view_square(&board, (Point){ROWS[i].x + 54, ROWS[i].y + 59}),
                         square);
    }
}

static void test_beside_the_board_is_no_square(void **state) {
    (void)state;
    static const Point BESIDE[] = {{99, 60}, {596, 60}, {110, 49}, {110, 591}, {0, 0}, {-5, 9999}};
    for (size_t i = 0; i < sizeof BESIDE / sizeof BESIDE[0]; i++) {
        BoardGeometry board = geometry(i % 2 == 1);
        assert_int_equal(board_view_square(&board, BESIDE[i]), SQUARE_NONE);
    }
}

/* A position on a canvas, with the move that is being clicked together. */
typedef struct Scene {
    Setting setting;
    Canvas *canvas;
    Selector selector;
    ChoiceList choices;
    BoardView view;
} Scene;

static void scene_begin(Scene *scene, const char *sfen) {
    memset(scene, 0, sizeof *scene);
    setting_begin(&scene->setting, "default bare_king=none", sfen);
    scene->canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(scene->canvas);
    selector_begin(&scene->selector, &scene->setting.position, NULL);
    scene->view = (BoardView){.geometry = geometry(false),
                              .position = &scene->setting.position,
                              .selector = &scene->selector,
                              .choices = &scene->choices,
                              .overlays = {.destinations = true, .last_move = true}};
}

static void scene_take(Scene *scene, const char *square) {
    ChoiceList list;
    selector_choices_at(&scene->selector, square_by_name(square), &list);
    assert_int_equal(list.count, 1);
    selector_take(&scene->selector, list.choice[0]);
}

static void scene_draw(Scene *scene) {
    CanvasFrame frame = {.width = 800, .height = 700, .scale = 1, .theme = THEME_LIGHT};
    selector_choices(&scene->selector, &scene->choices);
    canvas_begin(scene->canvas, &frame);
    board_view_draw(scene->canvas, &scene->view);
    assert_false(canvas_is_full(scene->canvas));
}

static const CanvasCommand *piece_on(const Scene *scene, const char *square) {
    return sight_piece(scene->canvas,
                       board_view_cell(&scene->view.geometry, square_by_name(square)));
}

/* Everything drawn on a cell but the piece: marks. */
static size_t marks_on(const Scene *scene, const char *square) {
    static const CommandKind KINDS[] = {COMMAND_CIRCLE, COMMAND_POLYLINE, COMMAND_POLYGON,
                                        COMMAND_ROUNDED, COMMAND_FILL};
    Rect cell = rect_inset(board_view_cell(&scene->view.geometry, square_by_name(square)), -0.4F);
    size_t count = 0;
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++) {
        count += sight_count_in(scene->canvas, KINDS[i], cell);
    }
    return count;
}

static void test_start_position(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    scene_draw(&scene);
    assert_int_equal(sight_count(scene.canvas, COMMAND_PIECE), 42);
    assert_int_equal(sight_count(scene.canvas, COMMAND_WOOD), 1);
    assert_string_equal(piece_on(&scene, "5i")->piece.kanji, "玉将");
    assert_false(piece_on(&scene, "5i")->piece.turned);
    assert_string_equal(piece_on(&scene, "5a")->piece.kanji, "王将");
    assert_true(piece_on(&scene, "5a")->piece.turned);
    assert_string_equal(piece_on(&scene, "8b")->piece.kanji, "飛車");
    assert_string_equal(piece_on(&scene, "2h")->piece.kanji, "飛車");
    assert_string_equal(piece_on(&scene, "8h")->piece.kanji, "角行");
    assert_null(piece_on(&scene, "5e"));
    assert_int_equal(marks_on(&scene, "7f"), 0);
    canvas_free(scene.canvas);
}

/* Seen from the other side, Black's pieces face down the screen and the numbers run the other way.
 */
static void test_flipped(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    scene.view.geometry = geometry(true);
    scene_draw(&scene);
    assert_true(piece_on(&scene, "5i")->piece.turned);
    assert_true(piece_on(&scene, "5i")->spot.centre.y < 110);
    assert_false(piece_on(&scene, "5a")->piece.turned);
    assert_true(piece_on(&scene, "5a")->spot.centre.y > 530);
    assert_string_equal(piece_on(&scene, "5a")->piece.kanji, "王将");
    const CanvasCommand *file = sight_text(scene.canvas, "1");
    const CanvasCommand *rank = sight_text(scene.canvas, "i");
    assert_non_null(file);
    assert_non_null(rank);
    assert_true(file->box.x < 155);
    assert_true(rank->box.y < 110);
    canvas_free(scene.canvas);
}

static void test_marks_lie_on_the_choices(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "4k4/9/9/4p4/9/9/4R4/9/4K4 b - 1");
    scene_take(&scene, "5g");
    scene_draw(&scene);
    static const char *const TARGETS[] = {"5f", "5e", "5d", "5h", "9g", "6g", "4g", "1g"};
    for (size_t i = 0; i < sizeof TARGETS / sizeof TARGETS[0]; i++) {
        assert_true(marks_on(&scene, TARGETS[i]) > 0);
    }
    static const char *const OTHERS[] = {"5c", "5i", "4f", "6h", "5a"};
    for (size_t i = 0; i < sizeof OTHERS / sizeof OTHERS[0]; i++) {
        assert_int_equal(marks_on(&scene, OTHERS[i]), 0);
    }
    /* The picked piece has its frame. */
    assert_true(marks_on(&scene, "5g") > 0);
    canvas_free(scene.canvas);
}

/* No circle, star or dash may lie over the kanji of a piece that can be taken: brackets keep to the
 * corners. */
static void test_captures_leave_the_kanji_free(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "4k4/9/9/4p4/9/9/4R4/9/4K4 b - 1");
    scene_take(&scene, "5g");
    scene_draw(&scene);
    Rect cell = board_view_cell(&scene.view.geometry, square_by_name("5d"));
    Rect middle = rect_inset(cell, 18);
    static const CommandKind KINDS[] = {COMMAND_CIRCLE, COMMAND_POLYLINE, COMMAND_POLYGON};
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++) {
        assert_int_equal(sight_count_in(scene.canvas, KINDS[i], middle), 0);
    }
    canvas_free(scene.canvas);
}

static void test_unfinished_move(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "4k4/9/4p3p/4S4/9/9/9/9/4K4 b - 1");
    scene_take(&scene, "5d");
    scene_take(&scene, "5c");
    scene_draw(&scene);
    assert_null(piece_on(&scene, "5d"));
    const CanvasCommand *mover = piece_on(&scene, "5c");
    assert_string_equal(mover->piece.kanji, "銀将");
    assert_true(mover->spot.alpha < 1);
    /* Two kings, a pawn, the mover and its faded victim. */
    assert_int_equal(sight_count(scene.canvas, COMMAND_PIECE), 5);
    canvas_free(scene.canvas);
}

static void test_last_move_and_refusal(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "7e"), 0);
    assert_int_equal(marks_on(&scene, "5h"), 0);
    Refusal refusal = {.cause = REFUSAL_BLOCKED, .culprit = square_by_name("5h"), .text = "..."};
    scene.view.last = (Move){.from = square_by_name("7e"), .steps = 1};
    scene.view.last.step[0].square = square_by_name("7d");
    scene.view.refusal = &refusal;
    scene_draw(&scene);
    assert_true(marks_on(&scene, "7e") > 0);
    assert_true(marks_on(&scene, "7d") > 0);
    assert_true(marks_on(&scene, "5h") > 0);
    canvas_free(scene.canvas);
}

static void test_dragged_piece_follows_the_pointer(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    scene_take(&scene, "7g");
    scene.view.dragging = true;
    scene.view.drag_point = (Point){333, 222};
    scene_draw(&scene);
    const CanvasCommand *held = sight_piece(scene.canvas, (Rect){332, 221, 2, 2});
    assert_non_null(held);
    assert_true(held->piece.lifted);
    assert_string_equal(held->piece.kanji, "歩兵");
    assert_true(piece_on(&scene, "7g")->spot.alpha < 1);
    assert_int_equal(sight_count(scene.canvas, COMMAND_PIECE), 43);
    canvas_free(scene.canvas);
}

/* Each overlay shows its own marks, and none without its switch. */
static void test_overlays(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "4k4/9/2P1r1P2/6G2/9/S8/9/4K4/9 b - 1");
    Danger dangers[BOARD_CELLS];
    position_dangers(&scene.setting.position, BLACK, dangers);
    scene.view.dangers = dangers;
    scene.view.overlays = (BoardOverlays){.last_move = true};
    scene_draw(&scene);
    static const char *const SQUARES[] = {"7c", "3c", "9f", "5h"};
    size_t plain[4];
    for (int i = 0; i < 4; i++) {
        plain[i] = marks_on(&scene, SQUARES[i]);
        assert_int_equal(plain[i], 0);
    }
    scene.view.overlays = (BoardOverlays){.attacked = true};
    scene_draw(&scene);
    assert_true(marks_on(&scene, "7c") > 0 && marks_on(&scene, "3c") > 0);
    assert_true(marks_on(&scene, "5h") > 0);
    assert_int_equal(marks_on(&scene, "9f"), 0);
    scene.view.overlays = (BoardOverlays){.check = true};
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "7c"), 0);
    assert_true(marks_on(&scene, "5h") > 0);
    scene.view.overlays = (BoardOverlays){.undefended = true};
    scene_draw(&scene);
    assert_true(marks_on(&scene, "9f") > 0);
    assert_int_equal(marks_on(&scene, "7c"), 0);
    scene.view.dangers = NULL;
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "9f"), 0);
    canvas_free(scene.canvas);
}

static void test_destinations_can_be_switched_off(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    scene_take(&scene, "7g");
    scene_draw(&scene);
    assert_true(marks_on(&scene, "7f") > 0);
    scene.view.overlays.destinations = false;
    scene_draw(&scene);
    assert_int_equal(marks_on(&scene, "7f"), 0);
    assert_true(marks_on(&scene, "7g") > 0);
    scene.view.cursor = square_by_name("5e");
    scene_draw(&scene);
    assert_true(marks_on(&scene, "5e") > 0);
    canvas_free(scene.canvas);
}

static void test_tints_follow_the_owner(void **state) {
    (void)state;
    for (int flipped = 0; flipped < 2; flipped++) {
        Scene scene;
        scene_begin(&scene, "startpos");
        scene.view.geometry = geometry(flipped != 0);
        scene.view.tints = true;
        scene_draw(&scene);
        assert_true(piece_on(&scene, "5a")->piece.white);
        assert_false(piece_on(&scene, "5i")->piece.white);
        assert_true(piece_on(&scene, "5a")->piece.second_tint);
        canvas_free(scene.canvas);
    }
}

/* Under the glass every piece near it is drawn once more, twice as large. */
static void test_lens(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    scene_draw(&scene);
    size_t before = sight_count(scene.canvas, COMMAND_PIECE);
    scene.view.lens = (BoardLens){
        .on = true,
        .centre = rect_centre(board_view_cell(&scene.view.geometry, square_by_name("5i"))),
        .radius = 80};
    scene_draw(&scene);
    assert_int_equal(sight_count(scene.canvas, COMMAND_PIECE), 2 * before);
    const CanvasCommand *king = piece_on(&scene, "5i");
    assert_true(king->piece.pitch > 119 && king->piece.pitch < 121);
    canvas_free(scene.canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_places_of_squares),
        cmocka_unit_test(test_beside_the_board_is_no_square),
        cmocka_unit_test(test_start_position),
        cmocka_unit_test(test_flipped),
        cmocka_unit_test(test_marks_lie_on_the_choices),
        cmocka_unit_test(test_captures_leave_the_kanji_free),
        cmocka_unit_test(test_unfinished_move),
        cmocka_unit_test(test_last_move_and_refusal),
        cmocka_unit_test(test_dragged_piece_follows_the_pointer),
        cmocka_unit_test(test_overlays),
        cmocka_unit_test(test_destinations_can_be_switched_off),
        cmocka_unit_test(test_tints_follow_the_owner),
        cmocka_unit_test(test_lens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
