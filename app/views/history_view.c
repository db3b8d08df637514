#include "app/views/history_view.h"

#include "rules/notation/tsa.h"

#include <stdio.h>

enum { NUMBER_RIGHT = 30, COLUMN_LEFT = 46, TEXT_INDENT = 8 };

/* Rows count from 0; Black's first move may stand in the right column when White began. */
typedef struct Rows {
    size_t count;
    size_t first; /* on the screen */
    size_t shown;
    bool white_began;
} Rows;

static size_t row_of(const Rows *rows, size_t depth) {
    return (depth - 1 + rows->white_began) / 2;
}

static Rows rows_of(const HistoryView *view) {
    size_t depth = ply_depth(game_ply(view->game));
    size_t last = ply_depth(game_line_end(view->game));
    Rows rows = {.white_began = ply_position(game_start(view->game))->turn == WHITE};
    rows.count = last > 0 ? row_of(&rows, last) + 1 : 0;
    float room = view->box.h / view->row_height;
    rows.shown = room > 0 ? (size_t)room : 0;
    size_t current = depth > 0 ? row_of(&rows, depth) : 0;
    size_t most = rows.count > rows.shown ? rows.count - rows.shown : 0;
    size_t before = rows.shown / 2;
    rows.first = current > before ? current - before : 0;
    rows.first = rows.first > most ? most : rows.first;
    return rows;
}

static Rect row_box(const HistoryView *view, const Rows *rows, size_t row) {
    float y = view->box.y + view->row_height * (float)(row - rows->first);
    return (Rect){view->box.x, y, view->box.w, view->row_height};
}

static Rect column_box(Rect row, bool white) {
    float left = row.x + COLUMN_LEFT;
    float half = (row.w - COLUMN_LEFT) / 2;
    float x = left - TEXT_INDENT + (white ? half : 0);
    return (Rect){x, row.y, white ? row.x + row.w - x : half, row.h};
}

static void draw_grounds(Ui *ui, const HistoryView *view, const Rows *rows) {
    for (size_t row = rows->first; row < rows->count && row < rows->first + rows->shown; row++) {
        Rect box = row_box(view, rows, row);
        if (row % 2 == 0) {
            Look look = {.fill = paint_faded(canvas_paint(ui->canvas, TONE_SUNKEN), 0.45F)};
            canvas_rounded(ui->canvas, box, 3, &look);
        }
        char number[24];
        snprintf(number, sizeof number, "%zu", row + 1);
        TextSpot spot = {.box = {box.x, box.y, NUMBER_RIGHT, box.h},
                         .style = TEXT_CAPTION,
                         .face = FACE_SANS,
                         .paint = canvas_paint(ui->canvas, TONE_INK_FAINT),
                         .align = ALIGN_RIGHT};
        canvas_text(ui->canvas, &spot, number);
    }
}

static bool run_ply(Ui *ui, const HistoryView *view, const Rows *rows, const Ply *ply) {
    const Position *before = ply_position(ply_parent(ply));
    Rect row = row_box(view, rows, row_of(rows, ply_depth(ply)));
    Rect box = column_box(row, before->turn == WHITE);
    bool current = ply == game_ply(view->game);
    char text[MOVE_TEXT_MAX];
    tsa_write(ply_move(ply), before, text, sizeof text);
    bool pressed = ui_row(ui, box, text, current);
    TextSpot spot = {.box = {box.x + TEXT_INDENT, box.y, box.w - TEXT_INDENT, box.h},
                     .style = TEXT_BODY,
                     .face = current ? FACE_SANS_BOLD : FACE_SANS,
                     .paint = canvas_paint(ui->canvas, current ? TONE_ACCENT : TONE_INK),
                     .align = ALIGN_LEFT};
    canvas_text(ui->canvas, &spot, text);
    return pressed;
}

const Ply *history_view_run(Ui *ui, const HistoryView *view) {
    Rows rows = rows_of(view);
    const Ply *pressed = NULL;
    draw_grounds(ui, view, &rows);
    for (const Ply *ply = game_line_end(view->game); ply_parent(ply) != NULL;
         ply = ply_parent(ply)) {
        size_t row = row_of(&rows, ply_depth(ply));
        bool visible = row >= rows.first && row < rows.first + rows.shown;
        if (visible && run_ply(ui, view, &rows, ply)) {
            pressed = ply;
        }
    }
    return pressed;
}
