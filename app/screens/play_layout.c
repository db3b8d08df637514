#include "app/screens/play_layout.h"

#include <math.h>

enum { TOOLBAR = 36, BAR = 44, BAR_TIGHT = 58, GUTTER = 18, AIR = 8, KO_LINES = 19, GAP = 4 };
enum { PANEL_MIN = 420, PANEL_LEAST = 230, PANEL_MAX = 640, PANEL_FULL = 500 };
enum { FULL_WIDTH = 1280, FULL_HEIGHT = 800, ROOMY_WIDTH = 1100, ROOMY_HEIGHT = 700 };
enum { TIGHT_WIDTH = 900, MARGIN_FULL = 12, MARGIN_SMALL = 8 };
enum { SQUARE_PITCH_MAX = 72, BOARD_AIR = 26 };
enum { LINE = 36, LINE_SMALL = 28, TAKEN = 28, TAKEN_INDENT = 30, SECTION_GAP = 14, HEAD = 24 };
enum {
    CARD_FULL = 238,
    CARD_SMALL = 196,
    CARD_BRIEF = 92,
    CARD_MORE = 66,
    ROWS_LEAST = 3,
    SMALL_CARD_WIDTH = 400
};

static float smaller(float one, float other) {
    return one < other ? one : other;
}

static float larger(float one, float other) {
    return one > other ? one : other;
}

static bool is_tight(float width) {
    return width < TIGHT_WIDTH;
}

/* Narrow bars are higher: their sentences need a third line. */
static float bar_height(float width) {
    return is_tight(width) ? BAR_TIGHT : BAR;
}

/* What the bars leave to the grid of a board. */
static float board_room(float width, float height) {
    return height - TOOLBAR - bar_height(width) - BOARD_AIR;
}

/* The column is as wide as the largest board, so that the panel stays in place for all games. */
static float column_width(float width, float height, float margin) {
    float by_height = floorf(board_room(width, height) / KO_LINES);
    float panel = larger(smaller(PANEL_MIN, width * 0.44F), PANEL_LEAST);
    float by_width = floorf((width - 3 * margin - GAP - panel - GUTTER) / KO_LINES);
    float pitch = larger(smaller(by_height, by_width), 1);
    return KO_LINES * pitch + GUTTER;
}

static float cell_width(float pitch) {
    return roundf(pitch * 11 / 12);
}

/* Boards of squares grow with the window, but small ones do not fill it. */
static float square_pitch(const PlayLayout *layout, float height, const Variant *variant) {
    float growth = smaller((layout->column.w + GUTTER) / (float)(KO_LINES * 36 + 2 * GUTTER),
                           height / FULL_HEIGHT);
    float most = SQUARE_PITCH_MAX * larger(growth, 1);
    float by_height = board_room(layout->toolbar.w, height) / variant->ranks;
    float by_width = (layout->column.w - 2 * GUTTER) / variant->files * 12 / 11;
    float pitch = floorf(smaller(most, smaller(by_height, by_width)));
    /* Cells are rounded to whole pixels, which may be a little too much for all of them. */
    bool fits = cell_width(pitch) * variant->files + 2 * GUTTER <= layout->column.w;
    return fits ? pitch : pitch - 1;
}

static BoardGeometry place_squares(const PlayLayout *layout, float height, const Variant *variant) {
    float pitch = square_pitch(layout, height, variant);
    float w = cell_width(pitch) * variant->files;
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

/* Where pieces move several times in a turn, there is more to be said about them. */
static float more_words(const Variant *variant) {
    for (size_t id = 1; id < variant->kind_count; id++) {
        for (size_t i = 0; i < kind_powers(&variant->kinds[id]); i++) {
            if (variant->kinds[id].power[i].legs > 1) {
                return CARD_MORE;
            }
        }
    }
    return 0;
}

/* The largest card that leaves room for some moves; none where even the smallest does not. */
static void place_card(PlayLayout *layout, float room, bool full, float more) {
    float left = room - SECTION_GAP - HEAD - ROWS_LEAST * layout->row_height;
    bool wide = layout->panel.w >= SMALL_CARD_WIDTH;
    layout->card_cell = 24;
    if (full && left >= CARD_FULL) {
        layout->card_cell = 36;
        layout->card.h = CARD_FULL + (left >= CARD_FULL + more ? more : 0);
    } else if (wide && left >= CARD_SMALL) {
        layout->card.h = CARD_SMALL + (left >= CARD_SMALL + more ? more : 0);
    } else {
        layout->card.h = left >= CARD_BRIEF ? CARD_BRIEF : 0;
    }
}

static void place_players(PlayLayout *layout, bool tall) {
    Rect panel = layout->panel;
    float line = tall ? LINE : LINE_SMALL;
    float taken = tall ? TAKEN : 0;
    float bottom = panel.y + panel.h - line;
    layout->far_line = (Rect){panel.x, panel.y, panel.w, line};
    layout->near_line = (Rect){panel.x, bottom, panel.w, line};
    layout->far_taken =
        (Rect){panel.x + TAKEN_INDENT, panel.y + line + 4, panel.w - TAKEN_INDENT, taken};
    layout->near_taken =
        (Rect){panel.x + TAKEN_INDENT, bottom - 6 - taken, panel.w - TAKEN_INDENT, taken};
}

/* From the far player's line down to the near one's: card, head, list. */
static void place_sections(PlayLayout *layout, bool full, bool tall, float more) {
    Rect panel = layout->panel;
    place_players(layout, tall);
    float top = layout->far_line.y + layout->far_line.h + 4 + (tall ? TAKEN + 10 : 0);
    float bottom = tall ? layout->near_taken.y - 6 : layout->near_line.y - 6;
    layout->card = (Rect){panel.x, top, panel.w, 0};
    place_card(layout, bottom - top, full, more);
    top += layout->card.h > 0 ? layout->card.h + SECTION_GAP : 0;
    layout->head = (Rect){panel.x, top, panel.w, HEAD};
    layout->list = (Rect){panel.x, top + HEAD + 2, panel.w, larger(bottom - top - HEAD - 2, 0)};
}

/* What a wide window has left over is shared by both sides. */
static void place_columns(PlayLayout *layout, float width, float height, bool *full) {
    float column = column_width(width, height, MARGIN_FULL);
    float panel = width - 3 * MARGIN_FULL - GAP - column;
    *full = layout->roomy && height >= ROOMY_HEIGHT && panel >= PANEL_FULL;
    layout->margin = *full ? MARGIN_FULL : MARGIN_SMALL;
    if (!*full) {
        column = column_width(width, height, MARGIN_SMALL);
        panel = width - 3 * MARGIN_SMALL - GAP - column;
    }
    float spare = panel > PANEL_MAX ? (panel - PANEL_MAX) / 2 : 0;
    panel = smaller(panel, PANEL_MAX);
    float top = TOOLBAR + layout->margin - 4;
    float bar = bar_height(width);
    layout->column = (Rect){layout->margin + spare, TOOLBAR, column, height - TOOLBAR - bar};
    layout->panel =
        (Rect){width - layout->margin - spare - panel, top, panel, height - bar - AIR - top};
}

PlayLayout play_layout_of(float width, float height, const Variant *variant, bool flipped) {
    /* A smaller window shows a part of the smallest layout. */
    width = larger(width, PLAY_WIDTH_LEAST);
    height = larger(height, PLAY_HEIGHT_LEAST);
    PlayLayout layout = {.roomy = width >= ROOMY_WIDTH, .tight = is_tight(width)};
    bool full = false;
    layout.toolbar = (Rect){0, 0, width, TOOLBAR};
    layout.bar = (Rect){0, height - bar_height(width), width, bar_height(width)};
    place_columns(&layout, width, height, &full);
    layout.row_height = full ? 26 : 22;
    place_sections(&layout, full, height >= ROOMY_HEIGHT, more_words(variant));
    layout.board =
        variant->points ? place_points(&layout, variant) : place_squares(&layout, height, variant);
    layout.board.flipped = flipped;
    return layout;
}

float play_layout_scale(float device_width, float device_height) {
    float times = smaller(device_width / FULL_WIDTH, device_height / FULL_HEIGHT);
    return larger(floorf(times), 1);
}
