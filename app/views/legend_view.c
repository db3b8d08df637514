#include "app/views/legend_view.h"

#include "app/draw/mark_art.h"
#include "app/draw/text_flow.h"
#include "rules/pieces/diagram.h"

#include <stdbool.h>

enum { CELL_WIDTH = 33, CELL_HEIGHT = 36, ROW = 44, GAP = 12, WIDE = 480, COLUMN_GAP = 16 };

/* A mark with its words; those of targets are the words of the diagrams. */
typedef struct LegendRow {
    Mark mark;
    Tone tone;
    bool of_meaning;        /* shown only where some piece moves so */
    DiagramMeaning meaning; /* and then with its words */
    const char *words;
} LegendRow;

static const LegendRow ROWS[] = {
    {.mark = MARK_STEP, .of_meaning = true, .meaning = DIAGRAM_STEP},
    {.mark = MARK_LIMITED, .of_meaning = true, .meaning = DIAGRAM_LIMIT},
    {.mark = MARK_RANGE, .of_meaning = true, .meaning = DIAGRAM_RANGE},
    {.mark = MARK_JUMP, .of_meaning = true, .meaning = DIAGRAM_JUMP},
    {.mark = MARK_FIRST_LEG, .of_meaning = true, .meaning = DIAGRAM_LEG},
    {.mark = MARK_SHOT, .of_meaning = true, .meaning = DIAGRAM_SHOT},
    {.mark = MARK_CAPTURE, .tone = TONE_M_STEP, .words = "takes what stands there"},
    {.mark = MARK_MAY_PROMOTE, .words = "may promote there"},
    {.mark = MARK_MUST_PROMOTE, .words = "must promote there"},
    {.mark = MARK_SELECTED, .words = "the picked piece"},
    {.mark = MARK_PENDING, .words = "where the unfinished move began"},
    {.mark = MARK_VICTIM, .words = "taken by the unfinished move"},
    {.mark = MARK_LAST_FROM, .words = "the last move came from here"},
    {.mark = MARK_LAST_TO, .words = "and ended here"},
    {.mark = MARK_CURSOR, .words = "the cursor of the keyboard"},
    {.mark = MARK_REFUSED, .words = "a rule about this piece forbids the move"},
    {.mark = MARK_DANGER, .words = "attacked, and nobody can take back"},
    {.mark = MARK_DANGER_DEFENDED, .words = "attacked and defended"},
    {.mark = MARK_UNDEFENDED, .words = "not attacked, and nobody could take back"},
};
enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0] };

/* The ways in which some piece of the game moves, one bit each. */
static unsigned meanings_of(const Variant *variant) {
    unsigned meanings = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        Diagram diagram;
        diagram_of(&variant->kinds[id], &diagram);
        for (size_t i = 0; i < diagram.count; i++) {
            meanings |= 1U << diagram.mark[i].meaning;
        }
    }
    return meanings;
}

/* The rows that the game needs, in the order of the table. */
static size_t rows_of(const LegendView *view, const LegendRow *out[ROW_COUNT]) {
    unsigned meanings = meanings_of(view->rules->variant);
    size_t count = 0;
    for (size_t i = 0; i < ROW_COUNT; i++) {
        if (!ROWS[i].of_meaning || (meanings >> ROWS[i].meaning & 1U) != 0) {
            out[count++] = &ROWS[i];
        }
    }
    return count;
}

static size_t columns_of(const LegendView *view) {
    return view->width >= WIDE ? 2 : 1;
}

static void draw_row(Canvas *canvas, const LegendRow *row, Rect box) {
    Rect cell = {box.x, box.y + (box.h - CELL_HEIGHT) / 2, CELL_WIDTH, CELL_HEIGHT};
    Look ground = {.fill = canvas_paint(canvas, TONE_BOARD),
                   .stroke = {.paint = canvas_paint(canvas, TONE_BOARD_EDGE), .width = 1}};
    canvas_rounded(canvas, cell, 2, &ground);
    MarkSpot spot = {
        .cell = cell, .pitch = CELL_HEIGHT, .tone = row->tone, .along = {1, -1}, .number = 2};
    mark_art_draw(canvas, row->mark, &spot);
    const char *words = row->of_meaning ? diagram_meaning(row->meaning) : row->words;
    TextFlow flow = {.style = TEXT_BAR,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK),
                     .align = ALIGN_LEFT,
                     .max_lines = 2};
    float width = box.w - CELL_WIDTH - GAP;
    float height = text_flow_height(canvas, width, &flow, words);
    Rect text = {cell.x + CELL_WIDTH + GAP, box.y + (box.h - height) / 2, width, height};
    text_flow_draw(canvas, text, &flow, words);
}

float legend_view_height(const LegendView *view) {
    const LegendRow *rows[ROW_COUNT];
    size_t columns = columns_of(view);
    return (float)(ROW * ((rows_of(view, rows) + columns - 1) / columns));
}

void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin) {
    const LegendRow *rows[ROW_COUNT];
    size_t count = rows_of(view, rows);
    size_t columns = columns_of(view);
    size_t height = (count + columns - 1) / columns;
    float width = (view->width - COLUMN_GAP * (float)(columns - 1)) / (float)columns;
    for (size_t i = 0; i < count; i++) {
        Rect box = {origin.x + (width + COLUMN_GAP) * (float)(i / height),
                    origin.y + ROW * (float)(i % height), width, ROW};
        draw_row(canvas, rows[i], box);
    }
}
