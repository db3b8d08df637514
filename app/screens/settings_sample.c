#include "app/screens/settings_sample.h"

#include "app/draw/board_art.h"
#include "app/draw/mark_art.h"
#include "app/draw/text_flow.h"
#include "app/views/piece_view.h"
#include "rules/variants/variants.h"

#include <math.h>

enum { FILES = 5, RANKS = 3, RIM = 8, PITCH_MOST = 60, TEXT_GAP = 12 };

static const char WORDS[] = "The gold general may go to the marked squares.";

/* A piece of the strip; file 1 is at the right, as on a board. */
typedef struct SamplePiece {
    int8_t file, rank;
    const char *code;
    uint8_t owner;
} SamplePiece;

static const SamplePiece PIECES[] = {
    {2, 1, "pawn", WHITE}, {5, 2, "lance", WHITE}, {5, 3, "king", BLACK},
    {3, 2, "gold", BLACK}, {2, 2, "pawn", BLACK},  {1, 3, "knight", BLACK},
};

/* A mark, and the setting by which it is shown. */
typedef struct SampleMark {
    int8_t file, rank;
    Mark mark;
    SettingId shown_by;
} SampleMark;

static const SampleMark UNDER[] = {
    {5, 1, MARK_LAST_FROM, SETTING_SHOW_LAST_MOVE},
    {5, 2, MARK_LAST_TO, SETTING_SHOW_LAST_MOVE},
    {3, 2, MARK_SELECTED, SETTING_SHOW_DESTINATIONS},
};

static const SampleMark ABOVE[] = {
    {3, 1, MARK_STEP, SETTING_SHOW_DESTINATIONS},
    {4, 1, MARK_STEP, SETTING_SHOW_DESTINATIONS},
    {4, 2, MARK_STEP, SETTING_SHOW_DESTINATIONS},
    {3, 3, MARK_STEP, SETTING_SHOW_DESTINATIONS},
    {2, 1, MARK_CAPTURE, SETTING_SHOW_DESTINATIONS},
    {5, 3, MARK_DANGER, SETTING_SHOW_CHECK},
    {2, 2, MARK_DANGER_DEFENDED, SETTING_SHOW_ATTACKED},
    {3, 2, MARK_UNDEFENDED, SETTING_SHOW_UNDEFENDED},
    {1, 3, MARK_UNDEFENDED, SETTING_SHOW_UNDEFENDED},
};

static TextFlow words_flow(const Canvas *canvas) {
    return (TextFlow){.style = TEXT_BODY,
                      .face = FACE_SANS,
                      .paint = canvas_paint(canvas, TONE_INK),
                      .align = ALIGN_LEFT};
}

/* As large as the column allows, in whole pixels. */
static float pitch_in(float width) {
    float cell = floorf((width - 2 * RIM) / FILES);
    return fminf(floorf(cell * 12 / 11), PITCH_MOST);
}

static void draw_mark(Canvas *canvas, const BoardGeometry *board, const SampleMark *mark) {
    MarkSpot spot = {.cell = board_geometry_cell(board, mark->file, mark->rank),
                     .pitch = board->cell_h,
                     .tone = TONE_M_STEP};
    mark_art_draw(canvas, mark->mark, &spot);
}

static void draw_piece(Canvas *canvas, const BoardGeometry *board, const SamplePiece *piece,
                       PieceView view) {
    const Variant *variant = view.rules->variant;
    KindId kind = kind_find(variant->kinds, variant->kind_count, piece->code);
    view.piece = piece_of(kind, (Colour)piece->owner);
    view.turned = piece->owner == WHITE;
    piece_view_draw(canvas, &view, board_geometry_centre(board, piece->file, piece->rank));
}

/* The pieces of sho shogi, which every shogi player knows. */
static void draw_strip(Canvas *canvas, const BoardGeometry *board, const Settings *settings) {
    Ruleset rules = {.variant = &VARIANT_SHO};
    PieceView view = {.rules = &rules,
                      .second_tint = settings_get(settings, SETTING_TINTS) == TINTS_TWO,
                      .pitch = board->cell_h,
                      .alpha = 1};
    BoardArt art = {.geometry = *board};
    board_art_draw(canvas, &art);
    for (size_t i = 0; i < sizeof UNDER / sizeof UNDER[0]; i++) {
        if (settings_get(settings, UNDER[i].shown_by) != 0) {
            draw_mark(canvas, board, &UNDER[i]);
        }
    }
    for (size_t i = 0; i < sizeof PIECES / sizeof PIECES[0]; i++) {
        draw_piece(canvas, board, &PIECES[i], view);
    }
    for (size_t i = 0; i < sizeof ABOVE / sizeof ABOVE[0]; i++) {
        if (settings_get(settings, ABOVE[i].shown_by) != 0) {
            draw_mark(canvas, board, &ABOVE[i]);
        }
    }
}

float settings_sample_height(const Canvas *canvas, float width) {
    TextFlow flow = words_flow(canvas);
    return RANKS * pitch_in(width) + 2 * RIM + TEXT_GAP +
           text_flow_height(canvas, width, &flow, WORDS);
}

void settings_sample_draw(Canvas *canvas, Rect box, const Settings *settings) {
    float pitch = pitch_in(box.w);
    Point origin = {floorf(box.x) + RIM, floorf(box.y) + RIM};
    BoardGeometry board = board_geometry_at(origin, FILES, RANKS, pitch);
    draw_strip(canvas, &board, settings);
    TextFlow flow = words_flow(canvas);
    box.y += RANKS * pitch + 2 * RIM + TEXT_GAP;
    box.h = text_flow_height(canvas, box.w, &flow, WORDS);
    text_flow_draw(canvas, box, &flow, WORDS);
}
