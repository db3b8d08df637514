/* A canvas keeps what was drawn, in order, and says so in text; it cuts and places lines of text.
 */
#include "app/draw/canvas.h"
#include "app/draw/mark_art.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

static const Paint RED = {255, 0, 0, 255};

static int canvas_setup(void **state) {
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    if (canvas == NULL) {
        return -1;
    }
    canvas_begin(canvas, &(CanvasFrame){.width = 100, .height = 80, .scale = 1});
    *state = canvas;
    return 0;
}

static int canvas_teardown(void **state) {
    canvas_free(*state);
    return 0;
}

static void expect_written(const Canvas *canvas, const char *expected) {
    char out[1024];
    const size_t length = canvas_write(canvas, out, sizeof out);
    assert_string_equal(out, expected);
    assert_int_equal(length, strlen(expected));
}

static TextSpot spot_of(float width, TextAlign align) {
    return (TextSpot){.box = {10, 20, width, 30},
                      .style = TEXT_BODY,
                      .face = FACE_SANS,
                      .paint = RED,
                      .align = align};
}

static void test_shapes_are_written_one_a_line(void **state) {
    Canvas *canvas = *state;
    const Stroke edge = {RED, 2, 0, 0, LINE_ROUND};
    canvas_fill(canvas, (Rect){1.4F, 2.6F, 10, 20}, RED);
    canvas_rounded(canvas, (Rect){0, 0, 10, 10}, 3, &(Look){{1, 2, 3, 4}, edge});
    canvas_circle(canvas, (Point){20, 30}, 5, &(Look){.stroke = edge});
    canvas_polyline(canvas, (const Point[]){{0, 0}, {5, 6}}, 2, &edge);
    expect_written(canvas, "fill 1 3 10 20 fill #FF0000FF\n"
                           "box 0 0 10 10 fill #01020304 edge 2 #FF0000FF\n"
                           "circle 20 30 5 edge 2 #FF0000FF\n"
                           "line 0 0 5 6 edge 2 #FF0000FF\n");
}

static void test_text_and_labels_are_written(void **state) {
    Canvas *canvas = *state;
    const TextSpot spot = spot_of(60, ALIGN_LEFT);
    canvas_label(canvas, (Rect){10, 20, 60, 30}, "button", "Undo");
    assert_float_equal(canvas_text(canvas, &spot, "Undo"), 4 * 0.55F * 14, 0.01F);
    expect_written(canvas, "label button 10 20 60 30 \"Undo\"\n"
                           "text 10 20 31 30 \"Undo\" body sans #FF0000FF\n");
}

static void test_pieces_are_written(void **state) {
    Canvas *canvas = *state;
    const PieceArt art = {.rank = PIECE_GREAT,
                          .turned = true,
                          .white = true,
                          .promoted = true,
                          .pitch = 72,
                          .kanji = "龍王"};
    piece_art_draw(canvas, &art, &(PieceSpot){.centre = {40, 50}, .alpha = 0.5F});
    expect_written(canvas, "piece 40 50 \"龍王\" white great 72 promoted alpha 0.5\n");
}

static void test_kept_text_outlives_its_source(void **state) {
    Canvas *canvas = *state;
    char source[] = "Flip";
    const TextSpot spot = spot_of(60, ALIGN_LEFT);
    canvas_text(canvas, &spot, source);
    memset(source, 'x', 4);
    assert_string_equal(canvas_at(canvas, 0)->text, "Flip");
}

static void test_text_stands_where_aligned(void **state) {
    Canvas *canvas = *state;
    /* two characters of 14: 15.4 wide in a box of 35.4 leaves 20 */
    static const float lefts[] = {10, 20, 30};
    for (TextAlign align = ALIGN_LEFT; align <= ALIGN_RIGHT; align++) {
        const TextSpot spot = spot_of(35.4F, align);
        canvas_text(canvas, &spot, "ab");
        assert_float_equal(canvas_at(canvas, (size_t)align)->box.x, lefts[align], 0.01F);
    }
    /* baseline: top + half the height + 0.355 of the size */
    assert_float_equal(canvas_at(canvas, 0)->baseline, 20 + 15 + 0.355F * 14, 0.01F);
}

static void test_long_text_ends_in_an_ellipsis(void **state) {
    Canvas *canvas = *state;
    /* 7.7 for each character: six fit into 50, so five and the ellipsis */
    const TextSpot spot = spot_of(50, ALIGN_LEFT);
    const float width = canvas_text(canvas, &spot, "abcdefghij");
    assert_string_equal(canvas_at(canvas, 0)->text, "abcde\xE2\x80\xA6");
    assert_true(width <= 50);
}

static void test_characters_are_never_cut_in_two(void **state) {
    Canvas *canvas = *state;
    const TextSpot spot = spot_of(40, ALIGN_LEFT);
    canvas_text(canvas, &spot, "歩兵金将銀将");
    /* 14 each and 7.7 for the ellipsis */
    assert_string_equal(canvas_at(canvas, 0)->text, "歩兵\xE2\x80\xA6");
}

static void test_text_that_just_fits_stays_whole(void **state) {
    Canvas *canvas = *state;
    const float width = canvas_text_width(canvas, TEXT_BODY, FACE_SANS, "abcdefghij");
    const TextSpot spot = spot_of(width, ALIGN_LEFT);
    canvas_text(canvas, &spot, "abcdefghij");
    assert_string_equal(canvas_at(canvas, 0)->text, "abcdefghij");
}

static void test_clips_lie_inside_each_other(void **state) {
    Canvas *canvas = *state;
    canvas_clip_push(canvas, (Rect){10, 10, 50, 50});
    canvas_clip_push(canvas, (Rect){40, 0, 50, 20});
    canvas_clip_pop(canvas);
    canvas_clip_pop(canvas);
    expect_written(canvas, "clip 10 10 50 50\n"
                           "clip 40 10 20 10\n"
                           "unclip 10 10 50 50\n"
                           "unclip 0 0 100 80\n");
}

static void test_round_clips_lie_among_others(void **state) {
    Canvas *canvas = *state;
    canvas_clip_push(canvas, (Rect){10, 10, 50, 50});
    canvas_clip_round(canvas, (Point){20, 30}, 15);
    assert_float_equal(canvas_at(canvas, 1)->box.x, 10, 0.001F);
    assert_float_equal(canvas_at(canvas, 1)->box.w, 25, 0.001F);
    canvas_clip_push(canvas, (Rect){0, 0, 20, 20});
    canvas_clip_pop(canvas);
    canvas_clip_pop(canvas);
    canvas_clip_round(canvas, (Point){50, 50}, 10);
    canvas_clip_pop(canvas);
    canvas_clip_pop(canvas);
    expect_written(canvas, "clip 10 10 50 50\n"
                           "round 20 30 15\n"
                           "clip 10 15 10 5\n"
                           "unclip 10 15 25 30\n"
                           "unclip 10 10 50 50\n"
                           "round 50 50 10\n"
                           "unclip 10 10 50 50\n"
                           "unclip 0 0 100 80\n");
}

static void test_plain_lines_keep_to_pixels(void **state) {
    Canvas *canvas = *state;
    const Stroke line = {RED, 1, 0, 0, LINE_BUTT};
    canvas_line(canvas, (Point){10, 5}, (Point){10, 25}, &line);
    const CanvasCommand *command = canvas_at(canvas, 0);
    assert_int_equal(command->kind, COMMAND_FILL);
    assert_float_equal(command->box.x, 10, 0.001F);
    assert_float_equal(command->box.w, 1, 0.001F);
    assert_float_equal(command->box.h, 20, 0.001F);
}

static void test_plain_lines_double_at_scale_two(void **state) {
    Canvas *canvas = *state;
    canvas_begin(canvas, &(CanvasFrame){.width = 100, .height = 80, .scale = 2});
    const Stroke line = {RED, 1, 0, 0, LINE_BUTT};
    canvas_line(canvas, (Point){10, 5}, (Point){10, 25}, &line);
    const Rect box = canvas_at(canvas, 0)->box;
    /* device pixels 19 to 21: whole, two wide, around the line */
    assert_float_equal(box.x, 9.5F, 0.001F);
    assert_float_equal(box.w, 1, 0.001F);
}

static void test_labels_are_found_before_text(void **state) {
    Canvas *canvas = *state;
    const TextSpot spot = spot_of(60, ALIGN_LEFT);
    Rect box;
    canvas_text(canvas, &spot, "Undo");
    canvas_label(canvas, (Rect){1, 2, 3, 4}, "button", "Undo");
    assert_true(canvas_find(canvas, "Undo", &box));
    assert_float_equal(box.w, 3, 0.001F);
    assert_false(canvas_find(canvas, "Und", &box));
}

static void test_writing_into_little_room(void **state) {
    Canvas *canvas = *state;
    char out[6];
    canvas_fill(canvas, (Rect){0, 0, 1, 1}, RED);
    assert_int_equal(canvas_write(canvas, out, sizeof out),
                     strlen("fill 0 0 1 1 fill #FF0000FF\n"));
    assert_string_equal(out, "fill ");
    assert_int_equal(canvas_write(canvas, NULL, 0), strlen("fill 0 0 1 1 fill #FF0000FF\n"));
}

static void test_line_breaks_stay_out_of_the_text(void **state) {
    Canvas *canvas = *state;
    canvas_label(canvas, (Rect){0, 0, 1, 1}, "note", "one\ntwo \"three\"");
    expect_written(canvas, "label note 0 0 1 1 \"one two 'three'\"\n");
}

static void test_a_full_canvas_says_so(void **state) {
    Canvas *canvas = *state;
    for (int i = 0; i < 100000 && !canvas_is_full(canvas); i++) {
        canvas_label(canvas, (Rect){0, 0, 1, 1}, "note", "again and again");
    }
    assert_true(canvas_is_full(canvas));
    canvas_begin(canvas, &(CanvasFrame){.width = 1, .height = 1, .scale = 1});
    assert_false(canvas_is_full(canvas));
    assert_int_equal(canvas_count(canvas), 0);
}

static void test_every_mark_draws_something(void **state) {
    Canvas *canvas = *state;
    for (Mark mark = MARK_STEP; mark < MARK_COUNT; mark++) {
        canvas_begin(canvas, &(CanvasFrame){.width = 100, .height = 100, .scale = 1});
        const MarkSpot spot = {.cell = {20, 20, 33, 36},
                               .pitch = 36,
                               .tone = TONE_M_STEP,
                               .other = {200, 38},
                               .number = 2};
        mark_art_draw(canvas, mark, &spot);
        if (canvas_count(canvas) == 0) {
            fail_msg("nothing drawn for %s", mark_art_name(mark));
        }
    }
}

static void test_captures_keep_their_middle_free(void **state) {
    Canvas *canvas = *state;
    const MarkSpot spot = {.cell = {0, 0, 66, 72}, .pitch = 72, .tone = TONE_M_RANGE};
    mark_art_draw(canvas, MARK_CAPTURE, &spot);
    const Rect middle = rect_inset(spot.cell, 0.25F * 72);
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        for (size_t k = 0; k < command->point_count; k++) {
            assert_false(rect_contains(middle, command->points[k]));
        }
    }
    assert_int_equal(canvas_count(canvas), 8);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_shapes_are_written_one_a_line, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_text_and_labels_are_written, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_pieces_are_written, canvas_setup, canvas_teardown),
        cmocka_unit_test_setup_teardown(test_kept_text_outlives_its_source, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_text_stands_where_aligned, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_long_text_ends_in_an_ellipsis, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_characters_are_never_cut_in_two, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_text_that_just_fits_stays_whole, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_clips_lie_inside_each_other, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_round_clips_lie_among_others, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_plain_lines_keep_to_pixels, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_plain_lines_double_at_scale_two, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_labels_are_found_before_text, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_writing_into_little_room, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_line_breaks_stay_out_of_the_text, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_a_full_canvas_says_so, canvas_setup, canvas_teardown),
        cmocka_unit_test_setup_teardown(test_every_mark_draws_something, canvas_setup,
                                        canvas_teardown),
        cmocka_unit_test_setup_teardown(test_captures_keep_their_middle_free, canvas_setup,
                                        canvas_teardown),
    };
    return cmocka_run_group_tests_name("canvas", tests, NULL, NULL);
}
