/*
 * One shape of a canvas as a small picture of its own: how many device pixels it needs, where they
 * lie, and its SVG text. For whoever carries out a canvas. Knows no pieces, boards or text.
 */
#ifndef SANBAN_APP_DRAW_SHAPE_PICTURE_H
#define SANBAN_APP_DRAW_SHAPE_PICTURE_H

#include "app/draw/canvas.h"
#include "app/draw/text_sink.h"

enum { SHAPE_SVG_MAX = 4096, SHAPE_POINTS_MAX = 64 };

/* In device pixels. A rounded box that is larger than its corners is pictured small: corners of
   `slice` pixels around one middle pixel that stands for all the rest; slice 0 is a whole picture.
 */
typedef struct ShapePicture {
    int left, top, width, height;
    int slice;
} ShapePicture;

/* The pixels of a rounded box, polygon, polyline or circle. False when there is nothing to see. */
bool shape_picture_of(const CanvasCommand *command, float scale, ShapePicture *out);

/* How far the stroke of a polygon, polyline or circle may reach beyond its box, in device pixels.
 */
float shape_picture_reach(const CanvasCommand *command, float scale);

/* Writes that picture as SVG text. */
void shape_picture_svg(const CanvasCommand *command, float scale, const ShapePicture *picture,
                       TextSink *sink);

#endif
