/* What is to be seen in a picture: pieces, texts and labels of a canvas by place and by words. */
#ifndef SANBAN_TESTS_UI_SIGHT_H
#define SANBAN_TESTS_UI_SIGHT_H

#include "app/draw/canvas.h"

#include <stdbool.h>
#include <stddef.h>

/* True when the rectangles share some area; touching edges do not count, nor do slivers of
 * rounding. */
bool sight_overlap(Rect one, Rect other);

/* True when the inner one does not stick out of the outer one, but for rounding. */
bool sight_within(Rect inner, Rect outer);

/* Where the letters of a text command are inked, from the top of a capital to the foot of a "p". */
Rect sight_ink(const CanvasCommand *text);

/* How many commands of this kind there are. */
size_t sight_count(const Canvas *canvas, CommandKind kind);

/* How many of them have their middle (pieces), their box or all their points inside the area. */
size_t sight_count_in(const Canvas *canvas, CommandKind kind, Rect area);

/* The last piece drawn whose middle lies in the cell, or NULL. */
const CanvasCommand *sight_piece(const Canvas *canvas, Rect cell);

/* True when some text contains this one. */
bool sight_reads(const Canvas *canvas, const char *text);

/* The text that reads exactly so, or NULL. */
const CanvasCommand *sight_text(const Canvas *canvas, const char *text);

/* The label of this kind and text, or NULL. */
const CanvasCommand *sight_label(const Canvas *canvas, const char *kind, const char *text);

#endif
