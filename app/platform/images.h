/*
 * Finished pictures kept for later frames: each drawn once for its exact description and size in
 * device pixels, then only copied. Bounded: what was not used for longest goes first. Belongs to
 * one renderer. Knows how to draw shapes, pieces, wood and text, not where they stand.
 */
#ifndef SANBAN_APP_PLATFORM_IMAGES_H
#define SANBAN_APP_PLATFORM_IMAGES_H

#include "app/draw/canvas.h"
#include "app/platform/fonts.h"
#include "app/platform/surfaces.h"

#include <stdint.h>

typedef struct Images Images;
struct SDL_Renderer;
struct SDL_Texture;

typedef struct Image {
    struct SDL_Texture *texture;
    int width, height; /* device pixels */
    int left, top;     /* from the place of the command to the corner of the picture */
    int slice;         /* corners around one middle pixel that is to be stretched; 0: whole */
    SurfacePart solid; /* lets nothing shine through */
} Image;

/* A new store for one renderer, or NULL without memory. Borrows both. */
Images *images_new(struct SDL_Renderer *renderer, Fonts *fonts);
void images_free(Images *images);

/* Forgets all pictures, as after a loss of the device or a change of theme or scale. */
void images_clear(Images *images);

/* Marks a new frame; pictures used in this frame are never dropped during it. */
void images_begin(Images *images, float scale, ThemeId theme);

/* The picture for a command that is not a plain rectangle; NULL when there is nothing to draw.
   Valid until the next frame begins. */
const Image *images_of(Images *images, const CanvasCommand *command);

/* A tile of IMAGE_TILE by IMAGE_TILE pixels of one paint, for large areas that let the ground shine
   through: copying it is much faster than filling. NULL without memory. */
enum { IMAGE_TILE = 128 };
const Image *images_tile(Images *images, Paint paint);

#endif
