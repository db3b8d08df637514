#include "app/views/diagram_view.h"

#include "app/draw/mark_art.h"
#include "app/views/piece_view.h"

static const float SMALL_CELL = 20;

static Point cell_centre(const DiagramView *view, int radius, int right, int ahead) {
    return (Point){view->origin.x + view->cell * ((float)(radius + right) + 0.5F),
                   view->origin.y + view->cell * ((float)(radius - ahead) + 0.5F)};
}

static void draw_grid(Canvas *canvas, const DiagramView *view, int radius) {
    float side = diagram_view_side(view);
    int cells = 2 * radius + 1;
    Paint grid = canvas_paint(canvas, TONE_LINE_STRONG);
    canvas_fill(canvas, (Rect){view->origin.x, view->origin.y, side, side},
                canvas_paint(canvas, TONE_DIAGRAM));
    for (int i = 0; i <= cells; i++) {
        float at = (float)i * view->cell;
        canvas_fill(canvas, (Rect){view->origin.x + at, view->origin.y, 1, side + 1}, grid);
        canvas_fill(canvas, (Rect){view->origin.x, view->origin.y + at, side + 1, 1}, grid);
    }
}

static float larger(float one, float other) {
    return one > other ? one : other;
}

static void draw_ring(Canvas *canvas, Point centre, float cell) {
    Look look = {.stroke = {.paint = canvas_paint(canvas, TONE_M_STEP),
                            .width = larger(1.3F, 0.055F * cell)}};
    canvas_circle(canvas, centre, larger(1.9F, 0.17F * cell - 1), &look);
}

static void draw_range(Canvas *canvas, const DiagramView *view, const DiagramMark *mark,
                       int radius) {
    float start = 0.55F;
    float end = (float)radius + 0.42F;
    Point middle = cell_centre(view, radius, 0, 0);
    Point from = {middle.x + view->cell * start * (float)mark->right,
                  middle.y - view->cell * start * (float)mark->ahead};
    Point to = {middle.x + view->cell * end * (float)mark->right,
                middle.y - view->cell * end * (float)mark->ahead};
    Stroke stroke = {.paint = canvas_paint(canvas, TONE_M_RANGE),
                     .width = larger(1.2F, 0.05F * view->cell)};
    mark_art_arrow(canvas, from, to, &stroke);
}

static void draw_leg(Canvas *canvas, Point centre, float cell) {
    MarkSpot spot = {.cell = rect_around(centre, cell, cell), .pitch = cell, .number = 2};
    mark_art_draw(canvas, MARK_FIRST_LEG, &spot);
}

static void draw_mark(Canvas *canvas, const DiagramView *view, const DiagramMark *mark,
                      int radius) {
    Point centre = cell_centre(view, radius, mark->right, mark->ahead);
    MarkSpot spot = {.cell = rect_around(centre, view->cell, view->cell),
                     .pitch = view->cell,
                     .along = {(float)mark->right, -(float)mark->ahead}};
    switch ((DiagramMeaning)mark->meaning) {
    case DIAGRAM_RANGE:
        draw_range(canvas, view, mark, radius);
        return;
    case DIAGRAM_STEP:
        draw_ring(canvas, centre, view->cell);
        return;
    case DIAGRAM_LEG:
        draw_leg(canvas, centre, view->cell);
        return;
    case DIAGRAM_JUMP:
        mark_art_star(canvas, centre, larger(3, 0.24F * view->cell));
        return;
    case DIAGRAM_LIMIT:
        mark_art_draw(canvas, MARK_LIMITED, &spot);
        return;
    case DIAGRAM_SHOT:
        mark_art_draw(canvas, MARK_SHOT, &spot);
        return;
    case DIAGRAM_HOME: /* lies on the piece and is drawn after it */
    case DIAGRAM_MEANINGS:
        return;
    }
}

/* A badge at the piece's lower right corner, where no line begins. */
static void draw_home(Canvas *canvas, Point middle, float cell) {
    Point centre = {middle.x + 0.36F * cell, middle.y + 0.36F * cell};
    Look ground = {.fill = canvas_paint(canvas, TONE_DIAGRAM)};
    canvas_circle(canvas, centre, 0.24F * cell, &ground);
    mark_art_loop(canvas, centre, larger(3, 0.15F * cell));
}

static void draw_middle(Canvas *canvas, const DiagramView *view, int radius) {
    Point middle = cell_centre(view, radius, 0, 0);
    if (view->cell < SMALL_CELL) {
        canvas_fill(canvas, rect_around(middle, 0.5F * view->cell, 0.5F * view->cell),
                    canvas_paint(canvas, TONE_INK));
        return;
    }
    PieceView piece = {
        .rules = view->rules, .piece = view->piece, .pitch = 0.94F * view->cell, .alpha = 1};
    piece_view_draw(canvas, &piece, middle);
}

float diagram_view_side(const DiagramView *view) {
    Diagram diagram;
    diagram_of(ruleset_kind(view->rules, piece_kind(view->piece)), &diagram);
    return view->cell * (float)(2 * diagram.radius + 1);
}

void diagram_view_draw(Canvas *canvas, const DiagramView *view) {
    Diagram diagram;
    diagram_of(ruleset_kind(view->rules, piece_kind(view->piece)), &diagram);
    draw_grid(canvas, view, diagram.radius);
    for (size_t i = 0; i < diagram.count; i++) {
        draw_mark(canvas, view, &diagram.mark[i], diagram.radius);
    }
    draw_middle(canvas, view, diagram.radius);
    if (diagram_means(&diagram, DIAGRAM_HOME)) {
        draw_home(canvas, cell_centre(view, diagram.radius, 0, 0), view->cell);
    }
}

enum { SIGN = 22, GAP = 6 };

float diagram_view_legend_width(const Canvas *canvas, DiagramMeaning meaning) {
    return SIGN + GAP +
           canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS, diagram_meaning(meaning));
}

float diagram_view_legend(Canvas *canvas, DiagramMeaning meaning, Rect box) {
    Point centre = {box.x + (float)SIGN / 2, box.y + box.h / 2};
    Stroke stroke = {.paint = canvas_paint(canvas, TONE_M_RANGE), .width = 2};
    if (meaning == DIAGRAM_RANGE) {
        mark_art_arrow(canvas, (Point){box.x, centre.y}, (Point){box.x + SIGN, centre.y}, &stroke);
    } else if (meaning == DIAGRAM_JUMP) {
        mark_art_star(canvas, centre, 7);
    } else if (meaning == DIAGRAM_LEG) {
        draw_leg(canvas, centre, SIGN + 8);
    } else if (meaning == DIAGRAM_HOME) {
        mark_art_loop(canvas, centre, 5.5F);
    } else {
        draw_ring(canvas, centre, SIGN + 6);
    }
    TextSpot spot = {.box = {box.x + SIGN + GAP, box.y, box.w - SIGN - GAP, box.h},
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    return SIGN + GAP + canvas_text(canvas, &spot, diagram_meaning(meaning));
}
