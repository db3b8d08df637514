#include "app/views/history_view.h"

#include "app/draw/text_flow.h"
#include "rules/notation/tsa.h"

#include <math.h>
#include <stdio.h>

enum { NUMBER_RIGHT = 30, COLUMN_LEFT = 46, TEXT_INDENT = 8 };
enum { OTHER_HEIGHT = 20, OTHER_INDENT = 40, OTHER_WIDTH = 76, ELBOW_WIDTH = 18 };
enum {
    COMMENT_SIZE = 14,
    COMMENT_GAP = 6,
    FATE_MARGIN = 8,
    FATE_AIR = 4,
    BAR = 3,
    BAR_LEAST = 20,
    WHEEL_ROWS = 2
};
enum { TEXT_MAX = 64 };

/* One row: Black's move and White's, either of which may be missing at an end of the game. */
typedef struct Row {
    size_t number; /* from 1 */
    const Ply *ply[2];
} Row;

/* The list as it is drawn: lines are put one below the other; those outside the box are left out.
 */
typedef struct List {
    Ui *ui;
    const HistoryView *view;
    float from; /* the first line that is seen begins here, measured from the top of the list */
    float top;  /* of that line, once it was met; before that negative */
    float y;    /* of the next line, measured from the top of the list */
    const Ply *pressed;
} List;

static Row first_row(const HistoryView *view) {
    const Ply *start = game_start(view->game);
    const Ply *first = ply_shown_child(start);
    Row row = {.number = 1};
    if (first == NULL) {
        return row;
    }
    if (ply_position(start)->turn == WHITE) {
        row.ply[WHITE] = first;
    } else {
        row.ply[BLACK] = first;
        row.ply[WHITE] = ply_shown_child(first);
    }
    return row;
}

static bool row_is_empty(const Row *row) {
    return row->ply[BLACK] == NULL && row->ply[WHITE] == NULL;
}

static Row next_row(const Row *row) {
    Row next = {.number = row->number + 1};
    if (row->ply[WHITE] != NULL) {
        next.ply[BLACK] = ply_shown_child(row->ply[WHITE]);
    }
    if (next.ply[BLACK] != NULL) {
        next.ply[WHITE] = ply_shown_child(next.ply[BLACK]);
    }
    return next;
}

/* The left edge of a side's column in the box. */
static float column_left(const HistoryView *view, int side) {
    float left = view->box.x + COLUMN_LEFT - TEXT_INDENT;
    return left + (side == WHITE ? (view->box.w - COLUMN_LEFT) / 2 : 0);
}

static float column_width(const HistoryView *view) {
    return column_left(view, WHITE) - column_left(view, BLACK);
}

/* The other moves of a side keep to its column, however narrow: below those of the other side they
 * would be taken for them. */
static float other_width(const HistoryView *view) {
    return fminf(OTHER_WIDTH, column_width(view) - OTHER_INDENT);
}

static int others_in_line(const HistoryView *view) {
    int count = (int)((column_width(view) - OTHER_INDENT) / OTHER_WIDTH);
    return count > 1 ? count : 1;
}

static const Ply *first_sibling(const Ply *ply) {
    return ply_first_child(ply_parent(ply));
}

/* Lines that the moves need that were played instead of this one. */
static int other_lines(const HistoryView *view, const Ply *ply) {
    int others = -1;
    if (ply == NULL) {
        return 0;
    }
    for (const Ply *other = first_sibling(ply); other != NULL; other = ply_next_sibling(other)) {
        others++;
    }
    int in_line = others_in_line(view);
    return (others + in_line - 1) / in_line;
}

static bool has_end_line(const HistoryView *view) {
    return verdict_is_of_players(ply_verdict(game_line_end(view->game)));
}

/* What a move did to other pieces, in small print below its row and as wide as the list. */
typedef struct Fate {
    char text[FATES_TEXT_MAX + 16];
    TextFlow flow;
    float left, width, height;
} Fate;

/* False when it did nothing to others. */
static bool fate_of(const Ui *ui, const HistoryView *view, const Ply *ply, Fate *out) {
    char fates[FATES_TEXT_MAX];
    if (ply == NULL || !ply_has_fates(ply)) {
        return false;
    }
    ply_fates(ply, fates);
    snprintf(out->text, sizeof out->text, "%s: %s",
             colour_name((Colour)ply_position(ply_parent(ply))->turn), fates);
    out->flow = (TextFlow){.style = TEXT_CAPTION,
                           .face = FACE_SANS,
                           .paint = canvas_paint(ui->canvas, TONE_INK_SOFT),
                           .align = ALIGN_LEFT};
    out->left = column_left(view, BLACK) + TEXT_INDENT;
    out->width = view->box.x + view->box.w - FATE_MARGIN - out->left;
    out->height = text_flow_height(ui->canvas, out->width, &out->flow, out->text) + FATE_AIR;
    return true;
}

static float fates_height(const Ui *ui, const HistoryView *view, const Row *row) {
    float height = 0;
    for (int side = BLACK; side <= WHITE; side++) {
        Fate fate;
        height += fate_of(ui, view, row->ply[side], &fate) ? fate.height : 0;
    }
    return height;
}

typedef struct Extent {
    float height;  /* of all lines */
    float current; /* where the row of the ply shown begins */
} Extent;

static Extent extent_of(const Ui *ui, const HistoryView *view) {
    const Ply *shown = game_ply(view->game);
    Extent extent = {.height = 0};
    for (Row row = first_row(view); !row_is_empty(&row); row = next_row(&row)) {
        if (row.ply[BLACK] == shown || row.ply[WHITE] == shown) {
            extent.current = extent.height;
        }
        int lines = other_lines(view, row.ply[BLACK]);
        lines += other_lines(view, row.ply[WHITE]);
        extent.height += view->row_height + (float)(OTHER_HEIGHT * lines);
        extent.height += fates_height(ui, view, &row);
    }
    extent.height += has_end_line(view) ? view->row_height : 0;
    return extent;
}

/* The wheel moves the list away from the ply shown until another ply is shown. */
static float moved_by_wheel(Ui *ui, const HistoryView *view, float from, float most) {
    HistoryScroll *scroll = view->scroll;
    const Ply *shown = game_ply(view->game);
    if (scroll == NULL) {
        return from;
    }
    scroll->own = scroll->own && scroll->shown == shown;
    from = scroll->own ? fminf(scroll->rows * view->row_height, most) : from;
    float lines = most > 0 ? ui_wheel(ui, view->box) : 0;
    if (lines < 0 || lines > 0) {
        from = fminf(fmaxf(from - lines * WHEEL_ROWS * view->row_height, 0), most);
        scroll->own = true;
        ui->stale = true;
    }
    scroll->shown = shown;
    scroll->rows = from / view->row_height;
    return from;
}

/* Places a line of that height. False when it is not to be seen. */
static bool place_line(List *list, float height, Rect *box) {
    Rect all = list->view->box;
    float y = list->y;
    list->y += height;
    if (list->top < 0 && y >= list->from - 0.5F) {
        list->top = y;
    }
    *box = (Rect){all.x, all.y + y - list->top, all.w, height};
    return list->top >= 0 && y - list->top + height <= all.h + 0.5F;
}

static void draw_text(const List *list, Rect box, const char *text, bool current) {
    TextSpot spot = {.box = box,
                     .style = TEXT_BODY,
                     .face = current ? FACE_SANS_BOLD : FACE_SANS,
                     .paint = canvas_paint(list->ui->canvas, current ? TONE_ACCENT : TONE_INK),
                     .align = ALIGN_LEFT};
    canvas_text(list->ui->canvas, &spot, text);
}

static void draw_comment_mark(const List *list, Rect cell, float x) {
    Rect box = {x, cell.y + (cell.h - COMMENT_SIZE) / 2, COMMENT_SIZE, COMMENT_SIZE};
    if (box.x + box.w <= cell.x + cell.w) {
        icon_art_draw(list->ui->canvas, ICON_COMMENT, box,
                      canvas_paint(list->ui->canvas, TONE_INK_SOFT));
    }
}

/* A pass is written alike whichever piece it is made with. */
static void hint_pass(const List *list, Rect cell, const Ply *ply) {
    char text[TEXT_MAX];
    char name[SQUARE_NAME_MAX];
    if (!ply_is_pass(ply)) {
        return;
    }
    square_write(ply_move(ply).from, name);
    snprintf(text, sizeof text, "%s %s: jitto, a pass", name,
             position_kind(ply_position(ply_parent(ply)), ply_move(ply).from)->english);
    ui_hint(list->ui, cell, text, NULL);
}

static void run_move(List *list, Rect line, const Ply *ply, int side) {
    char text[MOVE_TEXT_MAX];
    float left = column_left(list->view, side);
    float right = side == WHITE ? line.x + line.w : column_left(list->view, WHITE);
    Rect cell = {left, line.y, right - left, line.h};
    bool current = ply == game_ply(list->view->game);
    tsa_write(ply_move(ply), ply_position(ply_parent(ply)), text, sizeof text);
    if (ui_row(list->ui, cell, text, current)) {
        list->pressed = ply;
    }
    hint_pass(list, cell, ply);
    Rect place = {cell.x + TEXT_INDENT, cell.y, cell.w - TEXT_INDENT, cell.h};
    draw_text(list, place, text, current);
    if (ply_comment(ply)[0] != '\0') {
        Face face = current ? FACE_SANS_BOLD : FACE_SANS;
        float used = canvas_text_width(list->ui->canvas, TEXT_BODY, face, text);
        draw_comment_mark(list, cell, place.x + used + COMMENT_GAP);
    }
}

static void draw_ground(const List *list, Rect line, size_t number) {
    Canvas *canvas = list->ui->canvas;
    if (number % 2 == 1) {
        Look look = {.fill = paint_faded(canvas_paint(canvas, TONE_SUNKEN), 0.45F)};
        canvas_rounded(canvas, line, 3, &look);
    }
    char text[24];
    snprintf(text, sizeof text, "%zu", number);
    TextSpot spot = {.box = {line.x, line.y, NUMBER_RIGHT, line.h},
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_RIGHT};
    canvas_text(canvas, &spot, text);
}

static void run_pair(List *list, const Row *row) {
    Rect line;
    if (!place_line(list, list->view->row_height, &line)) {
        return;
    }
    draw_ground(list, line, row->number);
    for (int side = BLACK; side <= WHITE; side++) {
        if (row->ply[side] != NULL) {
            run_move(list, line, row->ply[side], side);
        }
    }
}

static void run_fates(List *list, const Row *row) {
    for (int side = BLACK; side <= WHITE; side++) {
        Fate fate;
        Rect line;
        if (fate_of(list->ui, list->view, row->ply[side], &fate) &&
            place_line(list, fate.height, &line)) {
            Rect box = {fate.left, line.y, fate.width, line.h};
            text_flow_draw(list->ui->canvas, box, &fate.flow, fate.text);
        }
    }
}

static void draw_elbow(const List *list, Rect line, float left) {
    Canvas *canvas = list->ui->canvas;
    float x = left + TEXT_INDENT + 2;
    float middle = line.y + line.h / 2;
    const Point points[] = {{x, line.y + 2}, {x, middle}, {x + 7, middle}};
    Stroke stroke = {.paint = canvas_paint(canvas, TONE_INK_FAINT), .width = 1};
    canvas_polyline(canvas, points, 3, &stroke);
    TextSpot spot = {.box = {left + ELBOW_WIDTH + 2, line.y, OTHER_INDENT - ELBOW_WIDTH, line.h},
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    canvas_text(canvas, &spot, "or");
}

static void run_other(List *list, Rect cell, const Ply *ply) {
    enum { INDENT = 4 };
    char text[MOVE_TEXT_MAX];
    tsa_write(ply_move(ply), ply_position(ply_parent(ply)), text, sizeof text);
    if (ui_row(list->ui, cell, text, false)) {
        list->pressed = ply;
    }
    TextSpot spot = {.box = {cell.x + INDENT, cell.y, cell.w - INDENT, cell.h},
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(list->ui->canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    canvas_text(list->ui->canvas, &spot, text);
}

/* The next move that was played instead of `ply`; NULL after the last. */
static const Ply *other_from(const Ply *sibling, const Ply *ply) {
    return sibling == ply ? ply_next_sibling(sibling) : sibling;
}

static void run_others(List *list, const Ply *ply, int side) {
    const HistoryView *view = list->view;
    int lines = other_lines(view, ply);
    float left = column_left(view, side);
    float width = other_width(view);
    const Ply *other = lines > 0 ? other_from(first_sibling(ply), ply) : NULL;
    for (int i = 0; i < lines; i++) {
        Rect line;
        bool seen = place_line(list, OTHER_HEIGHT, &line);
        if (seen && i == 0) {
            draw_elbow(list, line, left);
        }
        for (int k = 0; k < others_in_line(view) && other != NULL; k++) {
            Rect cell = {left + OTHER_INDENT + width * (float)k, line.y, width, line.h};
            if (seen) {
                run_other(list, cell, other);
            }
            other = other_from(ply_next_sibling(other), ply);
        }
    }
}

static void end_text(Verdict verdict, char out[TEXT_MAX]) {
    const char *loser = colour_name(verdict.winner == BLACK ? WHITE : BLACK);
    if (verdict.winner == COLOUR_NONE) {
        snprintf(out, TEXT_MAX, "Draw by agreement");
    } else if (verdict.reason == REASON_RESIGNATION) {
        snprintf(out, TEXT_MAX, "%s resigns", loser);
    } else {
        snprintf(out, TEXT_MAX, "%s moved illegally", loser);
    }
}

static void draw_end(List *list) {
    Rect line;
    char text[TEXT_MAX];
    if (!has_end_line(list->view) || !place_line(list, list->view->row_height, &line)) {
        return;
    }
    end_text(ply_verdict(game_line_end(list->view->game)), text);
    line.x += COLUMN_LEFT;
    line.w -= COLUMN_LEFT;
    draw_text(list, line, text, false);
}

/* How much of the list is seen, and which part. */
static void draw_bar(const List *list, float height) {
    Rect box = list->view->box;
    if (height <= box.h || box.h < 2 * BAR_LEAST) {
        return;
    }
    float bar = fmaxf(box.h * box.h / height, BAR_LEAST);
    float part = fminf(fmaxf(list->top, 0) / (height - box.h), 1);
    Look look = {.fill = canvas_paint(list->ui->canvas, TONE_LINE_STRONG)};
    canvas_rounded(list->ui->canvas,
                   (Rect){box.x + box.w - BAR, box.y + part * (box.h - bar), BAR, bar},
                   (float)BAR / 2, &look);
}

const Ply *history_view_run(Ui *ui, const HistoryView *view) {
    Extent extent = extent_of(ui, view);
    float most = fmaxf(extent.height - view->box.h, 0);
    float follows = extent.current - (view->box.h - view->row_height) / 2;
    float from = moved_by_wheel(ui, view, fminf(fmaxf(follows, 0), most), most);
    List list = {.ui = ui, .view = view, .from = from, .top = -1};
    for (Row row = first_row(view); !row_is_empty(&row); row = next_row(&row)) {
        run_pair(&list, &row);
        run_fates(&list, &row);
        run_others(&list, row.ply[BLACK], BLACK);
        run_others(&list, row.ply[WHITE], WHITE);
    }
    draw_end(&list);
    draw_bar(&list, extent.height);
    return list.pressed;
}
