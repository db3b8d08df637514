/*
 * Paragraphs: text broken into lines that fit a width. Breaks at spaces and between kanji, keeps a
 * line break of the text, and cuts words that are wider than the line. Knows only the canvas.
 */
#ifndef SANBAN_APP_DRAW_TEXT_FLOW_H
#define SANBAN_APP_DRAW_TEXT_FLOW_H

#include "app/draw/canvas.h"

typedef struct TextFlow {
    TextStyle style;
    Face face;
    Paint paint;
    TextAlign align;
    int max_lines; /* 0: as many as the height of the box allows, at least one */
} TextFlow;

/* Draws the text from the top of the box; what does not fit ends in an ellipsis. Returns the
   height used, in whole lines. */
float text_flow_draw(Canvas *canvas, Rect box, const TextFlow *flow, const char *utf8);

/* The height that all lines need at that width; max_lines counts, the box does not. */
float text_flow_height(const Canvas *canvas, float width, const TextFlow *flow, const char *utf8);

/* The same without max_lines, but gives up as soon as it is more than the height of the box: then
   some height above that is returned. */
float text_flow_height_within(const Canvas *canvas, Rect box, const TextFlow *flow,
                              const char *utf8);

/* The number of lines at that width, without a limit; an empty text has none. */
int text_flow_lines(const Canvas *canvas, float width, const TextFlow *flow, const char *utf8);

#endif
