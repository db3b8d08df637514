/*
 * Text written piece by piece into a buffer of fixed size. Goes on counting when the buffer is
 * full, so the caller learns how much room the whole needs. Numbers do not depend on the language
 * set.
 */
#ifndef SANBAN_APP_DRAW_TEXT_SINK_H
#define SANBAN_APP_DRAW_TEXT_SINK_H

#include "app/draw/shape.h"

#include <stddef.h>

typedef struct TextSink {
    char *out;
    size_t capacity, length;
} TextSink;

/* A sink that writes to `out`, which holds `capacity` bytes and may be NULL when that is 0. */
TextSink text_sink_on(char *out, size_t capacity);

void text_sink_text(TextSink *sink, const char *text);

/* At most two decimals, none for whole numbers. */
void text_sink_number(TextSink *sink, float value);

/* The form with each % replaced by the next value. */
void text_sink_fill(TextSink *sink, const char *form, const float values[]);

/* As #rrggbb, and the opacity 0..1 if `attribute` is given: attribute="..." attribute-opacity="..."
 */
void text_sink_paint(TextSink *sink, const char *attribute, Paint paint);

/* As #RRGGBBAA. */
void text_sink_code(TextSink *sink, Paint paint);

#endif
