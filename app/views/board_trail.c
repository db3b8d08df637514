#include "app/views/board_parts.h"

#include "app/draw/mark_pen.h"

static const float LINE_ALPHA = 0.55F;
static const float BEND_RADIUS = 0.15F;
static const float BEND_DIGIT = 0.22F;
/* The tab of a move that ends at home, where the tabs of other marks stand. */
static const float TAB_RADIUS = 0.155F;
static const float TAB_INSIDE = 0.55F;

static void mark(Canvas *canvas, const BoardView *view, Square square, Mark sign) {
    MarkSpot spot = board_spot(view, square);
    mark_art_draw(canvas, sign, &spot);
}

size_t board_way_of(const Move *move, Square way[LEGS_MAX + 1]) {
    size_t count = 0;
    way[count++] = move->from;
    for (int i = 0; i < move->steps; i++) {
        if (move->step[i].act == ACT_GO) {
            way[count++] = move->step[i].square;
        }
    }
    return count;
}

static void draw_bend(Canvas *canvas, const BoardView *view, Square square, int number) {
    MarkSpot spot = board_spot(view, square);
    MarkPen pen = mark_pen_at(canvas, &spot);
    const char digit[2] = {(char)('0' + number % 10), '\0'};
    mark_pen_disc(&pen, pen.centre, BEND_RADIUS * pen.pitch, mark_pen_paint(&pen, TONE_M_INK));
    mark_pen_sign(&pen, &(MarkSign){pen.centre, mark_pen_size(&pen, 8, BEND_DIGIT), digit,
                                    mark_pen_paint(&pen, TONE_M_ON)});
}

void board_way_draw(Canvas *canvas, const BoardView *view, const Square *way, size_t count) {
    Point points[LEGS_MAX + 1];
    for (size_t i = 0; i < count; i++) {
        points[i] = board_middle(view, way[i]);
    }
    Stroke stroke = {.paint = paint_faded(canvas_paint(canvas, TONE_M_INK), LINE_ALPHA),
                     .width = 2,
                     .ends = LINE_ROUND};
    canvas_polyline(canvas, points, count, &stroke);
    for (size_t i = 1; i + 1 < count; i++) {
        draw_bend(canvas, view, way[i], (int)i);
    }
}

void board_trail_under(Canvas *canvas, const BoardView *view) {
    Square way[LEGS_MAX + 1];
    if (!view->overlays.last_move || view->last.from == SQUARE_NONE) {
        return;
    }
    size_t count = board_way_of(&view->last, way);
    Square end = way[count - 1];
    if (end != view->last.from) {
        mark(canvas, view, view->last.from, MARK_LAST_FROM);
    }
    mark(canvas, view, end, MARK_LAST_TO);
    if (count > 2 && !view->last_passed) {
        board_way_draw(canvas, view, way, count);
    }
}

/* An arrow that goes round and comes back to where it began. */
static void draw_loop(const MarkPen *pen, Point centre, float radius) {
    Paint paint = mark_pen_paint(pen, TONE_M_ON);
    Stroke stroke = {.paint = paint, .width = mark_pen_size(pen, 1.2F, 0.03F)};
    Arc arc = {0.55F * radius, 135, 235};
    canvas_arc(pen->canvas, centre, &arc, &stroke);
    float head = 0.38F * radius;
    Point tip = {centre.x + arc.radius, centre.y + 0.5F * radius};
    const Point points[] = {
        tip, {tip.x - head, tip.y - 1.3F * head}, {tip.x + head, tip.y - 1.3F * head}};
    canvas_polygon(pen->canvas, points, 3, &(Look){.fill = paint});
}

void board_trail_over(Canvas *canvas, const BoardView *view) {
    bool home = view->last.steps > 1 && move_end(view->last) == view->last.from;
    if (!view->overlays.last_move || view->last.from == SQUARE_NONE || !home ||
        view->selector->picked || board_in_flight(view)) {
        return;
    }
    MarkSpot spot = board_spot(view, view->last.from);
    MarkPen pen = mark_pen_at(canvas, &spot);
    float radius = mark_pen_size(&pen, 6.5F, TAB_RADIUS);
    Point centre = {pen.cell.x + TAB_INSIDE * radius, pen.cell.y + TAB_INSIDE * radius};
    mark_pen_disc(&pen, centre, radius, mark_pen_paint(&pen, TONE_M_INK));
    if (view->last_passed) {
        draw_loop(&pen, centre, radius);
    } else {
        mark_pen_sign(&pen,
                      &(MarkSign){centre, 1.4F * radius, "!", mark_pen_paint(&pen, TONE_M_ON)});
    }
}
