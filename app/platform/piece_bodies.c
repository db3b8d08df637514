#include "app/platform/piece_bodies.h"

#include "app/draw/utf8.h"
#include "app/platform/surfaces.h"

#include <SDL.h>

static const SDL_Surface *find(const PieceBodies *bodies, uint64_t hash) {
    for (int i = 0; i < PIECE_BODIES_MAX; i++) {
        if (bodies->surface[i] != NULL && bodies->hash[i] == hash) {
            return bodies->surface[i];
        }
    }
    return NULL;
}

static const SDL_Surface *keep(PieceBodies *bodies, uint64_t hash, SDL_Surface *surface) {
    const unsigned place = bodies->next;
    SDL_FreeSurface(bodies->surface[place]);
    bodies->surface[place] = surface;
    bodies->hash[place] = hash;
    bodies->next = (place + 1) % PIECE_BODIES_MAX;
    return surface;
}

SDL_Surface *piece_bodies_copy(PieceBodies *bodies, const char *svg, int size) {
    const uint64_t hash = utf8_hash(UTF8_HASH, svg);
    const SDL_Surface *body = find(bodies, hash);
    if (body == NULL) {
        body = keep(bodies, hash, surface_of_svg(svg, size, size));
    }
    return body == NULL ? NULL : surface_part(body, (SurfacePart){0, 0, size, size});
}

void piece_bodies_forget(PieceBodies *bodies) {
    for (int i = 0; i < PIECE_BODIES_MAX; i++) {
        SDL_FreeSurface(bodies->surface[i]);
    }
    *bodies = (PieceBodies){0};
}
