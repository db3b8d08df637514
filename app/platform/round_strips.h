/*
 * A disc cut into level strips of whole pixels, for renderers that can clip to rectangles only. As
 * few strips as keep every point of the edge within ROUND_ERROR of the circle. Plain arithmetic.
 */
#ifndef SANBAN_APP_PLATFORM_ROUND_STRIPS_H
#define SANBAN_APP_PLATFORM_ROUND_STRIPS_H

#include <stdbool.h>

/* In device pixels; the edges of pixel n are n and n + 1. */
typedef struct RoundDisc {
    float x, y, radius;
} RoundDisc;

typedef struct RoundStrip {
    int x, y, width, height;
} RoundStrip;

/* How far from the circle an edge may lie, in hundredths of a pixel. */
enum { ROUND_ERROR = 140 };

/* The strip to begin with, above all others; it is empty. */
RoundStrip round_strip_first(const RoundDisc *disc);

/* Turns a strip into the one below it; false after the last. */
bool round_strip_next(const RoundDisc *disc, RoundStrip *strip);

#endif
