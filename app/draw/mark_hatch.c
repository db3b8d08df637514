#include "app/draw/mark_hatch.h"

#include <math.h>

/* The part of the line x + y = sum that lies in the box; false when it misses. */
static bool slanted_part(Rect box, float sum, Point out[2]) {
    const float right = fminf(box.x + box.w, sum - box.y);
    const float left = fmaxf(box.x, sum - (box.y + box.h));
    if (left >= right) {
        return false;
    }
    out[0] = (Point){left, sum - left};
    out[1] = (Point){right, sum - right};
    return true;
}

static Paint face_paint(const MarkPen *pen) {
    const bool koma_is_dark = canvas_frame_of(pen->canvas)->theme == THEME_DARK;
    const bool dark = pen->spot->stone ? pen->spot->dark_face : koma_is_dark;
    return theme_paint(dark ? THEME_DARK : THEME_LIGHT, TONE_M_NET);
}

static void put_ticks(const MarkPen *pen, Point from, Point unit, float length) {
    const float half = 2 * mark_pen_size(pen, 1.8F, 0.06F);
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_NET, mark_pen_size(pen, 1.3F, 0.035F), LINE_BUTT);
    const float step = 0.4F * pen->pitch;
    const int count = (int)(length / step);
    const float first = (length - step * (float)(count - 1)) / 2;
    for (int i = 0; i < count; i++) {
        const float at = first + step * (float)i;
        const Point middle = {from.x + unit.x * at, from.y + unit.y * at};
        const Point tick[] = {{middle.x - unit.y * half, middle.y + unit.x * half},
                              {middle.x + unit.y * half, middle.y - unit.x * half}};
        mark_pen_line(pen, tick, 2, &stroke);
    }
}

void mark_hatch_burn(const MarkPen *pen) {
    const Paint paint = mark_pen_paint(pen, TONE_M_BURN);
    const Stroke stroke = {paint_faded(paint, 0.52F), mark_pen_size(pen, 1, 0.03F), 0, 0,
                           LINE_BUTT};
    const float step = fmaxf(5, pen->pitch / 6) * sqrtf(2);
    canvas_fill(pen->canvas, pen->cell, paint_faded(paint, 0.10F));
    const float low = pen->cell.x + pen->cell.y;
    const float high = low + pen->cell.w + pen->cell.h;
    const int first = (int)ceilf(low / step);
    const int last = (int)floorf(high / step);
    for (int i = first; i <= last; i++) {
        Point part[2];
        if (slanted_part(pen->cell, (float)i * step, part)) {
            canvas_polyline(pen->canvas, part, 2, &stroke);
        }
    }
}

void mark_hatch_mesh(const MarkPen *pen) {
    static const float places[] = {-0.435F, -0.145F, 0.145F, 0.435F};
    const float reach = 0.47F;
    const float diagonal = sqrtf(0.5F);
    const float alpha = pen->spot->faint ? 0.21F : 0.42F;
    const Stroke stroke = {paint_faded(face_paint(pen), alpha), mark_pen_size(pen, 1.3F, 0.05F), 0,
                           0, LINE_BUTT};
    for (int i = 0; i < 8; i++) {
        const float away = places[i / 2];
        const float half = sqrtf(reach * reach - away * away);
        const float side = i % 2 == 0 ? 1.0F : -1.0F;
        const Point foot = {pen->centre.x + away * diagonal * pen->pitch,
                            pen->centre.y - side * away * diagonal * pen->pitch};
        const float run = half * diagonal * pen->pitch;
        const Point line[] = {{foot.x - run, foot.y - side * run},
                              {foot.x + run, foot.y + side * run}};
        canvas_polyline(pen->canvas, line, 2, &stroke);
    }
}

void mark_hatch_ray(const MarkPen *pen) {
    const Point other = pen->spot->other;
    const float dx = other.x - pen->centre.x;
    const float dy = other.y - pen->centre.y;
    const float whole = hypotf(dx, dy);
    const float stone = 0.48F * pen->pitch;
    if (whole <= 2 * stone) {
        return;
    }
    const Point unit = {dx / whole, dy / whole};
    const Point from = {pen->centre.x + unit.x * stone, pen->centre.y + unit.y * stone};
    const Point to = {other.x - unit.x * stone, other.y - unit.y * stone};
    const float apart = mark_pen_size(pen, 1.8F, 0.06F);
    const Stroke stroke =
        mark_pen_stroke(pen, TONE_M_NET, mark_pen_size(pen, 1.3F, 0.035F), LINE_BUTT);
    const Stroke band = {paint_faded(pen->halo, 0.8F), 2 * apart + stroke.width + 2, 0, 0,
                         LINE_BUTT};
    canvas_polyline(pen->canvas, (const Point[]){from, to}, 2, &band);
    put_ticks(pen, from, unit, whole - 2 * stone);
    for (int side = -1; side <= 1; side += 2) {
        const Point shift = {-unit.y * apart * (float)side, unit.x * apart * (float)side};
        const Point line[] = {{from.x + shift.x, from.y + shift.y},
                              {to.x + shift.x, to.y + shift.y}};
        canvas_polyline(pen->canvas, line, 2, &stroke);
    }
}
