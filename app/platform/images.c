#include "app/platform/images.h"

#include "app/draw/shape_picture.h"
#include "app/draw/text_sink.h"
#include "app/platform/surfaces.h"
#include "app/platform/wood.h"

#include <SDL.h>
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLOTS = 8192,           /* a power of two */
    IMAGES_MAX = SLOTS / 2, /* more would make looking up slow */
    BYTES_MAX = 40 * 1024 * 1024,
    KEY_MAX = 8192
};

typedef struct Slot {
    uint64_t hash; /* 0: empty */
    uint32_t frame;
    Image image;
} Slot;

struct Images {
    SDL_Renderer *renderer;
    Fonts *fonts;
    float scale;
    ThemeId theme;
    uint32_t frame;
    size_t count, bytes;
    Slot slot[SLOTS];
    Slot spare[IMAGES_MAX];
    char key[KEY_MAX];
    char svg[PIECE_SVG_MAX];
};

static uint64_t hash_text(const char *text) {
    uint64_t hash = 14695981039346656037U;
    for (const char *at = text; *at != '\0'; at++) {
        hash = (hash ^ (unsigned char)*at) * 1099511628211U;
    }
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

/* Drops what neither this frame nor the one before used, and puts the rest in its places anew. */
static void sweep(Images *images) {
    size_t kept = 0;
    for (size_t i = 0; i < SLOTS; i++) {
        Slot *slot = &images->slot[i];
        if (slot->hash == 0) {
            continue;
        }
        if (images->frame - slot->frame > 1) {
            drop(images, slot);
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

/* Keeps the surface's ink as a texture and frees the surface. `left` and `top` must be set to where
   the whole surface belongs. */
static void store(Images *images, Image *image, SDL_Surface *surface) {
    if (surface == NULL) {
        return;
    }
    const SurfacePart ink = surface_ink(surface, 0);
    SDL_Surface *part = image->slice > 0 ? surface : surface_part(surface, ink);
    if (part != surface) {
        image->left += ink.x;
        image->top += ink.y;
        SDL_FreeSurface(surface);
    }
    if (part == NULL) {
        return;
    }
    if (part->w >= SOLID_LEAST && part->h >= SOLID_LEAST) {
        image->solid = surface_solid(part);
    }
    image->texture = SDL_CreateTextureFromSurface(images->renderer, part);
    image->width = part->w;
    image->height = part->h;
    SDL_FreeSurface(part);
    if (image->texture != NULL) {
        SDL_SetTextureBlendMode(image->texture, SDL_BLENDMODE_BLEND);
    }
}

static Image make_shape(Images *images, const CanvasCommand *command) {
    Image image = {0};
    ShapePicture picture;
    if (!shape_picture_of(command, images->scale, &picture)) {
        return image;
    }
    const int side = 2 * picture.slice + 1;
    image.slice = picture.slice;
    store(images, &image,
          surface_of_svg(images->key, picture.slice > 0 ? side : picture.width,
                         picture.slice > 0 ? side : picture.height));
    return image;
}

static void tint(SDL_Surface *surface, Paint paint) {
    if (surface != NULL) {
        surface_tint(surface, paint);
    }
}

static Image make_text(Images *images, const CanvasCommand *command) {
    Image image = {0};
    int baseline = 0;
    const float px = theme_text_px(command->style) * images->scale;
    const FontsInk ink = {command->face, px, px};
    SDL_Surface *line = fonts_line(images->fonts, &ink, command->text, &baseline);
    image.top = -baseline;
    tint(line, command->look.fill);
    store(images, &image, line);
    return image;
}

static Image make_kanji(Images *images, const CanvasCommand *command) {
    Image image = {0};
    const KanjiSpot *spot = &command->kanji;
    const FontsInk ink = {spot->face, spot->em_width * images->scale,
                          spot->em_height * images->scale};
    SDL_Surface *surface = fonts_ink(images->fonts, &ink, command->text);
    if (surface != NULL && spot->turned) {
        surface_turn(surface);
    }
    if (surface != NULL) {
        image.left = -surface->w / 2;
        image.top = -surface->h / 2;
    }
    tint(surface, spot->paint);
    store(images, &image, surface);
    return image;
}

static bool put_place(Images *images, const PieceArt *art, SDL_Surface *body,
                      const KanjiPlace *place) {
    const Face face = place->utf8[0] > 0 ? FACE_SANS_BOLD : FACE_SERIF_BOLD;
    const FontsInk ink = {face, place->em_width, place->em_height};
    SDL_Surface *kanji = fonts_ink(images->fonts, &ink, place->utf8);
    if (kanji == NULL) {
        return false;
    }
    tint(kanji, piece_art_ink(art));
    if (art->white) {
        surface_turn(kanji);
    }
    SDL_Rect to = {(int)lroundf(place->centre.x + (float)(body->w - kanji->w) / 2),
                   (int)lroundf(place->centre.y + (float)(body->h - kanji->h) / 2), 0, 0};
    SDL_SetSurfaceBlendMode(kanji, SDL_BLENDMODE_BLEND);
    SDL_BlitSurface(kanji, NULL, body, &to);
    SDL_FreeSurface(kanji);
    return true;
}

/* False when the font lacks one of them, or holds it without any ink. */
static bool kanji_can_be_drawn(Images *images, const KanjiPlace *places, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char settled[PIECE_KANJI_BYTES];
        (void)fonts_settle(images->fonts, FACE_SERIF_BOLD, places[i].utf8, settled, sizeof settled);
        const FontsInk ink = {FACE_SERIF_BOLD, 12, 12};
        SDL_Surface *sample = fonts_ink(images->fonts, &ink, settled);
        SDL_FreeSurface(sample);
        if (sample == NULL || strcmp(settled, "?") == 0) {
            return false;
        }
    }
    return true;
}

static void put_kanji(Images *images, const PieceArt *art, SDL_Surface *body) {
    KanjiPlace places[PIECE_KANJI_MAX];
    const size_t count = piece_art_kanji(art, places);
    if (art->letters != NULL && !kanji_can_be_drawn(images, places, count)) {
        const KanjiPlace letters = piece_art_letters(art);
        (void)put_place(images, art, body, &letters);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        (void)put_place(images, art, body, &places[i]);
    }
}

static Image make_piece(Images *images, const CanvasCommand *command) {
    Image image = {0};
    const PieceArt *art = &command->piece;
    const int size = piece_art_size(art);
    (void)piece_art_svg(art, images->svg, sizeof images->svg);
    SDL_Surface *body = surface_of_svg(images->svg, size, size);
    if (body != NULL) {
        put_kanji(images, art, body);
    }
    image.left = -size / 2;
    image.top = -size / 2;
    store(images, &image, body);
    return image;
}

static Image make_wood(Images *images, const CanvasCommand *command) {
    Image image = {0};
    const WoodArt art = {.width = command->box.w,
                         .height = command->box.h,
                         .scale = images->scale,
                         .theme = images->theme};
    image.left = (int)lroundf(-WOOD_MARGIN * images->scale);
    image.top = image.left;
    store(images, &image, wood_surface(&art));
    return image;
}

static int image_side(float length, float scale) {
    const int side = (int)lroundf(length * scale);
    return side < 1 ? 1 : side;
}

static Image make_image(Images *images, const CanvasCommand *command) {
    Image image = {0};
    store(images, &image,
          surface_of_svg(command->text, image_side(command->box.w, images->scale),
                         image_side(command->box.h, images->scale)));
    return image;
}

static void put_numbers(TextSink *sink, const char *name, const float values[], int count) {
    text_sink_text(sink, name);
    for (int i = 0; i < count; i++) {
        text_sink_text(sink, " ");
        text_sink_number(sink, values[i]);
    }
    text_sink_text(sink, " ");
}

/* The opacity is left out: it is given when the picture is drawn. */
static void put_paint(TextSink *sink, Paint paint) {
    paint.a = 255;
    text_sink_code(sink, paint);
    text_sink_text(sink, " ");
}

static void key_of_piece(TextSink *sink, const PieceArt *art) {
    const float values[] = {(float)art->shape,      (float)art->rank,   (float)art->white,
                            (float)art->promoted,   (float)art->lifted, art->pitch,
                            (float)art->second_tint};
    put_numbers(sink, "piece", values, 7);
    text_sink_text(sink, art->kanji);
    text_sink_text(sink, " ");
    text_sink_text(sink, art->kanji_short == NULL ? "" : art->kanji_short);
    text_sink_text(sink, " ");
    text_sink_text(sink, art->letters == NULL ? "" : art->letters);
}

/* Writes what the picture of a command depends on; false when it has no picture. */
static bool write_key(Images *images, const CanvasCommand *command) {
    TextSink sink = text_sink_on(images->key, sizeof images->key);
    const KanjiSpot *kanji = &command->kanji;
    ShapePicture picture;
    switch (command->kind) {
    case COMMAND_ROUNDED:
    case COMMAND_POLYGON:
    case COMMAND_POLYLINE:
    case COMMAND_CIRCLE:
        if (!shape_picture_of(command, images->scale, &picture)) {
            return false;
        }
        shape_picture_svg(command, images->scale, &picture, &sink);
        return true;
    case COMMAND_TEXT:
        put_numbers(&sink, "text", (const float[]){(float)command->style, (float)command->face}, 2);
        put_paint(&sink, command->look.fill);
        text_sink_text(&sink, command->text);
        return true;
    case COMMAND_KANJI:
        put_numbers(&sink, "kanji",
                    (const float[]){(float)kanji->face, (float)kanji->turned, kanji->em_width,
                                    kanji->em_height},
                    4);
        put_paint(&sink, kanji->paint);
        text_sink_text(&sink, command->text);
        return true;
    case COMMAND_PIECE:
        key_of_piece(&sink, &command->piece);
        return true;
    case COMMAND_WOOD:
        put_numbers(&sink, "wood", &command->box.w, 2);
        return true;
    case COMMAND_IMAGE:
        put_numbers(&sink, "image", &command->box.w, 2);
        text_sink_text(&sink, command->text);
        return true;
    case COMMAND_CLIP:
    case COMMAND_UNCLIP:
    case COMMAND_FILL:
    case COMMAND_LABEL:
        return false;
    }
    return false;
}

static Image make(Images *images, const CanvasCommand *command) {
    switch (command->kind) {
    case COMMAND_ROUNDED:
    case COMMAND_POLYGON:
    case COMMAND_POLYLINE:
    case COMMAND_CIRCLE:
        return make_shape(images, command);
    case COMMAND_TEXT:
        return make_text(images, command);
    case COMMAND_KANJI:
        return make_kanji(images, command);
    case COMMAND_PIECE:
        return make_piece(images, command);
    case COMMAND_WOOD:
        return make_wood(images, command);
    case COMMAND_IMAGE:
        return make_image(images, command);
    case COMMAND_CLIP:
    case COMMAND_UNCLIP:
    case COMMAND_FILL:
    case COMMAND_LABEL:
        break;
    }
    return (Image){0};
}

static Image make_tile(Images *images, Paint paint) {
    Image image = {0};
    store(images, &image, surface_of_paint(IMAGE_TILE, IMAGE_TILE, paint));
    return image;
}

/* The slot for the key written last, new ones with frame 0; NULL when the store is full. */
static Slot *slot_of_key(Images *images) {
    const uint64_t hash = hash_text(images->key);
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

static void keep(Images *images, Slot *slot, Image image) {
    slot->image = image;
    images->bytes += image_bytes(&image);
}

Images *images_new(SDL_Renderer *renderer, Fonts *fonts) {
    Images *images = calloc(1, sizeof *images);
    if (images == NULL) {
        return NULL;
    }
    images->renderer = renderer;
    images->fonts = fonts;
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
    for (size_t i = 0; i < SLOTS; i++) {
        if (images->slot[i].hash != 0) {
            drop(images, &images->slot[i]);
        }
    }
}

void images_begin(Images *images, float scale, ThemeId theme) {
    if (images->scale < scale || images->scale > scale || images->theme != theme) {
        images_clear(images);
        images->scale = scale;
        images->theme = theme;
    }
    images->frame++;
    if (images->bytes > BYTES_MAX || images->count > IMAGES_MAX * 3 / 4) {
        sweep(images);
    }
}

const Image *images_of(Images *images, const CanvasCommand *command) {
    if (!write_key(images, command)) {
        return NULL;
    }
    Slot *slot = slot_of_key(images);
    if (slot == NULL) {
        return NULL;
    }
    if (slot->frame == 0) {
        keep(images, slot, make(images, command));
    }
    slot->frame = images->frame;
    return slot->image.texture == NULL ? NULL : &slot->image;
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
        keep(images, slot, make_tile(images, paint));
    }
    slot->frame = images->frame;
    return slot->image.texture == NULL ? NULL : &slot->image;
}

size_t images_bytes(const Images *images) {
    return images->bytes;
}
