/* The list of moves: which ply stands where, which one is clicked, and that the shown one is always
 * there. */
#include "app/views/history_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <stdio.h>
#include <string.h>

enum { ROWS_SHOWN = 5, ROW_HEIGHT = 26 };

static const Rect BOX = {700, 400, 500, ROWS_SHOWN *ROW_HEIGHT + 3};

typedef struct Scene {
    Setting setting;
    Game *game;
    Canvas *canvas;
    Ui ui;
    HistoryScroll scroll;
    Rect box;
} Scene;

static void scene_begin(Scene *scene, const char *sfen) {
    setting_begin(&scene->setting, "default bare_king=none", sfen);
    scene->game = game_new(&scene->setting.rules, &scene->setting.position);
    scene->canvas = canvas_new(canvas_measure_fixed, NULL);
    scene->ui = ui_fresh();
    scene->scroll = (HistoryScroll){.rows = 0};
    scene->box = BOX;
    assert_non_null(scene->game);
    assert_non_null(scene->canvas);
}

static void scene_end(Scene *scene) {
    game_free(scene->game);
    canvas_free(scene->canvas);
}

static void play(Scene *scene, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        Refusal why = {.text = ""};
        assert_true(game_play(scene->game, move_by_usi(game_position(scene->game), word), &why));
    }
}

static const Ply *pass(Scene *scene, Input input) {
    CanvasFrame frame = {.width = 1280, .height = 800, .scale = 1, .theme = THEME_LIGHT};
    HistoryView view = {
        .scroll = &scene->scroll, .game = scene->game, .box = scene->box, .row_height = ROW_HEIGHT};
    canvas_begin(scene->canvas, &frame);
    ui_begin(&scene->ui, scene->canvas, &input, 0);
    const Ply *ply = history_view_run(&scene->ui, &view);
    ui_end(&scene->ui);
    return ply;
}

static const Ply *click(Scene *scene, const char *name) {
    pass(scene, (Input){.kind = INPUT_NONE});
    const CanvasCommand *row = sight_label(scene->canvas, "row", name);
    assert_non_null(row);
    Point at = rect_centre(row->box);
    assert_null(pass(scene, (Input){.kind = INPUT_PRESS, .point = at, .button = BUTTON_LEFT}));
    return pass(scene, (Input){.kind = INPUT_RELEASE, .point = at, .button = BUTTON_LEFT});
}

/* Everything written and labelled lies inside the box. */
static void expect_inside(const Scene *scene) {
    for (size_t i = 0; i < canvas_count(scene->canvas); i++) {
        const CanvasCommand *command = canvas_at(scene->canvas, i);
        assert_true(sight_within(command->box, scene->box));
    }
}

static float middle_of(const Scene *scene, const char *text) {
    const CanvasCommand *command = sight_text(scene->canvas, text);
    assert_non_null(command);
    return command->box.y + command->box.h / 2;
}

static void test_pairs(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    assert_null(pass(&scene, (Input){.kind = INPUT_NONE}));
    assert_int_equal(sight_count(scene.canvas, COMMAND_LABEL), 0);
    play(&scene, "7g7f 3c3d 2g2f");
    pass(&scene, (Input){.kind = INPUT_NONE});
    assert_int_equal(sight_count(scene.canvas, COMMAND_LABEL), 3);
    const CanvasCommand *black = sight_text(scene.canvas, "P-7f");
    const CanvasCommand *white = sight_text(scene.canvas, "P-3d");
    const CanvasCommand *next = sight_text(scene.canvas, "P-2f");
    assert_non_null(black);
    assert_non_null(white);
    assert_non_null(next);
    assert_true(white->box.x > black->box.x + black->box.w);
    assert_true(next->box.x < white->box.x);
    assert_int_equal((int)middle_of(&scene, "P-7f"), (int)middle_of(&scene, "P-3d"));
    assert_int_equal((int)middle_of(&scene, "P-2f"), (int)middle_of(&scene, "P-7f") + ROW_HEIGHT);
    assert_int_equal((int)middle_of(&scene, "1"), (int)middle_of(&scene, "P-7f"));
    assert_int_equal((int)middle_of(&scene, "2"), (int)middle_of(&scene, "P-2f"));
    /* The last one played is shown in bold. */
    assert_int_equal(next->face, FACE_SANS_BOLD);
    assert_int_equal(black->face, FACE_SANS);
    expect_inside(&scene);
    scene_end(&scene);
}

/* Where White began, its first move stands in White's column of the first row. */
static void test_white_began(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "4k4/4p4/9/9/9/9/9/4P4/4K4 w - 1");
    play(&scene, "5b5c 5h5g 5c5d");
    pass(&scene, (Input){.kind = INPUT_NONE});
    assert_true(sight_text(scene.canvas, "P-5c")->box.x > sight_text(scene.canvas, "P-5g")->box.x);
    assert_int_equal((int)middle_of(&scene, "P-5g"), (int)middle_of(&scene, "P-5c") + ROW_HEIGHT);
    assert_int_equal((int)middle_of(&scene, "P-5g"), (int)middle_of(&scene, "P-5d"));
    scene_end(&scene);
}

static void test_clicks(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play(&scene, "7g7f 3c3d 2g2f 4a3b");
    const Ply *ply = click(&scene, "P-3d");
    assert_non_null(ply);
    assert_int_equal(ply_depth(ply), 2);
    game_show(scene.game, ply);
    /* The moves after the shown one stay in the list. */
    ply = click(&scene, "G-3b");
    assert_non_null(ply);
    assert_int_equal(ply_depth(ply), 4);
    scene_end(&scene);
}

/* Golds step to and fro, and a pawn goes ahead in between, so that no position comes up four times.
 */
static void play_long(Scene *scene) {
    static const char *const PAWNS[] = {"9g9f 9c9d", "8g8f 8c8d", "7g7f 7c7d", "6g6f 6c6d"};
    for (int i = 0; i < 4; i++) {
        play(scene, "6i6h 4a4b 4i4h 6a6b 6h6i 4b4a 4h4i 6b6a");
        play(scene, PAWNS[i]);
    }
}

static const CanvasCommand *current_row(const Scene *scene) {
    for (size_t i = 0; i < canvas_count(scene->canvas); i++) {
        const CanvasCommand *command = canvas_at(scene->canvas, i);
        if (command->kind == COMMAND_TEXT && command->face == FACE_SANS_BOLD) {
            return command;
        }
    }
    return NULL;
}

static void test_shown_ply_is_always_in_the_list(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play_long(&scene);
    assert_true(ply_depth(game_ply(scene.game)) == 40);
    for (;;) {
        pass(&scene, (Input){.kind = INPUT_NONE});
        expect_inside(&scene);
        assert_true(sight_count(scene.canvas, COMMAND_LABEL) <= (size_t)2 * ROWS_SHOWN);
        if (ply_parent(game_ply(scene.game)) == NULL) {
            break;
        }
        assert_non_null(current_row(&scene));
        assert_true(game_undo(scene.game));
    }
    /* At the start nothing is current, and the first moves are shown. */
    assert_null(current_row(&scene));
    assert_non_null(sight_text(scene.canvas, "G-6h"));
    assert_non_null(sight_text(scene.canvas, "1"));
    scene_end(&scene);
}

static size_t rows_of(const Scene *scene) {
    return sight_count(scene->canvas, COMMAND_LABEL);
}

/* What was played instead of a move stands below its row and can be clicked. */
static void test_other_moves(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play(&scene, "7g7f 3c3d 2g2f");
    game_undo(scene.game);
    play(&scene, "6g6f");
    game_undo(scene.game);
    game_undo(scene.game);
    play(&scene, "8c8d");
    pass(&scene, (Input){.kind = INPUT_NONE});
    expect_inside(&scene);
    assert_int_equal(rows_of(&scene), 3);
    assert_true(sight_reads(scene.canvas, "or"));
    assert_true(middle_of(&scene, "P-3d") > middle_of(&scene, "P-8d") + ROW_HEIGHT / 2.0F);
    /* The moves of the line that is not shown are not in the list. */
    assert_false(sight_reads(scene.canvas, "P-2f"));
    const Ply *other = click(&scene, "P-3d");
    assert_non_null(other);
    game_show(scene.game, other);
    pass(&scene, (Input){.kind = INPUT_NONE});
    assert_int_equal(sight_text(scene.canvas, "P-3d")->face, FACE_SANS_BOLD);
    assert_int_equal(rows_of(&scene), 5);
    other = click(&scene, "P-2f");
    assert_int_equal(ply_depth(other), 3);
    scene_end(&scene);
}

/* More than fit beside each other go on in further lines, each inside the box, none twice. */
static void test_many_other_moves(void **state) {
    (void)state;
    static const char *const FIRST[] = {"1g1f", "2g2f", "3g3f", "4g4f", "5g5f",
                                        "6g6f", "7g7f", "8g8f", "9g9f"};
    static const char *const SHOWN[] = {"P-1f", "P-2f", "P-3f", "P-4f", "P-5f",
                                        "P-6f", "P-7f", "P-8f", "P-9f"};
    Scene scene;
    scene_begin(&scene, "startpos");
    for (size_t i = 0; i < sizeof FIRST / sizeof FIRST[0]; i++) {
        play(&scene, FIRST[i]);
        game_undo(scene.game);
    }
    for (int width = 230; width <= 640; width += 41) {
        scene.box = (Rect){10, 10, (float)width, 300};
        pass(&scene, (Input){.kind = INPUT_NONE});
        expect_inside(&scene);
        assert_int_equal(rows_of(&scene), 9);
        for (size_t i = 0; i < sizeof SHOWN / sizeof SHOWN[0]; i++) {
            assert_non_null(sight_label(scene.canvas, "row", SHOWN[i]));
        }
    }
    scene_end(&scene);
}

/* Nobody can take a move for one of the other side's: what Black could have played stands left of
 * White's column, what White could have played inside it, in every panel there is. */
static void test_other_moves_keep_to_their_side(void **state) {
    (void)state;
    static const char *const BLACKS[] = {"P-2f", "P-5f", "P-9f"};
    static const char *const WHITES[] = {"P-3d", "P-5d", "P-9d"};
    Scene scene;
    scene_begin(&scene, "startpos");
    play(&scene, "2g2f");
    game_undo(scene.game);
    play(&scene, "5g5f");
    game_undo(scene.game);
    play(&scene, "9g9f");
    game_undo(scene.game);
    play(&scene, "7g7f 3c3d");
    game_undo(scene.game);
    play(&scene, "5c5d");
    game_undo(scene.game);
    play(&scene, "9c9d");
    game_undo(scene.game);
    play(&scene, "8c8d");
    for (int width = 230; width <= 640; width++) {
        scene.box = (Rect){10, 10, (float)width, 300};
        pass(&scene, (Input){.kind = INPUT_NONE});
        expect_inside(&scene);
        float border = sight_label(scene.canvas, "row", "P-8d")->box.x;
        for (int i = 0; i < 3; i++) {
            Rect black = sight_label(scene.canvas, "row", BLACKS[i])->box;
            Rect white = sight_label(scene.canvas, "row", WHITES[i])->box;
            assert_true(black.x + black.w <= border + 0.5F);
            assert_true(white.x >= border);
        }
    }
    scene_end(&scene);
}

static size_t pictures_in(const Scene *scene) {
    return sight_count(scene->canvas, COMMAND_POLYLINE) +
           sight_count(scene->canvas, COMMAND_POLYGON) + sight_count(scene->canvas, COMMAND_IMAGE);
}

static void test_comments_are_marked(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play(&scene, "7g7f 3c3d");
    pass(&scene, (Input){.kind = INPUT_NONE});
    size_t before = pictures_in(&scene);
    assert_true(game_comment(scene.game, "A quiet answer."));
    pass(&scene, (Input){.kind = INPUT_NONE});
    assert_true(pictures_in(&scene) > before);
    expect_inside(&scene);
    scene_end(&scene);
}

static void expect_end(Verdict verdict, const char *text) {
    Scene scene;
    scene_begin(&scene, "startpos");
    play(&scene, "7g7f");
    game_end(scene.game, verdict);
    scene.box = (Rect){10, 10, 230, 120};
    pass(&scene, (Input){.kind = INPUT_NONE});
    const CanvasCommand *line = sight_text(scene.canvas, text);
    assert_non_null(line);
    assert_true(line->box.y > middle_of(&scene, "P-7f"));
    expect_inside(&scene);
    scene_end(&scene);
}

static void test_ends_by_players(void **state) {
    (void)state;
    expect_end(verdict_for(BLACK, REASON_RESIGNATION), "White resigns");
    expect_end(verdict_for(WHITE, REASON_RESIGNATION), "Black resigns");
    expect_end(verdict_for(BLACK, REASON_ILLEGAL_MOVE), "White moved illegally");
    expect_end(verdict_for(COLOUR_NONE, REASON_AGREED_DRAW), "Draw by agreement");
}

static void turn_wheel(Scene *scene, float lines) {
    Point middle = rect_centre(scene->box);
    pass(scene, (Input){.kind = INPUT_MOVE, .point = middle});
    pass(scene, (Input){.kind = INPUT_WHEEL, .wheel = lines});
    pass(scene, (Input){.kind = INPUT_NONE});
}

/* The wheel shows any part of the list; the next move brings the list back to the ply shown. */
static void test_wheel(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play_long(&scene);
    pass(&scene, (Input){.kind = INPUT_NONE});
    assert_null(sight_text(scene.canvas, "1"));
    assert_non_null(sight_text(scene.canvas, "20"));
    turn_wheel(&scene, 3);
    assert_null(sight_text(scene.canvas, "20"));
    assert_true(scene.scroll.own);
    turn_wheel(&scene, 100);
    assert_non_null(sight_text(scene.canvas, "1"));
    assert_non_null(sight_text(scene.canvas, "5"));
    turn_wheel(&scene, -1);
    assert_non_null(sight_text(scene.canvas, "3"));
    assert_null(sight_text(scene.canvas, "2"));
    turn_wheel(&scene, -100);
    assert_non_null(sight_text(scene.canvas, "20"));
    assert_non_null(sight_text(scene.canvas, "16"));
    turn_wheel(&scene, 100);
    play(&scene, "6i6h");
    pass(&scene, (Input){.kind = INPUT_NONE});
    assert_non_null(sight_text(scene.canvas, "21"));
    assert_false(scene.scroll.own);
    scene_end(&scene);
}

static void test_wheel_over_a_short_list_does_nothing(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play(&scene, "7g7f 3c3d");
    turn_wheel(&scene, -3);
    assert_false(scene.scroll.own);
    assert_non_null(sight_text(scene.canvas, "1"));
    scene_end(&scene);
}

/* Boxes too low for a row show nothing, and nothing outside. */
static void test_no_room(void **state) {
    (void)state;
    Scene scene;
    scene_begin(&scene, "startpos");
    play_long(&scene);
    for (int height = 0; height <= 60; height += 3) {
        scene.box = (Rect){10, 10, 230, (float)height};
        pass(&scene, (Input){.kind = INPUT_NONE});
        expect_inside(&scene);
        assert_int_equal(rows_of(&scene) > 0, height >= ROW_HEIGHT);
    }
    scene_end(&scene);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pairs),
        cmocka_unit_test(test_white_began),
        cmocka_unit_test(test_clicks),
        cmocka_unit_test(test_shown_ply_is_always_in_the_list),
        cmocka_unit_test(test_other_moves),
        cmocka_unit_test(test_many_other_moves),
        cmocka_unit_test(test_other_moves_keep_to_their_side),
        cmocka_unit_test(test_comments_are_marked),
        cmocka_unit_test(test_ends_by_players),
        cmocka_unit_test(test_wheel),
        cmocka_unit_test(test_wheel_over_a_short_list_does_nothing),
        cmocka_unit_test(test_no_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
