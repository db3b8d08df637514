/* Diagrams on paper: one mark for each mark of the diagram, all inside, the piece in the middle. */
#include "app/views/diagram_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

enum { CELL = 36 };

static void begin(Canvas *canvas) {
    CanvasFrame frame = {.width = 600, .height = 400, .scale = 1, .theme = THEME_LIGHT};
    canvas_begin(canvas, &frame);
}

/* How many marks of one meaning a diagram has. */
static size_t count_of(const Diagram *diagram, DiagramMeaning meaning) {
    size_t count = 0;
    for (size_t i = 0; i < diagram->count; i++) {
        count += diagram->mark[i].meaning == (uint8_t)meaning;
    }
    return count;
}

static void check_kind(Canvas *canvas, const Ruleset *rules, KindId id) {
    Diagram diagram;
    diagram_of(ruleset_kind(rules, id), &diagram);
    DiagramView view = {
        .rules = rules, .piece = piece_of(id, BLACK), .origin = {20, 30}, .cell = CELL};
    float side = diagram_view_side(&view);
    assert_int_equal((int)(side + 0.5F), CELL * (2 * diagram.radius + 1));
    begin(canvas);
    diagram_view_draw(canvas, &view);
    Rect area = {20, 30, side + 1, side + 1};
    assert_int_equal(sight_count(canvas, COMMAND_PIECE), 1);
    Point middle = {20 + side / 2, 30 + side / 2};
    assert_non_null(sight_piece(canvas, rect_around(middle, (float)CELL / 2, (float)CELL / 2)));
    assert_int_equal(sight_count(canvas, COMMAND_CIRCLE), count_of(&diagram, DIAGRAM_STEP));
    static const CommandKind KINDS[] = {COMMAND_CIRCLE, COMMAND_POLYGON, COMMAND_POLYLINE};
    for (size_t i = 0; i < sizeof KINDS / sizeof KINDS[0]; i++) {
        assert_int_equal(sight_count_in(canvas, KINDS[i], area), sight_count(canvas, KINDS[i]));
    }
    assert_true(sight_count(canvas, COMMAND_POLYLINE) + sight_count(canvas, COMMAND_POLYGON) >=
                count_of(&diagram, DIAGRAM_RANGE) + count_of(&diagram, DIAGRAM_JUMP));
}

static void test_all_kinds(void **state) {
    (void)state;
    Ruleset rules;
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    rules_by_words(&rules, "default");
    for (size_t id = 1; id < rules.variant->kind_count; id++) {
        check_kind(canvas, &rules, (KindId)id);
    }
    canvas_free(canvas);
}

/* A pawn's single ring stands right above the middle; a small diagram has a block for the piece. */
static void test_pawn(void **state) {
    (void)state;
    Setting start;
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    setting_begin(&start, "default", "startpos");
    DiagramView view = {.rules = &start.rules,
                        .piece = start.position.cell[square_by_name("7g")],
                        .origin = {0, 0},
                        .cell = 30};
    begin(canvas);
    diagram_view_draw(canvas, &view);
    assert_int_equal(sight_count(canvas, COMMAND_CIRCLE), 1);
    assert_int_equal(sight_count_in(canvas, COMMAND_CIRCLE, (Rect){60, 30, 30, 30}), 1);
    view.cell = 15;
    begin(canvas);
    diagram_view_draw(canvas, &view);
    assert_int_equal(sight_count(canvas, COMMAND_PIECE), 0);
    assert_int_equal(sight_count_in(canvas, COMMAND_CIRCLE, (Rect){30, 15, 15, 15}), 1);
    canvas_free(canvas);
}

static void test_legend(void **state) {
    (void)state;
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    for (int meaning = 0; meaning < DIAGRAM_MEANINGS; meaning++) {
        Rect box = {10, 10, 300, 20};
        begin(canvas);
        float used = diagram_view_legend(canvas, (DiagramMeaning)meaning, box);
        const CanvasCommand *text = sight_text(canvas, diagram_meaning((DiagramMeaning)meaning));
        assert_non_null(text);
        assert_true(sight_within(text->box, box));
        assert_true(text->box.x + text->box.w <= box.x + used + 0.1F);
        assert_true(canvas_count(canvas) >= 2);
    }
    canvas_free(canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_kinds),
        cmocka_unit_test(test_pawn),
        cmocka_unit_test(test_legend),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
