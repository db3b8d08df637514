#include "app/views/board_parts.h"

#include "app/draw/mark_pen.h"

#include <stdio.h>

enum { BEND_TEXT_MAX = 16 };

static const float LINE_ALPHA = 0.55F;
static const float BEND_RADIUS = 0.15F;
static const float BEND_DIGIT = 0.22F;
static const float BEND_TAB_OUT = 0.2F;
static const float BEND_TAB_DIGIT = 1.6F;
/* The tab of a move that ends at home, where the tabs of other marks stand. */
static const float TAB_RADIUS = 0.155F;
static const float TAB_INSIDE = 0.55F;

static void mark(Canvas *canvas, const BoardView *view, Square square, Mark sign) {
    MarkSpot spot = board_spot(view, square);
    mark_art_draw(canvas, sign, &spot);
}

BoardWay board_way_of(const Move *move) {
    BoardWay way = {.count = 1, .square = {move->from}};
    for (int i = 0; i < move->steps; i++) {
        if (move->step[i].act == ACT_GO) {
            way.square[way.count++] = move->step[i].square;
        }
    }
    return way;
}

/* Where the numbers of a bend stand: in the middle, or low at the right edge, where neither tabs
 * nor crosses nor the count of steps stand. */
static Point bend_centre(const MarkPen *pen, float radius, bool at_corner) {
    float right = pen->cell.x + pen->cell.w - BEND_TAB_OUT * radius;
    float low = pen->cell.y + pen->cell.h - radius - pen->halo_width / 2;
    return at_corner ? (Point){right, low} : pen->centre;
}

/* One number is a disc; a point that is come to twice has both on one plate. */
static void draw_bend(const MarkPen *pen, const char *numbers, bool at_corner) {
    float radius = at_corner ? mark_pen_size(pen, 5, TAB_RADIUS) : BEND_RADIUS * pen->pitch;
    float px = at_corner ? BEND_TAB_DIGIT * radius : mark_pen_size(pen, 8, BEND_DIGIT);
    float more = numbers[1] == '\0' ? 0 : 1.4F * radius;
    Paint ink = mark_pen_paint(pen, TONE_M_INK);
    Point centre = bend_centre(pen, radius, at_corner);
    centre.x += at_corner ? more / 2 : 0;
    if (more > 0) {
        Rect plate = rect_around(centre, 2 * radius + more, 2 * radius);
        Rect edge = rect_inset(plate, -pen->halo_width);
        canvas_rounded(pen->canvas, edge, edge.h / 2, &(Look){.fill = pen->halo});
        canvas_rounded(pen->canvas, plate, radius, &(Look){.fill = ink});
    } else {
        mark_pen_disc(pen, centre, radius, ink);
    }
    mark_pen_sign(pen, &(MarkSign){centre, px, numbers, mark_pen_paint(pen, TONE_M_ON)});
}

/* The numbers of all bends on the square of this one, apart from each other; "" if an earlier one
 * has told them. */
static void bend_numbers(const BoardWay *way, size_t bend, char out[BEND_TEXT_MAX]) {
    size_t length = 0;
    out[0] = '\0';
    for (size_t i = 1; i + 1 < way->count; i++) {
        bool here = way->square[i] == way->square[bend];
        if (here && i < bend) {
            return;
        }
        if (here) {
            length += (size_t)snprintf(out + length, BEND_TEXT_MAX - length, "%s%zu",
                                       length > 0 ? "·" : "", i);
        }
    }
}

void board_way_line(Canvas *canvas, const BoardView *view, const BoardWay *way) {
    Point points[LEGS_MAX + 1];
    for (size_t i = 0; i < way->count; i++) {
        points[i] = board_middle(view, way->square[i]);
    }
    Stroke stroke = {.paint = paint_faded(canvas_paint(canvas, TONE_M_INK), LINE_ALPHA),
                     .width = 2,
                     .ends = LINE_ROUND};
    canvas_polyline(canvas, points, way->count, &stroke);
}

/* Which bends are numbered: those on which nothing came to stand, the others, or all. */
typedef enum Bends { BENDS_PASSED, BENDS_AT_END, BENDS_ALL } Bends;

static void draw_bends(Canvas *canvas, const BoardView *view, const BoardWay *way, Bends which) {
    for (size_t i = 1; i + 1 < way->count; i++) {
        char numbers[BEND_TEXT_MAX];
        MarkSpot spot = board_spot(view, way->square[i]);
        MarkPen pen = mark_pen_at(canvas, &spot);
        bool at_end = way->square[i] == way->square[way->count - 1];
        bool meant = which == BENDS_ALL || at_end == (which == BENDS_AT_END);
        bend_numbers(way, i, numbers);
        if (numbers[0] != '\0' && meant) {
            draw_bend(&pen, numbers, which != BENDS_PASSED);
        }
    }
}

void board_way_bends(Canvas *canvas, const BoardView *view, const BoardWay *way) {
    draw_bends(canvas, view, way, BENDS_ALL);
}

/* A thin arrow for every shot, from where the piece stood when it fired. */
static void draw_fired(Canvas *canvas, const BoardView *view) {
    const Move *move = &view->last;
    Square at = move->from;
    Stroke stroke = {.paint = canvas_paint(canvas, TONE_M_INK), .width = 1.5F};
    for (int i = 0; i < move->steps; i++) {
        if (move->step[i].act == ACT_GO) {
            at = move->step[i].square;
        } else if (move->step[i].act == ACT_SHOOT) {
            mark_art_arrow(canvas, board_middle(view, at), board_middle(view, move->step[i].square),
                           &stroke);
        }
    }
}

void board_trail_under(Canvas *canvas, const BoardView *view) {
    if (!view->overlays.last_move || view->last.from == SQUARE_NONE) {
        return;
    }
    BoardWay way = board_way_of(&view->last);
    Square end = way.square[way.count - 1];
    if (end != view->last.from) {
        mark(canvas, view, view->last.from, MARK_LAST_FROM);
    }
    mark(canvas, view, end, MARK_LAST_TO);
    if (way.count > 2 && !view->last_passed) {
        board_way_line(canvas, view, &way);
        draw_bends(canvas, view, &way, BENDS_PASSED);
    }
    draw_fired(canvas, view);
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

/* The sign that a move ended where it began. */
static void draw_home(Canvas *canvas, const BoardView *view) {
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

void board_trail_over(Canvas *canvas, const BoardView *view) {
    if (!view->overlays.last_move || view->last.from == SQUARE_NONE || view->selector->picked ||
        board_in_flight(view)) {
        return;
    }
    BoardWay way = board_way_of(&view->last);
    if (!view->last_passed) {
        draw_bends(canvas, view, &way, BENDS_AT_END);
    }
    if (view->last.steps > 1 && move_end(view->last) == view->last.from) {
        draw_home(canvas, view);
    }
}
