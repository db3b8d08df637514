/*
 * Places and paints: the small values in which everything visible is described. All lengths are
 * logical pixels, x to the right and y down. Knows nothing of canvases, themes or screens.
 */
#ifndef SANBAN_APP_DRAW_SHAPE_H
#define SANBAN_APP_DRAW_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Point {
    float x, y;
} Point;

typedef struct Rect {
    float x, y, w, h;
} Rect;

/* Red, green, blue and opacity, each 0..255. */
typedef struct Paint {
    uint8_t r, g, b, a;
} Paint;

/* True when the point lies in the rectangle; the left and top edge belong to it, the others not. */
static inline bool rect_contains(Rect rect, Point point) {
    return point.x >= rect.x && point.x < rect.x + rect.w && point.y >= rect.y &&
           point.y < rect.y + rect.h;
}

/* The rectangle made smaller by `by` on each side; a negative value makes it larger. */
static inline Rect rect_inset(Rect rect, float by) {
    return (Rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

/* The middle of the rectangle. */
static inline Point rect_centre(Rect rect) {
    return (Point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

/* The rectangle of that size around a middle. */
static inline Rect rect_around(Point centre, float w, float h) {
    return (Rect){centre.x - w / 2, centre.y - h / 2, w, h};
}

/* The rectangle moved by dx and dy. */
static inline Rect rect_moved(Rect rect, float dx, float dy) {
    return (Rect){rect.x + dx, rect.y + dy, rect.w, rect.h};
}

/* What two rectangles share; without width or height where they share nothing. */
static inline Rect rect_common(Rect one, Rect other) {
    float left = one.x > other.x ? one.x : other.x;
    float top = one.y > other.y ? one.y : other.y;
    float right = one.x + one.w < other.x + other.w ? one.x + one.w : other.x + other.w;
    float bottom = one.y + one.h < other.y + other.h ? one.y + one.h : other.y + other.h;
    return (Rect){left, top, right > left ? right - left : 0, bottom > top ? bottom - top : 0};
}

/* The same paint with its opacity multiplied by `alpha`, 0..1. */
static inline Paint paint_faded(Paint paint, float alpha) {
    paint.a = (uint8_t)((float)paint.a * alpha + 0.5F);
    return paint;
}

#endif
