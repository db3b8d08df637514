#include "app/views/chooser_view.h"

#include "app/ui/widget.h"
#include "app/views/diagram_view.h"
#include "app/views/piece_view.h"

enum {
    CARD_WIDTH = 224,
    CARD_HEIGHT = 190,
    CELL_WIDTH = 102,
    CELL_HEIGHT = 174,
    GAP = 12,
    MARGIN = 6
};
enum { PIECE_PITCH = 60, PIECE_TOP = 38, DIAGRAM_TOP = 70, LABEL_TOP = 150, TIP = 8 };

static const float DIAGRAM_CELL = 15;

static float clamped(float value, float low, float high) {
    if (value > high) {
        value = high;
    }
    return value < low ? low : value;
}

Rect chooser_view_box(const ChooserView *view) {
    Rect target = view->target;
    Rect box = {target.x - GAP - CARD_WIDTH, target.y + target.h / 2 - (float)CARD_HEIGHT / 4,
                CARD_WIDTH, CARD_HEIGHT};
    if (box.x < view->area.x) {
        box.x = target.x + target.w + GAP;
    }
    box.x = clamped(box.x, view->area.x, view->area.x + view->area.w - CARD_WIDTH);
    box.y = clamped(box.y, view->area.y, view->area.y + view->area.h - CARD_HEIGHT);
    return box;
}

static void draw_card(Canvas *canvas, const ChooserView *view, Rect box) {
    Paint shadow = canvas_paint(canvas, TONE_SHADOW);
    Look far = {.fill = paint_faded(shadow, 0.22F)};
    Look near = {.fill = paint_faded(shadow, 0.28F)};
    canvas_rounded(canvas, (Rect){box.x - 2, box.y + 4, box.w + 4, box.h + 2}, 10, &far);
    canvas_rounded(canvas, rect_moved(box, 0, 2), 9, &near);
    Look look = {.fill = canvas_paint(canvas, TONE_RAISED),
                 .stroke = {.paint = canvas_paint(canvas, TONE_LINE_STRONG), .width = 1}};
    canvas_rounded(canvas, box, 8, &look);
    bool left_of_target = box.x < view->target.x;
    float y =
        clamped(view->target.y + view->target.h / 2, box.y + 2 * TIP, box.y + box.h - 2 * TIP);
    float edge = left_of_target ? box.x + box.w - 1 : box.x + 1;
    float tip = left_of_target ? edge + TIP : edge - TIP;
    Point points[] = {{edge, y - TIP}, {tip, y}, {edge, y + TIP}};
    Look fill = {.fill = canvas_paint(canvas, TONE_RAISED)};
    canvas_polygon(canvas, points, 3, &fill);
    Stroke edge_line = {.paint = canvas_paint(canvas, TONE_LINE_STRONG), .width = 1};
    canvas_polyline(canvas, points, 3, &edge_line);
}

static void draw_cell_ground(Canvas *canvas, Rect cell, Widget widget, bool is_default) {
    Look look = {
        .fill = canvas_paint(canvas, is_default || widget.hot ? TONE_ACCENT_SOFT : TONE_RAISED)};
    if (is_default || widget.hot) {
        look.stroke =
            (Stroke){.paint = canvas_paint(canvas, TONE_ACCENT), .width = is_default ? 2.0F : 1.0F};
    }
    canvas_rounded(canvas, cell, 6, &look);
}

static void draw_label(Canvas *canvas, Rect cell, const char *label, bool is_default) {
    char key[2] = {label[0] == 'P' ? 'P' : 'N', '\0'};
    Face face = is_default ? FACE_SANS_BOLD : FACE_SANS;
    Paint ink = canvas_paint(canvas, TONE_INK);
    float key_width = icon_art_key_width(canvas, key);
    float width = canvas_text_width(canvas, TEXT_BAR, face, label) + 8 + key_width;
    float x = cell.x + (cell.w - width) / 2;
    Rect line = {x, cell.y + LABEL_TOP, cell.x + cell.w - x, 20};
    TextSpot spot = {
        .box = line, .style = TEXT_BAR, .face = face, .paint = ink, .align = ALIGN_LEFT};
    float used = canvas_text(canvas, &spot, label);
    icon_art_key(canvas, (Rect){x + used + 8, line.y, key_width, line.h}, key, ink);
}

static bool run_cell(Ui *ui, const ChooserView *view, Rect cell, bool promoted) {
    const char *label = promoted ? "Promote" : "Keep";
    const Kind *kind = ruleset_kind(view->rules, piece_kind(view->piece));
    Piece piece = promoted ? piece_of(kind->promotes_to, piece_owner(view->piece)) : view->piece;
    Widget widget = widget_touch(ui, cell, label, false);
    draw_cell_ground(ui->canvas, cell, widget, promoted);
    PieceView face = {.rules = view->rules,
                      .piece = piece,
                      .turned = view->turned,
                      .pitch = PIECE_PITCH,
                      .alpha = 1};
    piece_view_draw(ui->canvas, &face, (Point){cell.x + cell.w / 2, cell.y + PIECE_TOP});
    DiagramView diagram = {.rules = view->rules, .piece = piece, .cell = DIAGRAM_CELL};
    float side = diagram_view_side(&diagram);
    diagram.origin = (Point){cell.x + (cell.w - side) / 2, cell.y + DIAGRAM_TOP};
    diagram_view_draw(ui->canvas, &diagram);
    draw_label(ui->canvas, cell, label, promoted);
    canvas_label(ui->canvas, cell, "choice", label);
    return widget.pressed;
}

ChooserAnswer chooser_view_run(Ui *ui, const ChooserView *view) {
    Rect box = chooser_view_box(view);
    draw_card(ui->canvas, view, box);
    float gap = (float)(CARD_WIDTH - 2 * CELL_WIDTH - 2 * MARGIN);
    Rect left = {box.x + MARGIN, box.y + MARGIN + 2, CELL_WIDTH, CELL_HEIGHT};
    Rect right = {left.x + CELL_WIDTH + gap, left.y, CELL_WIDTH, CELL_HEIGHT};
    ChooserAnswer answer = run_cell(ui, view, left, true) ? CHOOSER_PROMOTE : CHOOSER_NONE;
    if (run_cell(ui, view, right, false)) {
        answer = CHOOSER_KEEP;
    }
    /* What is pressed between its cells falls on the card, not on the board below. */
    ui_press(ui, box, BUTTON_LEFT);
    return answer;
}
