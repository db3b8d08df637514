#include "app/draw/board_art.h"

#include "app/draw/svg.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const float gutter = 18;   /* coordinates, above and at the right */
static const float rim_left = 18; /* of a board on squares */
static const float rim_bottom = 8;
static const float rim_plain = 8; /* without coordinates */
static const float slab_radius = 3;

static int shown_file(const BoardGeometry *geometry, int file) {
    return geometry->flipped ? file : geometry->files + 1 - file;
}

static int shown_rank(const BoardGeometry *geometry, int rank) {
    return geometry->flipped ? geometry->ranks + 1 - rank : rank;
}

/* Repeatable and good enough for grain: a step of a linear congruence, 0..1. */
static float next_random(uint32_t *state) {
    *state = *state * 1664525U + 1013904223U;
    return (float)(*state >> 8) / 16777216.0F;
}

static float clamped(float value, float low, float high) {
    return fminf(fmaxf(value, low), high);
}

static GrainLine grain_line(const WoodArt *art, float x, uint32_t *state) {
    GrainLine line = {.across = {x}};
    for (int i = 1; i < 4; i++) {
        line.across[i] = clamped(x + (next_random(state) * 7 - 3.5F), 1, art->width - 1);
    }
    line.width = 0.7F + 1.1F * next_random(state);
    line.alpha = (0.05F + 0.08F * next_random(state)) * (art->theme == THEME_LIGHT ? 1 : 0.45F);
    return line;
}

static void put_grain_line(TextSink *sink, const WoodArt *art, const GrainLine *line) {
    const float s = art->scale;
    const float top = WOOD_MARGIN + 1;
    const float height = art->height - 2;
    const float x = WOOD_MARGIN;
    const float values[] = {
        (x + line->across[0]) * s, top * s,
        (x + line->across[1]) * s, (top + height / 3) * s,
        (x + line->across[2]) * s, (top + height * 2 / 3) * s,
        (x + line->across[3]) * s, (top + height) * s,
        line->width * s,
    };
    text_sink_fill(sink, "<path d=\"M% %C% % % % % %\" fill=\"none\" stroke-width=\"%\"", values);
    text_sink_paint(sink, "stroke", paint_faded(theme_paint(art->theme, TONE_GRAIN), line->alpha));
    text_sink_text(sink, "/>");
}

static void put_grain(TextSink *sink, const WoodArt *art) {
    GrainLine lines[GRAIN_MAX];
    const size_t count = board_art_grain(art, lines);
    for (size_t i = 0; i < count; i++) {
        put_grain_line(sink, art, &lines[i]);
    }
}

static Rect slab_scaled(const WoodArt *art, Rect around) {
    const float s = art->scale;
    return (Rect){(WOOD_MARGIN + around.x) * s, (WOOD_MARGIN + around.y) * s,
                  (art->width + around.w) * s, (art->height + around.h) * s};
}

static void put_slab_shadow(TextSink *sink, const WoodArt *art) {
    const Paint shadow = theme_paint(art->theme, TONE_SHADOW);
    svg_rounded(sink, slab_scaled(art, (Rect){-1, 3, 2, 2}), 5 * art->scale,
                &(SvgStyle){.look.fill = paint_faded(shadow, 0.07F)});
    svg_rounded(sink, slab_scaled(art, (Rect){0, 1.5F, 0, 1}), 4 * art->scale,
                &(SvgStyle){.look.fill = paint_faded(shadow, 0.12F)});
}

static void draw_lines(Canvas *canvas, const BoardGeometry *geometry) {
    const Rect grid = geometry->grid;
    const int lines_x = geometry->points ? geometry->files - 1 : geometry->files;
    const int lines_y = geometry->points ? geometry->ranks - 1 : geometry->ranks;
    const float alpha = geometry->points ? 0.9F : 0.85F;
    const Paint paint = paint_faded(canvas_paint(canvas, TONE_GRID), alpha);
    const Stroke line = {paint, 1, 0, 0, LINE_BUTT};
    for (int i = 1; i < lines_x; i++) {
        const float x = grid.x + (float)i * geometry->cell_w;
        canvas_line(canvas, (Point){x, grid.y}, (Point){x, grid.y + grid.h}, &line);
    }
    for (int i = 1; i < lines_y; i++) {
        const float y = grid.y + (float)i * geometry->cell_h;
        canvas_line(canvas, (Point){grid.x, y}, (Point){grid.x + grid.w, y}, &line);
    }
    canvas_frame(canvas, rect_inset(grid, -1), 2, canvas_paint(canvas, TONE_GRID));
}

static void draw_dot(Canvas *canvas, Point centre, float radius) {
    canvas_circle(canvas, centre, radius, &(Look){.fill = canvas_paint(canvas, TONE_GRID)});
}

/* At the corners of the two promotion zones, as far from the sides as from the ends. */
static void draw_zone_dots(Canvas *canvas, const BoardArt *art) {
    const BoardGeometry *geometry = &art->geometry;
    const int files[] = {art->zone, geometry->files - art->zone};
    const int ranks[] = {art->zone, geometry->ranks - art->zone};
    for (int down = 0; down < 2; down++) {
        for (int across = 0; across < 2; across++) {
            const Point centre = {geometry->grid.x + (float)files[across] * geometry->cell_w,
                                  geometry->grid.y + (float)ranks[down] * geometry->cell_h};
            draw_dot(canvas, centre, 3);
        }
    }
}

static void draw_star_points(Canvas *canvas, const BoardGeometry *geometry) {
    const int files[] = {4, (geometry->files + 1) / 2, geometry->files - 3};
    const int ranks[] = {4, (geometry->ranks + 1) / 2, geometry->ranks - 3};
    const float radius = geometry->cell_h < 34 ? 2 : 2.6F;
    for (int i = 0; i < 9; i++) {
        draw_dot(canvas, board_geometry_centre(geometry, files[i % 3], ranks[i / 3]), radius);
    }
}

/* Two short lines at each side of the board, behind the last rank of each zone. */
static void draw_zone_ticks(Canvas *canvas, const BoardArt *art) {
    const BoardGeometry *geometry = &art->geometry;
    const Rect grid = geometry->grid;
    const float length = 0.28F * geometry->cell_h;
    const Stroke line = {canvas_paint(canvas, TONE_GRID), 1, 0, 0, LINE_BUTT};
    const int before[] = {art->zone, geometry->ranks - art->zone};
    for (int i = 0; i < 2; i++) {
        const float y = grid.y + ((float)before[i] - 0.5F) * geometry->cell_h;
        canvas_line(canvas, (Point){grid.x - length, y}, (Point){grid.x, y}, &line);
        const float right = grid.x + grid.w;
        canvas_line(canvas, (Point){right, y}, (Point){right + length, y}, &line);
    }
}

static void file_text(int file, char out[4]) {
    const char tens = (char)('0' + file / 10);
    const char ones = (char)('0' + file % 10);
    const char text[4] = {file < 10 ? ones : tens, file < 10 ? '\0' : ones, '\0', '\0'};
    memcpy(out, text, sizeof text);
}

/* Where numbers of two figures have no room side by side, every other one takes that of its
 * neighbours. */
static void draw_file(Canvas *canvas, const BoardGeometry *geometry, TextSpot *spot, int file) {
    char text[4];
    file_text(file, text);
    const Rect cell = board_geometry_cell(geometry, file, 1);
    const bool wide = canvas_text_width(canvas, spot->style, spot->face, text) > cell.w;
    const float extra = wide ? cell.w / 2 : 0;
    spot->box.x = cell.x - extra;
    spot->box.w = cell.w + 2 * extra;
    if (!wide || file % 2 == 0) {
        canvas_text(canvas, spot, text);
    }
}

static void draw_coordinates(Canvas *canvas, const BoardArt *art) {
    const BoardGeometry *geometry = &art->geometry;
    const Rect slab = board_art_slab(art);
    TextSpot spot = {.style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_COORD),
                     .align = ALIGN_CENTRE};
    spot.box = (Rect){0, slab.y, 0, gutter};
    for (int file = 1; file <= geometry->files; file++) {
        draw_file(canvas, geometry, &spot, file);
    }
    for (int rank = 1; rank <= geometry->ranks; rank++) {
        const char text[2] = {(char)('a' + rank - 1), '\0'};
        const Rect cell = board_geometry_cell(geometry, 1, rank);
        spot.box = (Rect){slab.x + slab.w - gutter, cell.y, gutter - 2, cell.h};
        canvas_text(canvas, &spot, text);
    }
}

BoardGeometry board_geometry_at(Point origin, int files, int ranks, float pitch) {
    assert(files > 1 && ranks > 1);
    const float width = floorf(pitch * 11 / 12 + 0.5F);
    return (BoardGeometry){
        .files = files,
        .ranks = ranks,
        .grid = {origin.x, origin.y, width * (float)files, pitch * (float)ranks},
        .cell_w = width,
        .cell_h = pitch,
    };
}

BoardGeometry board_geometry_points(Point origin, int files, int ranks, float pitch) {
    assert(files > 1 && ranks > 1);
    return (BoardGeometry){
        .files = files,
        .ranks = ranks,
        .grid = {origin.x, origin.y, pitch * (float)(files - 1), pitch * (float)(ranks - 1)},
        .cell_w = pitch,
        .cell_h = pitch,
        .points = true,
    };
}

BoardGeometry board_geometry_moved(const BoardGeometry *geometry, BoardMove move) {
    const float pitch = floorf(geometry->cell_h * move.times);
    const float across = (move.from.x - geometry->grid.x) / geometry->grid.w;
    const float down = (move.from.y - geometry->grid.y) / geometry->grid.h;
    BoardGeometry moved =
        geometry->points ? board_geometry_points(move.to, geometry->files, geometry->ranks, pitch)
                         : board_geometry_at(move.to, geometry->files, geometry->ranks, pitch);
    moved.grid.x = roundf(move.to.x - across * moved.grid.w);
    moved.grid.y = roundf(move.to.y - down * moved.grid.h);
    moved.flipped = geometry->flipped;
    return moved;
}

Point board_geometry_centre(const BoardGeometry *geometry, int file, int rank) {
    const float half = geometry->points ? 1.0F : 0.5F;
    const float across = (float)shown_file(geometry, file) - half;
    const float down = (float)shown_rank(geometry, rank) - half;
    return (Point){geometry->grid.x + across * geometry->cell_w,
                   geometry->grid.y + down * geometry->cell_h};
}

Rect board_geometry_cell(const BoardGeometry *geometry, int file, int rank) {
    const Point centre = board_geometry_centre(geometry, file, rank);
    return rect_around(centre, geometry->cell_w, geometry->cell_h);
}

bool board_geometry_hit(const BoardGeometry *geometry, Point point, int *file, int *rank) {
    const float shift = geometry->points ? 0.5F : 0;
    const float across = floorf((point.x - geometry->grid.x) / geometry->cell_w + shift);
    const float down = floorf((point.y - geometry->grid.y) / geometry->cell_h + shift);
    if (across < 0 || down < 0 || across >= (float)geometry->files ||
        down >= (float)geometry->ranks) {
        return false;
    }
    *file = shown_file(geometry, (int)across + 1);
    *rank = shown_rank(geometry, (int)down + 1);
    return true;
}

Rect board_art_slab(const BoardArt *art) {
    const BoardGeometry *geometry = &art->geometry;
    const Rect grid = geometry->grid;
    const float half = geometry->points ? geometry->cell_h / 2 : 0;
    if (!art->coordinates) {
        return rect_inset(grid, -half - rim_plain);
    }
    const float left = geometry->points ? half : rim_left;
    const float bottom = geometry->points ? half : rim_bottom;
    return (Rect){grid.x - left, grid.y - half - gutter, grid.w + left + half + gutter,
                  grid.h + half + gutter + bottom};
}

/* The part of the slab that is to be seen. */
static Rect shown_slab(const BoardArt *art) {
    const Rect slab = board_art_slab(art);
    return art->shown.w > 0 ? rect_common(slab, art->shown) : slab;
}

void board_art_draw(Canvas *canvas, const BoardArt *art) {
    const Rect slab = shown_slab(art);
    if (slab.w <= 0 || slab.h <= 0) {
        return;
    }
    if (art->flat) {
        canvas_fill(canvas, slab, canvas_paint(canvas, TONE_BOARD));
    } else {
        canvas_wood(canvas, slab);
    }
    draw_lines(canvas, &art->geometry);
    if (art->geometry.points) {
        draw_star_points(canvas, &art->geometry);
        draw_zone_ticks(canvas, art);
    } else if (art->zone > 0) {
        draw_zone_dots(canvas, art);
    }
    if (art->coordinates) {
        draw_coordinates(canvas, art);
    }
}

size_t board_art_wood_svg(const WoodArt *art, char *out, size_t capacity) {
    TextSink sink = text_sink_on(out, capacity);
    const float s = art->scale;
    const Rect slab = slab_scaled(art, (Rect){0, 0, 0, 0});
    svg_begin(&sink, (int)ceilf((art->width + 2 * WOOD_MARGIN) * s),
              (int)ceilf((art->height + 2 * WOOD_MARGIN) * s));
    svg_gradient(&sink, &(SvgGradient){.id = "wood",
                                       .top = slab.y,
                                       .bottom = slab.y + slab.h,
                                       .middle = 0.5F,
                                       .paint = {theme_paint(art->theme, TONE_BOARD_TOP),
                                                 theme_paint(art->theme, TONE_BOARD),
                                                 theme_paint(art->theme, TONE_BOARD_BOTTOM)}});
    put_slab_shadow(&sink, art);
    svg_rounded(&sink, slab, slab_radius * s, &(SvgStyle){.gradient = "wood"});
    if (!art->plain) {
        put_grain(&sink, art);
    }
    const Stroke edge = {theme_paint(art->theme, TONE_BOARD_EDGE), s, 0, 0, LINE_ROUND};
    svg_rounded(&sink, rect_inset(slab, s / 2), slab_radius * s, &(SvgStyle){.look.stroke = edge});
    svg_end(&sink);
    return sink.length;
}

size_t board_art_grain(const WoodArt *art, GrainLine out[GRAIN_MAX]) {
    uint32_t state = 7;
    size_t count = 0;
    float x = 3;
    while (x < art->width - 1 && count < GRAIN_MAX) {
        out[count++] = grain_line(art, x, &state);
        x += 2 + next_random(&state) * next_random(&state) * 16;
    }
    return count;
}
