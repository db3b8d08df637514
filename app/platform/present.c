#include "app/platform/present.h"

#include "app/draw/shape_picture.h"
#include "app/platform/images.h"
#include "app/platform/line_tiles.h"
#include "app/platform/round_strips.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>

struct Presenter {
    SDL_Renderer *renderer;
    Images *images;
    float scale;
    bool in_strip; /* only what lies in the strip is drawn: a part of a round clip */
    SDL_Rect strip;
};

typedef struct Pixel {
    int x, y;
} Pixel;

static int on_pixel(float value) {
    return (int)floorf(value + 0.5F);
}

static int smaller(int one, int other) {
    return one < other ? one : other;
}

/* Both edges are rounded, so that neighbours meet without a gap. */
static SDL_Rect pixels_of(const Presenter *presenter, Rect box) {
    const int left = on_pixel(box.x * presenter->scale);
    const int top = on_pixel(box.y * presenter->scale);
    return (SDL_Rect){left, top, on_pixel((box.x + box.w) * presenter->scale) - left,
                      on_pixel((box.y + box.h) * presenter->scale) - top};
}

/* The software renderer fills with opacity several times slower than it copies. */
static bool tile_pixels(Presenter *presenter, const SDL_Rect *box, Paint paint) {
    const Image *tile = images_tile(presenter->images, paint);
    if (tile == NULL) {
        return false;
    }
    for (int y = 0; y < box->h; y += IMAGE_TILE) {
        for (int x = 0; x < box->w; x += IMAGE_TILE) {
            const SDL_Rect part = {0, 0, smaller(IMAGE_TILE, box->w - x),
                                   smaller(IMAGE_TILE, box->h - y)};
            const SDL_Rect to = {box->x + x, box->y + y, part.w, part.h};
            SDL_RenderCopy(presenter->renderer, tile->texture, &part, &to);
        }
    }
    return true;
}

static void fill_pixels(Presenter *presenter, const SDL_Rect *box, Paint paint) {
    enum { LARGE = 4096 }; /* pixels from which tiles are worth while */
    if (paint.a == 0 || box->w <= 0 || box->h <= 0) {
        return;
    }
    if (paint.a < 255 && box->w * box->h >= LARGE && tile_pixels(presenter, box, paint)) {
        return;
    }
    SDL_SetRenderDrawBlendMode(presenter->renderer,
                               paint.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(presenter->renderer, paint.r, paint.g, paint.b, paint.a);
    SDL_RenderFillRect(presenter->renderer, box);
}

static void copy_part(Presenter *presenter, const Image *image, Pixel at, SDL_Rect part) {
    const SDL_Rect to = {at.x + part.x, at.y + part.y, part.w, part.h};
    if (part.w > 0 && part.h > 0) {
        SDL_RenderCopy(presenter->renderer, image->texture, &part, &to);
    }
}

/* What lets nothing shine through is copied without blending, which is much faster; the rest lies
   around it as four parts. */
static void copy_with_solid(Presenter *presenter, const Image *image, Pixel at) {
    const SurfacePart solid = image->solid;
    const int right = solid.x + solid.w;
    const int low = solid.y + solid.h;
    copy_part(presenter, image, at, (SDL_Rect){0, 0, image->width, solid.y});
    copy_part(presenter, image, at, (SDL_Rect){0, low, image->width, image->height - low});
    copy_part(presenter, image, at, (SDL_Rect){0, solid.y, solid.x, solid.h});
    copy_part(presenter, image, at, (SDL_Rect){right, solid.y, image->width - right, solid.h});
    SDL_SetTextureBlendMode(image->texture, SDL_BLENDMODE_NONE);
    copy_part(presenter, image, at, (SDL_Rect){solid.x, solid.y, solid.w, solid.h});
    SDL_SetTextureBlendMode(image->texture, SDL_BLENDMODE_BLEND);
}

/* Copies a picture to the place of its command, pixel for pixel. */
static void copy_image(Presenter *presenter, const Image *image, Pixel place, Uint8 alpha) {
    const Pixel at = {place.x + image->left, place.y + image->top};
    if (alpha == 255 && image->solid.w > 0) {
        copy_with_solid(presenter, image, at);
        return;
    }
    SDL_SetTextureAlphaMod(image->texture, alpha);
    copy_part(presenter, image, at, (SDL_Rect){0, 0, image->width, image->height});
    SDL_SetTextureAlphaMod(image->texture, 255);
}

/* Copies a part that is one pixel wide or high wherever it is stretched. The software renderer
   loses stretched pixels that a clip cuts into, so they are cut before. */
static void copy_stretched(Presenter *presenter, const Image *image, SDL_Rect part, SDL_Rect to) {
    SDL_Rect cut = to;
    SDL_Rect clip;
    SDL_RenderGetClipRect(presenter->renderer, &clip);
    if (SDL_RenderIsClipEnabled(presenter->renderer) && !SDL_IntersectRect(&to, &clip, &cut)) {
        return;
    }
    if (part.w == 1) {
        to.x = cut.x;
        to.w = cut.w;
    }
    if (part.h == 1) {
        to.y = cut.y;
        to.h = cut.h;
    }
    if (to.w > 0 && to.h > 0) {
        SDL_RenderCopy(presenter->renderer, image->texture, &part, &to);
    }
}

/* Corners stay as they are, edges are stretched from one pixel, the middle is one fill. */
static void copy_sliced(Presenter *presenter, const Image *image, const SDL_Rect *box,
                        Paint middle) {
    const int k = image->slice;
    const int from[3] = {0, k, k + 1};
    const int from_size[3] = {k, 1, k};
    const int x[3] = {box->x, box->x + k, box->x + box->w - k};
    const int y[3] = {box->y, box->y + k, box->y + box->h - k};
    const int w[3] = {k, box->w - 2 * k, k};
    const int h[3] = {k, box->h - 2 * k, k};
    for (int i = 0; i < 9; i++) {
        const int column = i % 3;
        const int row = i / 3;
        const SDL_Rect part = {from[column], from[row], from_size[column], from_size[row]};
        const SDL_Rect to = {x[column], y[row], w[column], h[row]};
        if (column == 1 && row == 1) {
            fill_pixels(presenter, &to, middle);
        } else {
            copy_stretched(presenter, image, part, to);
        }
    }
}

/* A frame with square corners: four plain rectangles around a fill. */
static void draw_square_box(Presenter *presenter, const CanvasCommand *command) {
    const SDL_Rect box = pixels_of(presenter, command->box);
    const Stroke *stroke = &command->look.stroke;
    int width = stroke->width > 0 ? on_pixel(stroke->width * presenter->scale) : 0;
    width = stroke->width > 0 && width < 1 ? 1 : width;
    const SDL_Rect sides[] = {
        {box.x, box.y, box.w, width},
        {box.x, box.y + box.h - width, box.w, width},
        {box.x, box.y + width, width, box.h - 2 * width},
        {box.x + box.w - width, box.y + width, width, box.h - 2 * width},
    };
    const SDL_Rect inside = {box.x + width, box.y + width, box.w - 2 * width, box.h - 2 * width};
    fill_pixels(presenter, &inside, command->look.fill);
    for (int i = 0; i < 4 && width > 0; i++) {
        fill_pixels(presenter, &sides[i], stroke->paint);
    }
}

static Pixel place_of(const Presenter *presenter, Point point) {
    return (Pixel){on_pixel(point.x * presenter->scale), on_pixel(point.y * presenter->scale)};
}

static void draw_rounded(Presenter *presenter, const CanvasCommand *command) {
    if (command->radius <= 0 && command->look.stroke.dash <= 0) {
        draw_square_box(presenter, command);
        return;
    }
    const Image *image = images_of(presenter->images, command);
    const SDL_Rect box = pixels_of(presenter, command->box);
    if (image == NULL) {
        return;
    }
    if (image->slice > 0) {
        copy_sliced(presenter, image, &box, command->look.fill);
    } else {
        copy_image(presenter, image, (Pixel){box.x, box.y}, 255);
    }
}

/* Of many strips most see nothing of a small shape, and to look up its picture takes a while. */
static bool shape_is_seen(const Presenter *presenter, const ShapePicture *picture) {
    const SDL_Rect box = {picture->left, picture->top, picture->width, picture->height};
    return !presenter->in_strip || SDL_HasIntersection(&box, &presenter->strip);
}

static void draw_whole_shape(Presenter *presenter, const CanvasCommand *command) {
    ShapePicture picture;
    if (!shape_picture_of(command, presenter->scale, &picture) ||
        !shape_is_seen(presenter, &picture)) {
        return;
    }
    const Image *image = images_of(presenter->images, command);
    if (image != NULL) {
        copy_image(presenter, image, (Pixel){picture.left, picture.top}, 255);
    }
}

/* Each tile is a picture of its own, which shows what lies in the box of its command. */
static void draw_tiles(Presenter *presenter, const CanvasCommand *command, LineTiles *tiles) {
    SDL_Rect clip;
    const bool clipped = SDL_RenderIsClipEnabled(presenter->renderer) == SDL_TRUE;
    SDL_RenderGetClipRect(presenter->renderer, &clip);
    while (line_tiles_next(tiles)) {
        SDL_Rect tile = {tiles->x, tiles->y, LINE_TILE, LINE_TILE};
        if (!clipped || SDL_IntersectRect(&tile, &clip, &tile)) {
            CanvasCommand part = *command;
            part.box = line_tiles_box(tiles, presenter->scale);
            SDL_RenderSetClipRect(presenter->renderer, &tile);
            draw_whole_shape(presenter, &part);
        }
    }
    SDL_RenderSetClipRect(presenter->renderer, clipped ? &clip : NULL);
}

static void draw_shape(Presenter *presenter, const CanvasCommand *command) {
    LineTiles tiles;
    if (line_tiles_begin(command, presenter->scale, &tiles)) {
        draw_tiles(presenter, command, &tiles);
    } else {
        draw_whole_shape(presenter, command);
    }
}

/* A piece that is turned over grows narrow around its middle. */
static void draw_squeezed(Presenter *presenter, const Image *image, const PieceSpot *spot) {
    const Pixel place = place_of(presenter, spot->centre);
    const SDL_Rect to = {place.x + on_pixel((float)image->left * spot->squeeze),
                         place.y + image->top, on_pixel((float)image->width * spot->squeeze),
                         image->height};
    SDL_SetTextureAlphaMod(image->texture, (Uint8)on_pixel(255 * spot->alpha));
    SDL_RenderCopy(presenter->renderer, image->texture, NULL, &to);
    SDL_SetTextureAlphaMod(image->texture, 255);
}

static void draw_piece(Presenter *presenter, const CanvasCommand *command) {
    const PieceSpot *spot = &command->spot;
    const Image *image = images_of(presenter->images, command);
    if (image == NULL) {
        return;
    }
    if (spot->squeeze > 0 && spot->squeeze < 1) {
        draw_squeezed(presenter, image, spot);
        return;
    }
    copy_image(presenter, image, place_of(presenter, spot->centre),
               (Uint8)on_pixel(255 * spot->alpha));
}

/* The middle of the ink stands on the middle of the place, as near as whole pixels allow. */
static void draw_kanji(Presenter *presenter, const CanvasCommand *command) {
    const KanjiSpot *spot = &command->kanji;
    const Image *image = images_of(presenter->images, command);
    if (image != NULL) {
        const float x = spot->centre.x * presenter->scale - (float)image->width / 2;
        const float y = spot->centre.y * presenter->scale - (float)image->height / 2;
        copy_image(presenter, image, (Pixel){on_pixel(x), on_pixel(y)}, spot->paint.a);
    }
}

/* Everything else that is a picture at one point with one opacity. */
static void draw_picture(Presenter *presenter, const CanvasCommand *command, Point point,
                         Uint8 alpha) {
    const Image *image = images_of(presenter->images, command);
    if (image != NULL) {
        copy_image(presenter, image, place_of(presenter, point), alpha);
    }
}

static void draw_fill(Presenter *presenter, const CanvasCommand *command) {
    const SDL_Rect box = pixels_of(presenter, command->box);
    fill_pixels(presenter, &box, command->look.fill);
}

static void set_clip(Presenter *presenter, SDL_Rect box) {
    SDL_Rect common = box;
    if (presenter->in_strip && SDL_IntersectRect(&box, &presenter->strip, &common) == SDL_FALSE) {
        common = (SDL_Rect){box.x, box.y, 0, 0};
    }
    SDL_RenderSetClipRect(presenter->renderer, &common);
}

static void draw_command(Presenter *presenter, const CanvasCommand *command) {
    switch (command->kind) {
    case COMMAND_CLIP:
    case COMMAND_ROUND:
    case COMMAND_UNCLIP:
        set_clip(presenter, pixels_of(presenter, command->box));
        break;
    case COMMAND_FILL:
        draw_fill(presenter, command);
        break;
    case COMMAND_ROUNDED:
        draw_rounded(presenter, command);
        break;
    case COMMAND_POLYGON:
    case COMMAND_POLYLINE:
    case COMMAND_CIRCLE:
        draw_shape(presenter, command);
        break;
    case COMMAND_TEXT:
        draw_picture(presenter, command, (Point){command->box.x, command->baseline},
                     command->look.fill.a);
        break;
    case COMMAND_KANJI:
        draw_kanji(presenter, command);
        break;
    case COMMAND_PIECE:
        draw_piece(presenter, command);
        break;
    case COMMAND_WOOD:
    case COMMAND_IMAGE:
        draw_picture(presenter, command, (Point){command->box.x, command->box.y}, 255);
        break;
    case COMMAND_LABEL:
        break;
    }
}

/* Where the clip that begins here ends; the end of the canvas when that was left out. */
static size_t clip_end(const Canvas *canvas, size_t start) {
    const size_t count = canvas_count(canvas);
    int depth = 0;
    for (size_t i = start; i < count; i++) {
        const CommandKind kind = canvas_at(canvas, i)->kind;
        depth += kind == COMMAND_CLIP || kind == COMMAND_ROUND;
        depth -= kind == COMMAND_UNCLIP;
        if (depth == 0) {
            return i;
        }
    }
    return count;
}

/* False when a command surely draws nothing in the strip, seen by its box alone. Outlines and
   shadows reach beyond it, but never so far. */
static bool reaches_strip(const Presenter *presenter, const CanvasCommand *command) {
    const Rect box = command->box;
    const SDL_Rect *strip = &presenter->strip;
    const float beyond = 8 + command->px + 4 * command->look.stroke.width;
    const float left = (box.x - box.w / 2 - beyond) * presenter->scale;
    const float right = (box.x + box.w * 1.5F + beyond) * presenter->scale;
    const float top = (box.y - box.h / 2 - beyond) * presenter->scale;
    const float low = (box.y + box.h * 1.5F + beyond) * presenter->scale;
    const bool clips = command->kind == COMMAND_CLIP || command->kind == COMMAND_ROUND ||
                       command->kind == COMMAND_UNCLIP;
    return clips || (low >= (float)strip->y && top <= (float)(strip->y + strip->h) &&
                     right >= (float)strip->x && left <= (float)(strip->x + strip->w));
}

/* Draws what begins with a round clip, as far as one strip of it; no other lies inside. */
static void draw_strip(Presenter *presenter, const Canvas *canvas, size_t start, size_t end) {
    for (size_t i = start; i < end; i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (reaches_strip(presenter, command)) {
            draw_command(presenter, command);
        }
    }
}

/* Renderers clip to rectangles: what lies in the disc is drawn once for each strip of it. */
static void draw_round(Presenter *presenter, const Canvas *canvas, size_t start, size_t end) {
    const CanvasCommand *round = canvas_at(canvas, start);
    const RoundDisc disc = {round->centre.x * presenter->scale, round->centre.y * presenter->scale,
                            round->radius * presenter->scale};
    const SDL_Rect box = pixels_of(presenter, round->box);
    RoundStrip strip = round_strip_first(&disc);
    presenter->in_strip = true;
    while (round_strip_next(&disc, &strip)) {
        presenter->strip = (SDL_Rect){strip.x, strip.y, strip.width, strip.height};
        if (SDL_HasIntersection(&box, &presenter->strip)) {
            draw_strip(presenter, canvas, start, end);
        }
    }
    presenter->in_strip = false;
}

Presenter *presenter_new(SDL_Renderer *renderer, Fonts *fonts) {
    Presenter *presenter = calloc(1, sizeof *presenter);
    if (presenter == NULL) {
        return NULL;
    }
    presenter->renderer = renderer;
    presenter->images = images_new(renderer, fonts);
    if (presenter->images == NULL) {
        free(presenter);
        return NULL;
    }
    return presenter;
}

void presenter_free(Presenter *presenter) {
    if (presenter == NULL) {
        return;
    }
    images_free(presenter->images);
    free(presenter);
}

void presenter_draw(Presenter *presenter, const Canvas *canvas) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    presenter->scale = frame->scale;
    images_begin(presenter->images, frame->scale, frame->theme);
    SDL_RenderSetClipRect(presenter->renderer, NULL);
    const size_t count = canvas_count(canvas);
    for (size_t i = 0; i < count; i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_ROUND) {
            const size_t end = clip_end(canvas, i);
            draw_round(presenter, canvas, i, end);
            i = end - 1;
        } else {
            draw_command(presenter, command);
        }
    }
    SDL_RenderSetClipRect(presenter->renderer, NULL);
}

void presenter_forget(Presenter *presenter) {
    images_clear(presenter->images);
}

void present_size(const Canvas *canvas, int *width, int *height) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    *width = on_pixel(frame->width * frame->scale);
    *height = on_pixel(frame->height * frame->scale);
}
