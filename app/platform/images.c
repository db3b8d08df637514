#include "app/platform/images.h"

#include "app/draw/utf8.h"

#include "app/platform/art_picture.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLOTS = 8192,           /* a power of two */
    IMAGES_MAX = SLOTS / 2, /* more would make looking up slow */
    BYTES_MAX = 40 * 1024 * 1024,
    DROPS_MAX = IMAGES_MAX / 16,
    KEY_MAX = 8192
};

typedef struct Slot {
    uint64_t hash; /* 0: empty */
    uint32_t frame;
    Image image;
} Slot;

struct Images {
    SDL_Renderer *renderer;
    ArtDesk desk;
    PieceBodies bodies;
    uint32_t frame;
    size_t count, bytes;
    Slot slot[SLOTS];
    Slot spare[IMAGES_MAX];
    char key[KEY_MAX];
};

/* Zero is the mark of an empty slot. */
static uint64_t hash_key(const char *key) {
    const uint64_t hash = utf8_hash(UTF8_HASH, key);
    return hash == 0 ? 1 : hash;
}

static Slot *slot_for(Images *images, uint64_t hash) {
    size_t at = (size_t)hash & (SLOTS - 1);
    while (images->slot[at].hash != 0 && images->slot[at].hash != hash) {
        at = (at + 1) & (SLOTS - 1);
    }
    return &images->slot[at];
}

static size_t image_bytes(const Image *image) {
    return (size_t)image->width * (size_t)image->height * 4;
}

static void drop(Images *images, Slot *slot) {
    if (slot->image.texture != NULL) {
        SDL_DestroyTexture(slot->image.texture);
    }
    images->bytes -= image_bytes(&slot->image);
    images->count--;
    *slot = (Slot){0};
}

/* Drops of what neither this frame nor the one before used as much as a frame has time for, and
 * puts the rest in its places anew. */
static void sweep(Images *images) {
    size_t kept = 0;
    size_t dropped = 0;
    for (size_t i = 0; i < SLOTS; i++) {
        Slot *slot = &images->slot[i];
        if (slot->hash == 0) {
            continue;
        }
        if (images->frame - slot->frame > 1 && dropped < DROPS_MAX) {
            drop(images, slot);
            dropped++;
        } else {
            images->spare[kept++] = *slot;
        }
    }
    memset(images->slot, 0, sizeof images->slot);
    for (size_t i = 0; i < kept; i++) {
        *slot_for(images, images->spare[i].hash) = images->spare[i];
    }
}

/* Small pictures are copied so fast that a solid part would gain nothing. */
enum { SOLID_LEAST = 40 };

/* Keeps the ink of a picture as a texture and frees the picture. */
static Image image_of(Images *images, const ArtPicture *picture) {
    Image image = {.left = picture->left, .top = picture->top, .slice = picture->slice};
    if (picture->surface == NULL) {
        return image;
    }
    SDL_Surface *part = picture->surface;
    if (picture->slice == 0) {
        const SurfacePart ink = surface_ink(picture->surface, 0);
        part = surface_part(picture->surface, ink);
        image.left += ink.x;
        image.top += ink.y;
        SDL_FreeSurface(picture->surface);
    }
    if (part == NULL) {
        return image;
    }
    if (part->w >= SOLID_LEAST && part->h >= SOLID_LEAST) {
        image.solid = surface_solid(part);
    }
    image.texture = SDL_CreateTextureFromSurface(images->renderer, part);
    image.width = part->w;
    image.height = part->h;
    SDL_FreeSurface(part);
    if (image.texture != NULL) {
        SDL_SetTextureBlendMode(image.texture, SDL_BLENDMODE_BLEND);
    }
    return image;
}

/* The slot for the key written last, new ones with frame 0; NULL when the store is full. */
static Slot *slot_of_key(Images *images) {
    const uint64_t hash = hash_key(images->key);
    Slot *slot = slot_for(images, hash);
    if (slot->hash == 0) {
        if (images->count >= IMAGES_MAX) {
            return NULL;
        }
        slot->hash = hash;
        images->count++;
    }
    return slot;
}

static void keep(Images *images, Slot *slot, const ArtPicture *picture) {
    slot->image = image_of(images, picture);
    images->bytes += image_bytes(&slot->image);
}

static const Image *use(const Images *images, Slot *slot) {
    slot->frame = images->frame;
    return slot->image.texture == NULL ? NULL : &slot->image;
}

Images *images_new(SDL_Renderer *renderer, Fonts *fonts) {
    Images *images = calloc(1, sizeof *images);
    if (images == NULL) {
        return NULL;
    }
    images->renderer = renderer;
    images->desk.fonts = fonts;
    images->desk.bodies = &images->bodies;
    return images;
}

void images_free(Images *images) {
    if (images == NULL) {
        return;
    }
    images_clear(images);
    free(images);
}

void images_clear(Images *images) {
    piece_bodies_forget(&images->bodies);
    for (size_t i = 0; i < SLOTS; i++) {
        if (images->slot[i].hash != 0) {
            drop(images, &images->slot[i]);
        }
    }
}

void images_begin(Images *images, float scale, ThemeId theme) {
    if (images->desk.scale < scale || images->desk.scale > scale || images->desk.theme != theme) {
        images_clear(images);
        images->desk.scale = scale;
        images->desk.theme = theme;
    }
    images->frame++;
    if (images->bytes > BYTES_MAX || images->count > IMAGES_MAX * 3 / 4) {
        sweep(images);
    }
}

const Image *images_of(Images *images, const CanvasCommand *command) {
    TextSink sink = text_sink_on(images->key, sizeof images->key);
    if (!art_picture_key(&images->desk, command, &sink)) {
        return NULL;
    }
    Slot *slot = slot_of_key(images);
    if (slot == NULL) {
        return NULL;
    }
    if (slot->frame == 0) {
        const ArtPicture picture = art_picture_of(&images->desk, command);
        keep(images, slot, &picture);
    }
    return use(images, slot);
}

const Image *images_tile(Images *images, Paint paint) {
    TextSink sink = text_sink_on(images->key, sizeof images->key);
    text_sink_text(&sink, "tile ");
    text_sink_code(&sink, paint);
    Slot *slot = slot_of_key(images);
    if (slot == NULL) {
        return NULL;
    }
    if (slot->frame == 0) {
        const ArtPicture tile = {.surface = surface_of_paint(IMAGE_TILE, IMAGE_TILE, paint)};
        keep(images, slot, &tile);
    }
    return use(images, slot);
}
