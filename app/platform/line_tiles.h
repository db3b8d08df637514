/*
 * A long slanting line cut into square tiles. In one piece it would need a picture as large as the
 * box around it, almost all of it empty. Plain arithmetic.
 */
#ifndef SANBAN_APP_PLATFORM_LINE_TILES_H
#define SANBAN_APP_PLATFORM_LINE_TILES_H

#include "app/draw/canvas.h"

/* The side of a tile in device pixels; shorter lines than so many sides are not worth cutting. */
enum { LINE_TILE = 64, LINE_TILES_LEAST = 4 };

typedef struct LineTiles {
    int x, y;                           /* the corner of the tile, in device pixels */
    int left, top, columns, rows, next; /* for this room only, as all below */
    Point from, to;
    float reach;
} LineTiles;

/* Lays tiles over the line that a command draws. False when it draws something else, or a line that
   is short or nearly level or upright. */
bool line_tiles_begin(const CanvasCommand *command, float scale, LineTiles *out);

/* Goes on to the next tile, at first to the first one, that the line may touch; false after the
   last. */
bool line_tiles_next(LineTiles *tiles);

/* The box, in logical pixels, with which the picture of the command covers the tile and little
   more. */
Rect line_tiles_box(const LineTiles *tiles, float scale);

#endif
