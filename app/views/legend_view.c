#include "app/views/legend_view.h"

#include "app/draw/mark_art.h"
#include "app/draw/text_flow.h"
#include "app/views/piece_view.h"
#include "rules/pieces/diagram.h"

#include <stdbool.h>

enum { ROW_HEIGHT = 44, ROW_GAP = 6, COLUMN_GAP = 16 };
enum { SIGN_LEFT = 4, CELL_WIDTH = 33, CELL_HEIGHT = 36, TEXT_LEFT = SIGN_LEFT + CELL_WIDTH + 12 };

/* What must be in a game for a mark to come up in it. */
typedef enum Need {
    NEED_NOTHING,
    NEED_LEG,
    NEED_RETURN, /* kinds that may go home */
    NEED_STEP,
    NEED_LIMIT,
    NEED_JUMP,
    NEED_RANGE,
    NEED_SHOT,
    NEED_PROMOTION, /* kinds that promote */
    NEED_STUCK,     /* kinds that may have no move left */
    NEED_LAWS       /* laws that forbid moves */
} Need;

/* Whose piece lies under the mark. */
typedef enum Ground { GROUND_EMPTY, GROUND_OWN, GROUND_ENEMY } Ground;

typedef struct LegendRow {
    Mark mark;
    Mark under; /* drawn first; the same mark where there is but one */
    Tone tone;
    Ground ground;
    Need need;
    const char *words;
} LegendRow;

/* clang-format off */
static const LegendRow ROWS[] = {
    {MARK_STEP, MARK_STEP, TONE_M_STEP, GROUND_EMPTY, NEED_STEP, "goes there by a step"},
    {MARK_LIMITED, MARK_LIMITED, TONE_M_STEP, GROUND_EMPTY, NEED_LIMIT, "goes as far as there"},
    {MARK_RANGE, MARK_RANGE, TONE_M_RANGE, GROUND_EMPTY, NEED_RANGE, "goes there along a line"},
    {MARK_JUMP, MARK_JUMP, TONE_M_JUMP, GROUND_EMPTY, NEED_JUMP, "jumps there"},
    {MARK_FIRST_LEG, MARK_FIRST_LEG, TONE_M_MULTI, GROUND_EMPTY, NEED_LEG, "goes there, then on"},
    {MARK_CAPTURE, MARK_CAPTURE, TONE_M_STEP, GROUND_ENEMY, NEED_NOTHING, "can be taken"},
    {MARK_TAB_STAR, MARK_CAPTURE, TONE_M_JUMP, GROUND_ENEMY, NEED_JUMP, "can be taken by a jump"},
    {MARK_TAB_NUMBER, MARK_CAPTURE, TONE_M_MULTI, GROUND_ENEMY, NEED_LEG,
     "can be taken, and the move goes on"},
    {MARK_RETURN, MARK_RETURN, TONE_M_MULTI, GROUND_EMPTY, NEED_RETURN,
     "goes home after taking: igui"},
    {MARK_LOOP, MARK_LOOP, TONE_M_MULTI, GROUND_EMPTY, NEED_RETURN, "goes home: a pass, jitto"},
    {MARK_SHOT, MARK_SHOT, TONE_M_SHOT, GROUND_ENEMY, NEED_SHOT, "can be shot"},
    {MARK_MAY_PROMOTE, MARK_STEP, TONE_M_STEP, GROUND_EMPTY, NEED_PROMOTION, "may promote there"},
    {MARK_MUST_PROMOTE, MARK_STEP, TONE_M_STEP, GROUND_EMPTY, NEED_STUCK, "must promote there"},
    {MARK_SELECTED, MARK_SELECTED, TONE_M_INK, GROUND_OWN, NEED_NOTHING, "picked"},
    {MARK_PENDING, MARK_PENDING, TONE_M_INK, GROUND_EMPTY, NEED_NOTHING,
     "where the unfinished move began"},
    {MARK_VICTIM, MARK_VICTIM, TONE_M_BURN, GROUND_ENEMY, NEED_NOTHING,
     "taken by the unfinished move"},
    {MARK_LAST_FROM, MARK_LAST_FROM, TONE_M_INK, GROUND_EMPTY, NEED_NOTHING,
     "where the last move began"},
    {MARK_LAST_TO, MARK_LAST_TO, TONE_M_INK, GROUND_ENEMY, NEED_NOTHING,
     "where the last move ended"},
    {MARK_CAPTURE, MARK_CAPTURE, TONE_M_NET, GROUND_OWN, NEED_NOTHING,
     "why the move is not possible"},
    {MARK_REFUSED, MARK_REFUSED, TONE_M_NET, GROUND_ENEMY, NEED_LAWS,
     "why a rule forbids the move"},
    {MARK_CURSOR, MARK_CURSOR, TONE_ACCENT, GROUND_EMPTY, NEED_NOTHING, "cursor of the keyboard"},
    {MARK_DANGER, MARK_DANGER, TONE_M_RED, GROUND_OWN, NEED_NOTHING,
     "attacked, and royal or not defended"},
    {MARK_DANGER_DEFENDED, MARK_DANGER_DEFENDED, TONE_M_RED, GROUND_OWN, NEED_NOTHING,
     "attacked and defended"},
    {MARK_UNDEFENDED, MARK_UNDEFENDED, TONE_M_INK, GROUND_OWN, NEED_NOTHING,
     "not attacked, not defended"},
};
/* clang-format on */

enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0] };

/* Rows of ROWS that these rules need. */
typedef struct Legend {
    const Ruleset *rules;
    KindId pawn; /* the piece that lies under marks */
    bool present[NEED_LAWS + 1];
    int count;
    int row[ROW_COUNT];
} Legend;

static const Need NEEDS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_LEG] = NEED_LEG,   [DIAGRAM_STEP] = NEED_STEP,   [DIAGRAM_LIMIT] = NEED_LIMIT,
    [DIAGRAM_JUMP] = NEED_JUMP, [DIAGRAM_RANGE] = NEED_RANGE, [DIAGRAM_SHOT] = NEED_SHOT,
};

static void note_kind(Legend *legend, KindId id) {
    const Kind *kind = ruleset_kind(legend->rules, id);
    Diagram diagram;
    diagram_of(kind, &diagram);
    for (size_t i = 0; i < diagram.count; i++) {
        legend->present[NEEDS[diagram.mark[i].meaning]] = true;
    }
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if ((kind->power[i].traits & POWER_MAY_RETURN) != 0) {
            legend->present[NEED_RETURN] = true;
        }
    }
    if (kind->promotes_to != KIND_NONE) {
        legend->present[NEED_PROMOTION] = true;
    }
    if ((kind->traits & (KIND_STUCK_LAST | KIND_STUCK_LAST_TWO)) != 0) {
        legend->present[NEED_STUCK] = true;
    }
    const uint32_t(*asked)[KINDS_MAX] = legend->rules->asked;
    if ((asked[MOMENT_START][id] | asked[MOMENT_STEP][id] | asked[MOMENT_END][id]) != 0) {
        legend->present[NEED_LAWS] = true;
    }
    if (kind->rank == RANK_PAWN && legend->pawn == KIND_NONE) {
        legend->pawn = id;
    }
}

static Legend legend_of(const Ruleset *rules) {
    Legend legend = {.rules = rules, .present = {[NEED_NOTHING] = true}};
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        note_kind(&legend, (KindId)id);
    }
    for (int i = 0; i < ROW_COUNT; i++) {
        if (legend.present[ROWS[i].need]) {
            legend.row[legend.count++] = i;
        }
    }
    return legend;
}

static int columns_of(const LegendView *view) {
    return view->width >= LEGEND_WIDE ? 2 : 1;
}

static int lines_of(const LegendView *view, const Legend *legend) {
    int columns = columns_of(view);
    return (legend->count + columns - 1) / columns;
}

static void draw_ground(Canvas *canvas, Rect cell) {
    Paint grid = paint_faded(canvas_paint(canvas, TONE_GRID), 0.85F);
    canvas_fill(canvas, cell, canvas_paint(canvas, TONE_BOARD));
    canvas_frame(canvas, rect_inset(cell, -1), 1, grid);
}

static void draw_piece(Canvas *canvas, const Legend *legend, Ground ground, Point centre) {
    bool enemy = ground == GROUND_ENEMY;
    PieceView piece = {.rules = legend->rules,
                       .piece = piece_of(legend->pawn, enemy ? WHITE : BLACK),
                       .turned = enemy,
                       .pitch = CELL_HEIGHT,
                       .alpha = 1};
    if (ground != GROUND_EMPTY && legend->pawn != KIND_NONE) {
        piece_view_draw(canvas, &piece, centre);
    }
}

static bool mark_is_ground(Mark mark) {
    return mark == MARK_SELECTED || mark == MARK_LAST_TO;
}

/* A frame with a ground of its own lies under the piece, everything else above it. */
static void draw_sign(Canvas *canvas, const Legend *legend, const LegendRow *row, Rect cell) {
    MarkSpot spot = {.cell = cell,
                     .pitch = CELL_HEIGHT,
                     .tone = row->tone,
                     .number = 2,
                     .on_capture = row->ground == GROUND_ENEMY};
    draw_ground(canvas, cell);
    if (mark_is_ground(row->mark)) {
        mark_art_draw(canvas, row->mark, &spot);
    }
    draw_piece(canvas, legend, row->ground, rect_centre(cell));
    if (row->under != row->mark) {
        mark_art_draw(canvas, row->under, &spot);
    }
    if (!mark_is_ground(row->mark)) {
        mark_art_draw(canvas, row->mark, &spot);
    }
}

static TextFlow flow_of(const Canvas *canvas) {
    return (TextFlow){.style = TEXT_BAR,
                      .face = FACE_SANS,
                      .paint = canvas_paint(canvas, TONE_INK),
                      .align = ALIGN_LEFT};
}

static void draw_words(Canvas *canvas, Rect box, const char *words) {
    TextFlow flow = flow_of(canvas);
    float height = text_flow_height(canvas, box.w, &flow, words);
    float air = (box.h - height) / 2;
    text_flow_draw(canvas, (Rect){box.x, box.y + air, box.w, height}, &flow, words);
}

static float column_width(const LegendView *view) {
    int columns = columns_of(view);
    return (view->width - (float)(COLUMN_GAP * (columns - 1))) / (float)columns;
}

/* All rows are as high as the one with the most lines needs. */
static float row_height(const Canvas *canvas, const LegendView *view, const Legend *legend) {
    TextFlow flow = flow_of(canvas);
    float width = column_width(view) - TEXT_LEFT;
    float most = ROW_HEIGHT;
    for (int i = 0; i < legend->count; i++) {
        const char *words = ROWS[legend->row[i]].words;
        float height = text_flow_height(canvas, width, &flow, words) + ROW_GAP;
        most = height > most ? height : most;
    }
    return most;
}

float legend_view_height(const Canvas *canvas, const LegendView *view) {
    Legend legend = legend_of(view->rules);
    return row_height(canvas, view, &legend) * (float)lines_of(view, &legend);
}

void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin) {
    Legend legend = legend_of(view->rules);
    int lines = lines_of(view, &legend);
    float width = column_width(view);
    float height = row_height(canvas, view, &legend);
    for (int i = 0; i < legend.count; i++) {
        const LegendRow *row = &ROWS[legend.row[i]];
        int column = i / lines;
        float x = origin.x + (width + COLUMN_GAP) * (float)column;
        float y = origin.y + height * (float)(i % lines);
        Rect cell = {x + SIGN_LEFT, y + (height - CELL_HEIGHT) / 2, CELL_WIDTH, CELL_HEIGHT};
        draw_sign(canvas, &legend, row, cell);
        draw_words(canvas, (Rect){x + TEXT_LEFT, y, width - TEXT_LEFT, height}, row->words);
    }
}
