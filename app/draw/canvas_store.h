/*
 * The inside of a canvas, for the files that together make it up; nobody else looks in here.
 */
#ifndef SANBAN_APP_DRAW_CANVAS_STORE_H
#define SANBAN_APP_DRAW_CANVAS_STORE_H

#include "app/draw/canvas.h"

enum {
    CANVAS_COMMANDS_MAX = 4096,
    CANVAS_POINTS_MAX = 16384,
    CANVAS_BYTES_MAX = 131072,
    CANVAS_CLIPS_MAX = 16
};

struct Canvas {
    CanvasMeasure measure;
    void *context;
    CanvasFrame frame;
    bool full;
    size_t command_count, point_count, byte_count, clip_count;
    size_t round; /* how many clips there are with the round one as the last; 0: none is round */
    Rect clip[CANVAS_CLIPS_MAX];
    CanvasCommand command[CANVAS_COMMANDS_MAX];
    Point point[CANVAS_POINTS_MAX];
    char byte[CANVAS_BYTES_MAX];
};

/* Keeps a command; left out when there is no room. */
void canvas_add(Canvas *canvas, const CanvasCommand *command);

/* Keeps a text until the next canvas_begin; "" when there is no room. */
const char *canvas_keep(Canvas *canvas, const char *text);

#endif
