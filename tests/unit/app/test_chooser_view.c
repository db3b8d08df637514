/* The question about promotion: never outside the board's column, never over its square, and its
 * answers. */
#include "app/screens/play_layout.h"
#include "app/views/board_view.h"
#include "app/views/chooser_view.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <math.h>

static const Variant KO = {.files = 19, .ranks = 19, .points = true};

static const struct {
    float width, height;
} SIZES[] = {{960, 600},   {1023, 767},  {1280, 800}, {1366, 699},
             {1920, 1080}, {3840, 2160}, {3000, 600}, {1080, 1920}};

static void check_square(const PlayLayout *layout, int file, int rank) {
    Rect target = board_view_cell(&layout->board, square_at(file, rank));
    ChooserView view = {.target = target, .area = layout->column};
    Rect box = chooser_view_box(&view);
    assert_true(sight_within(box, layout->column));
    assert_false(sight_overlap(box, target));
    /* It stands beside the square, not somewhere else. */
    float gap = box.x > target.x ? box.x - target.x - target.w : target.x - box.x - box.w;
    assert_true(gap >= 0 && gap <= 24);
    assert_true(box.y < target.y + target.h && box.y + box.h > target.y);
}

static void check_board(const Variant *game, bool flipped) {
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        PlayLayout layout = play_layout_of(SIZES[i].width, SIZES[i].height, game, flipped);
        for (int file = 1; file <= game->files; file++) {
            for (int rank = 1; rank <= game->ranks; rank++) {
                check_square(&layout, file, rank);
            }
        }
    }
}

static void test_stands_beside_every_square(void **state) {
    (void)state;
    check_board(&VARIANT_SHO, false);
    check_board(&VARIANT_SHO, true);
    check_board(&KO, false);
    check_board(&KO, true);
}

/* A board as large as the area lets it be, without a word about how a screen would lay it out. */
static BoardGeometry board_in(Rect area, const Variant *game, bool flipped) {
    enum { RIM = 18 };
    float pitch = floorf(fminf((area.h - 2 * RIM) / game->ranks, (area.w - 2 * RIM) / game->files));
    Point origin = {area.x + RIM, area.y + RIM};
    BoardGeometry board = game->points
                              ? board_geometry_points(origin, game->files, game->ranks, pitch)
                              : board_geometry_at(origin, game->files, game->ranks, pitch);
    board.flipped = flipped;
    return board;
}

static void check_area(Rect area, const Variant *game, bool flipped) {
    BoardGeometry board = board_in(area, game, flipped);
    for (int file = 1; file <= game->files; file++) {
        for (int rank = 1; rank <= game->ranks; rank++) {
            Rect target = board_view_cell(&board, square_at(file, rank));
            ChooserView view = {.target = target, .area = area};
            Rect box = chooser_view_box(&view);
            assert_true(sight_within(box, area));
            assert_false(sight_overlap(box, target));
        }
    }
}

/* Whole, and beside, below or above its square, in areas of any shape down to 208x220, which is
 * what the smallest window leaves. */
static void test_small_areas(void **state) {
    (void)state;
    for (int width = 208; width < 700; width += 47) {
        for (int height = 220; height < 700; height += 37) {
            Rect area = {8, 36, (float)width, (float)height};
            check_area(area, &VARIANT_SHO, false);
            check_area(area, &VARIANT_SHO, true);
            check_area(area, &KO, false);
            check_area(area, &KO, true);
        }
    }
}

/* A chooser about Black's pawn on 5c, in a window of 960x600. */
typedef struct Scene {
    Ruleset rules;
    Canvas *canvas;
    Ui ui;
    ChooserView view;
} Scene;

static void scene_begin(Scene *scene) {
    rules_by_words(&scene->rules, "default");
    PlayLayout layout = play_layout_of(960, 600, &VARIANT_SHO, false);
    Setting start;
    setting_begin(&start, "default", "startpos");
    scene->canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(scene->canvas);
    scene->ui = ui_fresh();
    scene->view = (ChooserView){.rules = &scene->rules,
                                .piece = start.position.cell[square_by_name("7g")],
                                .target = board_view_cell(&layout.board, square_by_name("5c")),
                                .area = layout.column};
}

static ChooserAnswer pass(Scene *scene, Input input) {
    CanvasFrame frame = {.width = 960, .height = 600, .scale = 1, .theme = THEME_LIGHT};
    canvas_begin(scene->canvas, &frame);
    ui_begin(&scene->ui, scene->canvas, &input, 0);
    ChooserAnswer answer = chooser_view_run(&scene->ui, &scene->view);
    ui_end(&scene->ui);
    return answer;
}

static ChooserAnswer click(Scene *scene, Point point) {
    assert_int_equal(pass(scene, (Input){.kind = INPUT_MOVE, .point = point}), CHOOSER_NONE);
    Input press = {.kind = INPUT_PRESS, .point = point, .button = BUTTON_LEFT};
    assert_int_equal(pass(scene, press), CHOOSER_NONE);
    return pass(scene, (Input){.kind = INPUT_RELEASE, .point = point, .button = BUTTON_LEFT});
}

static Rect cell_of(Scene *scene, const char *label) {
    pass(scene, (Input){.kind = INPUT_NONE});
    const CanvasCommand *command = sight_label(scene->canvas, "choice", label);
    assert_non_null(command);
    return command->box;
}

static void test_answers(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene);
    Rect promote = cell_of(&scene, "Promote");
    Rect keep = cell_of(&scene, "Keep");
    assert_false(sight_overlap(promote, keep));
    assert_true(sight_within(promote, chooser_view_box(&scene.view)));
    assert_true(sight_within(keep, chooser_view_box(&scene.view)));
    assert_int_equal(click(&scene, rect_centre(promote)), CHOOSER_PROMOTE);
    assert_int_equal(click(&scene, rect_centre(keep)), CHOOSER_KEEP);
    assert_int_equal(click(&scene, rect_centre(scene.view.target)), CHOOSER_NONE);
    canvas_free(scene.canvas);
}

/* A press on the card beside its cells must not fall on the board below. */
static void test_card_covers_the_board(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene);
    Rect box = chooser_view_box(&scene.view);
    Point edge = {box.x + box.w / 2, box.y + 2};
    pass(&scene, (Input){.kind = INPUT_PRESS, .point = edge, .button = BUTTON_LEFT});
    assert_true(scene.ui.taken);
    pass(&scene, (Input){.kind = INPUT_PRESS, .point = {5, 300}, .button = BUTTON_LEFT});
    assert_false(scene.ui.taken);
    canvas_free(scene.canvas);
}

/* Both answers are there, apart from each other, whole, and each can be clicked. */
static void check_answers(Scene *scene) {
    Rect promote = cell_of(scene, "Promote");
    Rect keep = cell_of(scene, "Keep");
    assert_false(sight_overlap(promote, keep));
    assert_true(sight_within(promote, scene->view.area));
    assert_true(sight_within(keep, scene->view.area));
    assert_true(sight_within(sight_text(scene->canvas, "Promote")->box, rect_inset(promote, 2)));
    assert_true(sight_within(sight_text(scene->canvas, "P")->box, rect_inset(promote, 2)));
    assert_int_equal(click(scene, rect_centre(promote)), CHOOSER_PROMOTE);
    assert_int_equal(click(scene, rect_centre(keep)), CHOOSER_KEEP);
}

static void check_every_square(Scene *scene, const BoardGeometry *board) {
    for (int file = 1; file <= VARIANT_SHO.files; file++) {
        for (int rank = 1; rank <= VARIANT_SHO.ranks; rank++) {
            scene->view.target = board_view_cell(board, square_at(file, rank));
            check_answers(scene);
        }
    }
}

static void test_answers_in_small_areas(void **state) {
    (void)state;
    static const Rect AREAS[] = {{8, 36, 208, 220}, {8, 36, 230, 220}, {8, 36, 520, 330}};
    Scene scene;
    scene_begin(&scene);
    for (size_t i = 0; i < sizeof AREAS / sizeof AREAS[0]; i++) {
        scene.view.area = AREAS[i];
        BoardGeometry board = board_in(AREAS[i], &VARIANT_SHO, false);
        check_every_square(&scene, &board);
        board = board_in(AREAS[i], &VARIANT_SHO, true);
        check_every_square(&scene, &board);
    }
    canvas_free(scene.canvas);
}

static void test_shows_both_faces(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene);
    const CanvasCommand *promoted = sight_piece(scene.canvas, cell_of(&scene, "Promote"));
    assert_non_null(promoted);
    assert_string_equal(promoted->piece.kanji, "と金");
    assert_true(promoted->piece.promoted);
    const CanvasCommand *kept = sight_piece(scene.canvas, cell_of(&scene, "Keep"));
    assert_non_null(kept);
    assert_string_equal(kept->piece.kanji, "歩兵");
    assert_false(kept->piece.promoted);
    canvas_free(scene.canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stands_beside_every_square),
        cmocka_unit_test(test_small_areas),
        cmocka_unit_test(test_answers),
        cmocka_unit_test(test_answers_in_small_areas),
        cmocka_unit_test(test_card_covers_the_board),
        cmocka_unit_test(test_shows_both_faces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
