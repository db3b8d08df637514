#include "app/draw/canvas.h"

#include "app/draw/canvas_store.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const Point *keep_points(Canvas *canvas, const Point *points, size_t count) {
    if (canvas->point_count + count > CANVAS_POINTS_MAX) {
        canvas->full = true;
        return NULL;
    }
    Point *kept = canvas->point + canvas->point_count;
    memcpy(kept, points, count * sizeof *points);
    canvas->point_count += count;
    return kept;
}

static Rect points_box(const Point *points, size_t count) {
    Point low = points[0];
    Point high = points[0];
    for (size_t i = 1; i < count; i++) {
        low = (Point){fminf(low.x, points[i].x), fminf(low.y, points[i].y)};
        high = (Point){fmaxf(high.x, points[i].x), fmaxf(high.y, points[i].y)};
    }
    return (Rect){low.x, low.y, high.x - low.x, high.y - low.y};
}

static Rect current_clip(const Canvas *canvas) {
    if (canvas->clip_count == 0) {
        return (Rect){0, 0, canvas->frame.width, canvas->frame.height};
    }
    return canvas->clip[canvas->clip_count - 1];
}

static Rect add_clip(Canvas *canvas, Rect box) {
    assert(canvas->clip_count < CANVAS_CLIPS_MAX);
    const Rect common = rect_common(current_clip(canvas), box);
    canvas->clip[canvas->clip_count++] = common;
    return common;
}

static void add_points(Canvas *canvas, CanvasCommand *command, const Point *points, size_t count) {
    command->points = keep_points(canvas, points, count);
    command->point_count = count;
    command->box = points_box(points, count);
    if (command->points != NULL) {
        canvas_add(canvas, command);
    }
}

static bool line_is_plain(Point from, Point to, const Stroke *stroke) {
    const bool level = fabsf(from.y - to.y) < 0.001F || fabsf(from.x - to.x) < 0.001F;
    return level && stroke->ends == LINE_BUTT && stroke->dash <= 0;
}

/* The nearest whole device pixel, as a logical length; halves go up. */
static float on_pixel(const Canvas *canvas, float length) {
    return floorf(length * canvas->frame.scale + 0.5F) / canvas->frame.scale;
}

static void plain_line(Canvas *canvas, Point from, Point to, const Stroke *stroke) {
    const float width = fmaxf(1 / canvas->frame.scale, on_pixel(canvas, stroke->width));
    Rect box = {fminf(from.x, to.x), fminf(from.y, to.y), fabsf(from.x - to.x),
                fabsf(from.y - to.y)};
    if (box.w < box.h) {
        box.x = on_pixel(canvas, box.x - width / 2);
        box.w = width;
    } else {
        box.y = on_pixel(canvas, box.y - width / 2);
        box.h = width;
    }
    canvas_fill(canvas, box, stroke->paint);
}

void canvas_add(Canvas *canvas, const CanvasCommand *command) {
    if (canvas->command_count >= CANVAS_COMMANDS_MAX) {
        canvas->full = true;
        return;
    }
    canvas->command[canvas->command_count++] = *command;
}

const char *canvas_keep(Canvas *canvas, const char *text) {
    const size_t size = strlen(text) + 1;
    if (canvas->byte_count + size > CANVAS_BYTES_MAX) {
        canvas->full = true;
        return "";
    }
    char *kept = canvas->byte + canvas->byte_count;
    memcpy(kept, text, size);
    canvas->byte_count += size;
    return kept;
}

Canvas *canvas_new(CanvasMeasure measure, void *context) {
    assert(measure != NULL);
    Canvas *canvas = malloc(sizeof *canvas);
    if (canvas == NULL) {
        return NULL;
    }
    canvas->measure = measure;
    canvas->context = context;
    canvas_begin(canvas, &(CanvasFrame){.width = 1, .height = 1, .scale = 1});
    return canvas;
}

void canvas_free(Canvas *canvas) {
    free(canvas);
}

void canvas_begin(Canvas *canvas, const CanvasFrame *frame) {
    assert(frame->scale > 0);
    canvas->frame = *frame;
    canvas->full = false;
    canvas->command_count = 0;
    canvas->point_count = 0;
    canvas->byte_count = 0;
    canvas->clip_count = 0;
    canvas->round = 0;
}

const CanvasFrame *canvas_frame_of(const Canvas *canvas) {
    return &canvas->frame;
}

Paint canvas_paint(const Canvas *canvas, Tone tone) {
    return theme_paint(canvas->frame.theme, tone);
}

void canvas_clip_push(Canvas *canvas, Rect box) {
    const Rect common = add_clip(canvas, box);
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_CLIP, .box = common});
}

void canvas_clip_round(Canvas *canvas, Point centre, float radius) {
    assert(canvas->round == 0);
    const Rect common = add_clip(canvas, rect_around(centre, 2 * radius, 2 * radius));
    canvas->round = canvas->clip_count;
    canvas_add(
        canvas,
        &(CanvasCommand){.kind = COMMAND_ROUND, .box = common, .centre = centre, .radius = radius});
}

void canvas_clip_pop(Canvas *canvas) {
    assert(canvas->clip_count > 0);
    canvas->round = canvas->round == canvas->clip_count ? 0 : canvas->round;
    canvas->clip_count--;
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_UNCLIP, .box = current_clip(canvas)});
}

void canvas_fill(Canvas *canvas, Rect box, Paint paint) {
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_FILL, .box = box, .look = {.fill = paint}});
}

void canvas_frame(Canvas *canvas, Rect box, float width, Paint paint) {
    canvas_rounded(canvas, box, 0, &(Look){.stroke = {.paint = paint, .width = width}});
}

void canvas_rounded(Canvas *canvas, Rect box, float radius, const Look *look) {
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_ROUNDED,
                                        .box = box,
                                        .radius = fminf(radius, fminf(box.w, box.h) / 2),
                                        .look = *look});
}

void canvas_polygon(Canvas *canvas, const Point *points, size_t count, const Look *look) {
    assert(count >= 3);
    add_points(canvas, &(CanvasCommand){.kind = COMMAND_POLYGON, .look = *look}, points, count);
}

void canvas_line(Canvas *canvas, Point from, Point to, const Stroke *stroke) {
    if (line_is_plain(from, to, stroke)) {
        plain_line(canvas, from, to, stroke);
        return;
    }
    canvas_polyline(canvas, (const Point[]){from, to}, 2, stroke);
}

void canvas_polyline(Canvas *canvas, const Point *points, size_t count, const Stroke *stroke) {
    assert(count >= 2);
    CanvasCommand command = {.kind = COMMAND_POLYLINE, .look = {.stroke = *stroke}};
    add_points(canvas, &command, points, count);
}

void canvas_circle(Canvas *canvas, Point centre, float radius, const Look *look) {
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_CIRCLE,
                                        .box = rect_around(centre, 2 * radius, 2 * radius),
                                        .arc = {radius, 0, 360},
                                        .look = *look});
}

void canvas_arc(Canvas *canvas, Point centre, const Arc *arc, const Stroke *stroke) {
    canvas_add(canvas,
               &(CanvasCommand){.kind = COMMAND_CIRCLE,
                                .box = rect_around(centre, 2 * arc->radius, 2 * arc->radius),
                                .arc = *arc,
                                .look = {.stroke = *stroke}});
}

void canvas_kanji(Canvas *canvas, const KanjiSpot *spot, const char *utf8) {
    canvas_add(canvas,
               &(CanvasCommand){.kind = COMMAND_KANJI,
                                .box = rect_around(spot->centre, spot->em_width, spot->em_height),
                                .kanji = *spot,
                                .text = canvas_keep(canvas, utf8)});
}

void canvas_piece(Canvas *canvas, const PieceArt *art, const PieceSpot *spot) {
    CanvasCommand command = {
        .kind = COMMAND_PIECE,
        .box = rect_around(spot->centre, art->pitch, art->pitch),
        .piece = *art,
        .spot = *spot,
    };
    command.piece.theme = canvas->frame.theme;
    command.piece.scale = canvas->frame.scale;
    command.piece.kanji = canvas_keep(canvas, art->kanji);
    if (art->kanji_short != NULL) {
        command.piece.kanji_short = canvas_keep(canvas, art->kanji_short);
    }
    if (art->letters != NULL) {
        command.piece.letters = canvas_keep(canvas, art->letters);
    }
    canvas_add(canvas, &command);
}

void canvas_wood(Canvas *canvas, Rect slab) {
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_WOOD, .box = slab});
}

void canvas_image(Canvas *canvas, Rect box, const char *svg) {
    canvas_add(canvas, &(CanvasCommand){
                           .kind = COMMAND_IMAGE, .box = box, .text = canvas_keep(canvas, svg)});
}

void canvas_label(Canvas *canvas, Rect box, const char *name, const char *text) {
    canvas_add(canvas, &(CanvasCommand){.kind = COMMAND_LABEL,
                                        .box = box,
                                        .name = canvas_keep(canvas, name),
                                        .text = canvas_keep(canvas, text)});
}

size_t canvas_count(const Canvas *canvas) {
    return canvas->command_count;
}

const CanvasCommand *canvas_at(const Canvas *canvas, size_t index) {
    assert(index < canvas->command_count);
    return &canvas->command[index];
}

bool canvas_is_full(const Canvas *canvas) {
    return canvas->full;
}
