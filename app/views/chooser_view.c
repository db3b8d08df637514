#include "app/views/chooser_view.h"

#include "app/ui/widget.h"
#include "app/views/diagram_view.h"
#include "app/views/piece_view.h"

enum { GAP = 12, MARGIN = 6, TIP = 8, DIAGRAM_TOP = 70, LABEL_HEIGHT = 20, LABEL_AIR = 4 };

/* The measures of the card; the small one leaves the diagrams out. */
typedef struct CardSize {
    float width, height, cell_width, piece_pitch, piece_top;
    bool diagrams;
} CardSize;

static const CardSize LARGE_CARD = {224, 190, 102, 60, 38, true};
static const CardSize SMALL_CARD = {200, 92, 91, 48, 29, false};

static const float DIAGRAM_CELL = 15;
static const float DIAGRAM_SIDE = 75;

static float clamped(float value, float low, float high) {
    if (value > high) {
        value = high;
    }
    return value < low ? low : value;
}

/* The large card needs its width on one side of the target. */
static CardSize size_for(const ChooserView *view) {
    float left = view->target.x - view->area.x;
    float right = view->area.w - view->target.w - left;
    float room = left > right ? left : right;
    bool fits = room >= LARGE_CARD.width + GAP && view->area.h >= LARGE_CARD.height;
    return fits ? LARGE_CARD : SMALL_CARD;
}

/* Where neither side has room, it stands below or above the target, wherever there is more of it.
 */
static void put_below(const ChooserView *view, Rect *box) {
    Rect target = view->target;
    float above = target.y - view->area.y;
    float below = view->area.y + view->area.h - target.y - target.h;
    bool under = below >= box->h + GAP || below >= above;
    box->x = target.x + target.w / 2 - box->w / 2;
    box->y = under ? target.y + target.h + GAP : target.y - GAP - box->h;
}

static bool is_beside(const ChooserView *view, const Rect *box) {
    return box->x >= view->area.x && box->x + box->w <= view->area.x + view->area.w;
}

Rect chooser_view_box(const ChooserView *view) {
    CardSize size = size_for(view);
    Rect target = view->target;
    Rect box = {target.x - GAP - size.width, target.y + target.h / 2 - size.height / 4, size.width,
                size.height};
    if (!is_beside(view, &box)) {
        box.x = target.x + target.w + GAP;
    }
    if (!is_beside(view, &box)) {
        put_below(view, &box);
    }
    box.x = clamped(box.x, view->area.x, view->area.x + view->area.w - size.width);
    box.y = clamped(box.y, view->area.y, view->area.y + view->area.h - size.height);
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
    bool beside = box.x + box.w <= view->target.x || box.x >= view->target.x + view->target.w;
    if (!beside) {
        return;
    }
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
    Rect line = {x, cell.y + cell.h - LABEL_HEIGHT - LABEL_AIR, cell.x + cell.w - x, LABEL_HEIGHT};
    TextSpot spot = {
        .box = line, .style = TEXT_BAR, .face = face, .paint = ink, .align = ALIGN_LEFT};
    float used = canvas_text(canvas, &spot, label);
    icon_art_key(canvas, (Rect){x + used + 8, line.y, key_width, line.h}, key, ink);
}

static void draw_moves(Canvas *canvas, const ChooserView *view, Piece piece, Rect cell) {
    DiagramView diagram = {.rules = view->rules, .piece = piece, .cell = DIAGRAM_CELL};
    diagram.cell = diagram_view_cell(&diagram, DIAGRAM_SIDE);
    float side = diagram_view_side(&diagram);
    diagram.origin =
        (Point){cell.x + (cell.w - side) / 2, cell.y + DIAGRAM_TOP + (DIAGRAM_SIDE - side) / 2};
    diagram_view_draw(canvas, &diagram);
}

static bool run_cell(Ui *ui, const ChooserView *view, Rect cell, bool promoted) {
    CardSize size = size_for(view);
    const char *label = promoted ? "Promote" : "Keep";
    const Kind *kind = ruleset_kind(view->rules, piece_kind(view->piece));
    Piece piece = promoted ? piece_of(kind->promotes_to, piece_owner(view->piece)) : view->piece;
    Widget widget = widget_touch(ui, cell, label, false);
    draw_cell_ground(ui->canvas, cell, widget, promoted);
    PieceView face = {.rules = view->rules,
                      .piece = piece,
                      .turned = view->turned,
                      .second_tint = view->tints,
                      .pitch = size.piece_pitch,
                      .alpha = 1};
    piece_view_draw(ui->canvas, &face, (Point){cell.x + cell.w / 2, cell.y + size.piece_top});
    if (size.diagrams) {
        draw_moves(ui->canvas, view, piece, cell);
    }
    draw_label(ui->canvas, cell, label, promoted);
    canvas_label(ui->canvas, cell, "choice", label);
    return widget.pressed;
}

ChooserAnswer chooser_view_run(Ui *ui, const ChooserView *view) {
    Rect box = chooser_view_box(view);
    draw_card(ui->canvas, view, box);
    float width = size_for(view).cell_width;
    float height = box.h - 2 * (MARGIN + 2);
    Rect left = {box.x + MARGIN, box.y + MARGIN + 2, width, height};
    Rect right = {box.x + box.w - MARGIN - width, left.y, width, height};
    ChooserAnswer answer = run_cell(ui, view, left, true) ? CHOOSER_PROMOTE : CHOOSER_NONE;
    if (run_cell(ui, view, right, false)) {
        answer = CHOOSER_KEEP;
    }
    /* What is pressed between its cells falls on the card, not on the board below. */
    ui_press(ui, box, BUTTON_LEFT);
    return answer;
}
