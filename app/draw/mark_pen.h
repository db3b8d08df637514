/*
 * The strokes that marks are made of: every one with its outline under it, sized by the pitch. For
 * the files that draw marks.
 */
#ifndef SANBAN_APP_DRAW_MARK_PEN_H
#define SANBAN_APP_DRAW_MARK_PEN_H

#include "app/draw/mark_art.h"

typedef struct MarkPen {
    Canvas *canvas;
    const MarkSpot *spot;
    Rect cell;
    Point centre;
    float pitch, halo_width; /* what the outline adds on each side */
    Paint halo;
} MarkPen;

/* The pen for one mark; borrows both. */
MarkPen mark_pen_at(Canvas *canvas, const MarkSpot *spot);

/* The paint of a tone. */
Paint mark_pen_paint(const MarkPen *pen, Tone tone);

/* A stroke of that tone with round or butt ends, no dashes. */
Stroke mark_pen_stroke(const MarkPen *pen, Tone tone, float width, LineEnd ends);

/* The larger of a number of pixels and a share of the pitch. */
float mark_pen_size(const MarkPen *pen, float least, float share);

/* Lines, with their outline under them. */
void mark_pen_line(const MarkPen *pen, const Point *points, size_t count, const Stroke *stroke);

/* A ring, open inside, outline inside and outside. */
void mark_pen_ring(const MarkPen *pen, Point centre, float radius, const Stroke *stroke);

/* A disc with an outline around it. */
void mark_pen_disc(const MarkPen *pen, Point centre, float radius, Paint paint);

/* A closed area with an outline around it. */
void mark_pen_area(const MarkPen *pen, const Point *points, size_t count, Paint paint);

/* A digit or sign with its ink around the centre, its em `px` high. */
typedef struct MarkSign {
    Point centre;
    float px;
    const char *text;
    Paint paint;
} MarkSign;
void mark_pen_sign(const MarkPen *pen, const MarkSign *sign);

/* A frame of round corners lying inside the cell by `inset`. */
typedef struct MarkFrame {
    float inset, width, radius, dash, gap;
    Paint paint;
} MarkFrame;
void mark_pen_frame(const MarkPen *pen, const MarkFrame *frame);

/* The four corner brackets. */
void mark_pen_brackets(const MarkPen *pen, Tone tone);

/* A cross of two strokes reaching `arm` to each side. */
void mark_pen_cross(const MarkPen *pen, Point centre, float arm, const Stroke *stroke);

#endif
