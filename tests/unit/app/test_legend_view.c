/* The legend of the marks: those that a game can show and no others, each with words that are not
 * cut, inside its width. */
#include "app/views/legend_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/proving_ground.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <string.h>

static const Point ORIGIN = {20, 30};

static Canvas *drawn(const Ruleset *rules, float width) {
    CanvasFrame frame = {.width = 1280, .height = 2000, .scale = 1, .theme = THEME_LIGHT};
    LegendView view = {.rules = rules, .width = width};
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    canvas_begin(canvas, &frame);
    legend_view_draw(canvas, &view, ORIGIN);
    assert_false(canvas_is_full(canvas));
    return canvas;
}

/* A word that is looked for may be in one line of several. */
static void expect_words(const Ruleset *rules, const char *words, bool there) {
    Canvas *canvas = drawn(rules, 800);
    if (sight_reads(canvas, words) != there) {
        print_error("\"%s\" is %s\n", words, there ? "missing" : "there");
        fail();
    }
    canvas_free(canvas);
}

/* Sho shogi has steps, lines and the knight's jump, but no piece that goes on, stops half-way or
 * shoots. */
static void test_sho(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "default");
    expect_words(&rules, "goes there by a step", true);
    expect_words(&rules, "goes there along a line", true);
    expect_words(&rules, "jumps there", true);
    expect_words(&rules, "can be taken by a jump", true);
    expect_words(&rules, "may promote there", true);
    expect_words(&rules, "must promote there", true);
    expect_words(&rules, "attacked and defended", true);
    expect_words(&rules, "shot", false);
    expect_words(&rules, "then on", false);
    expect_words(&rules, "as far as", false);
    expect_words(&rules, "the move goes on", false);
    expect_words(&rules, "goes home", false);
}

/* Only where a law may forbid a step can a step be forbidden; a law about endings marks nothing. */
static void test_forbidden(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "chu lishogi");
    expect_words(&rules, "forbidden by a rule", true);
    expect_words(&rules, "by way of here it is allowed", true);
    rules_by_words(&rules, "default self_check=illegal");
    expect_words(&rules, "forbidden by a rule", false);
    expect_words(&rules, "by way of here", false);
    expect_words(&rules, "why the move is not possible", true);
}

/* The law itself says what it remembers; where it remembers nothing there is no such mark. */
static void test_reminder(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "chu lishogi");
    expect_words(&rules, "A lion fell here a moment ago", true);
    expect_words(&rules, "may take a lion.", true);
    rules_by_words(&rules, "chu jcsa");
    expect_words(&rules, "protected lion.", true);
    rules_by_words(&rules, "chu lishogi counterstrike=off");
    expect_words(&rules, "A lion fell here", false);
    rules_by_words(&rules, "default");
    expect_words(&rules, "A lion fell here", false);
}

/* Lions go on and go home; nothing in chu shogi shoots. */
static void test_chu(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "chu lishogi");
    expect_words(&rules, "goes there, then on", true);
    expect_words(&rules, "goes home after taking: igui", true);
    expect_words(&rules, "goes home: a pass, jitto", true);
    expect_words(&rules, "shot", false);
}

/* A game with all mechanisms shows their marks. */
static void test_proving_ground(void **state) {
    (void)state;
    Ruleset rules;
    Problem why;
    assert_true(ruleset_begin(&rules, &VARIANT_GROUND, NULL, &why));
    expect_words(&rules, "can be shot", true);
    expect_words(&rules, "goes there, then on", true);
    expect_words(&rules, "the move goes on", true);
}

static void test_nothing_is_cut(void **state) {
    (void)state;
    Ruleset rules;
    Problem why;
    assert_true(ruleset_begin(&rules, &VARIANT_GROUND, NULL, &why));
    for (int step = 120; step < 700; step += 33) {
        float width = (float)step;
        Canvas *canvas = drawn(&rules, width);
        LegendView view = {.rules = &rules, .width = width};
        Rect box = {ORIGIN.x, ORIGIN.y, width, legend_view_height(canvas, &view)};
        for (size_t i = 0; i < canvas_count(canvas); i++) {
            const CanvasCommand *command = canvas_at(canvas, i);
            bool text = command->kind == COMMAND_TEXT;
            assert_true(!text || strstr(command->text, "…") == NULL);
            assert_true(!text || sight_within(command->box, box));
            assert_true(command->kind != COMMAND_PIECE || rect_contains(box, command->spot.centre));
        }
        canvas_free(canvas);
    }
}

/* In two columns it is about half as high, and everything is there as before. */
static void test_two_columns(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "default");
    Canvas *narrow = drawn(&rules, LEGEND_WIDE - 1);
    Canvas *wide = drawn(&rules, LEGEND_WIDE + 200);
    LegendView view = {.rules = &rules, .width = LEGEND_WIDE - 1};
    float one = legend_view_height(narrow, &view);
    view.width = LEGEND_WIDE + 200;
    float two = legend_view_height(wide, &view);
    assert_true(two < 0.6F * one && two >= 0.5F * one);
    assert_int_equal(sight_count(narrow, COMMAND_PIECE), sight_count(wide, COMMAND_PIECE));
    canvas_free(narrow);
    canvas_free(wide);
}

/* Fires and nets only where something burns or holds. */
static void test_ko(void **state) {
    (void)state;
    Ruleset rules;
    rules_by_words(&rules, "ko default");
    expect_words(&rules, "reached by a fire", true);
    expect_words(&rules, "held by a net", true);
    rules_by_words(&rules, "chu lishogi");
    expect_words(&rules, "reached by a fire", false);
    expect_words(&rules, "held by a net", false);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sho),
        cmocka_unit_test(test_forbidden),
        cmocka_unit_test(test_reminder),
        cmocka_unit_test(test_chu),
        cmocka_unit_test(test_ko),
        cmocka_unit_test(test_proving_ground),
        cmocka_unit_test(test_nothing_is_cut),
        cmocka_unit_test(test_two_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
