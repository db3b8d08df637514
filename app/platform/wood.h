/*
 * The slab of a board as a picture in memory. Its grain is drawn line by line, because a large slab
 * would take far too long as one SVG picture. For the files of this folder.
 */
#ifndef SANBAN_APP_PLATFORM_WOOD_H
#define SANBAN_APP_PLATFORM_WOOD_H

#include "app/draw/board_art.h"

struct SDL_Surface;

/* The slab with its shadow, WOOD_MARGIN logical pixels around it; NULL without memory. */
struct SDL_Surface *wood_surface(const WoodArt *art);

#endif
