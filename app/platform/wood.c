#include "app/platform/wood.h"

#include "app/platform/surfaces.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

static Uint32 mixed(Uint32 ground, Paint paint, float share) {
    const float keep = 1 - share;
    const float red = (float)(ground >> 16 & 255) * keep + (float)paint.r * share;
    const float green = (float)(ground >> 8 & 255) * keep + (float)paint.g * share;
    const float blue = (float)(ground & 255) * keep + (float)paint.b * share;
    return (ground & 0xFF000000U) | (Uint32)(red + 0.5F) << 16 | (Uint32)(green + 0.5F) << 8 |
           (Uint32)(blue + 0.5F);
}

/* How much of the pixel from x to x + 1 lies between left and right. */
static float covered(float x, float left, float right) {
    return fmaxf(0, fminf(x + 1, right) - fmaxf(x, left));
}

static float curve_at(const float points[4], float t) {
    const float u = 1 - t;
    return u * u * u * points[0] + 3 * u * u * t * points[1] + 3 * u * t * t * points[2] +
           t * t * t * points[3];
}

static void draw_grain_row(Uint32 *row, float left, float right, Paint paint) {
    const float alpha = (float)paint.a / 255;
    for (int x = (int)left; (float)x < right; x++) {
        row[x] = mixed(row[x], paint, alpha * covered((float)x, left, right));
    }
}

static void draw_grain_line(SDL_Surface *surface, const WoodArt *art, const GrainLine *line) {
    const Paint paint = paint_faded(theme_paint(art->theme, TONE_GRAIN), line->alpha);
    const float half = line->width / 2;
    const int top = (int)ceilf((WOOD_MARGIN + 1) * art->scale);
    const int bottom = (int)((WOOD_MARGIN + art->height - 1) * art->scale);
    for (int y = top; y < bottom; y++) {
        const float t = (float)(y - top) / (float)(bottom - top);
        const float middle = WOOD_MARGIN + curve_at(line->across, t);
        Uint32 *row = (Uint32 *)(void *)((Uint8 *)surface->pixels + (ptrdiff_t)y * surface->pitch);
        draw_grain_row(row, (middle - half) * art->scale, (middle + half) * art->scale, paint);
    }
}

SDL_Surface *wood_surface(const WoodArt *art) {
    WoodArt plain = *art;
    plain.plain = true;
    char svg[4096];
    (void)board_art_wood_svg(&plain, svg, sizeof svg);
    SDL_Surface *surface =
        surface_of_svg(svg, (int)ceilf((art->width + 2 * WOOD_MARGIN) * art->scale),
                       (int)ceilf((art->height + 2 * WOOD_MARGIN) * art->scale));
    if (surface == NULL) {
        return NULL;
    }
    GrainLine lines[GRAIN_MAX];
    const size_t count = board_art_grain(art, lines);
    for (size_t i = 0; i < count; i++) {
        draw_grain_line(surface, art, &lines[i]);
    }
    return surface;
}
