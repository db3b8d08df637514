#include "app/platform/surfaces.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

static SDL_Surface *converted(SDL_Surface *surface) {
    if (surface == NULL || surface->format->format == SDL_PIXELFORMAT_ARGB8888) {
        return surface;
    }
    SDL_Surface *copy = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(surface);
    return copy;
}

static Uint32 *row_of(const SDL_Surface *surface, int y) {
    return (Uint32 *)(void *)((Uint8 *)surface->pixels + (ptrdiff_t)y * surface->pitch);
}

static unsigned opacity_at(const SDL_Surface *surface, int x, int y) {
    return row_of(surface, y)[x] >> 24;
}

/* The opaque pixels around the middle of a row; left > right when there are none. */
typedef struct Run {
    int left, right;
} Run;

static Run solid_run(const SDL_Surface *surface, int y) {
    Run run = {surface->w / 2, surface->w / 2 - 1};
    while (run.left > 0 && opacity_at(surface, run.left - 1, y) == 255) {
        run.left--;
    }
    while (run.right + 1 < surface->w && opacity_at(surface, run.right + 1, y) == 255) {
        run.right++;
    }
    return run;
}

/* The largest part that begins with row `top`. */
static SurfacePart solid_from(const Run *runs, int count, int top) {
    SurfacePart best = {0, 0, 0, 0};
    Run common = runs[top];
    for (int y = top; y < count; y++) {
        common.left = runs[y].left > common.left ? runs[y].left : common.left;
        common.right = runs[y].right < common.right ? runs[y].right : common.right;
        if (common.left > common.right) {
            break;
        }
        const SurfacePart part = {common.left, top, common.right - common.left + 1, y - top + 1};
        if (part.w * part.h > best.w * best.h) {
            best = part;
        }
    }
    return best;
}

SDL_Surface *surface_of_svg(const char *svg, int width, int height) {
    SDL_RWops *stream = SDL_RWFromConstMem(svg, (int)strlen(svg));
    if (stream == NULL) {
        return NULL;
    }
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(stream, width, height);
    SDL_RWclose(stream);
    return converted(surface);
}

SDL_Surface *surface_of_paint(int width, int height, Paint paint) {
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (surface != NULL) {
        SDL_FillRect(surface, NULL,
                     SDL_MapRGBA(surface->format, paint.r, paint.g, paint.b, paint.a));
    }
    return surface;
}

SurfacePart surface_ink(const SDL_Surface *surface, unsigned faint) {
    int left = surface->w;
    int right = -1;
    int top = surface->h;
    int bottom = -1;
    for (int y = 0; y < surface->h; y++) {
        const Uint32 *row = row_of(surface, y);
        for (int x = 0; x < surface->w; x++) {
            if (row[x] >> 24 > faint) {
                left = x < left ? x : left;
                right = x > right ? x : right;
                top = y < top ? y : top;
                bottom = y;
            }
        }
    }
    if (right < 0) {
        return (SurfacePart){0, 0, 0, 0};
    }
    return (SurfacePart){left, top, right - left + 1, bottom - top + 1};
}

SurfacePart surface_solid(const SDL_Surface *surface) {
    SurfacePart best = {0, 0, 0, 0};
    Run *runs = malloc((size_t)surface->h * sizeof *runs);
    if (runs == NULL) {
        return best;
    }
    for (int y = 0; y < surface->h; y++) {
        runs[y] = solid_run(surface, y);
    }
    /* the best part of everything we draw begins in the upper half */
    for (int top = 0; top < surface->h / 2; top++) {
        const SurfacePart part = solid_from(runs, surface->h, top);
        if (part.w * part.h > best.w * best.h) {
            best = part;
        }
    }
    free(runs);
    return best;
}

SDL_Surface *surface_part(const SDL_Surface *surface, SurfacePart part) {
    if (part.w <= 0) {
        return NULL;
    }
    SDL_Surface *copy =
        SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (copy == NULL) {
        return NULL;
    }
    for (int y = 0; y < part.h; y++) {
        memcpy(row_of(copy, y), row_of(surface, part.y + y) + part.x, (size_t)part.w * 4);
    }
    return copy;
}

void surface_turn(SDL_Surface *surface) {
    for (int y = 0; y < (surface->h + 1) / 2; y++) {
        Uint32 *above = row_of(surface, y);
        Uint32 *below = row_of(surface, surface->h - 1 - y);
        const int count = above == below ? surface->w / 2 : surface->w;
        for (int x = 0; x < count; x++) {
            const Uint32 kept = above[x];
            above[x] = below[surface->w - 1 - x];
            below[surface->w - 1 - x] = kept;
        }
    }
}

void surface_tint(SDL_Surface *surface, Paint paint) {
    const Uint32 rgb = (Uint32)paint.r << 16 | (Uint32)paint.g << 8 | paint.b;
    for (int y = 0; y < surface->h; y++) {
        Uint32 *row = row_of(surface, y);
        for (int x = 0; x < surface->w; x++) {
            row[x] = (row[x] & 0xFF000000U) | rgb;
        }
    }
}
