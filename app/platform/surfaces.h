/*
 * Pictures in memory, made from SVG text and turned, cut and joined. All are in one format, red in
 * the second byte of a word from the top, opacity in the first. For the files of this folder.
 */
#ifndef SANBAN_APP_PLATFORM_SURFACES_H
#define SANBAN_APP_PLATFORM_SURFACES_H

#include "app/draw/shape.h"

struct SDL_Surface;

/* A part of a picture, in its pixels; a width of 0 means none. */
typedef struct SurfacePart {
    int x, y, w, h;
} SurfacePart;

/* The picture of an SVG text at exactly that size; NULL when it cannot be made. */
struct SDL_Surface *surface_of_svg(const char *svg, int width, int height);

/* A picture of one paint; NULL without memory. */
struct SDL_Surface *surface_of_paint(int width, int height, Paint paint);

/* The smallest part that holds all pixels of more than that opacity, 0..254. */
SurfacePart surface_ink(const struct SDL_Surface *surface, unsigned faint);

/* A large part around the middle that lets nothing shine through. */
SurfacePart surface_solid(const struct SDL_Surface *surface);

/* A copy of a part; NULL when the part is empty. */
struct SDL_Surface *surface_part(const struct SDL_Surface *surface, SurfacePart part);

/* Turns a picture by 180 degrees in place. */
void surface_turn(struct SDL_Surface *surface);

/* Gives every pixel that paint and leaves its opacity; for white text that is to have a colour. */
void surface_tint(struct SDL_Surface *surface, Paint paint);

#endif
