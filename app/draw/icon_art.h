/*
 * Small pictures for buttons and bars, drawn with lines in a box of 16 by 16, the side signs, the
 * seal and the picture of the program. Knows what they look like, not what they do.
 */
#ifndef SANBAN_APP_DRAW_ICON_ART_H
#define SANBAN_APP_DRAW_ICON_ART_H

#include "app/draw/canvas.h"

enum { ICON_SVG_MAX = 4096 };

typedef enum Icon {
    ICON_MENU,
    ICON_NEW,
    ICON_UNDO,
    ICON_REDO,
    ICON_HINT,
    ICON_FLIP,
    ICON_PIECES,
    ICON_OVERLAY,
    ICON_HELP,
    ICON_GEAR,
    ICON_SEARCH,
    ICON_CLOSE,
    ICON_BACK,
    ICON_FORWARD,
    ICON_DOWN,
    ICON_UP,
    ICON_FIRST,
    ICON_LAST,
    ICON_PLAY,
    ICON_LEARN,
    ICON_OPEN,
    ICON_SAVE,
    ICON_COPY,
    ICON_CHECK,
    ICON_TRASH,
    ICON_FULL_SCREEN,
    ICON_FLAG,
    ICON_COMMENT,
    ICON_RULES,
    ICON_COUNT
} Icon;

/* Draws an icon in the middle of the box, as large as the box allows. */
void icon_art_draw(Canvas *canvas, Icon icon, Rect box, Paint paint);

/* The side sign, as high as the box: filled for Black, outlined for White. */
void icon_art_side(Canvas *canvas, Rect box, bool white, Paint paint);

/* The red seal with three strokes. */
void icon_art_seal(Canvas *canvas, Rect box);

/* A key cap around its text, from the left edge at the height of the box; returns its width. */
float icon_art_key(Canvas *canvas, Rect box, const char *text, Paint paint);
float icon_art_key_width(const Canvas *canvas, const char *text);

/* The picture of the program, `px` pixels wide and high (16 or more), as SVG text. Ends the text
   with a zero byte if capacity is over 0; returns the length of the whole text. */
size_t icon_art_program_svg(int px, char *out, size_t capacity);

#endif
