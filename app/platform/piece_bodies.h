/*
 * The bodies of pieces, before kanji are put on them. Most pieces of a board differ by their kanji
 * only, and to draw a body takes much longer than to copy it. For the files of this folder.
 */
#ifndef SANBAN_APP_PLATFORM_PIECE_BODIES_H
#define SANBAN_APP_PLATFORM_PIECE_BODIES_H

#include <stdint.h>

struct SDL_Surface;

enum { PIECE_BODIES_MAX = 16 };

/* The last ones that were asked for; all zero: none. */
typedef struct PieceBodies {
    uint64_t hash[PIECE_BODIES_MAX]; /* of the SVG text */
    struct SDL_Surface *surface[PIECE_BODIES_MAX];
    unsigned next; /* the place of the oldest */
} PieceBodies;

/* The body that the SVG text describes, `size` wide and high; NULL without memory. The caller frees
   it. */
struct SDL_Surface *piece_bodies_copy(PieceBodies *bodies, const char *svg, int size);

void piece_bodies_forget(PieceBodies *bodies);

#endif
