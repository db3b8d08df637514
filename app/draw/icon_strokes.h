/*
 * The icons as strokes in a box of 16 by 16, y downwards. A table only.
 */
#ifndef SANBAN_APP_DRAW_ICON_STROKES_H
#define SANBAN_APP_DRAW_ICON_STROKES_H

#include "app/draw/icon_art.h"

enum { ICON_STROKES_MAX = 6, ICON_POINTS_MAX = 10 };

/* A line through its points, or an arc around its first point. */
typedef struct IconStroke {
    int count; /* of points; 0 ends the list */
    Point point[ICON_POINTS_MAX];
    Arc arc; /* radius over 0: the first point is its centre */
} IconStroke;

/* The strokes of an icon; the list ends after ICON_STROKES_MAX or at a count of 0. */
const IconStroke *icon_strokes_of(Icon icon);

#endif
