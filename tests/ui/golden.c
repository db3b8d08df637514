#include "tests/ui/golden.h"

#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHANNELS = 3,
    STRANGE = 40,
    STRANGE_MOST = 6,
    PATCH = 4,
    OFF = 6,
    OFF_MOST = 2,
    COARSE = 0xF8
};

static const double MEAN_MOST = 4.0;

static Golden golden_new(int width, int height) {
    Golden golden = {width, height, calloc((size_t)width * (size_t)height, CHANNELS)};
    assert_non_null(golden.pixels);
    return golden;
}

static uint8_t mean_of(const uint8_t *corner, int stride, int times) {
    unsigned sum = 0;
    for (int y = 0; y < times; y++) {
        for (int x = 0; x < times; x++) {
            sum += corner[(size_t)y * (size_t)stride + (size_t)x * 4];
        }
    }
    return (uint8_t)(sum / (unsigned)(times * times));
}

Golden golden_of(const uint8_t *pixels, int width, int height, int times) {
    Golden golden = golden_new(width / times, height / times);
    for (int y = 0; y < golden.height; y++) {
        for (int x = 0; x < golden.width; x++) {
            const uint8_t *corner =
                pixels + ((size_t)y * (size_t)width + (size_t)x) * (size_t)times * 4;
            uint8_t *to = golden.pixels + ((size_t)y * (size_t)golden.width + (size_t)x) * CHANNELS;
            for (int i = 0; i < CHANNELS; i++) {
                to[i] = mean_of(corner + i, width * 4, times);
            }
        }
    }
    return golden;
}

void golden_free(Golden *golden) {
    free(golden->pixels);
    golden->pixels = NULL;
}

static int far_apart(const Golden *one, const Golden *other, size_t pixel) {
    int most = 0;
    for (size_t i = pixel * CHANNELS; i < (pixel + 1) * CHANNELS; i++) {
        int distance = abs(one->pixels[i] - other->pixels[i]);
        most = distance > most ? distance : most;
    }
    return most;
}

/* How far one channel of a patch is off; what only moved within it cancels out. */
static int patch_apart(const Golden *one, const Golden *other, size_t corner) {
    int sum = 0;
    for (size_t y = 0; y < PATCH; y++) {
        for (size_t x = 0; x < PATCH; x++) {
            size_t at = corner + (y * (size_t)one->width + x) * CHANNELS;
            sum += one->pixels[at] - other->pixels[at];
        }
    }
    return abs(sum) / (PATCH * PATCH);
}

static size_t patches_off(const Golden *one, const Golden *other) {
    size_t off = 0;
    for (int y = 0; y + PATCH <= one->height; y += PATCH) {
        for (int x = 0; x + PATCH <= one->width; x += PATCH) {
            size_t corner = ((size_t)y * (size_t)one->width + (size_t)x) * CHANNELS;
            int most = 0;
            for (size_t channel = 0; channel < CHANNELS; channel++) {
                int apart = patch_apart(one, other, corner + channel);
                most = apart > most ? apart : most;
            }
            off += most > OFF;
        }
    }
    return off;
}

GoldenDistance golden_distance(const Golden *one, const Golden *other) {
    GoldenDistance distance = {.mean = 0};
    size_t count = (size_t)one->width * (size_t)one->height;
    for (size_t i = 0; i < count; i++) {
        int apart = far_apart(one, other, i);
        distance.mean += apart;
        distance.strange += apart > STRANGE;
    }
    distance.mean /= (double)count;
    distance.off = patches_off(one, other);
    return distance;
}

bool golden_is_same(const Golden *one, const Golden *other) {
    if (one->width != other->width || one->height != other->height) {
        return false;
    }
    GoldenDistance distance = golden_distance(one, other);
    return distance.mean <= MEAN_MOST && distance.strange <= STRANGE_MOST &&
           distance.off <= OFF_MOST;
}

bool golden_read(const char *path, Golden *out) {
    SDL_Surface *loaded = IMG_Load(path);
    SDL_Surface *plain =
        loaded != NULL ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB24, 0) : NULL;
    SDL_FreeSurface(loaded);
    if (plain == NULL) {
        return false;
    }
    *out = golden_new(plain->w, plain->h);
    for (int y = 0; y < plain->h; y++) {
        memcpy(out->pixels + (size_t)y * (size_t)plain->w * CHANNELS,
               (const uint8_t *)plain->pixels + (size_t)y * (size_t)plain->pitch,
               (size_t)plain->w * CHANNELS);
    }
    SDL_FreeSurface(plain);
    return true;
}

/* The last bits are left out: they make files large and tell nobody anything. */
bool golden_write(const char *path, const Golden *golden) {
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, golden->width, golden->height, 24, SDL_PIXELFORMAT_RGB24);
    if (surface == NULL) {
        return false;
    }
    for (int y = 0; y < golden->height; y++) {
        uint8_t *row = (uint8_t *)surface->pixels + (size_t)y * (size_t)surface->pitch;
        for (int i = 0; i < golden->width * CHANNELS; i++) {
            size_t from = (size_t)y * (size_t)golden->width * CHANNELS + (size_t)i;
            row[i] = (uint8_t)((golden->pixels[from] & COARSE) | 4);
        }
    }
    bool written = IMG_SavePNG(surface, path) == 0;
    SDL_FreeSurface(surface);
    return written;
}

Golden golden_difference(const Golden *one, const Golden *other) {
    Golden golden = golden_new(one->width, one->height);
    size_t count = (size_t)one->width * (size_t)one->height;
    for (size_t i = 0; i < count; i++) {
        bool strange = far_apart(one, other, i) > STRANGE;
        uint8_t grey = (uint8_t)(one->pixels[i * CHANNELS] / 2 + 100);
        golden.pixels[i * CHANNELS] = strange ? 255 : grey;
        golden.pixels[i * CHANNELS + 1] = strange ? 0 : grey;
        golden.pixels[i * CHANNELS + 2] = strange ? 0 : grey;
    }
    return golden;
}
