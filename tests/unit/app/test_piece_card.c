/* The card of a piece: its names, words and diagram for every kind, none of them cut or on top of
 * another. */
#include "app/screens/play_layout.h"
#include "app/views/piece_card.h"
#include "rules/pieces/diagram.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/piece_table.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct Scene {
    Ruleset rules; /* of sho shogi */
    Ruleset chu;
    Ruleset ko;
    PieceRow rows[PIECE_ROWS];
    Canvas *canvas;
} Scene;

static int set_up(void **state) {
    static Scene scene;
    rules_by_words(&scene.rules, "default");
    rules_by_words(&scene.chu, "chu lishogi");
    rules_by_words(&scene.ko, "ko default");
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
static Rect draw_under(const Scene *scene, const Ruleset *rules, Piece piece,
                       const CanvasFrame *frame) {
    PlayLayout layout = play_layout_of(frame->width, frame->height, rules->variant, false);
    PieceCard card = {.rules = rules,
                      .piece = piece,
                      .box = {layout.panel.x, 100, layout.panel.w, layout.card.h},
                      .cell = layout.card_cell};
    canvas_begin(scene->canvas, frame);
    piece_card_draw(scene->canvas, &card);
    return card.box;
}

static CanvasFrame frame_of(Point size, float text_least) {
    return (CanvasFrame){.width = size.x,
                         .height = size.y,
                         .scale = 1,
                         .text_least = text_least,
                         .theme = THEME_LIGHT};
}

static Rect draw(const Scene *scene, Piece piece, Point size) {
    CanvasFrame frame = frame_of(size, 0);
    return draw_under(scene, &scene->rules, piece, &frame);
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

/* Faults of all kinds of the games in windows of these sizes. */
static size_t faults_in(const Scene *scene, const Point *sizes, size_t count, float text_least) {
    const Ruleset *const games[] = {&scene->rules, &scene->chu, &scene->ko};
    size_t faults = 0;
    for (size_t game = 0; game < 3; game++) {
        for (size_t id = 1; id < games[game]->variant->kind_count; id++) {
            for (size_t i = 0; i < count; i++) {
                CanvasFrame frame = frame_of(sizes[i], text_least);
                Piece piece = piece_of((KindId)id, BLACK);
                faults += faults_of(scene, draw_under(scene, games[game], piece, &frame));
            }
        }
    }
    return faults;
}

static void test_every_kind_in_small_and_large(void **state) {
    static const Point SIZES[] = {{960, 600}, {1100, 699}, {1280, 800}, {1920, 1080}};
    assert_int_equal(faults_in(*state, SIZES, sizeof SIZES / sizeof SIZES[0], 0), 0);
}

/* A window of 960x600 at 80 % is 1200x750; the narrowest panel is in a high one. */
static void test_every_kind_at_80_percent(void **state) {
    static const Point SIZES[] = {{1200, 750}, {1340, 980}, {1600, 1000}, {3200, 2000}};
    assert_int_equal(faults_in(*state, SIZES, sizeof SIZES / sizeof SIZES[0], TEXT_AT_80), 0);
}

static void draw_box(const Scene *scene, const PieceCard *card) {
    CanvasFrame frame = frame_of((Point){1280, 800}, 0);
    canvas_begin(scene->canvas, &frame);
    piece_card_draw(scene->canvas, card);
}

static void draw_in(const Scene *scene, Piece piece, Rect box, float cell) {
    draw_box(scene, &(PieceCard){.rules = &scene->rules, .piece = piece, .box = box, .cell = cell});
}

static size_t faults_of_boxes(const Scene *scene, const Ruleset *rules, KindId id) {
    static const float CELLS[] = {24, 36};
    size_t faults = 0;
    for (int width = 214; width < 660; width += 53) {
        for (int height = 56; height < 310; height += 17) {
            PieceCard card = {.rules = rules,
                              .piece = piece_of(id, WHITE),
                              .box = {10, 10, (float)width, (float)height},
                              .cell = CELLS[height > 238]};
            draw_box(scene, &card);
            faults += faults_of(scene, card.box);
            assert_true(sight_count(scene->canvas, COMMAND_TEXT) > 0);
        }
    }
    return faults;
}

/* Whatever box it is given: no text is cut, none lies on another, and the name is always there. */
static void test_boxes_of_any_size(void **state) {
    const Scene *scene = *state;
    size_t faults = 0;
    for (size_t id = 1; id < scene->rules.variant->kind_count; id++) {
        faults += faults_of_boxes(scene, &scene->rules, (KindId)id);
    }
    for (size_t id = 1; id < scene->chu.variant->kind_count; id++) {
        faults += faults_of_boxes(scene, &scene->chu, (KindId)id);
    }
    for (size_t id = 1; id < scene->ko.variant->kind_count; id++) {
        faults += faults_of_boxes(scene, &scene->ko, (KindId)id);
    }
    assert_int_equal(faults, 0);
}

/* The card of a kind of chu shogi in a window of this size. */
static void draw_chu(const Scene *scene, const char *code, Point size) {
    const Variant *variant = scene->chu.variant;
    CanvasFrame frame = frame_of(size, 0);
    KindId id = kind_find(variant->kinds, variant->kind_count, code);
    draw_under(scene, &scene->chu, piece_of(id, BLACK), &frame);
}

/* All that such a piece does is told in every usual window. */
static void test_pieces_that_go_on(void **state) {
    const Scene *scene = *state;
    static const char *const CODES[] = {"lion", "lion+", "falcon", "eagle"};
    static const Point SIZES[] = {{960, 600}, {1100, 699}, {1280, 800}, {2000, 1200}};
    for (size_t i = 0; i < sizeof CODES / sizeof CODES[0]; i++) {
        for (size_t k = 0; k < sizeof SIZES / sizeof SIZES[0]; k++) {
            draw_chu(scene, CODES[i], SIZES[k]);
            assert_true(sight_reads(scene->canvas, "(jitto)"));
            assert_true(sight_reads(scene->canvas, "square."));
        }
    }
}

static void draw_chu_in(const Scene *scene, const char *code, Point size) {
    const Variant *variant = scene->chu.variant;
    KindId id = kind_find(variant->kinds, variant->kind_count, code);
    draw_box(scene, &(PieceCard){.rules = &scene->chu,
                                 .piece = piece_of(id, BLACK),
                                 .box = {10, 10, size.x, size.y},
                                 .cell = 36});
}

/* Special rules stand where there is room; where there is very little, not even all of the moves.
 */
static void test_what_has_room(void **state) {
    const Scene *scene = *state;
    draw_chu_in(scene, "lion", (Point){640, 400});
    assert_true(sight_reads(scene->canvas, "Lion takes lion: "));
    assert_true(sight_reads(scene->canvas, "Counter-strike: "));
    draw_chu_in(scene, "lion", (Point){640, 200});
    assert_true(sight_reads(scene->canvas, "(jitto)"));
    assert_false(sight_reads(scene->canvas, "Counter-strike: "));
    draw_chu_in(scene, "eagle", (Point){560, 110});
    assert_true(sight_reads(scene->canvas, "second square."));
    assert_false(sight_reads(scene->canvas, "jitto"));
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

/* Marks of the diagram that no legend explains. */
static size_t unexplained(const Scene *scene, const Ruleset *rules, KindId id, Point size) {
    CanvasFrame frame = frame_of(size, 0);
    const Kind *kind = ruleset_kind(rules, id);
    Diagram diagram;
    size_t missing = 0;
    diagram_of(kind, &diagram);
    draw_under(scene, rules, piece_of(id, BLACK), &frame);
    for (int meaning = 0; meaning < DIAGRAM_MEANINGS; meaning++) {
        if (diagram_means(&diagram, (DiagramMeaning)meaning) &&
            sight_text(scene->canvas, diagram_meaning((DiagramMeaning)meaning)) == NULL) {
            print_error("%s in %.0f: %s\n", kind->english, (double)size.x,
                        diagram_meaning((DiagramMeaning)meaning));
            missing++;
        }
    }
    return missing;
}

/* Where the card has room for the words of every piece and the legend of every diagram. */
static void test_every_mark_is_explained(void **state) {
    const Scene *scene = *state;
    static const Point SIZES[] = {{1440, 900}, {1920, 1080}};
    const Ruleset *const games[] = {&scene->rules, &scene->chu, &scene->ko};
    size_t missing = 0;
    for (size_t game = 0; game < 3; game++) {
        for (size_t id = 1; id < games[game]->variant->kind_count; id++) {
            for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
                missing += unexplained(scene, games[game], (KindId)id, SIZES[i]);
            }
        }
    }
    assert_int_equal(missing, 0);
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
        cmocka_unit_test(test_pieces_that_go_on),
        cmocka_unit_test(test_what_has_room),
        cmocka_unit_test(test_air_below_the_name),
        cmocka_unit_test(test_forms),
        cmocka_unit_test(test_words),
        cmocka_unit_test(test_kings),
        cmocka_unit_test(test_every_mark_is_explained),
        cmocka_unit_test(test_empty),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
