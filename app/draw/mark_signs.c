#include "app/draw/mark_signs.h"

#include <math.h>

enum { STAR_POINTS = 10 };

/* On the smallest boards a tab must not grow over the piece. */
static float tab_radius(const MarkPen *pen) {
    return fminf(mark_pen_size(pen, 6.5F, 0.155F), 0.28F * pen->pitch);
}

static Point tab_centre(const MarkPen *pen) {
    const float inside = 0.55F * tab_radius(pen);
    return (Point){pen->cell.x + inside, pen->cell.y + inside};
}

/* Top right, the whole sign one pixel inside the cell. */
static Point right_centre(const MarkPen *pen, float radius) {
    return (Point){pen->cell.x + pen->cell.w - 1 - radius, pen->cell.y + 1 + radius};
}

static Point low_left(const MarkPen *pen, float radius) {
    return (Point){pen->cell.x + 2 + radius, pen->cell.y + pen->cell.h - 2 - radius};
}

static void put_chevron(const MarkPen *pen, Point centre, float width, const Stroke *stroke) {
    const float half = width / 2;
    const Point line[] = {{centre.x - half, centre.y + half * 0.5F},
                          {centre.x, centre.y - half * 0.5F},
                          {centre.x + half, centre.y + half * 0.5F}};
    canvas_polyline(pen->canvas, line, 3, stroke);
}

static Point chevron_centre(const MarkPen *pen) {
    const float up = pen->spot->on_capture ? pen->cell.h / 2 : 0.36F * pen->pitch;
    return (Point){pen->centre.x, pen->centre.y - up};
}

static void put_triangle(const MarkPen *pen, bool solid) {
    const float half = mark_pen_size(pen, 4, 0.125F);
    const Point centre = low_left(pen, half);
    const Point points[] = {{centre.x, centre.y - 0.9F * half},
                            {centre.x + half, centre.y + 0.85F * half},
                            {centre.x - half, centre.y + 0.85F * half}};
    const float width = mark_pen_size(pen, 1.5F, 0.04F);
    const Stroke red = mark_pen_stroke(pen, TONE_M_RED, width, LINE_BUTT);
    const Stroke under = {pen->halo, width + 2 * pen->halo_width, 0, 0, LINE_ROUND};
    canvas_polygon(pen->canvas, points, 3, &(Look){pen->halo, under});
    canvas_polygon(pen->canvas, points, 3, &(Look){solid ? red.paint : pen->halo, red});
}

static void put_star(const MarkPen *pen, Point centre, float radius) {
    const float degree = 0.017453293F;
    Point points[STAR_POINTS];
    for (int i = 0; i < STAR_POINTS; i++) {
        const float reach = i % 2 == 0 ? radius : 0.42F * radius;
        const float angle = ((float)i * 36 - 90) * degree;
        points[i] = (Point){centre.x + reach * cosf(angle), centre.y + reach * sinf(angle)};
    }
    const Stroke ink =
        mark_pen_stroke(pen, TONE_M_HALO_JUMP, mark_pen_size(pen, 1.3F, 0.035F), LINE_BUTT);
    canvas_polygon(pen->canvas, points, STAR_POINTS,
                   &(Look){mark_pen_paint(pen, TONE_M_JUMP), ink});
}

void mark_signs_star(const MarkPen *pen) {
    put_star(pen, pen->centre, 0.24F * pen->pitch);
}

void mark_signs_tab_number(const MarkPen *pen) {
    const char sign[2] = {(char)('0' + pen->spot->number % 10), '\0'};
    const float radius = tab_radius(pen);
    mark_pen_disc(pen, tab_centre(pen), radius, mark_pen_paint(pen, TONE_M_MULTI));
    mark_pen_sign(
        pen, &(MarkSign){tab_centre(pen), 1.45F * radius, sign, mark_pen_paint(pen, TONE_M_ON)});
}

void mark_signs_tab_return(const MarkPen *pen) {
    const float radius = tab_radius(pen);
    const float width = mark_pen_size(pen, 1.5F, 0.035F);
    const Stroke stroke = mark_pen_stroke(pen, TONE_M_MULTI, width, LINE_ROUND);
    canvas_circle(pen->canvas, tab_centre(pen), radius + pen->halo_width,
                  &(Look){.fill = pen->halo});
    canvas_circle(pen->canvas, tab_centre(pen), radius - width / 2, &(Look){.stroke = stroke});
    mark_pen_sign(pen, &(MarkSign){tab_centre(pen), 1.4F * radius, "!", stroke.paint});
}

void mark_signs_tab_star(const MarkPen *pen) {
    const float inside = 0.10F * pen->pitch;
    put_star(pen, (Point){pen->cell.x + inside, pen->cell.y + inside}, 0.17F * pen->pitch);
}

void mark_signs_victim(const MarkPen *pen) {
    const float radius = mark_pen_size(pen, 5, 0.155F);
    const Point centre = right_centre(pen, radius);
    const Stroke edge = mark_pen_stroke(pen, TONE_M_BURN, mark_pen_size(pen, 1, 0.02F), LINE_ROUND);
    const Stroke cross =
        mark_pen_stroke(pen, TONE_M_BURN, mark_pen_size(pen, 1.8F, 0.05F), LINE_ROUND);
    canvas_circle(pen->canvas, centre, radius - edge.width / 2, &(Look){pen->halo, edge});
    mark_pen_cross(pen, centre, 0.5F * radius, &cross);
}

void mark_signs_right(const MarkPen *pen) {
    const float radius = mark_pen_size(pen, 5, 0.15F);
    const Point centre = right_centre(pen, radius);
    canvas_fill(pen->canvas, pen->cell, paint_faded(mark_pen_paint(pen, TONE_M_MULTI), 0.12F));
    mark_pen_disc(pen, centre, radius, mark_pen_paint(pen, TONE_M_MULTI));
    const Point tick[] = {{centre.x - 0.46F * radius, centre.y + 0.04F * radius},
                          {centre.x - 0.10F * radius, centre.y + 0.40F * radius},
                          {centre.x + 0.50F * radius, centre.y - 0.34F * radius}};
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_ON, mark_pen_size(pen, 1.3F, 0.035F), LINE_ROUND);
    canvas_polyline(pen->canvas, tick, 3, &stroke);
}

void mark_signs_wrong(const MarkPen *pen) {
    const float half = mark_pen_size(pen, 5, 0.14F);
    const Paint burn = mark_pen_paint(pen, TONE_M_BURN);
    mark_pen_frame(pen, &(MarkFrame){.inset = 1, .width = 2, .radius = 2, .paint = burn});
    const Point centre = right_centre(pen, half);
    const Rect plate = rect_around(centre, 2 * half, 2 * half);
    canvas_rounded(pen->canvas, rect_inset(plate, -pen->halo_width), 2, &(Look){.fill = pen->halo});
    canvas_rounded(pen->canvas, plate, 1.5F, &(Look){.fill = burn});
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_ON, mark_pen_size(pen, 1.3F, 0.035F), LINE_ROUND);
    mark_pen_cross(pen, centre, 0.48F * half, &stroke);
}

void mark_signs_may_promote(const MarkPen *pen) {
    const Stroke red =
        mark_pen_stroke(pen, TONE_M_RED, mark_pen_size(pen, 1.8F, 0.05F), LINE_ROUND);
    const Stroke under = {pen->halo, red.width + 2 * pen->halo_width, 0, 0, LINE_ROUND};
    put_chevron(pen, chevron_centre(pen), 0.24F * pen->pitch, &under);
    put_chevron(pen, chevron_centre(pen), 0.24F * pen->pitch, &red);
}

void mark_signs_must_promote(const MarkPen *pen) {
    const Stroke light =
        mark_pen_stroke(pen, TONE_M_ON, mark_pen_size(pen, 1.8F, 0.05F), LINE_ROUND);
    mark_pen_disc(pen, chevron_centre(pen), mark_pen_size(pen, 5, 0.17F),
                  mark_pen_paint(pen, TONE_M_RED));
    put_chevron(pen, chevron_centre(pen), 0.18F * pen->pitch, &light);
}

void mark_signs_danger(const MarkPen *pen) {
    put_triangle(pen, true);
}

void mark_signs_danger_defended(const MarkPen *pen) {
    put_triangle(pen, false);
}

void mark_signs_undefended(const MarkPen *pen) {
    const float radius = mark_pen_size(pen, 3.5F, 0.108F);
    const Point centre = low_left(pen, radius + 1);
    const Stroke ink =
        mark_pen_stroke(pen, TONE_M_INK, mark_pen_size(pen, 1.5F, 0.04F), LINE_ROUND);
    canvas_circle(pen->canvas, centre, radius + ink.width / 2 + pen->halo_width,
                  &(Look){.fill = pen->halo});
    canvas_circle(pen->canvas, centre, radius, &(Look){pen->halo, ink});
}

void mark_signs_lock(const MarkPen *pen) {
    const float size = 0.28F * pen->pitch;
    const Point centre = {pen->centre.x + 0.30F * pen->pitch, pen->centre.y + 0.30F * pen->pitch};
    const Paint net = mark_pen_paint(pen, TONE_M_NET);
    const Rect plate = rect_around(centre, size + 2 * pen->halo_width, size + 2 * pen->halo_width);
    canvas_rounded(pen->canvas, plate, 2, &(Look){.fill = pen->halo});
    const Rect body = {centre.x - 0.38F * size, centre.y - 0.08F * size, 0.76F * size,
                       0.55F * size};
    canvas_rounded(pen->canvas, body, 1, &(Look){.fill = net});
    const float radius = 0.22F * size;
    const Point top = {centre.x, centre.y - 0.20F * size};
    const Stroke bow = {net, mark_pen_size(pen, 1.2F, 0.04F), 0, 0, LINE_BUTT};
    canvas_arc(pen->canvas, top, &(Arc){radius, 180, 180}, &bow);
    for (int side = -1; side <= 1; side += 2) {
        const float x = top.x + radius * (float)side;
        canvas_polyline(pen->canvas, (const Point[]){{x, top.y}, {x, body.y + 1}}, 2, &bow);
    }
}

static void put_shield(const MarkPen *pen, Point centre, bool solid) {
    static const Point outline[] = {{0, -1},          {0.45F, -0.80F},  {0.88F, -0.72F},
                                    {0.88F, -0.05F},  {0.70F, 0.45F},   {0.38F, 0.80F},
                                    {0, 1.05F},       {-0.38F, 0.80F},  {-0.70F, 0.45F},
                                    {-0.88F, -0.05F}, {-0.88F, -0.72F}, {-0.45F, -0.80F}};
    enum { COUNT = sizeof outline / sizeof outline[0] };
    const float radius = tab_radius(pen);
    Point points[COUNT];
    for (int i = 0; i < COUNT; i++) {
        points[i] = (Point){centre.x + radius * outline[i].x, centre.y + radius * outline[i].y};
    }
    const float width = mark_pen_size(pen, 1.4F, 0.03F);
    const Stroke net = mark_pen_stroke(pen, TONE_M_NET, width, LINE_ROUND);
    const Stroke under = {pen->halo, width + 2 * pen->halo_width, 0, 0, LINE_ROUND};
    canvas_polygon(pen->canvas, points, COUNT, &(Look){pen->halo, under});
    canvas_polygon(pen->canvas, points, COUNT, &(Look){solid ? net.paint : pen->halo, net});
}

void mark_signs_shield(const MarkPen *pen) {
    put_shield(pen, tab_centre(pen), false);
}

void mark_signs_reminder(const MarkPen *pen) {
    const float inside = 1.25F * tab_radius(pen);
    put_shield(pen, (Point){pen->cell.x + pen->cell.w - inside, pen->cell.y + pen->cell.h - inside},
               true);
}

void mark_signs_tab_via(const MarkPen *pen) {
    const float px = mark_pen_size(pen, 9, 0.20F);
    const Point centre = {pen->cell.x + pen->cell.w - 0.75F * px,
                          pen->cell.y + pen->cell.h - 0.35F * px};
    const Rect plate = rect_around(centre, 2.1F * px, 1.25F * px);
    const Rect edge = rect_inset(plate, -pen->halo_width);
    canvas_rounded(pen->canvas, edge, 0.4F * px, &(Look){.fill = pen->halo});
    canvas_rounded(pen->canvas, plate, 0.35F * px,
                   &(Look){.fill = mark_pen_paint(pen, TONE_M_MULTI)});
    mark_pen_sign(pen, &(MarkSign){centre, px, "via", mark_pen_paint(pen, TONE_M_ON)});
}
