#include "app/draw/mark_art.h"

#include "app/draw/mark_hatch.h"
#include "app/draw/mark_pen.h"
#include "app/draw/mark_signs.h"

#include <assert.h>
#include <math.h>

enum { PITCH_STRONG = 34 };

/* The direction of travel with length 1; upwards when none is given. */
static Point unit_along(const MarkPen *pen) {
    const float length = hypotf(pen->spot->along.x, pen->spot->along.y);
    if (length < 0.001F) {
        return (Point){0, -1};
    }
    return (Point){pen->spot->along.x / length, pen->spot->along.y / length};
}

static void put_dash(const MarkPen *pen, Point unit, float half, const Stroke *stroke) {
    const Point line[] = {{pen->centre.x - unit.x * half, pen->centre.y - unit.y * half},
                          {pen->centre.x + unit.x * half, pen->centre.y + unit.y * half}};
    mark_pen_line(pen, line, 2, stroke);
}

static void put_step(const MarkPen *pen) {
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_STEP, mark_pen_size(pen, 2, 0.055F), LINE_ROUND);
    mark_pen_ring(pen, pen->centre, 0.17F * pen->pitch - 1, &stroke);
}

static void put_limited(const MarkPen *pen) {
    const Point unit = unit_along(pen);
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_STEP, mark_pen_size(pen, 2, 0.055F), LINE_ROUND);
    put_step(pen);
    put_dash(pen, (Point){-unit.y, unit.x}, 0.26F * pen->pitch, &stroke);
}

static void put_range(const MarkPen *pen) {
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_RANGE, mark_pen_size(pen, 2.5F, 0.07F), LINE_ROUND);
    put_dash(pen, unit_along(pen), 0.20F * pen->pitch, &stroke);
}

/* Amber alone is too light on wood, so its outline is ink, inside and outside. */
static void put_jump_quiet(const MarkPen *pen) {
    const float width = mark_pen_size(pen, 2, 0.065F);
    const float edge = mark_pen_size(pen, 1, 0.022F);
    const float half = 0.17F * pen->pitch + width / 2;
    const Rect outer = rect_around(pen->centre, 2 * (half + edge), 2 * (half + edge));
    const Stroke ink = mark_pen_stroke(pen, TONE_M_HALO_JUMP, width + 2 * edge, LINE_BUTT);
    const Stroke amber = mark_pen_stroke(pen, TONE_M_JUMP, width, LINE_BUTT);
    canvas_rounded(pen->canvas, outer, 0, &(Look){.stroke = ink});
    canvas_rounded(pen->canvas, rect_inset(outer, edge), 0, &(Look){.stroke = amber});
}

static void put_first_leg(const MarkPen *pen) {
    const char sign[2] = {(char)('0' + pen->spot->number % 10), '\0'};
    mark_pen_disc(pen, pen->centre, 0.20F * pen->pitch, mark_pen_paint(pen, TONE_M_MULTI));
    mark_pen_sign(pen, &(MarkSign){pen->centre, mark_pen_size(pen, 9, 0.28F), sign,
                                   mark_pen_paint(pen, TONE_M_ON)});
}

static void put_start_ground(const MarkPen *pen) {
    canvas_fill(pen->canvas, rect_inset(pen->cell, 1),
                paint_faded(mark_pen_paint(pen, TONE_M_MULTI), 0.10F));
    mark_pen_frame(pen, &(MarkFrame){.inset = 2,
                                     .width = 2,
                                     .radius = 2,
                                     .dash = 5,
                                     .gap = 3,
                                     .paint = mark_pen_paint(pen, TONE_M_INK)});
}

static void put_return(const MarkPen *pen) {
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_MULTI, mark_pen_size(pen, 2, 0.05F), LINE_ROUND);
    put_start_ground(pen);
    canvas_circle(pen->canvas, pen->centre, 0.24F * pen->pitch, &(Look){.fill = pen->halo});
    mark_pen_ring(pen, pen->centre, 0.24F * pen->pitch, &stroke);
    mark_pen_sign(pen, &(MarkSign){pen->centre, mark_pen_size(pen, 10, 0.42F), "!", stroke.paint});
}

/* Most of a circle, its end an arrow head that points down. */
static void draw_loop(const MarkPen *pen, float radius, float width) {
    const Stroke stroke = mark_pen_stroke(pen, TONE_M_MULTI, width, LINE_ROUND);
    const Stroke under = {pen->halo, stroke.width + 2 * pen->halo_width, 0, 0, LINE_ROUND};
    const Arc arc = {radius, 135, 235};
    canvas_arc(pen->canvas, pen->centre, &arc, &under);
    const float head = 0.55F * radius;
    const Point tip = {pen->centre.x + radius, pen->centre.y + 0.5F * radius};
    const Point points[] = {{tip.x, tip.y + head * 0.9F},
                            {tip.x - head, tip.y - head * 0.7F},
                            {tip.x + head, tip.y - head * 0.7F}};
    mark_pen_area(pen, points, 3, stroke.paint);
    canvas_arc(pen->canvas, pen->centre, &arc, &stroke);
}

static void put_loop(const MarkPen *pen) {
    put_start_ground(pen);
    draw_loop(pen, 0.20F * pen->pitch, mark_pen_size(pen, 2, 0.055F));
}

static void put_reticle_ring(const MarkPen *pen, float radius, bool dashed, const Stroke *stroke) {
    const Stroke under = {pen->halo, stroke->width + 2 * pen->halo_width, 0, 0, LINE_BUTT};
    const int parts = dashed ? 8 : 1;
    const float sweep = dashed ? 22.5F : 360;
    for (int layer = 0; layer < 2; layer++) {
        for (int i = 0; i < parts; i++) {
            const Arc arc = {radius, (float)i * 45 + 11.25F, sweep};
            canvas_arc(pen->canvas, pen->centre, &arc, layer == 0 ? &under : stroke);
        }
    }
}

static void put_reticle(const MarkPen *pen, bool dashed, bool twice) {
    static const Point ways[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const float radius = 0.435F * pen->pitch;
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_SHOT, mark_pen_size(pen, 1.5F, 0.04F), LINE_BUTT);
    put_reticle_ring(pen, radius, dashed, &stroke);
    if (twice) {
        put_reticle_ring(pen, 0.80F * radius, false, &stroke);
    }
    for (int i = 0; i < 4; i++) {
        const float from = radius - 0.07F * pen->pitch;
        const float to = radius + 0.10F * pen->pitch;
        const Point tick[] = {{pen->centre.x + ways[i].x * from, pen->centre.y + ways[i].y * from},
                              {pen->centre.x + ways[i].x * to, pen->centre.y + ways[i].y * to}};
        mark_pen_line(pen, tick, 2, &stroke);
    }
}

static void put_shot(const MarkPen *pen) {
    put_reticle(pen, false, false);
}

static void put_shot_double(const MarkPen *pen) {
    put_reticle(pen, false, true);
}

static void put_shot_over(const MarkPen *pen) {
    put_reticle(pen, true, false);
}

static void put_last_from(const MarkPen *pen) {
    const Paint ink = paint_faded(mark_pen_paint(pen, TONE_M_INK), 0.8F);
    mark_pen_frame(pen,
                   &(MarkFrame){.inset = 2, .width = 1.5F, .dash = 1.5F, .gap = 3, .paint = ink});
}

static void put_last_to(const MarkPen *pen) {
    const Paint ink = mark_pen_paint(pen, TONE_M_INK);
    canvas_fill(pen->canvas, rect_inset(pen->cell, 1), paint_faded(ink, 0.07F));
    mark_pen_frame(pen, &(MarkFrame){.inset = 1, .width = 1.5F, .radius = 2, .paint = ink});
}

static void put_selected(const MarkPen *pen) {
    const Paint ink = mark_pen_paint(pen, TONE_M_INK);
    const float width = pen->pitch < PITCH_STRONG ? 2 : mark_pen_size(pen, 3, 0.04F);
    const Stroke frame = {ink, width, 0, 0, LINE_BUTT};
    canvas_rounded(pen->canvas, rect_inset(pen->cell, 1), 3,
                   &(Look){paint_faded(ink, 0.10F), frame});
}

static void put_pending(const MarkPen *pen) {
    const Paint ink = mark_pen_paint(pen, TONE_M_INK);
    canvas_fill(pen->canvas, rect_inset(pen->cell, 1), paint_faded(ink, 0.07F));
    mark_pen_frame(
        pen, &(MarkFrame){.inset = 2, .width = 2, .radius = 2, .dash = 5, .gap = 3, .paint = ink});
}

static void put_cursor(const MarkPen *pen) {
    mark_pen_frame(pen, &(MarkFrame){.width = 4, .radius = 4, .paint = pen->halo});
    mark_pen_frame(
        pen, &(MarkFrame){
                 .inset = 1, .width = 2, .radius = 3, .paint = mark_pen_paint(pen, TONE_ACCENT)});
}

static void put_refused(const MarkPen *pen) {
    mark_pen_brackets(pen, TONE_M_NET);
    mark_signs_shield(pen);
}

/* A knob where the reason stands, a head at the cell; between the middles of both, so that neither
 * kanji is touched. */
static void put_reason(const MarkPen *pen) {
    const Point far = pen->spot->other;
    const float length = fmaxf(hypotf(pen->centre.x - far.x, pen->centre.y - far.y), 1);
    const Point unit = {(pen->centre.x - far.x) / length, (pen->centre.y - far.y) / length};
    const float head = mark_pen_size(pen, 5, 0.13F);
    const float rest = fminf(0.36F * pen->pitch, 0.36F * length);
    const float short_of = fminf(0.41F * pen->pitch, 0.41F * length);
    const Point from = {far.x + unit.x * rest, far.y + unit.y * rest};
    const Point tip = {pen->centre.x - unit.x * short_of, pen->centre.y - unit.y * short_of};
    const Point neck = {tip.x - unit.x * head, tip.y - unit.y * head};
    const Point points[] = {tip,
                            {neck.x - unit.y * 0.6F * head, neck.y + unit.x * 0.6F * head},
                            {neck.x + unit.y * 0.6F * head, neck.y - unit.x * 0.6F * head}};
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_NET, mark_pen_size(pen, 2, 0.05F), LINE_ROUND);
    mark_pen_line(pen, (const Point[]){from, neck}, 2, &stroke);
    mark_pen_disc(pen, from, mark_pen_size(pen, 2.5F, 0.06F), stroke.paint);
    mark_pen_area(pen, points, 3, stroke.paint);
}

static void put_capture(const MarkPen *pen) {
    mark_pen_brackets(pen, pen->spot->tone);
}

static void put_hover(const MarkPen *pen) {
    canvas_fill(pen->canvas, pen->cell, paint_faded(mark_pen_paint(pen, pen->spot->tone), 0.12F));
}

typedef struct MarkFacts {
    void (*draw)(const MarkPen *pen);
    Tone tone;
    bool under;
    const char *name;
} MarkFacts;

static const MarkFacts facts[MARK_COUNT] = {
    [MARK_STEP] = {put_step, TONE_M_STEP, false, "step"},
    [MARK_LIMITED] = {put_limited, TONE_M_STEP, false, "limited straight"},
    [MARK_RANGE] = {put_range, TONE_M_RANGE, false, "range"},
    [MARK_JUMP] = {mark_signs_star, TONE_M_JUMP, false, "jump"},
    [MARK_JUMP_QUIET] = {put_jump_quiet, TONE_M_JUMP, false, "jump without capture"},
    [MARK_FIRST_LEG] = {put_first_leg, TONE_M_MULTI, false, "first leg"},
    [MARK_CAPTURE] = {put_capture, TONE_M_STEP, false, "capture"},
    [MARK_TAB_NUMBER] = {mark_signs_tab_number, TONE_M_MULTI, false, "number of legs"},
    [MARK_TAB_RETURN] = {mark_signs_tab_return, TONE_M_MULTI, false, "may be taken without moving"},
    [MARK_TAB_STAR] = {mark_signs_tab_star, TONE_M_JUMP, false, "taken by a jump"},
    [MARK_RETURN] = {put_return, TONE_M_MULTI, false, "take and return"},
    [MARK_LOOP] = {put_loop, TONE_M_MULTI, false, "out and back"},
    [MARK_SHOT] = {put_shot, TONE_M_SHOT, false, "shot"},
    [MARK_SHOT_DOUBLE] = {put_shot_double, TONE_M_SHOT, false, "shot, two victims"},
    [MARK_SHOT_OVER] = {put_shot_over, TONE_M_SHOT, false, "shot over pieces"},
    [MARK_BURN] = {mark_hatch_burn, TONE_M_BURN, true, "burned"},
    [MARK_VICTIM] = {mark_signs_victim, TONE_M_BURN, false, "victim"},
    [MARK_NET_RAY] = {mark_hatch_ray, TONE_M_NET, true, "line of a net"},
    [MARK_HELD_MESH] = {mark_hatch_mesh, TONE_M_NET, false, "held by a net"},
    [MARK_HELD_LOCK] = {mark_signs_lock, TONE_M_NET, false, "held"},
    [MARK_MAY_PROMOTE] = {mark_signs_may_promote, TONE_M_RED, false, "may promote"},
    [MARK_MUST_PROMOTE] = {mark_signs_must_promote, TONE_M_RED, false, "must promote"},
    [MARK_LAST_FROM] = {put_last_from, TONE_M_INK, true, "last move from"},
    [MARK_LAST_TO] = {put_last_to, TONE_M_INK, true, "last move to"},
    [MARK_SELECTED] = {put_selected, TONE_M_INK, true, "selected"},
    [MARK_PENDING] = {put_pending, TONE_M_INK, true, "start of an unfinished move"},
    [MARK_CURSOR] = {put_cursor, TONE_ACCENT, false, "keyboard cursor"},
    [MARK_DANGER_DEFENDED] = {mark_signs_danger_defended, TONE_M_RED, false, "attacked, defended"},
    [MARK_DANGER] = {mark_signs_danger, TONE_M_RED, false, "attacked, undefended"},
    [MARK_UNDEFENDED] = {mark_signs_undefended, TONE_M_INK, false, "undefended"},
    [MARK_REFUSED] = {put_refused, TONE_M_NET, false, "refused by a rule"},
    [MARK_REASON] = {put_reason, TONE_M_NET, false, "line from the reason"},
    [MARK_TAB_VIA] = {mark_signs_tab_via, TONE_M_MULTI, false, "allowed by way of here"},
    [MARK_REMINDER] = {mark_signs_reminder, TONE_M_NET, false, "remembered by a rule"},
    [MARK_RIGHT] = {mark_signs_right, TONE_M_MULTI, false, "right"},
    [MARK_WRONG] = {mark_signs_wrong, TONE_M_BURN, false, "wrong"},
    [MARK_HOVER] = {put_hover, TONE_M_STEP, true, "under the pointer"},
};

void mark_art_draw(Canvas *canvas, Mark mark, const MarkSpot *spot) {
    assert(mark < MARK_COUNT);
    const MarkPen pen = mark_pen_at(canvas, spot);
    facts[mark].draw(&pen);
}

const char *mark_art_name(Mark mark) {
    assert(mark < MARK_COUNT);
    return facts[mark].name;
}

void mark_art_star(Canvas *canvas, Point centre, float radius) {
    const float pitch = radius / 0.24F;
    const MarkSpot spot = {.cell = rect_around(centre, pitch, pitch), .pitch = pitch};
    mark_art_draw(canvas, MARK_JUMP, &spot);
}

void mark_art_loop(Canvas *canvas, Point centre, float radius) {
    const float pitch = 5 * radius;
    const MarkSpot spot = {.cell = rect_around(centre, pitch, pitch), .pitch = pitch};
    const MarkPen pen = mark_pen_at(canvas, &spot);
    draw_loop(&pen, radius, mark_pen_size(&pen, 1.3F, 0.07F));
}

void mark_art_arrow(Canvas *canvas, Point from, Point to, const Stroke *stroke) {
    const float length = hypotf(to.x - from.x, to.y - from.y);
    if (length < 0.001F) {
        return;
    }
    const Point unit = {(to.x - from.x) / length, (to.y - from.y) / length};
    const float head = fminf(fmaxf(6, 4.5F * stroke->width), length);
    const float half = 0.45F * head;
    const Point neck = {to.x - unit.x * head, to.y - unit.y * head};
    const Point points[] = {to,
                            {neck.x - unit.y * half, neck.y + unit.x * half},
                            {neck.x + unit.y * half, neck.y - unit.x * half}};
    canvas_polyline(canvas, (const Point[]){from, neck}, 2, stroke);
    canvas_polygon(canvas, points, 3, &(Look){.fill = stroke->paint});
}
