#include "app/views/history_view.h"

#include "rules/notation/tsa.h"

#include <stdio.h>

enum { NUMBER_RIGHT = 30, COLUMN_LEFT = 46, TEXT_INDENT = 8, ROWS_MAX = 256 };
enum { OTHERS_HEIGHT = 20, ELBOW = 10, OTHERS_GAP = 8, SIGN = 12, WHEEL_ROWS = 3, TEXT_MAX = 120 };

/* One row on the screen: the plies of Black and White, either may be NULL. */
typedef struct Row {
    const Ply *ply[2];
} Row;

/* Rows count from 0; Black's first move may stand in the right column when White began. */
typedef struct Rows {
    size_t count;   /* of the whole line */
    size_t first;   /* on the screen */
    size_t current; /* of the ply shown */
    bool white_began;
    Row row[ROWS_MAX]; /* from the first on */
} Rows;

static size_t row_of(const Rows *rows, size_t depth) {
    return depth > 0 ? (depth - 1 + rows->white_began) / 2 : 0;
}

static bool has_others(const Ply *ply) {
    const Ply *first = ply != NULL ? ply_first_child(ply_parent(ply)) : NULL;
    return first != NULL && ply_next_sibling(first) != NULL;
}

static float height_of(const HistoryView *view, const Row *row) {
    bool others = has_others(row->ply[BLACK]) || has_others(row->ply[WHITE]);
    return view->row_height + (others ? OTHERS_HEIGHT : 0);
}

/* Finds the plies of the rows from the first one on. */
static void collect(const HistoryView *view, Rows *rows) {
    for (size_t i = 0; i < ROWS_MAX; i++) {
        rows->row[i] = (Row){{NULL, NULL}};
    }
    for (const Ply *ply = game_line_end(view->game); ply_parent(ply) != NULL;
         ply = ply_parent(ply)) {
        size_t row = row_of(rows, ply_depth(ply));
        if (row >= rows->first && row - rows->first < ROWS_MAX) {
            rows->row[row - rows->first].ply[ply_position(ply_parent(ply))->turn] = ply;
        }
    }
}

/* How many whole rows there is room for, at least one. */
static size_t rows_fitting(const HistoryView *view) {
    float room = view->box.h / view->row_height;
    return room >= 1 ? (size_t)room : 1;
}

/* Moves the first row on until the current one is seen whole, whatever stands between them. */
static void bring_into_sight(const HistoryView *view, Rows *rows) {
    float height = 0;
    for (size_t i = rows->first; i <= rows->current && i - rows->first < ROWS_MAX; i++) {
        height += height_of(view, &rows->row[i - rows->first]);
    }
    for (size_t i = 0; height > view->box.h && rows->first + i < rows->current; i++) {
        height -= height_of(view, &rows->row[i]);
        if (height <= view->box.h) {
            rows->first += i + 1;
            collect(view, rows);
            return;
        }
    }
}

static void follow(const HistoryView *view, Rows *rows) {
    size_t before = rows_fitting(view) / 2;
    size_t most = rows->count > rows_fitting(view) ? rows->count - rows_fitting(view) : 0;
    rows->first = rows->current > before ? rows->current - before : 0;
    rows->first = rows->first > most ? most : rows->first;
    collect(view, rows);
    bring_into_sight(view, rows);
}

static void turn_wheel(Ui *ui, const HistoryView *view, const Rows *rows) {
    HistoryScroll *scroll = view->scroll;
    float lines = ui_wheel(ui, view->box);
    if (lines > -0.01F && lines < 0.01F) {
        return;
    }
    float row = (float)rows->first - lines * WHEEL_ROWS;
    float most = rows->count > 0 ? (float)(rows->count - 1) : 0;
    row = row < 0 ? 0 : row > most ? most : row;
    *scroll = (HistoryScroll){.row = (size_t)row, .own = true, .seen = game_ply(view->game)};
    ui->stale = true;
}

static void place_rows(Ui *ui, const HistoryView *view, Rows *rows) {
    size_t last = ply_depth(game_line_end(view->game));
    rows->white_began = ply_position(game_start(view->game))->turn == WHITE;
    rows->count = last > 0 ? row_of(rows, last) + 1 : 0;
    rows->current = row_of(rows, ply_depth(game_ply(view->game)));
    follow(view, rows);
    HistoryScroll *scroll = view->scroll;
    if (scroll == NULL) {
        return;
    }
    scroll->own = scroll->own && scroll->seen == game_ply(view->game);
    if (scroll->own && scroll->row < rows->count) {
        rows->first = scroll->row;
        collect(view, rows);
    }
    turn_wheel(ui, view, rows);
}

static Rect column_box(Rect row, Colour side) {
    float left = row.x + COLUMN_LEFT;
    float half = (row.w - COLUMN_LEFT) / 2;
    float x = left - TEXT_INDENT + (side == WHITE ? half : 0);
    return (Rect){x, row.y, side == WHITE ? row.x + row.w - x : half, row.h};
}

static void draw_ground(Ui *ui, const HistoryView *view, Rect box, size_t number) {
    if (number % 2 == 1) {
        Look look = {.fill = paint_faded(canvas_paint(ui->canvas, TONE_SUNKEN), 0.45F)};
        canvas_rounded(ui->canvas, box, 3, &look);
    }
    char text[24];
    snprintf(text, sizeof text, "%zu", number);
    TextSpot spot = {.box = {box.x, box.y, NUMBER_RIGHT, view->row_height},
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_INK_FAINT),
                     .align = ALIGN_RIGHT};
    canvas_text(ui->canvas, &spot, text);
}

static void text_of(const Ply *ply, char out[MOVE_TEXT_MAX]) {
    tsa_write(ply_move(ply), ply_position(ply_parent(ply)), out, MOVE_TEXT_MAX);
}

static bool run_ply(Ui *ui, const HistoryView *view, const Ply *ply, Rect box) {
    bool current = ply == game_ply(view->game);
    char text[MOVE_TEXT_MAX];
    text_of(ply, text);
    bool pressed = ui_row(ui, box, text, current);
    Paint paint = canvas_paint(ui->canvas, current ? TONE_ACCENT : TONE_INK);
    TextSpot spot = {.box = {box.x + TEXT_INDENT, box.y, box.w - TEXT_INDENT, box.h},
                     .style = TEXT_BODY,
                     .face = current ? FACE_SANS_BOLD : FACE_SANS,
                     .paint = paint,
                     .align = ALIGN_LEFT};
    float used = canvas_text(ui->canvas, &spot, text) + 6;
    if (ply_comment(ply)[0] != '\0' && spot.box.w > used + SIGN) {
        Rect sign = {spot.box.x + used, box.y + (box.h - SIGN) / 2, SIGN, SIGN};
        icon_art_draw(ui->canvas, ICON_COMMENT, sign, canvas_paint(ui->canvas, TONE_INK_SOFT));
    }
    return pressed;
}

/* The elbow that leads from a move to what could be played instead of it. */
static float draw_elbow(const Ui *ui, Rect box) {
    float x = box.x + TEXT_INDENT + 2;
    float y = box.y + box.h / 2;
    Point points[] = {{x, box.y}, {x, y}, {x + ELBOW - 3, y}};
    Stroke line = {.paint = canvas_paint(ui->canvas, TONE_INK_FAINT), .width = 1};
    canvas_polyline(ui->canvas, points, 3, &line);
    return x + ELBOW;
}

static float draw_small(const Ui *ui, Rect box, const char *text) {
    TextSpot spot = {.box = box,
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    return canvas_text(ui->canvas, &spot, text);
}

static size_t others_left(const Ply *from, const Ply *shown) {
    size_t count = 0;
    for (const Ply *ply = from; ply != NULL; ply = ply_next_sibling(ply)) {
        count += ply != shown;
    }
    return count;
}

/* The other moves of the same place, as many as there is room for; which was clicked, or NULL. */
static const Ply *run_others(Ui *ui, const Ply *shown, Rect box) {
    const Ply *pressed = NULL;
    char text[MOVE_TEXT_MAX];
    float x = draw_elbow(ui, box);
    x += draw_small(ui, (Rect){x, box.y, box.x + box.w - x, box.h}, "or") + OTHERS_GAP;
    for (const Ply *ply = ply_first_child(ply_parent(shown)); ply != NULL;
         ply = ply_next_sibling(ply)) {
        if (ply == shown) {
            continue;
        }
        text_of(ply, text);
        float width = canvas_text_width(ui->canvas, TEXT_CAPTION, FACE_SANS, text) + OTHERS_GAP;
        if (x + width + 2 * ELBOW > box.x + box.w) {
            snprintf(text, sizeof text, "+%zu", others_left(ply, shown));
            draw_small(ui, (Rect){x, box.y, box.x + box.w - x, box.h}, text);
            break;
        }
        Rect place = {x - OTHERS_GAP / 2.0F, box.y, width, box.h};
        pressed = ui_row(ui, place, text, false) ? ply : pressed;
        draw_small(ui, (Rect){x, box.y, width, box.h}, text);
        x += width + 2;
    }
    return pressed;
}

static const Ply *run_row(Ui *ui, const HistoryView *view, const Row *row, Rect box) {
    const Ply *pressed = NULL;
    Rect line = {box.x, box.y, box.w, view->row_height};
    Rect below = {box.x, box.y + view->row_height, box.w, OTHERS_HEIGHT};
    for (int side = BLACK; side <= WHITE; side++) {
        const Ply *ply = row->ply[side];
        if (ply != NULL && run_ply(ui, view, ply, column_box(line, (Colour)side))) {
            pressed = ply;
        }
        const Ply *other =
            has_others(ply) ? run_others(ui, ply, column_box(below, (Colour)side)) : NULL;
        pressed = other != NULL ? other : pressed;
    }
    return pressed;
}

/* How the line ends, below its last row. */
static void draw_end(const Ui *ui, const HistoryView *view, float y) {
    Verdict verdict = ply_verdict(game_line_end(view->game));
    char text[TEXT_MAX];
    if (!verdict.over || y + OTHERS_HEIGHT > view->box.y + view->box.h) {
        return;
    }
    const char *reason = reason_sentence((Reason)verdict.reason);
    if (verdict.winner == COLOUR_NONE) {
        snprintf(text, sizeof text, "Draw: %s", reason);
    } else {
        snprintf(text, sizeof text, "%s wins: %s", colour_name((Colour)verdict.winner), reason);
    }
    Rect box = {view->box.x + COLUMN_LEFT, y, view->box.w - COLUMN_LEFT, OTHERS_HEIGHT};
    if (canvas_text_width(ui->canvas, TEXT_CAPTION, FACE_SANS, text) <= box.w) {
        draw_small(ui, box, text);
    }
}

const Ply *history_view_run(Ui *ui, const HistoryView *view) {
    Rows rows;
    const Ply *pressed = NULL;
    place_rows(ui, view, &rows);
    float y = view->box.y;
    size_t row = rows.first;
    for (; row < rows.count && row - rows.first < ROWS_MAX; row++) {
        const Row *now = &rows.row[row - rows.first];
        Rect box = {view->box.x, y, view->box.w, height_of(view, now)};
        if (box.y + box.h > view->box.y + view->box.h + 0.5F) {
            return pressed;
        }
        draw_ground(ui, view, box, row + 1);
        const Ply *ply = run_row(ui, view, now, box);
        pressed = ply != NULL ? ply : pressed;
        y += box.h;
    }
    draw_end(ui, view, y);
    return pressed;
}
