#include "app/platform/present.h"

#include "app/platform/storage.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>

/* Draws into a picture that lies in memory. */
static bool draw_surface(const Canvas *canvas, Fonts *fonts, SDL_Surface *surface, Problem *why) {
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(surface);
    Presenter *presenter = renderer == NULL ? NULL : presenter_new(renderer, fonts);
    if (presenter != NULL) {
        presenter_draw(presenter, canvas);
        SDL_RenderFlush(renderer);
    }
    const bool done = presenter != NULL;
    presenter_free(presenter);
    if (renderer != NULL) {
        SDL_DestroyRenderer(renderer);
    }
    return done || problem_set(why, 0, 0, "The picture cannot be drawn: %s.", SDL_GetError());
}

bool present_pixels(const Canvas *canvas, Fonts *fonts, uint8_t *pixels, Problem *why) {
    int width;
    int height;
    present_size(canvas, &width, &height);
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(pixels, width, height, 32, width * 4,
                                                              SDL_PIXELFORMAT_RGBA32);
    if (surface == NULL) {
        return problem_set(why, 0, 0, "The picture cannot be made: %s.", SDL_GetError());
    }
    SDL_FillRect(surface, NULL, SDL_MapRGBA(surface->format, 0, 0, 0, 255));
    const bool done = draw_surface(canvas, fonts, surface, why);
    SDL_FreeSurface(surface);
    return done;
}

/* The file is written only when the whole picture is ready. */
static bool save_png(SDL_Surface *surface, const char *path, Problem *why) {
    enum { ROOM = 65536 }; /* for headers, and for pictures that cannot be pressed */
    const size_t capacity = (size_t)surface->pitch * (size_t)surface->h + ROOM;
    char *bytes = malloc(capacity);
    SDL_RWops *memory = bytes == NULL ? NULL : SDL_RWFromMem(bytes, (int)capacity);
    if (memory == NULL) {
        free(bytes);
        return problem_set(why, 0, 0, "There is not enough memory for the picture.");
    }
    bool done = IMG_SavePNG_RW(surface, memory, 0) == 0;
    if (done) {
        done = storage_replace(path, bytes, (size_t)SDL_RWtell(memory), why);
    } else {
        done = problem_set(why, 0, 0, "The picture cannot be made: %s.", SDL_GetError());
    }
    SDL_RWclose(memory);
    free(bytes);
    return done;
}

bool present_to_png(const Canvas *canvas, Fonts *fonts, const char *path, Problem *why) {
    int width;
    int height;
    present_size(canvas, &width, &height);
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_XRGB8888);
    if (surface == NULL) {
        return problem_set(why, 0, 0, "The picture cannot be made: %s.", SDL_GetError());
    }
    const bool done = draw_surface(canvas, fonts, surface, why) && save_png(surface, path, why);
    SDL_FreeSurface(surface);
    return done;
}
