/* Paragraphs break where they may, keep to their box, and say when there is more. */
#include "app/draw/text_flow.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

/* With the fixed measure a narrow character of the body size is 7.7 wide, a wide one 14; a line is
   21 high. */
static const float NARROW = 7.7F;
static const float LINE = 21;

static Canvas *new_canvas(void) {
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    canvas_begin(canvas, &(CanvasFrame){.width = 400, .height = 400, .scale = 1});
    return canvas;
}

/* Lines as drawn, joined by |, for a box so many characters wide and so many lines high. */
static void expect_lines(const char *text, int characters, int lines, const char *expected) {
    Canvas *canvas = new_canvas();
    const TextFlow flow = {.style = TEXT_BODY, .face = FACE_SANS};
    const Rect box = {0, 0, NARROW * (float)characters + 0.1F, LINE * (float)lines};
    const float height = text_flow_draw(canvas, box, &flow, text);
    char got[512] = "";
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        strncat(got, i == 0 ? "" : "|", sizeof got - strlen(got) - 1);
        strncat(got, canvas_at(canvas, i)->text, sizeof got - strlen(got) - 1);
    }
    assert_string_equal(got, expected);
    assert_true(height <= box.h + 0.01F);
    canvas_free(canvas);
}

static void test_breaks_at_spaces(void **state) {
    (void)state;
    expect_lines("one two three", 8, 5, "one two|three");
    expect_lines("one two three", 7, 5, "one two|three");
    expect_lines("one two three", 6, 5, "one|two|three");
    expect_lines("one", 8, 5, "one");
}

static void test_keeps_line_breaks(void **state) {
    (void)state;
    expect_lines("one\ntwo", 20, 5, "one|two");
    expect_lines("one \n two", 20, 5, "one| two");
}

static void test_cuts_words_wider_than_the_line(void **state) {
    (void)state;
    expect_lines("abcdefgh", 3, 5, "abc|def|gh");
    expect_lines("a bcdefgh", 3, 5, "a|bcd|efg|h");
}

static void test_breaks_between_kanji(void **state) {
    (void)state;
    /* four narrow are 30.8: two wide ones fit */
    expect_lines("歩兵金将", 4, 5, "歩兵|金将");
    /* a closing mark does not begin a line */
    expect_lines("歩兵。金", 4, 5, "歩|兵。|金");
}

static void test_more_than_fits_ends_in_an_ellipsis(void **state) {
    (void)state;
    expect_lines("one two three", 6, 2, "one|two\xE2\x80\xA6");
    expect_lines("one two three", 7, 1, "one tw\xE2\x80\xA6");
}

static void test_height_counts_lines(void **state) {
    (void)state;
    Canvas *canvas = new_canvas();
    TextFlow flow = {.style = TEXT_BODY, .face = FACE_SANS};
    const float width = 6 * NARROW + 0.1F;
    assert_int_equal(text_flow_lines(canvas, width, &flow, "one two three"), 3);
    assert_float_equal(text_flow_height(canvas, width, &flow, "one two three"), 3 * LINE, 0.01F);
    flow.max_lines = 2;
    assert_float_equal(text_flow_height(canvas, width, &flow, "one two three"), 2 * LINE, 0.01F);
    assert_int_equal(text_flow_lines(canvas, width, &flow, ""), 0);
    canvas_free(canvas);
}

static void test_height_within_a_box_gives_up_beyond_it(void **state) {
    (void)state;
    Canvas *canvas = new_canvas();
    const TextFlow flow = {.style = TEXT_BODY, .face = FACE_SANS};
    const char *text = "one two three four five six seven";
    Rect box = {0, 0, 6 * NARROW + 0.1F, 7 * LINE};
    assert_float_equal(text_flow_height_within(canvas, box, &flow, text), 7 * LINE, 0.01F);
    box.h = 6.5F * LINE;
    assert_true(text_flow_height_within(canvas, box, &flow, text) > box.h);
    box.h = 2 * LINE;
    assert_float_equal(text_flow_height_within(canvas, box, &flow, text), 3 * LINE, 0.01F);
    assert_float_equal(text_flow_height_within(canvas, box, &flow, ""), 0, 0.01F);
    canvas_free(canvas);
}

static void test_no_width_still_ends(void **state) {
    (void)state;
    Canvas *canvas = new_canvas();
    const TextFlow flow = {.style = TEXT_BODY, .face = FACE_SANS};
    assert_int_equal(text_flow_lines(canvas, 0, &flow, "abc"), 3);
    assert_int_equal(text_flow_lines(canvas, 0, &flow, "\xFF\xFE\n\n "), 4);
    canvas_free(canvas);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_breaks_at_spaces),
        cmocka_unit_test(test_keeps_line_breaks),
        cmocka_unit_test(test_cuts_words_wider_than_the_line),
        cmocka_unit_test(test_breaks_between_kanji),
        cmocka_unit_test(test_more_than_fits_ends_in_an_ellipsis),
        cmocka_unit_test(test_height_counts_lines),
        cmocka_unit_test(test_height_within_a_box_gives_up_beyond_it),
        cmocka_unit_test(test_no_width_still_ends),
    };
    return cmocka_run_group_tests_name("text_flow", tests, NULL, NULL);
}
