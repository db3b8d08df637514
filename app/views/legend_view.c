#include "app/views/legend_view.h"

#include "app/draw/mark_art.h"
#include "app/draw/text_flow.h"
#include "app/views/piece_view.h"
#include "rules/pieces/diagram.h"
#include "rules/play/forbidden.h"
#include "rules/play/law.h"

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
    NEED_FORBIDDEN, /* laws that forbid steps */
    NEED_REMINDER,  /* laws that remember a square */
    NEED_FIRE,      /* kinds that burn */
    NEED_NET,       /* kinds that hold others */
    NEED_COUNT
} Need;

/* Whose piece lies under the mark. */
typedef enum Ground { GROUND_EMPTY, GROUND_OWN, GROUND_ENEMY } Ground;

typedef struct LegendRow {
    Mark mark;
    Mark under; /* drawn first; the same mark where there is but one */
    Tone tone;
    Ground ground;
    Need need;
    const char *words; /* NULL: those of the law */
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
    {MARK_REFUSED, MARK_REFUSED, TONE_M_NET, GROUND_ENEMY, NEED_FORBIDDEN,
     "forbidden by a rule: point there to see why"},
    {MARK_TAB_VIA, MARK_STEP, TONE_M_MULTI, GROUND_EMPTY, NEED_FORBIDDEN,
     "by way of here it is allowed"},
    {MARK_REMINDER, MARK_REMINDER, TONE_M_NET, GROUND_ENEMY, NEED_REMINDER, NULL},
    {MARK_MAY_PROMOTE, MARK_STEP, TONE_M_STEP, GROUND_EMPTY, NEED_PROMOTION, "may promote there"},
    {MARK_MUST_PROMOTE, MARK_STEP, TONE_M_STEP, GROUND_EMPTY, NEED_STUCK, "must promote there"},
    {MARK_SELECTED, MARK_SELECTED, TONE_M_INK, GROUND_OWN, NEED_NOTHING, "picked"},
    {MARK_PENDING, MARK_PENDING, TONE_M_INK, GROUND_EMPTY, NEED_NOTHING,
     "where the unfinished move began"},
    {MARK_VICTIM, MARK_VICTIM, TONE_M_BURN, GROUND_ENEMY, NEED_NOTHING,
     "taken by the unfinished move"},
    {MARK_BURN, MARK_BURN, TONE_M_BURN, GROUND_EMPTY, NEED_FIRE, "reached by a fire"},
    {MARK_HELD_LOCK, MARK_HELD_MESH, TONE_M_NET, GROUND_ENEMY, NEED_NET,
     "held by a net: point there to see which"},
    {MARK_LAST_FROM, MARK_LAST_FROM, TONE_M_INK, GROUND_EMPTY, NEED_NOTHING,
     "where the last move began"},
    {MARK_LAST_TO, MARK_LAST_TO, TONE_M_INK, GROUND_ENEMY, NEED_NOTHING,
     "where the last move ended"},
    {MARK_CAPTURE, MARK_CAPTURE, TONE_M_NET, GROUND_OWN, NEED_NOTHING,
     "why the move is not possible"},
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
    bool present[NEED_COUNT];
    int count;
    int row[ROW_COUNT];
} Legend;

static const Need NEEDS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_LEG] = NEED_LEG,           [DIAGRAM_LEAP_LEG] = NEED_LEG,
    [DIAGRAM_STEP] = NEED_STEP,         [DIAGRAM_LIMIT] = NEED_LIMIT,
    [DIAGRAM_JUMP] = NEED_JUMP,         [DIAGRAM_RANGE] = NEED_RANGE,
    [DIAGRAM_RANGE_HOLDS] = NEED_RANGE, [DIAGRAM_SWEEP] = NEED_LEG,
    [DIAGRAM_WHOLE] = NEED_LEG,         [DIAGRAM_LATER] = NEED_LEG,
    [DIAGRAM_SHOT] = NEED_SHOT,         [DIAGRAM_SHOT_DOUBLE] = NEED_SHOT,
    [DIAGRAM_SHOT_OVER] = NEED_SHOT,    [DIAGRAM_HOME] = NEED_LEG,
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
    if ((kind->traits & KIND_BURNS) != 0) {
        legend->present[NEED_FIRE] = true;
    }
    if (kind->net != 0) {
        legend->present[NEED_NET] = true;
    }
    if (kind->rank == RANK_PAWN && legend->pawn == KIND_NONE) {
        legend->pawn = id;
    }
}

static Legend legend_of(const Ruleset *rules) {
    Legend legend = {.rules = rules, .present = {[NEED_NOTHING] = true}};
    legend.present[NEED_FORBIDDEN] = forbidden_comes_up(rules);
    legend.present[NEED_REMINDER] = ruleset_reminder(rules) != NULL;
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

static const char *words_of(const Legend *legend, const LegendRow *row) {
    return row->words != NULL ? row->words : ruleset_reminder(legend->rules);
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
                     .stone = legend->rules->variant->points,
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

/* A line is as high as the longest words in it need. */
static float line_height(const Canvas *canvas, const LegendView *view, const Legend *legend,
                         int line) {
    TextFlow flow = flow_of(canvas);
    float width = column_width(view) - TEXT_LEFT;
    float most = ROW_HEIGHT;
    for (int i = line; i < legend->count; i += lines_of(view, legend)) {
        const char *words = words_of(legend, &ROWS[legend->row[i]]);
        float height = text_flow_height(canvas, width, &flow, words) + ROW_GAP;
        most = height > most ? height : most;
    }
    return most;
}

static void draw_row(Canvas *canvas, const Legend *legend, const LegendRow *row, Rect box) {
    Rect cell = {box.x + SIGN_LEFT, box.y + (box.h - CELL_HEIGHT) / 2, CELL_WIDTH, CELL_HEIGHT};
    draw_sign(canvas, legend, row, cell);
    draw_words(canvas, (Rect){box.x + TEXT_LEFT, box.y, box.w - TEXT_LEFT, box.h},
               words_of(legend, row));
}

float legend_view_height(const Canvas *canvas, const LegendView *view) {
    Legend legend = legend_of(view->rules);
    float height = 0;
    for (int line = 0; line < lines_of(view, &legend); line++) {
        height += line_height(canvas, view, &legend, line);
    }
    return height;
}

void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin) {
    Legend legend = legend_of(view->rules);
    int lines = lines_of(view, &legend);
    float width = column_width(view);
    float y = origin.y;
    for (int line = 0; line < lines; line++) {
        float height = line_height(canvas, view, &legend, line);
        for (int i = line, column = 0; i < legend.count; i += lines, column++) {
            float x = origin.x + (width + COLUMN_GAP) * (float)column;
            draw_row(canvas, &legend, &ROWS[legend.row[i]], (Rect){x, y, width, height});
        }
        y += height;
    }
}
