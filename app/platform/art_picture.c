#include "app/platform/art_picture.h"

#include "app/draw/shape_picture.h"
#include "app/platform/surfaces.h"
#include "app/platform/wood.h"

#include <SDL.h>
#include <math.h>
#include <string.h>

static ArtPicture make_shape(const ArtDesk *desk, const CanvasCommand *command) {
    ArtPicture picture = {0};
    ShapePicture shape;
    if (!shape_picture_of(command, desk->scale, &shape)) {
        return picture;
    }
    char svg[SHAPE_SVG_MAX];
    TextSink sink = text_sink_on(svg, sizeof svg);
    shape_picture_svg(command, desk->scale, &shape, &sink);
    const int side = 2 * shape.slice + 1;
    picture.slice = shape.slice;
    picture.surface = surface_of_svg(svg, shape.slice > 0 ? side : shape.width,
                                     shape.slice > 0 ? side : shape.height);
    return picture;
}

static void tint(SDL_Surface *surface, Paint paint) {
    if (surface != NULL) {
        surface_tint(surface, paint);
    }
}

static ArtPicture make_text(const ArtDesk *desk, const CanvasCommand *command) {
    ArtPicture picture = {0};
    int baseline = 0;
    const float px = command->px * desk->scale;
    const FontsInk ink = {command->face, px, px};
    SDL_Surface *line = fonts_line(desk->fonts, &ink, command->text, &baseline);
    picture.top = -baseline;
    tint(line, command->look.fill);
    picture.surface = line;
    return picture;
}

static ArtPicture make_kanji(const ArtDesk *desk, const CanvasCommand *command) {
    ArtPicture picture = {0};
    const KanjiSpot *spot = &command->kanji;
    const FontsInk ink = {spot->face, spot->em_width * desk->scale, spot->em_height * desk->scale};
    SDL_Surface *surface = fonts_ink(desk->fonts, &ink, command->text);
    if (surface != NULL && spot->turned) {
        surface_turn(surface);
    }
    tint(surface, spot->paint);
    picture.surface = surface;
    return picture;
}

static bool put_place(const ArtDesk *desk, const PieceArt *art, SDL_Surface *body,
                      const KanjiPlace *place) {
    const Face face = place->utf8[0] > 0 ? FACE_SANS_BOLD : FACE_SERIF_BOLD;
    const FontsInk ink = {face, place->em_width, place->em_height};
    SDL_Surface *kanji = fonts_ink(desk->fonts, &ink, place->utf8);
    if (kanji == NULL) {
        return false;
    }
    tint(kanji, piece_art_ink(art));
    if (art->turned) {
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
static bool kanji_can_be_drawn(const ArtDesk *desk, const KanjiPlace *places, size_t count) {
    for (size_t i = 0; i < count; i++) {
        FontsText settled;
        fonts_settle(desk->fonts, FACE_SERIF_BOLD, places[i].utf8, &settled);
        const FontsInk ink = {FACE_SERIF_BOLD, 12, 12};
        SDL_Surface *sample = fonts_ink(desk->fonts, &ink, settled.utf8);
        SDL_FreeSurface(sample);
        if (sample == NULL || strcmp(settled.utf8, "?") == 0) {
            return false;
        }
    }
    return true;
}

static void put_kanji(const ArtDesk *desk, const PieceArt *art, SDL_Surface *body) {
    KanjiPlace places[PIECE_KANJI_MAX];
    const size_t count = piece_art_kanji(art, places);
    if (art->letters != NULL && !kanji_can_be_drawn(desk, places, count)) {
        const KanjiPlace letters = piece_art_letters(art);
        (void)put_place(desk, art, body, &letters);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        (void)put_place(desk, art, body, &places[i]);
    }
}

static ArtPicture make_piece(const ArtDesk *desk, const CanvasCommand *command) {
    ArtPicture picture = {0};
    const PieceArt *art = &command->piece;
    const int size = piece_art_size(art);
    char svg[PIECE_SVG_MAX];
    (void)piece_art_svg(art, svg, sizeof svg);
    SDL_Surface *body = piece_bodies_copy(desk->bodies, svg, size);
    if (body != NULL) {
        put_kanji(desk, art, body);
    }
    picture.left = -size / 2;
    picture.top = -size / 2;
    picture.surface = body;
    return picture;
}

static ArtPicture make_wood(const ArtDesk *desk, const CanvasCommand *command) {
    ArtPicture picture = {0};
    const WoodArt art = {.width = command->box.w,
                         .height = command->box.h,
                         .scale = desk->scale,
                         .theme = desk->theme};
    picture.left = (int)lroundf(-WOOD_MARGIN * desk->scale);
    picture.top = picture.left;
    picture.surface = wood_surface(&art);
    return picture;
}

static int image_side(float length, float scale) {
    const int side = (int)lroundf(length * scale);
    return side < 1 ? 1 : side;
}

static ArtPicture make_image(const ArtDesk *desk, const CanvasCommand *command) {
    ArtPicture picture = {0};
    picture.surface = surface_of_svg(command->text, image_side(command->box.w, desk->scale),
                                     image_side(command->box.h, desk->scale));
    return picture;
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
    const float values[] = {(float)art->shape,       (float)art->rank,   (float)art->white,
                            (float)art->promoted,    (float)art->lifted, art->pitch,
                            (float)art->second_tint, (float)art->turned, (float)art->short_barred};
    put_numbers(sink, "piece", values, 9);
    text_sink_text(sink, art->kanji);
    text_sink_text(sink, " ");
    text_sink_text(sink, art->kanji_short == NULL ? "" : art->kanji_short);
    text_sink_text(sink, " ");
    text_sink_text(sink, art->letters == NULL ? "" : art->letters);
}

bool art_picture_key(const ArtDesk *desk, const CanvasCommand *command, TextSink *sink) {
    const KanjiSpot *kanji = &command->kanji;
    ShapePicture picture;
    switch (command->kind) {
    case COMMAND_ROUNDED:
    case COMMAND_POLYGON:
    case COMMAND_POLYLINE:
    case COMMAND_CIRCLE:
        if (!shape_picture_of(command, desk->scale, &picture)) {
            return false;
        }
        shape_picture_svg(command, desk->scale, &picture, sink);
        return true;
    case COMMAND_TEXT:
        put_numbers(sink, "text", (const float[]){command->px, (float)command->face}, 2);
        put_paint(sink, command->look.fill);
        text_sink_text(sink, command->text);
        return true;
    case COMMAND_KANJI:
        put_numbers(sink, "kanji",
                    (const float[]){(float)kanji->face, (float)kanji->turned, kanji->em_width,
                                    kanji->em_height},
                    4);
        put_paint(sink, kanji->paint);
        text_sink_text(sink, command->text);
        return true;
    case COMMAND_PIECE:
        key_of_piece(sink, &command->piece);
        return true;
    case COMMAND_WOOD:
        put_numbers(sink, "wood", (const float[]){command->box.w, command->box.h}, 2);
        return true;
    case COMMAND_IMAGE:
        put_numbers(sink, "image", (const float[]){command->box.w, command->box.h}, 2);
        text_sink_text(sink, command->text);
        return true;
    case COMMAND_CLIP:
    case COMMAND_ROUND:
    case COMMAND_UNCLIP:
    case COMMAND_FILL:
    case COMMAND_LABEL:
        return false;
    }
    return false;
}

ArtPicture art_picture_of(const ArtDesk *desk, const CanvasCommand *command) {
    switch (command->kind) {
    case COMMAND_ROUNDED:
    case COMMAND_POLYGON:
    case COMMAND_POLYLINE:
    case COMMAND_CIRCLE:
        return make_shape(desk, command);
    case COMMAND_TEXT:
        return make_text(desk, command);
    case COMMAND_KANJI:
        return make_kanji(desk, command);
    case COMMAND_PIECE:
        return make_piece(desk, command);
    case COMMAND_WOOD:
        return make_wood(desk, command);
    case COMMAND_IMAGE:
        return make_image(desk, command);
    case COMMAND_CLIP:
    case COMMAND_ROUND:
    case COMMAND_UNCLIP:
    case COMMAND_FILL:
    case COMMAND_LABEL:
        break;
    }
    return (ArtPicture){0};
}
