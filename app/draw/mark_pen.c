#include "app/draw/mark_pen.h"

#include <assert.h>
#include <math.h>

enum { PITCH_FULL = 36, PITCH_BRACKET = 34 };

static const float faint_alpha = 0.5F;
static const float halo_share = 0.8F; /* of the outline measure, on each side of a stroke */

static Stroke widened(const MarkPen *pen, const Stroke *stroke) {
    return (Stroke){pen->halo, stroke->width + 2 * pen->halo_width, stroke->dash, stroke->gap,
                    stroke->ends};
}

/* A bracket's arms end flat, so the outline must be longer by its own width at the ends. */
static void put_bracket(const MarkPen *pen, Point corner, Point arm, const Stroke *stroke) {
    const float more_x = arm.x < 0 ? -pen->halo_width : pen->halo_width;
    const float more_y = arm.y < 0 ? -pen->halo_width : pen->halo_width;
    const Point halo[] = {
        {corner.x + arm.x + more_x, corner.y}, corner, {corner.x, corner.y + arm.y + more_y}};
    const Point line[] = {{corner.x + arm.x, corner.y}, corner, {corner.x, corner.y + arm.y}};
    const Stroke under = widened(pen, stroke);
    canvas_polyline(pen->canvas, halo, 3, &under);
    canvas_polyline(pen->canvas, line, 3, stroke);
}

static Paint paint_of_spot(const Canvas *canvas, const MarkSpot *spot, Tone tone) {
    Paint paint = canvas_paint(canvas, tone);
    return spot->faint ? paint_faded(paint, faint_alpha) : paint;
}

MarkPen mark_pen_at(Canvas *canvas, const MarkSpot *spot) {
    assert(spot->pitch > 0);
    return (MarkPen){
        .canvas = canvas,
        .spot = spot,
        .cell = spot->cell,
        .centre = rect_centre(spot->cell),
        .pitch = spot->pitch,
        .halo_width = halo_share * (spot->pitch >= PITCH_FULL ? 1.5F : 1.0F),
        .halo = paint_of_spot(canvas, spot, TONE_M_HALO),
    };
}

Paint mark_pen_paint(const MarkPen *pen, Tone tone) {
    return paint_of_spot(pen->canvas, pen->spot, tone);
}

Stroke mark_pen_stroke(const MarkPen *pen, Tone tone, float width, LineEnd ends) {
    return (Stroke){.paint = mark_pen_paint(pen, tone), .width = width, .ends = ends};
}

float mark_pen_size(const MarkPen *pen, float least, float share) {
    return fmaxf(least, share * pen->pitch);
}

void mark_pen_line(const MarkPen *pen, const Point *points, size_t count, const Stroke *stroke) {
    const Stroke under = widened(pen, stroke);
    canvas_polyline(pen->canvas, points, count, &under);
    canvas_polyline(pen->canvas, points, count, stroke);
}

void mark_pen_ring(const MarkPen *pen, Point centre, float radius, const Stroke *stroke) {
    canvas_circle(pen->canvas, centre, radius, &(Look){.stroke = widened(pen, stroke)});
    canvas_circle(pen->canvas, centre, radius, &(Look){.stroke = *stroke});
}

void mark_pen_disc(const MarkPen *pen, Point centre, float radius, Paint paint) {
    canvas_circle(pen->canvas, centre, radius + pen->halo_width, &(Look){.fill = pen->halo});
    canvas_circle(pen->canvas, centre, radius, &(Look){.fill = paint});
}

void mark_pen_area(const MarkPen *pen, const Point *points, size_t count, Paint paint) {
    const Stroke under = {pen->halo, 2 * pen->halo_width, 0, 0, LINE_ROUND};
    canvas_polygon(pen->canvas, points, count, &(Look){pen->halo, under});
    canvas_polygon(pen->canvas, points, count, &(Look){.fill = paint});
}

void mark_pen_sign(const MarkPen *pen, const MarkSign *sign) {
    const KanjiSpot spot = {.centre = sign->centre,
                            .em_width = sign->px,
                            .em_height = sign->px,
                            .face = FACE_SANS_BOLD,
                            .paint = sign->paint};
    canvas_kanji(pen->canvas, &spot, sign->text);
}

void mark_pen_frame(const MarkPen *pen, const MarkFrame *frame) {
    const Stroke stroke = {frame->paint, frame->width, frame->dash, frame->gap, LINE_BUTT};
    canvas_rounded(pen->canvas, rect_inset(pen->cell, frame->inset), frame->radius,
                   &(Look){.stroke = stroke});
}

void mark_pen_brackets(const MarkPen *base, Tone tone) {
    MarkPen inked = *base;
    const MarkPen *pen = &inked;
    if (tone == TONE_M_JUMP) {
        /* amber alone is too light on wood */
        inked.halo = mark_pen_paint(base, TONE_M_HALO_JUMP);
    }
    const float width = pen->pitch < PITCH_BRACKET ? 2.2F : mark_pen_size(pen, 3, 0.04F);
    const float arm = 0.25F * pen->pitch - width / 2;
    /* one pixel free at the edge keeps both edges of the stroke on whole pixels */
    const Rect at = rect_inset(pen->cell, 1 + width / 2);
    const Stroke stroke = mark_pen_stroke(pen, tone, width, LINE_BUTT);
    for (int i = 0; i < 4; i++) {
        const bool right = i % 2 == 1;
        const bool low = i / 2 == 1;
        const Point corner = {right ? at.x + at.w : at.x, low ? at.y + at.h : at.y};
        put_bracket(pen, corner, (Point){right ? -arm : arm, low ? -arm : arm}, &stroke);
    }
}

void mark_pen_cross(const MarkPen *pen, Point centre, float arm, const Stroke *stroke) {
    const Point low = {centre.x - arm, centre.y - arm};
    const Point high = {centre.x + arm, centre.y + arm};
    canvas_polyline(pen->canvas, (const Point[]){low, high}, 2, stroke);
    canvas_polyline(pen->canvas, (const Point[]){{high.x, low.y}, {low.x, high.y}}, 2, stroke);
}
