#include "app/views/diagram_view.h"

#include "app/draw/mark_art.h"
#include "app/views/diagram_marks.h"
#include "app/views/piece_view.h"

#include <math.h>

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

static bool is_shot(DiagramMeaning meaning) {
    return meaning == DIAGRAM_SHOT || meaning == DIAGRAM_SHOT_DOUBLE ||
           meaning == DIAGRAM_SHOT_OVER;
}

/* What is drawn first lies lowest: ground, lines, targets, and where the piece goes. */
static int order_of(DiagramMeaning meaning) {
    return meaning == DIAGRAM_BURN         ? 0
           : diagram_mark_is_line(meaning) ? 1
           : is_shot(meaning)              ? 2
                                           : 3;
}

static void draw_line(Canvas *canvas, const DiagramView *view, const DiagramMark *mark,
                      int radius) {
    float start = 0.55F;
    float end = (float)radius + 0.42F;
    Point middle = cell_centre(view, radius, 0, 0);
    Point from = {middle.x + view->cell * start * (float)mark->right,
                  middle.y - view->cell * start * (float)mark->ahead};
    Point to = {middle.x + view->cell * end * (float)mark->right,
                middle.y - view->cell * end * (float)mark->ahead};
    diagram_mark_line(canvas, (DiagramMeaning)mark->meaning, from, to, view->cell);
}

static void draw_mark(Canvas *canvas, const DiagramView *view, const DiagramMark *mark,
                      int radius) {
    DiagramMeaning meaning = (DiagramMeaning)mark->meaning;
    DiagramSpot spot = {.centre = cell_centre(view, radius, mark->right, mark->ahead),
                        .cell = view->cell,
                        .along = {(float)mark->right, -(float)mark->ahead}};
    if (diagram_mark_is_line(meaning)) {
        draw_line(canvas, view, mark, radius);
        return;
    }
    diagram_mark_join(canvas, meaning, &spot);
    diagram_mark_draw(canvas, meaning, &spot);
}

static void draw_marks(Canvas *canvas, const DiagramView *view, const Diagram *diagram) {
    for (int order = 0; order <= 3; order++) {
        for (size_t i = 0; i < diagram->count; i++) {
            if (order_of((DiagramMeaning)diagram->mark[i].meaning) == order) {
                draw_mark(canvas, view, &diagram->mark[i], diagram->radius);
            }
        }
    }
}

/* A badge at the piece's lower right corner, where no line begins. */
static void draw_home(Canvas *canvas, Point middle, float cell) {
    Point centre = {middle.x + 0.36F * cell, middle.y + 0.36F * cell};
    Look ground = {.fill = canvas_paint(canvas, TONE_DIAGRAM)};
    canvas_circle(canvas, centre, 0.24F * cell, &ground);
    mark_art_loop(canvas, centre, fmaxf(3, 0.15F * cell));
}

static void draw_middle(Canvas *canvas, const DiagramView *view, int radius) {
    Point middle = cell_centre(view, radius, 0, 0);
    if (view->cell < SMALL_CELL) {
        Look look = {.fill = canvas_paint(canvas, TONE_INK)};
        if (view->rules->variant->points) {
            canvas_circle(canvas, middle, 0.36F * view->cell, &look);
        } else {
            canvas_fill(canvas, rect_around(middle, 0.5F * view->cell, 0.5F * view->cell),
                        look.fill);
        }
        return;
    }
    PieceView piece = {
        .rules = view->rules, .piece = view->piece, .pitch = 0.94F * view->cell, .alpha = 1};
    piece_view_draw(canvas, &piece, middle);
}

static Diagram diagram_here(const DiagramView *view) {
    Diagram diagram;
    diagram_of(ruleset_kind(view->rules, piece_kind(view->piece)), &diagram);
    return diagram;
}

/* How many legs a turn has that must have them all, below the piece. */
static void draw_legs(Canvas *canvas, const DiagramView *view, const Diagram *diagram) {
    Point middle = cell_centre(view, diagram->radius, 0, 0);
    float em = 0.50F * view->cell;
    char text[] = {'=', (char)('0' + diagram->legs % 10), '\0'};
    Point centre = {middle.x + 0.30F * view->cell, middle.y + 0.34F * view->cell};
    Look ground = {.fill = canvas_paint(canvas, TONE_DIAGRAM)};
    KanjiSpot spot = {.centre = centre,
                      .em_width = em,
                      .em_height = em,
                      .face = FACE_SANS_BOLD,
                      .paint = canvas_paint(canvas, TONE_M_MULTI)};
    canvas_rounded(canvas, rect_around(centre, 1.25F * em, 0.85F * em), 2, &ground);
    canvas_kanji(canvas, &spot, text);
}

float diagram_view_side(const DiagramView *view) {
    Diagram diagram = diagram_here(view);
    return view->cell * (float)(2 * diagram.radius + 1);
}

float diagram_view_cell(const DiagramView *view, float room) {
    Diagram diagram = diagram_here(view);
    return fminf(view->cell, floorf(room / (float)(2 * diagram.radius + 1)));
}

void diagram_view_draw(Canvas *canvas, const DiagramView *view) {
    Diagram diagram = diagram_here(view);
    draw_grid(canvas, view, diagram.radius);
    draw_marks(canvas, view, &diagram);
    draw_middle(canvas, view, diagram.radius);
    if (diagram_means(&diagram, DIAGRAM_HOME)) {
        draw_home(canvas, cell_centre(view, diagram.radius, 0, 0), view->cell);
    } else if (diagram_means(&diagram, DIAGRAM_WHOLE) && view->cell >= SMALL_CELL) {
        draw_legs(canvas, view, &diagram);
    }
}

enum { SIGN = 22, GAP = 6, LINE_CELL = 40 };

/* Signs that fill their cell stand in a smaller one. */
static float legend_cell(DiagramMeaning meaning) {
    bool fills = meaning == DIAGRAM_BURN || is_shot(meaning);
    return fills ? SIGN - 6 : meaning == DIAGRAM_STEP ? SIGN + 6 : SIGN + 8;
}

float diagram_view_legend_width(const Canvas *canvas, DiagramMeaning meaning) {
    return SIGN + GAP +
           canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS, diagram_meaning(meaning));
}

float diagram_view_legend(Canvas *canvas, DiagramMeaning meaning, Rect box) {
    DiagramSpot sign = {.centre = {box.x + (float)SIGN / 2, box.y + box.h / 2},
                        .cell = legend_cell(meaning),
                        .along = {0, -1}};
    if (diagram_mark_is_line(meaning)) {
        Point end = {box.x + SIGN, sign.centre.y};
        diagram_mark_line(canvas, meaning, (Point){box.x, end.y}, end, LINE_CELL);
    } else if (meaning == DIAGRAM_HOME) {
        mark_art_loop(canvas, sign.centre, 5.5F);
    } else {
        diagram_mark_draw(canvas, meaning, &sign);
    }
    TextSpot spot = {.box = {box.x + SIGN + GAP, box.y, box.w - SIGN - GAP, box.h},
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    return SIGN + GAP + canvas_text(canvas, &spot, diagram_meaning(meaning));
}
