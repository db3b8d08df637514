/*
 * The few SVG elements our pictures are made of, written as text in the pixels of the picture.
 * Gradients must be written before what uses them. Knows shapes and looks, not what they mean.
 */
#ifndef SANBAN_APP_DRAW_SVG_H
#define SANBAN_APP_DRAW_SVG_H

#include "app/draw/canvas.h"
#include "app/draw/text_sink.h"

/* Three paints from top to bottom; `middle` is the place of the second, 0..1. */
typedef struct SvgGradient {
    const char *id;
    float top, bottom, middle;
    Paint paint[3];
} SvgGradient;

/* How an element looks; a gradient, if named, replaces the fill. */
typedef struct SvgStyle {
    const char *gradient;
    Look look;
} SvgStyle;

typedef struct SvgPath {
    const Point *points;
    size_t count;
    bool closed;
} SvgPath;

void svg_begin(TextSink *sink, int width, int height);
void svg_end(TextSink *sink);

void svg_gradient(TextSink *sink, const SvgGradient *gradient);

void svg_path(TextSink *sink, const SvgPath *path, const SvgStyle *style);

/* A rectangle with round corners, its outline half inside, half outside. */
void svg_rounded(TextSink *sink, Rect box, float radius, const SvgStyle *style);

/* A circle or a part of one. */
void svg_arc(TextSink *sink, Point centre, const Arc *arc, const SvgStyle *style);

#endif
