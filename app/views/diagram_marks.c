#include "app/views/diagram_marks.h"

#include "app/draw/mark_art.h"

#include <math.h>

static Stroke stroke_of(const Canvas *canvas, Tone tone, float least, float wide) {
    return (Stroke){.paint = canvas_paint(canvas, tone), .width = fmaxf(least, wide)};
}

static void draw_ring(Canvas *canvas, const DiagramSpot *spot) {
    Look look = {.stroke = stroke_of(canvas, TONE_M_STEP, 1.3F, 0.055F * spot->cell)};
    canvas_circle(canvas, spot->centre, fmaxf(1.9F, 0.17F * spot->cell - 1), &look);
}

static void draw_double_ring(Canvas *canvas, const DiagramSpot *spot) {
    Look outer = {.stroke = stroke_of(canvas, TONE_M_MULTI, 1.2F, 0.05F * spot->cell)};
    Look inner = {.fill = outer.stroke.paint};
    canvas_circle(canvas, spot->centre, fmaxf(3, 0.24F * spot->cell - 1), &outer);
    canvas_circle(canvas, spot->centre, fmaxf(1, 0.10F * spot->cell), &inner);
}

static void draw_disc(Canvas *canvas, const DiagramSpot *spot) {
    Look look = {.fill = canvas_paint(canvas, TONE_M_MULTI)};
    canvas_circle(canvas, spot->centre, fmaxf(2, 0.14F * spot->cell), &look);
}

static void draw_cross(Canvas *canvas, const DiagramSpot *spot) {
    Stroke stroke = stroke_of(canvas, TONE_M_MULTI, 2, 0.13F * spot->cell);
    float arm = fmaxf(2.5F, 0.22F * spot->cell);
    Point at = spot->centre;
    stroke.ends = LINE_BUTT;
    canvas_polyline(canvas, (const Point[]){{at.x - arm, at.y}, {at.x + arm, at.y}}, 2, &stroke);
    canvas_polyline(canvas, (const Point[]){{at.x, at.y - arm}, {at.x, at.y + arm}}, 2, &stroke);
}

static void draw_star(Canvas *canvas, const DiagramSpot *spot) {
    mark_art_star(canvas, spot->centre, fmaxf(3, 0.24F * spot->cell));
}

static void draw_dotted_star(Canvas *canvas, const DiagramSpot *spot) {
    Look dot = {.fill = canvas_paint(canvas, TONE_M_MULTI)};
    mark_art_star(canvas, spot->centre, fmaxf(3, 0.30F * spot->cell));
    canvas_circle(canvas, spot->centre, fmaxf(1.2F, 0.09F * spot->cell), &dot);
}

static void draw_board_mark(Canvas *canvas, Mark mark, const DiagramSpot *spot) {
    bool fills = mark != MARK_FIRST_LEG && mark != MARK_LIMITED && mark != MARK_BURN;
    float pitch = fills ? fmaxf(0.75F * spot->cell, fminf(spot->cell, 12)) : spot->cell;
    MarkSpot on_board = {.cell = rect_around(spot->centre, pitch, pitch),
                         .pitch = pitch,
                         .along = spot->along,
                         .number = 2};
    mark_art_draw(canvas, mark, &on_board);
}

/* A mark of its own, or that of the live board. */
typedef struct MarkLook {
    void (*draw)(Canvas *canvas, const DiagramSpot *spot);
    Mark mark;
} MarkLook;

static const MarkLook LOOKS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_LEG] = {NULL, MARK_FIRST_LEG},
    [DIAGRAM_LEAP_LEG] = {draw_dotted_star, MARK_COUNT},
    [DIAGRAM_STEP] = {draw_ring, MARK_COUNT},
    [DIAGRAM_LIMIT] = {NULL, MARK_LIMITED},
    [DIAGRAM_JUMP] = {draw_star, MARK_COUNT},
    [DIAGRAM_RANGE] = {NULL, MARK_COUNT},
    [DIAGRAM_RANGE_HOLDS] = {NULL, MARK_COUNT},
    [DIAGRAM_SWEEP] = {draw_double_ring, MARK_COUNT},
    [DIAGRAM_WHOLE] = {draw_cross, MARK_COUNT},
    [DIAGRAM_LATER] = {draw_disc, MARK_COUNT},
    [DIAGRAM_SHOT] = {NULL, MARK_SHOT},
    [DIAGRAM_SHOT_DOUBLE] = {NULL, MARK_SHOT_DOUBLE},
    [DIAGRAM_SHOT_OVER] = {NULL, MARK_SHOT_OVER},
    [DIAGRAM_BURN] = {NULL, MARK_BURN},
    [DIAGRAM_HOME] = {NULL, MARK_COUNT},
};

void diagram_mark_draw(Canvas *canvas, DiagramMeaning meaning, const DiagramSpot *spot) {
    const MarkLook *look = &LOOKS[meaning];
    if (look->draw != NULL) {
        look->draw(canvas, spot);
    } else if (look->mark != MARK_COUNT) {
        draw_board_mark(canvas, look->mark, spot);
    }
}

/* Cross ticks, as on the lines of a net on the board. */
static void draw_ticks(Canvas *canvas, Point from, Point to, float cell) {
    float length = hypotf(to.x - from.x, to.y - from.y);
    Point unit = {(to.x - from.x) / length, (to.y - from.y) / length};
    Stroke stroke = stroke_of(canvas, TONE_M_NET, 1.3F, 0.05F * cell);
    float half = fmaxf(2.5F, 0.14F * cell);
    float step = fmaxf(4, 0.28F * cell);
    stroke.ends = LINE_BUTT;
    for (float at = step / 2; at < length - step; at += step) {
        Point middle = {from.x + unit.x * at, from.y + unit.y * at};
        Point tick[] = {{middle.x - unit.y * half, middle.y + unit.x * half},
                        {middle.x + unit.y * half, middle.y - unit.x * half}};
        canvas_polyline(canvas, tick, 2, &stroke);
    }
}

void diagram_mark_line(Canvas *canvas, DiagramMeaning meaning, Point from, Point to, float cell) {
    Stroke stroke = stroke_of(canvas, TONE_M_RANGE, 1.2F, 0.05F * cell);
    mark_art_arrow(canvas, from, to, &stroke);
    if (meaning == DIAGRAM_RANGE_HOLDS) {
        draw_ticks(canvas, from, to, cell);
    }
}

void diagram_mark_join(Canvas *canvas, DiagramMeaning meaning, const DiagramSpot *spot) {
    bool sweeps = meaning == DIAGRAM_SWEEP;
    float far = fmaxf(fabsf(spot->along.x), fabsf(spot->along.y));
    bool joins = sweeps || meaning == DIAGRAM_STEP || meaning == DIAGRAM_LIMIT;
    if (!joins || far < 1.5F) {
        return;
    }
    Point inward = {-spot->along.x / far * spot->cell, -spot->along.y / far * spot->cell};
    Point line[] = {{spot->centre.x + 0.28F * inward.x, spot->centre.y + 0.28F * inward.y},
                    {spot->centre.x + 0.72F * inward.x, spot->centre.y + 0.72F * inward.y}};
    Stroke stroke = stroke_of(canvas, sweeps ? TONE_M_MULTI : TONE_M_STEP, 1, 0.04F * spot->cell);
    canvas_polyline(canvas, line, 2, &stroke);
}

bool diagram_mark_is_line(DiagramMeaning meaning) {
    return meaning == DIAGRAM_RANGE || meaning == DIAGRAM_RANGE_HOLDS;
}
