/*
 * The three faces of the program: where they are found, how wide text is, what characters they
 * hold. A character that a face lacks is replaced by a related or Latin form, never by a box.
 * Knows nothing of canvases and colours of a theme.
 */
#ifndef SANBAN_APP_PLATFORM_FONTS_H
#define SANBAN_APP_PLATFORM_FONTS_H

#include "app/draw/theme.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>

enum { FONTS_TEXT_MAX = 1024 };

typedef struct Fonts Fonts;
struct SDL_Surface;

/* How characters are to be drawn. */
typedef struct FontsInk {
    Face face;
    float em_width, em_height; /* device pixels */
} FontsInk;

/* Finds and opens the faces: the file named by SANBAN_FONT, else the one chosen at build time, else
   the usual places, else what the system knows. On failure *out is NULL and *why says what to do.
 */
bool fonts_open(Fonts **out, Problem *why);
void fonts_close(Fonts *fonts);

/* True when the face holds every character of the text. */
bool fonts_have(const Fonts *fonts, Face face, const char *utf8);

/* A text that can be drawn. */
typedef struct FontsText {
    char utf8[FONTS_TEXT_MAX];
} FontsText;

/* The text with every missing, broken or control character replaced, as far as it fits. */
void fonts_settle(const Fonts *fonts, Face face, const char *utf8, FontsText *out);

/* Width in pixels of a line of text `px` pixels high; `fonts` is a Fonts. Fits CanvasMeasure. */
float fonts_measure(void *fonts, Face face, float px, const char *utf8);

/* A line of white text, and how far its baseline lies under its top; NULL without memory or ink.
   The caller frees the surface. */
struct SDL_Surface *fonts_line(Fonts *fonts, const FontsInk *ink, const char *utf8, int *baseline);

/* Characters cut to their ink; NULL without memory or ink. The caller frees the surface. */
struct SDL_Surface *fonts_ink(Fonts *fonts, const FontsInk *ink, const char *utf8);

#endif
