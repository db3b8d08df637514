/* The fonts are found, hold every name, and never draw a box; a canvas becomes the right pixels. */
#include "app/platform/fonts.h"
#include "app/platform/present.h"
#include "app/platform/surfaces.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

/* Every line of names and signs that may come up in any of the games. */
static const char *const NAMES[] = {
    "歩兵仲人香車反車豹猛豹銅将銀将金将盲虎醉象酔象麒麟鳳凰角行飛車横行竪行龍馬竜馬龍王竜王獅子奔王玉将王将桂馬",
    "白駒鯨鯢飛鹿奔猪飛牛太子角鷹飛鷲と金成銀成桂成香全圭杏",
    "将帥中軍旗鼓記室軍師参謀毒火力士龍驤招揺霹靂親兵舎人舎餘軍吏軍匠護兵仏狼機弓弩砲歩兵牌馬兵高道聖燈五里霧彍",
    "▲△☗☖←仝同（）一歩目二歩目居食いじっとまで手目→×·…ōū",
};

static int fonts_setup(void **state) {
    Problem why;
    unsetenv("SANBAN_FONT");
    return fonts_open((Fonts **)state, &why) ? 0 : -1;
}

static int fonts_teardown(void **state) {
    fonts_close(*state);
    return 0;
}

static void test_faces_hold_all_names(void **state) {
    const Fonts *fonts = *state;
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        assert_true(fonts_have(fonts, FACE_SERIF_BOLD, NAMES[i]));
        assert_true(fonts_have(fonts, FACE_SANS, NAMES[i]));
        assert_true(fonts_have(fonts, FACE_SANS_BOLD, NAMES[i]));
    }
}

static void expect_settled(const Fonts *fonts, const char *text, const char *expected) {
    FontsText out;
    fonts_settle(fonts, FACE_SANS, text, &out);
    assert_string_equal(out.utf8, expected);
}

static void test_what_is_missing_is_replaced(void **state) {
    const Fonts *fonts = *state;
    expect_settled(fonts, "abc 歩", "abc 歩");
    expect_settled(fonts, "a\xF4\x8F\xBF\xBD", "a?"); /* a place no font fills */
    expect_settled(fonts, "a\xFF\xC3", "a??");
    expect_settled(fonts, "a\nb\tc\x7F", "a b c ");
    expect_settled(fonts, "so\xE2\x80\xA6", "so...");
    assert_false(fonts_have(fonts, FACE_SANS, "\xF4\x8F\xBF\xBD"));
}

static void test_settling_never_cuts_a_character(void **state) {
    const Fonts *fonts = *state;
    /* 1 and then 3 bytes each: 1 + 3 * 340 = 1021 fit beside the end, the next would not */
    char text[1500] = "a";
    for (int i = 0; i < 400; i++) {
        memcpy(text + 1 + 3 * (size_t)i, "歩", 4);
    }
    FontsText out;
    fonts_settle(fonts, FACE_SANS, text, &out);
    assert_int_equal(strlen(out.utf8), 1021);
    assert_memory_equal(out.utf8, text, 1021);
}

static void test_an_unreadable_choice_is_an_error(void **state) {
    (void)state;
    Fonts *fonts = NULL;
    Problem why = {0};
    setenv("SANBAN_FONT", "/nowhere/at/all.ttf", 1);
    assert_false(fonts_open(&fonts, &why));
    assert_null(fonts);
    assert_non_null(strstr(why.text, "SANBAN_FONT"));
    assert_non_null(strstr(why.text, "/nowhere/at/all.ttf"));
    setenv("SANBAN_FONT", "/", 1);
    assert_false(fonts_open(&fonts, &why));
    unsetenv("SANBAN_FONT");
}

static void test_a_file_that_is_no_font_is_an_error(void **state) {
    (void)state;
    Fonts *fonts = NULL;
    Problem why = {0};
    setenv("SANBAN_FONT", SANBAN_TEST_DATA "/unit/app/test_fonts.c", 1);
    assert_false(fonts_open(&fonts, &why));
    assert_non_null(strstr(why.text, "test_fonts.c"));
    unsetenv("SANBAN_FONT");
}

static void test_measures(void **state) {
    Fonts *fonts = *state;
    const float one = fonts_measure(fonts, FACE_SANS, 40, "歩");
    assert_float_equal(one, 40, 1); /* kanji fill their square */
    assert_float_equal(fonts_measure(fonts, FACE_SANS, 40, "歩歩歩"), 120, 2);
    assert_true(fonts_measure(fonts, FACE_SANS, 14, "iii") <
                fonts_measure(fonts, FACE_SANS, 14, "WWW"));
    /* the answer for one size and face is not given for another */
    assert_true(fonts_measure(fonts, FACE_SANS, 28, "Undo") >
                1.8F * fonts_measure(fonts, FACE_SANS, 14, "Undo"));
    assert_true(fonts_measure(fonts, FACE_SANS_BOLD, 14, "Undo") >
                fonts_measure(fonts, FACE_SANS, 14, "Undo"));
    assert_float_equal(fonts_measure(fonts, FACE_SANS, 14, ""), 0, 0.001F);
}

static void test_ink_follows_the_em(void **state) {
    Fonts *fonts = *state;
    const FontsInk wide = {FACE_SERIF_BOLD, 60, 30};
    SDL_Surface *ink = fonts_ink(fonts, &wide, "王");
    assert_non_null(ink);
    /* the strokes fill nine tenths of the em across and a little less down */
    assert_in_range(ink->w, 50, 60);
    assert_in_range(ink->h, 22, 30);
    SDL_FreeSurface(ink);
    assert_null(fonts_ink(fonts, &wide, " "));
    assert_null(fonts_ink(fonts, &wide, ""));
}

/* One drawn picture of 40 by 30 logical pixels. */
typedef struct Picture {
    int width;
    uint8_t pixels[160 * 120 * 4];
} Picture;

static void draw_picture(Fonts *fonts, float scale, void (*draw)(Canvas *), Picture *out) {
    int height;
    Problem why = {0};
    Canvas *canvas = canvas_new(fonts_measure, fonts);
    canvas_begin(canvas, &(CanvasFrame){.width = 40, .height = 30, .scale = scale});
    draw(canvas);
    present_size(canvas, &out->width, &height);
    assert_true((size_t)out->width * (size_t)height * 4 <= sizeof out->pixels);
    assert_true(present_pixels(canvas, fonts, out->pixels, &why));
    canvas_free(canvas);
}

static void expect_pixel(const Picture *picture, int x, int y, Paint paint) {
    const uint8_t *pixel = &picture->pixels[(y * picture->width + x) * 4];
    assert_int_equal(pixel[0], paint.r);
    assert_int_equal(pixel[1], paint.g);
    assert_int_equal(pixel[2], paint.b);
    assert_int_equal(pixel[3], 255);
}

static const Paint GROUND = {10, 20, 30, 255};
static const Paint MARK = {200, 100, 50, 255};

static void draw_fills(Canvas *canvas) {
    canvas_fill(canvas, (Rect){0, 0, 40, 30}, GROUND);
    canvas_fill(canvas, (Rect){10, 10, 5, 5}, MARK);
    canvas_clip_push(canvas, (Rect){20, 0, 5, 30});
    canvas_fill(canvas, (Rect){18, 20, 20, 5}, MARK);
    canvas_clip_pop(canvas);
}

static void test_fills_lie_on_whole_pixels(void **state) {
    static Picture picture;
    for (int scale = 1; scale <= 2; scale++) {
        draw_picture(*state, (float)scale, draw_fills, &picture);
        assert_int_equal(picture.width, 40 * scale);
        expect_pixel(&picture, 10 * scale - 1, 10 * scale, GROUND);
        expect_pixel(&picture, 10 * scale, 10 * scale, MARK);
        expect_pixel(&picture, 15 * scale - 1, 15 * scale - 1, MARK);
        expect_pixel(&picture, 15 * scale, 15 * scale, GROUND);
        expect_pixel(&picture, 20 * scale - 1, 21 * scale, GROUND);
        expect_pixel(&picture, 20 * scale, 21 * scale, MARK);
        expect_pixel(&picture, 25 * scale, 21 * scale, GROUND);
    }
}

static void draw_rounded_boxes(Canvas *canvas) {
    const Stroke edge = {MARK, 2, 0, 0, LINE_ROUND};
    canvas_fill(canvas, (Rect){0, 0, 40, 30}, GROUND);
    canvas_rounded(canvas, (Rect){2, 2, 30, 20}, 5, &(Look){{255, 255, 255, 255}, edge});
    canvas_rounded(canvas, (Rect){32, 20, 8, 8}, 4, &(Look){.fill = MARK});
}

static void test_rounded_boxes_have_corners_edge_and_fill(void **state) {
    static Picture picture;
    draw_picture(*state, 1, draw_rounded_boxes, &picture);
    expect_pixel(&picture, 2, 2, GROUND); /* outside the corner */
    expect_pixel(&picture, 15, 2, MARK);  /* upper edge */
    expect_pixel(&picture, 3, 12, MARK);  /* left edge */
    expect_pixel(&picture, 31, 12, MARK); /* right edge */
    expect_pixel(&picture, 15, 12, (Paint){255, 255, 255, 255});
    expect_pixel(&picture, 32, 12, GROUND);
    expect_pixel(&picture, 36, 24, MARK); /* a small one, without stretching */
    expect_pixel(&picture, 32, 20, GROUND);
}

static void draw_black_piece(Canvas *canvas) {
    canvas_fill(canvas, (Rect){0, 0, 40, 30}, canvas_paint(canvas, TONE_BOARD));
    piece_art_draw(canvas, &(PieceArt){.rank = PIECE_MAJOR, .pitch = 28, .kanji = "金将"},
                   &(PieceSpot){.centre = {20, 15}, .alpha = 1});
}

static void draw_white_piece(Canvas *canvas) {
    canvas_fill(canvas, (Rect){0, 0, 40, 30}, canvas_paint(canvas, TONE_BOARD));
    piece_art_draw(canvas,
                   &(PieceArt){.rank = PIECE_MAJOR, .turned = true, .pitch = 28, .kanji = "金将"},
                   &(PieceSpot){.centre = {20, 15}, .alpha = 1});
}

/* How many pixels of a row are as dark as the ink of kanji. */
static int dark_in_row(const Picture *picture, int y) {
    int count = 0;
    for (int x = 0; x < picture->width; x++) {
        count += picture->pixels[(y * picture->width + x) * 4] < 90;
    }
    return count;
}

static void test_the_kanji_of_white_is_turned(void **state) {
    static Picture black;
    static Picture white;
    draw_picture(*state, 4, draw_black_piece, &black);
    draw_picture(*state, 4, draw_white_piece, &white);
    /* The widest row of this kanji is its lowest stroke: low on Black's piece, high on White's. */
    int widest_black = 0;
    int widest_white = 0;
    for (int y = 0; y < 120; y++) {
        widest_black =
            dark_in_row(&black, y) > dark_in_row(&black, widest_black) ? y : widest_black;
        widest_white =
            dark_in_row(&white, y) > dark_in_row(&white, widest_white) ? y : widest_white;
    }
    assert_true(dark_in_row(&black, widest_black) > 30);
    assert_true(widest_black > 65);
    assert_true(widest_white < 55);
}

/* A piece whose kanji no font holds. */
static void draw_unknown_piece(Canvas *canvas, const char *kanji, const char *letters) {
    const PieceArt art = {.rank = PIECE_MAJOR, .pitch = 28, .kanji = kanji, .letters = letters};
    canvas_fill(canvas, (Rect){0, 0, 40, 30}, canvas_paint(canvas, TONE_BOARD));
    piece_art_draw(canvas, &art, &(PieceSpot){.centre = {20, 15}, .alpha = 1});
}

static void draw_unknown_gold(Canvas *canvas) {
    draw_unknown_piece(canvas, "\xF4\x8F\xBF\xBD", "G");
}

static void draw_unknown_bishop(Canvas *canvas) {
    draw_unknown_piece(canvas, "\xF4\x8F\xBF\xBD", "B");
}

static void draw_other_unknown_gold(Canvas *canvas) {
    draw_unknown_piece(canvas, "\xF4\x8F\xBF\xBC\xF4\x8F\xBF\xBD", "G");
}

static void test_letters_stand_in_for_missing_kanji(void **state) {
    static Picture gold;
    static Picture bishop;
    static Picture other_gold;
    draw_picture(*state, 4, draw_unknown_gold, &gold);
    draw_picture(*state, 4, draw_unknown_bishop, &bishop);
    draw_picture(*state, 4, draw_other_unknown_gold, &other_gold);
    assert_memory_not_equal(gold.pixels, bishop.pixels, sizeof gold.pixels);
    assert_memory_equal(gold.pixels, other_gold.pixels, sizeof gold.pixels);
}

static void test_same_canvas_same_pixels(void **state) {
    static Picture one;
    static Picture other;
    draw_picture(*state, 2, draw_black_piece, &one);
    draw_picture(*state, 2, draw_black_piece, &other);
    assert_memory_equal(one.pixels, other.pixels, (size_t)one.width * 60 * 4);
}

static void test_parts_of_surfaces(void **state) {
    (void)state;
    SDL_Surface *surface =
        surface_of_svg("<svg width=\"20\" height=\"10\"><rect x=\"3\" y=\"2\" width=\"5\" "
                       "height=\"4\" fill=\"#ff0000\"/></svg>",
                       20, 10);
    assert_non_null(surface);
    const SurfacePart ink = surface_ink(surface, 0);
    assert_int_equal(ink.x, 3);
    assert_int_equal(ink.y, 2);
    assert_int_equal(ink.w, 5);
    assert_int_equal(ink.h, 4);
    surface_turn(surface);
    assert_int_equal(surface_ink(surface, 0).x, 20 - 3 - 5);
    assert_int_equal(surface_ink(surface, 0).y, 10 - 2 - 4);
    SDL_FreeSurface(surface);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_faces_hold_all_names),
        cmocka_unit_test(test_what_is_missing_is_replaced),
        cmocka_unit_test(test_settling_never_cuts_a_character),
        cmocka_unit_test(test_measures),
        cmocka_unit_test(test_ink_follows_the_em),
        cmocka_unit_test(test_fills_lie_on_whole_pixels),
        cmocka_unit_test(test_rounded_boxes_have_corners_edge_and_fill),
        cmocka_unit_test(test_the_kanji_of_white_is_turned),
        cmocka_unit_test(test_letters_stand_in_for_missing_kanji),
        cmocka_unit_test(test_same_canvas_same_pixels),
        cmocka_unit_test(test_parts_of_surfaces),
        cmocka_unit_test(test_an_unreadable_choice_is_an_error),
        cmocka_unit_test(test_a_file_that_is_no_font_is_an_error),
    };
    return cmocka_run_group_tests_name("fonts", tests, fonts_setup, fonts_teardown);
}
