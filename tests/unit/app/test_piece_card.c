/* The card of a piece: its names, words and diagram for every kind, none of them cut or on top of
 * another. */
#include "app/screens/play_layout.h"
#include "app/views/piece_card.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/piece_table.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct Scene {
    Ruleset rules;
    PieceRow rows[PIECE_ROWS];
    Canvas *canvas;
} Scene;

static int set_up(void **state) {
    static Scene scene;
    rules_by_words(&scene.rules, "default");
    piece_table_read(scene.rows);
    scene.canvas = canvas_new(canvas_measure_fixed, NULL);
    *state = &scene;
    return scene.canvas == NULL ? -1 : 0;
}

static int tear_down(void **state) {
    Scene *scene = *state;
    canvas_free(scene->canvas);
    return 0;
}

/* Small text is kept this high in logical pixels where all else shrinks to 80 %. */
static const float TEXT_AT_80 = 15;

/* The card as it stands in a window of this size; returns its box. */
static Rect draw_with(const Scene *scene, Piece piece, Point size, float text_least) {
    CanvasFrame frame = {.width = size.x,
                         .height = size.y,
                         .scale = 1,
                         .text_least = text_least,
                         .theme = THEME_LIGHT};
    PlayLayout layout = play_layout_of(size.x, size.y, scene->rules.variant, false);
    PieceCard card = {.rules = &scene->rules,
                      .piece = piece,
                      .box = {layout.panel.x, 100, layout.panel.w, layout.card.h},
                      .cell = layout.card_cell};
    canvas_begin(scene->canvas, &frame);
    piece_card_draw(scene->canvas, &card);
    return card.box;
}

static Rect draw(const Scene *scene, Piece piece, Point size) {
    return draw_with(scene, piece, size, 0);
}

/* Counts what is cut or lies on something else, and tells it. */
static size_t faults_of(const Scene *scene, Rect box) {
    size_t faults = 0;
    for (size_t i = 0; i < canvas_count(scene->canvas); i++) {
        const CanvasCommand *one = canvas_at(scene->canvas, i);
        if (one->kind != COMMAND_TEXT) {
            continue;
        }
        if (strstr(one->text, "…") != NULL || !sight_within(sight_ink(one), box)) {
            print_error("cut or outside: \"%s\"\n", one->text);
            faults++;
        }
        for (size_t k = 0; k < i; k++) {
            const CanvasCommand *other = canvas_at(scene->canvas, k);
            if (other->kind == COMMAND_TEXT && sight_overlap(sight_ink(one), sight_ink(other))) {
                print_error("\"%s\" lies on \"%s\"\n", one->text, other->text);
                faults++;
            }
        }
    }
    return faults;
}

static void test_every_kind_in_small_and_large(void **state) {
    const Scene *scene = *state;
    size_t faults = 0;
    static const Point SIZES[] = {{960, 600}, {1100, 699}, {1280, 800}, {1920, 1080}};
    for (size_t id = 1; id < scene->rules.variant->kind_count; id++) {
        for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
            Rect box = draw(scene, piece_of((KindId)id, BLACK), SIZES[i]);
            faults += faults_of(scene, box);
        }
    }
    assert_int_equal(faults, 0);
}

/* A window of 960x600 at 80 % is 1200x750; the narrowest panel is in a high one. */
static void test_every_kind_at_80_percent(void **state) {
    const Scene *scene = *state;
    static const Point SIZES[] = {{1200, 750}, {1340, 980}, {1600, 1000}, {3200, 2000}};
    size_t faults = 0;
    for (size_t id = 1; id < scene->rules.variant->kind_count; id++) {
        for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
            Rect box = draw_with(scene, piece_of((KindId)id, BLACK), SIZES[i], TEXT_AT_80);
            faults += faults_of(scene, box);
        }
    }
    assert_int_equal(faults, 0);
}

static void draw_in(const Scene *scene, Piece piece, Rect box, float cell) {
    CanvasFrame frame = {.width = 1280, .height = 800, .scale = 1, .theme = THEME_LIGHT};
    PieceCard card = {.rules = &scene->rules, .piece = piece, .box = box, .cell = cell};
    canvas_begin(scene->canvas, &frame);
    piece_card_draw(scene->canvas, &card);
}

/* Whatever box it is given: no text is cut, none lies on another, and the name is always there. */
static void test_boxes_of_any_size(void **state) {
    const Scene *scene = *state;
    static const float CELLS[] = {24, 36};
    size_t faults = 0;
    for (size_t id = 1; id < scene->rules.variant->kind_count; id++) {
        for (int width = 214; width < 660; width += 53) {
            for (int height = 56; height < 260; height += 17) {
                Rect box = {10, 10, (float)width, (float)height};
                draw_in(scene, piece_of((KindId)id, WHITE), box, CELLS[height > 238]);
                faults += faults_of(scene, box);
                assert_true(sight_count(scene->canvas, COMMAND_TEXT) > 0);
            }
        }
    }
    assert_int_equal(faults, 0);
}

/* The name of a low card and the line below it do not touch, however long the tail of a "g". */
static void test_air_below_the_name(void **state) {
    const Scene *scene = *state;
    for (int width = 214; width < 660; width += 53) {
        draw_in(scene, piece_of(1, BLACK), (Rect){10, 10, (float)width, 92}, 24);
        const CanvasCommand *name = sight_text(scene->canvas, "King");
        const CanvasCommand *detail = sight_text(scene->canvas, "osho  ·  K");
        assert_non_null(name);
        assert_non_null(detail);
        Rect above = sight_ink(name);
        assert_true(sight_ink(detail).y - above.y - above.h >= 2);
    }
}

/* A narrow or low card has no diagram, a very low one is none. */
static void test_forms(void **state) {
    const Scene *scene = *state;
    Piece piece = piece_of(1, BLACK);
    draw_in(scene, piece, (Rect){10, 10, 538, 238}, 36);
    assert_int_equal(sight_count(scene->canvas, COMMAND_PIECE), 1);
    draw_in(scene, piece, (Rect){10, 10, 420, 196}, 24);
    assert_int_equal(sight_count(scene->canvas, COMMAND_PIECE), 1);
    draw_in(scene, piece, (Rect){10, 10, 250, 196}, 24);
    assert_int_equal(sight_count(scene->canvas, COMMAND_PIECE), 0);
    draw_in(scene, piece, (Rect){10, 10, 420, 92}, 24);
    assert_int_equal(sight_count(scene->canvas, COMMAND_PIECE), 0);
    assert_true(sight_count(scene->canvas, COMMAND_TEXT) > 0);
    draw_in(scene, piece, (Rect){10, 10, 420, 55}, 24);
    assert_int_equal(canvas_count(scene->canvas), 0);
}

/* Names and promotions by the table of the rules. */
static void test_words(void **state) {
    const Scene *scene = *state;
    for (size_t id = 1; id < scene->rules.variant->kind_count; id++) {
        const Kind *kind = ruleset_kind(&scene->rules, (KindId)id);
        const PieceRow *row = piece_row(scene->rows, kind->code);
        char title[32];
        draw(scene, piece_of((KindId)id, BLACK), (Point){1280, 800});
        snprintf(title, sizeof title, "%c%s", toupper((unsigned char)row->english[0]),
                 row->english + 1);
        assert_non_null(sight_text(scene->canvas, title));
        bool promotes = strcmp(row->promotes_to, "-") != 0;
        bool promoted = strcmp(row->promoted_from, "-") != 0;
        assert_int_equal(sight_reads(scene->canvas, "Promotes to "), promotes);
        assert_int_equal(sight_reads(scene->canvas, "Promoted from "), promoted);
        assert_int_equal(sight_reads(scene->canvas, "Does not promote."), !promotes && !promoted);
        assert_int_equal(sight_reads(scene->canvas, "Royal."), row->royal);
    }
}

/* The king of each side has its own name, in the headline and in the diagram. */
static void test_kings(void **state) {
    const Scene *scene = *state;
    static const char *const NAMES[] = {[BLACK] = "玉将", [WHITE] = "王将"};
    Setting start;
    setting_begin(&start, "default", "startpos");
    for (int side = BLACK; side <= WHITE; side++) {
        Square square = square_by_name(side == BLACK ? "5i" : "5a");
        Rect box = draw(scene, start.position.cell[square], (Point){1280, 800});
        assert_non_null(sight_text(scene->canvas, NAMES[side]));
        const CanvasCommand *piece = sight_piece(scene->canvas, box);
        assert_non_null(piece);
        assert_string_equal(piece->piece.kanji, NAMES[side]);
        /* A diagram is always seen by its owner. */
        assert_false(piece->piece.turned);
    }
}

static void test_empty(void **state) {
    const Scene *scene = *state;
    Rect box = draw(scene, PIECE_NONE, (Point){960, 600});
    assert_true(sight_reads(scene->canvas, "Point at a piece to see how it moves."));
    assert_int_equal(faults_of(scene, box), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_in_small_and_large),
        cmocka_unit_test(test_every_kind_at_80_percent),
        cmocka_unit_test(test_boxes_of_any_size),
        cmocka_unit_test(test_air_below_the_name),
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_kings),
        cmocka_unit_test(test_empty),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
