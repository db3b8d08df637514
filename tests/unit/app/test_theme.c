/* The colours keep the contrast they were chosen for, in both themes; the sizes are those designed.
 */
#include "app/draw/theme.h"
#include "tests/support/cmocka_ready.h"

#include <math.h>

/* Contrast by WCAG 2: light and dark, one decimal, as the design states it. */
typedef struct Contrast {
    Tone tone, ground;
    double ratio[THEME_COUNT];
} Contrast;

static const Contrast CONTRASTS[] = {
    {TONE_INK, TONE_PAPER, {15.5, 15.2}},
    {TONE_INK, TONE_SURFACE, {17.1, 13.8}},
    {TONE_INK, TONE_RAISED, {17.9, 12.4}},
    {TONE_INK_SOFT, TONE_PAPER, {6.9, 8.9}},
    {TONE_INK_FAINT, TONE_PAPER, {4.7, 5.6}},
    {TONE_LINE, TONE_PAPER, {1.3, 1.5}},
    {TONE_LINE_STRONG, TONE_SURFACE, {3.4, 3.5}},
    {TONE_ACCENT, TONE_PAPER, {7.9, 9.6}},
    {TONE_ON_ACCENT, TONE_ACCENT, {9.1, 8.9}},
    {TONE_ON_ACCENT, TONE_ACCENT_DOWN, {11.9, 6.6}},
    {TONE_INK, TONE_ACCENT_SOFT, {14.6, 10.5}},
    {TONE_ACCENT, TONE_ACCENT_SOFT, {7.4, 6.7}},
    {TONE_OK, TONE_RAISED, {5.7, 7.6}},
    {TONE_OK, TONE_OK_SOFT, {4.7, 6.9}},
    {TONE_BAD, TONE_SURFACE, {9.1, 7.1}},
    {TONE_BAD, TONE_BAD_SOFT, {7.7, 6.4}},
    {TONE_SEAL, TONE_PAPER, {5.9, 3.4}},
    {TONE_ON_SEAL, TONE_SEAL, {6.5, 5.0}},
    {TONE_GRID, TONE_BOARD, {6.7, 4.0}},
    {TONE_COORD, TONE_BOARD, {5.5, 6.3}},
    {TONE_KOMA_EDGE, TONE_BOARD, {4.4, 4.1}},
    {TONE_KOMA2_EDGE, TONE_BOARD, {6.7, 5.8}},
    {TONE_KANJI, TONE_KOMA, {15.5, 9.2}},
    {TONE_KANJI, TONE_KOMA2, {10.3, 6.2}},
    {TONE_KANJI_RED, TONE_KOMA, {5.9, 5.2}},
    {TONE_KANJI_RED, TONE_KOMA2, {3.9, 3.5}},
    {TONE_BLACK_STONE, TONE_BOARD, {10.8, 1.4}},
    {TONE_BLACK_RIM, TONE_BOARD, {14.1, 3.1}},
    {TONE_BLACK_KANJI, TONE_BLACK_STONE, {12.8, 15.3}},
    {TONE_BLACK_RED, TONE_BLACK_STONE, {7.3, 8.7}},
    {TONE_WHITE_STONE, TONE_BOARD, {1.3, 8.8}},
    {TONE_WHITE_RIM, TONE_BOARD, {3.4, 2.2}},
    {TONE_WHITE_KANJI, TONE_WHITE_STONE, {16.6, 12.3}},
    {TONE_WHITE_RED, TONE_WHITE_STONE, {6.3, 5.6}},
    {TONE_M_STEP, TONE_BOARD, {4.7, 6.2}},
    {TONE_M_STEP, TONE_KOMA2, {3.7, 3.5}},
    {TONE_M_MULTI, TONE_BOARD, {4.2, 6.8}},
    {TONE_M_MULTI, TONE_KOMA2, {3.3, 3.8}},
    {TONE_M_RANGE, TONE_BOARD, {4.2, 5.8}},
    {TONE_M_RANGE, TONE_KOMA, {4.9, 4.8}},
    {TONE_M_JUMP, TONE_BOARD, {1.2, 7.7}},
    {TONE_M_SHOT, TONE_BOARD, {5.5, 6.3}},
    {TONE_M_BURN, TONE_BOARD, {7.0, 4.8}},
    {TONE_M_NET, TONE_BOARD, {5.1, 7.2}},
    {TONE_M_RED, TONE_KOMA, {5.9, 4.4}},
    {TONE_M_INK, TONE_BOARD, {13.2, 11.1}},
    {TONE_M_HALO_JUMP, TONE_M_JUMP, {10.8, 11.1}},
    {TONE_M_ON, TONE_M_MULTI, {5.5, 9.8}},
    {TONE_M_ON, TONE_M_BURN, {9.1, 6.9}},
};

static double linear(uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(Paint paint) {
    return 0.2126 * linear(paint.r) + 0.7152 * linear(paint.g) + 0.0722 * linear(paint.b);
}

static double contrast(Paint one, Paint other) {
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

static void test_contrast_is_as_designed(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof CONTRASTS / sizeof CONTRASTS[0]; i++) {
        const Contrast *row = &CONTRASTS[i];
        for (ThemeId theme = THEME_LIGHT; theme < THEME_COUNT; theme++) {
            const double got =
                contrast(theme_paint(theme, row->tone), theme_paint(theme, row->ground));
            if (fabs(got - row->ratio[theme]) > 0.1) {
                fail_msg("row %zu theme %d: contrast %.2f, designed %.1f", i, (int)theme, got,
                         row->ratio[theme]);
            }
        }
    }
}

/* What must be read or found, on every ground that it stands on; the figures are those of WCAG 2
 * for text and for the edges of controls. */
typedef struct Demand {
    double least;
    Tone tones[8], grounds[8];
    size_t tone_count, ground_count;
} Demand;

static const Demand DEMANDS[] = {
    {4.5,
     {TONE_INK, TONE_INK_SOFT},
     {TONE_PAPER, TONE_SURFACE, TONE_RAISED, TONE_SUNKEN, TONE_HOVER, TONE_ACCENT_SOFT},
     2,
     6},
    {4.5,
     {TONE_INK_FAINT, TONE_ACCENT, TONE_OK, TONE_BAD},
     {TONE_PAPER, TONE_SURFACE, TONE_RAISED},
     4,
     3},
    {4.5, {TONE_ACCENT}, {TONE_ACCENT_SOFT}, 1, 1},
    {4.5, {TONE_OK}, {TONE_OK_SOFT}, 1, 1},
    {4.5, {TONE_BAD}, {TONE_BAD_SOFT}, 1, 1},
    {4.5, {TONE_ON_ACCENT}, {TONE_ACCENT, TONE_ACCENT_DOWN}, 1, 2},
    {4.5, {TONE_PAPER}, {TONE_INK}, 1, 1},
    {4.5, {TONE_COORD}, {TONE_BOARD, TONE_BOARD_TOP, TONE_BOARD_BOTTOM}, 1, 3},
    {4.5, {TONE_KANJI}, {TONE_KOMA, TONE_KOMA2}, 1, 2},
    {3, {TONE_KANJI_RED}, {TONE_KOMA, TONE_KOMA2}, 1, 2},
    {3, {TONE_LINE_STRONG}, {TONE_PAPER, TONE_SURFACE, TONE_RAISED, TONE_DIAGRAM}, 1, 4},
    {3, {TONE_KOMA_EDGE, TONE_KOMA2_EDGE, TONE_GRID}, {TONE_BOARD}, 3, 1},
};

static void check_demand(const Demand *demand, Tone tone, Tone ground) {
    for (ThemeId theme = THEME_LIGHT; theme < THEME_COUNT; theme++) {
        double got = contrast(theme_paint(theme, tone), theme_paint(theme, ground));
        if (got < demand->least) {
            fail_msg("tone %d on %d in theme %d: contrast %.2f, at least %.1f needed", (int)tone,
                     (int)ground, (int)theme, got, demand->least);
        }
    }
}

static void test_everything_can_be_read(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof DEMANDS / sizeof DEMANDS[0]; i++) {
        for (size_t k = 0; k < DEMANDS[i].tone_count; k++) {
            for (size_t n = 0; n < DEMANDS[i].ground_count; n++) {
                check_demand(&DEMANDS[i], DEMANDS[i].tones[k], DEMANDS[i].grounds[n]);
            }
        }
    }
}

/* Every other row of a list is darker by a part; what is written there can be read too. */
static void test_rows_can_be_read(void **state) {
    (void)state;
    static const Tone TONES[] = {TONE_INK, TONE_INK_SOFT, TONE_ACCENT};
    const float part = 0.45F;
    for (ThemeId theme = THEME_LIGHT; theme < THEME_COUNT; theme++) {
        Paint paper = theme_paint(theme, TONE_PAPER);
        Paint sunken = theme_paint(theme, TONE_SUNKEN);
        Paint row = {(uint8_t)((float)paper.r * (1 - part) + (float)sunken.r * part),
                     (uint8_t)((float)paper.g * (1 - part) + (float)sunken.g * part),
                     (uint8_t)((float)paper.b * (1 - part) + (float)sunken.b * part), 255};
        for (size_t i = 0; i < sizeof TONES / sizeof TONES[0]; i++) {
            assert_true(contrast(theme_paint(theme, TONES[i]), row) >= 4.5);
        }
    }
}

static void test_every_tone_is_opaque(void **state) {
    (void)state;
    for (Tone tone = TONE_PAPER; tone < TONE_COUNT; tone++) {
        assert_int_equal(theme_paint(THEME_LIGHT, tone).a, 255);
        assert_int_equal(theme_paint(THEME_DARK, tone).a, 255);
    }
}

static void test_marks_keep_their_outline(void **state) {
    (void)state;
    static const double least[THEME_COUNT] = {5.4, 6.9};
    for (ThemeId theme = THEME_LIGHT; theme < THEME_COUNT; theme++) {
        for (Tone tone = TONE_M_STEP; tone <= TONE_M_INK; tone++) {
            const Tone halo = tone == TONE_M_JUMP ? TONE_M_HALO_JUMP : TONE_M_HALO;
            assert_true(contrast(theme_paint(theme, tone), theme_paint(theme, halo)) >
                        least[theme] - 0.05);
        }
    }
}

static void test_paints_read_as_red_green_blue(void **state) {
    (void)state;
    const Paint accent = theme_paint(THEME_LIGHT, TONE_ACCENT);
    assert_int_equal(accent.r, 0x23);
    assert_int_equal(accent.g, 0x4A);
    assert_int_equal(accent.b, 0x6B);
}

static void test_text_sizes(void **state) {
    (void)state;
    static const float sizes[TEXT_STYLE_COUNT][2] = {{12, 18}, {13, 20}, {14, 21}, {16, 22},
                                                     {20, 28}, {28, 36}, {40, 48}};
    for (TextStyle style = TEXT_CAPTION; style < TEXT_STYLE_COUNT; style++) {
        assert_float_equal(theme_text_px(style), sizes[style][0], 0.001F);
        assert_float_equal(theme_text_line(style), sizes[style][1], 0.001F);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_contrast_is_as_designed),
        cmocka_unit_test(test_everything_can_be_read),
        cmocka_unit_test(test_rows_can_be_read),
        cmocka_unit_test(test_every_tone_is_opaque),
        cmocka_unit_test(test_marks_keep_their_outline),
        cmocka_unit_test(test_paints_read_as_red_green_blue),
        cmocka_unit_test(test_text_sizes),
    };
    return cmocka_run_group_tests_name("theme", tests, NULL, NULL);
}
