#include "app/screens/play_layout.h"

#include <math.h>

enum { TOOLBAR = 36, BAR = 44, GUTTER = 18, AIR = 8, KO_LINES = 19, GAP = 4 };
enum {
    PANEL_MIN = 420,
    PANEL_MAX = 640,
    FULL_WIDTH = 1280,
    FULL_HEIGHT = 800,
    ROOMY_WIDTH = 1100,
    ROOMY_HEIGHT = 700
};
enum { WIDTH_MIN = 960, HEIGHT_MIN = 600, PANEL_FULL = 500, MARGIN_FULL = 12, MARGIN_SMALL = 8 };
enum { SQUARE_PITCH_MAX = 72, FIT_AIR = 106 };

static float smaller(float one, float other) {
    return one < other ? one : other;
}

static float larger(float one, float other) {
    return one > other ? one : other;
}

/* The column is as wide as the largest board, so that the panel stays in place for all games. */
static float column_width(float width, float height, float margin) {
    float by_height = floorf((height - FIT_AIR) / KO_LINES);
    float by_width = floorf((width - 3 * margin - GAP - PANEL_MIN - GUTTER) / KO_LINES);
    float pitch = larger(smaller(by_height, by_width), 1);
    return KO_LINES * pitch + GUTTER;
}

/* Boards of squares grow with the window, but small ones do not fill it. */
static float square_pitch(const PlayLayout *layout, float height, const Variant *variant) {
    float growth = smaller((layout->column.w + GUTTER) / (float)(KO_LINES * 36 + 2 * GUTTER),
                           height / FULL_HEIGHT);
    float most = SQUARE_PITCH_MAX * larger(growth, 1);
    float by_height = (height - FIT_AIR) / variant->ranks;
    float by_width = (layout->column.w - 2 * GUTTER) / variant->files * 12 / 11;
    return floorf(smaller(most, smaller(by_height, by_width)));
}

static BoardGeometry place_squares(const PlayLayout *layout, float height, const Variant *variant) {
    float pitch = square_pitch(layout, height, variant);
    float w = roundf(pitch * 11 / 12) * variant->files;
    float slab_height = GUTTER + pitch * variant->ranks + AIR;
    float x = layout->column.x + (layout->column.w - w) / 2;
    float y = layout->column.y + (layout->column.h - slab_height) / 2 + GUTTER;
    return board_geometry_at((Point){roundf(x), roundf(y)}, variant->files, variant->ranks, pitch);
}

static BoardGeometry place_points(const PlayLayout *layout, const Variant *variant) {
    float pitch = floorf((layout->column.w - GUTTER) / variant->files);
    Point origin = {layout->column.x + pitch / 2, layout->column.y + GUTTER + 5 + pitch / 2};
    return board_geometry_points(origin, variant->files, variant->ranks, pitch);
}

PlayLayout play_layout_of(float width, float height, const Variant *variant, bool flipped) {
    /* A smaller window shows a part of the smallest layout. */
    width = larger(width, WIDTH_MIN);
    height = larger(height, HEIGHT_MIN);
    PlayLayout layout = {.roomy = width >= ROOMY_WIDTH, .margin = MARGIN_SMALL};
    float column = column_width(width, height, MARGIN_FULL);
    float panel = width - 3 * MARGIN_FULL - GAP - column;
    bool full = layout.roomy && height >= ROOMY_HEIGHT && panel >= PANEL_FULL;
    if (full) {
        layout.margin = MARGIN_FULL;
    } else {
        column = column_width(width, height, MARGIN_SMALL);
        panel = width - 3 * MARGIN_SMALL - GAP - column;
    }
    layout.tall = height >= ROOMY_HEIGHT;
    layout.card_height = full ? 238 : 196;
    layout.card_cell = full ? 36 : 24;
    layout.row_height = full ? 26 : 22;
    layout.toolbar = (Rect){0, 0, width, TOOLBAR};
    layout.bar = (Rect){0, height - BAR, width, BAR};
    /* What a wide window has left over is shared by both sides. */
    float spare = panel > PANEL_MAX ? (panel - PANEL_MAX) / 2 : 0;
    panel = smaller(panel, PANEL_MAX);
    layout.column = (Rect){layout.margin + spare, TOOLBAR, column, height - TOOLBAR - BAR};
    float top = TOOLBAR + layout.margin - 4;
    layout.panel =
        (Rect){width - layout.margin - spare - panel, top, panel, height - BAR - AIR - top};
    layout.board =
        variant->points ? place_points(&layout, variant) : place_squares(&layout, height, variant);
    layout.board.flipped = flipped;
    return layout;
}

float play_layout_scale(float device_width, float device_height) {
    float times = smaller(device_width / FULL_WIDTH, device_height / FULL_HEIGHT);
    return larger(floorf(times), 1);
}
