/*
 * The look as numbers: every colour, once for the light and once for the dark theme, and the sizes
 * of the text styles. Knows what a colour is used for, not where it is used.
 */
#ifndef SANBAN_APP_DRAW_THEME_H
#define SANBAN_APP_DRAW_THEME_H

#include "app/draw/shape.h"

typedef enum ThemeId { THEME_LIGHT, THEME_DARK, THEME_COUNT } ThemeId;

/* clang-format off */
typedef enum Tone {
    /* surfaces and text */
    TONE_PAPER, TONE_SURFACE, TONE_RAISED, TONE_SUNKEN, TONE_HOVER, TONE_DIAGRAM, TONE_LINE,
    TONE_LINE_STRONG, TONE_INK, TONE_INK_SOFT, TONE_INK_FAINT, TONE_ACCENT, TONE_ACCENT_DOWN,
    TONE_ON_ACCENT, TONE_ACCENT_SOFT, TONE_OK, TONE_OK_SOFT, TONE_BAD, TONE_BAD_SOFT, TONE_SEAL,
    TONE_ON_SEAL,
    /* board and pieces */
    TONE_BOARD, TONE_BOARD_TOP, TONE_BOARD_BOTTOM, TONE_GRAIN, TONE_BOARD_EDGE, TONE_GRID,
    TONE_COORD, TONE_KOMA, TONE_KOMA_TOP, TONE_KOMA_BOTTOM, TONE_KOMA_EDGE, TONE_KOMA_SIDE,
    TONE_KOMA2, TONE_KOMA2_TOP, TONE_KOMA2_BOTTOM, TONE_KOMA2_EDGE, TONE_KOMA2_SIDE, TONE_KANJI,
    TONE_KANJI_RED, TONE_BLACK_STONE, TONE_BLACK_TOP, TONE_BLACK_BOTTOM, TONE_BLACK_RIM,
    TONE_BLACK_KANJI, TONE_BLACK_RED, TONE_WHITE_STONE, TONE_WHITE_TOP, TONE_WHITE_BOTTOM,
    TONE_WHITE_RIM, TONE_WHITE_KANJI, TONE_WHITE_RED, TONE_SHADOW,
    /* marks */
    TONE_M_STEP, TONE_M_MULTI, TONE_M_RANGE, TONE_M_JUMP, TONE_M_SHOT, TONE_M_BURN, TONE_M_NET,
    TONE_M_RED, TONE_M_INK, TONE_M_HALO, TONE_M_HALO_JUMP, TONE_M_ON,
    TONE_COUNT
} Tone;
/* clang-format on */

typedef enum TextStyle {
    TEXT_CAPTION, /* labels, coordinates, hints, keys */
    TEXT_BAR,     /* toolbar, explanation in the action bar */
    TEXT_BODY,    /* everything else */
    TEXT_HEAD,    /* section heads */
    TEXT_TITLE,   /* piece name, exercise, clock */
    TEXT_DISPLAY, /* page title, card title */
    TEXT_HERO,    /* the name of the program */
    TEXT_STYLE_COUNT
} TextStyle;

typedef enum Face {
    FACE_SANS,
    FACE_SANS_BOLD,
    FACE_SERIF_BOLD, /* kanji that stand as a sign */
    FACE_COUNT
} Face;

/* The paint of a tone in a theme, fully opaque. */
Paint theme_paint(ThemeId theme, Tone tone);

/* Height of the characters of a style in logical pixels, 12 or more. */
float theme_text_px(TextStyle style);

/* Distance from one line to the next in logical pixels. */
float theme_text_line(TextStyle style);

/* A short word for a style or a face, such as "body" or "sans-bold", for printed descriptions. */
const char *theme_text_name(TextStyle style);
const char *theme_face_name(Face face);

#endif
