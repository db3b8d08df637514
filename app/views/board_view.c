#include "app/views/board_view.h"

#include "app/views/board_parts.h"

#include <math.h>

enum { RING = 3 };

static const float GHOST_ALPHA = 0.72F;
static const float GHOST_BREATH = 0.06F;
static const float VICTIM_ALPHA = 0.18F;
static const float DRAGGED_ALPHA = 0.35F;
static const float FULL_TURN = 6.2831853F;

MarkSpot board_spot(const BoardView *view, Square square) {
    return (MarkSpot){.cell = board_view_cell(&view->geometry, square),
                      .pitch = view->geometry.cell_h};
}

PieceView board_face(const BoardView *view, Piece piece, float alpha) {
    return (PieceView){
        .rules = view->position->rules,
        .piece = piece,
        .turned = (piece_owner(piece) == WHITE) != view->geometry.flipped,
        .second_tint = view->tints,
        .pitch = view->geometry.cell_h,
        .alpha = alpha,
    };
}

Point board_middle(const BoardView *view, Square square) {
    return rect_centre(board_view_cell(&view->geometry, square));
}

bool board_is_unfinished(const BoardView *view) {
    return view->selector->picked && view->selector->path.move.steps > 0;
}

bool board_in_flight(const BoardView *view) {
    return view->motion != NULL && motion_is_running(view->motion, view->now);
}

static float ghost_alpha(const BoardView *view) {
    return GHOST_ALPHA + GHOST_BREATH * sinf(FULL_TURN * view->pulse);
}

/* How solid the piece on a square of the board in mid-move is drawn. */
static float piece_alpha(const BoardView *view, Square square) {
    const Path *path = &view->selector->path;
    if (board_is_unfinished(view) && square == path->at) {
        return ghost_alpha(view);
    }
    bool picked_up = view->dragging && view->selector->picked && square == path->at;
    return picked_up ? DRAGGED_ALPHA : 1.0F;
}

static void draw_face(Canvas *canvas, const BoardView *view, Square square, PieceView face) {
    piece_view_draw(canvas, &face, board_middle(view, square));
}

/* The pieces taken by the unfinished move, faded where they stood. */
static void draw_victims(Canvas *canvas, const BoardView *view) {
    const Move *move = &view->selector->path.move;
    for (int i = 0; i < move->steps && view->selector->picked; i++) {
        Square square = move->step[i].square;
        Piece victim = view->position->cell[square];
        if (victim != PIECE_NONE && square != move->from) {
            draw_face(canvas, view, square, board_face(view, victim, VICTIM_ALPHA));
        }
    }
}

static void draw_pieces(Canvas *canvas, const BoardView *view) {
    Position now;
    selector_preview(view->selector, &now);
    draw_victims(canvas, view);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(now.cell[square]) != KIND_NONE) {
            PieceView face = board_face(view, now.cell[square], piece_alpha(view, square));
            draw_face(canvas, view, square, face);
        }
    }
}

static void draw_dragged(Canvas *canvas, const BoardView *view) {
    if (!view->dragging || !view->selector->picked) {
        return;
    }
    PieceView held = board_face(view, view->selector->path.piece, 1);
    held.lifted = true;
    piece_view_draw(canvas, &held, view->drag_point);
}

/* A board under the glass is of one colour: wood would have to be cut anew with every step of the
 * pointer. */
static void draw_all(Canvas *canvas, const BoardView *view, bool flat) {
    const Variant *variant = view->position->rules->variant;
    BoardArt art = {.geometry = view->geometry,
                    .zone = variant->zone,
                    .coordinates = true,
                    .shown = view->area,
                    .flat = flat};
    board_art_draw(canvas, &art);
    board_marks_under(canvas, view);
    if (board_in_flight(view)) {
        board_flight_draw(canvas, view);
    } else {
        draw_pieces(canvas, view);
    }
    board_forbidden_draw(canvas, view);
    board_marks_over(canvas, view);
    board_forbidden_explain(canvas, view);
    draw_dragged(canvas, view);
}

static void draw_lens(Canvas *canvas, const BoardView *view) {
    const BoardLens *lens = &view->lens;
    BoardView near = *view;
    near.geometry = board_geometry_moved(
        &view->geometry,
        (BoardMove){.from = lens->centre, .to = lens->centre, .times = BOARD_LENS_TIMES});
    near.area = rect_around(lens->centre, 2 * lens->radius, 2 * lens->radius);
    Look shadow = {.fill = paint_faded(canvas_paint(canvas, TONE_SHADOW), 0.22F)};
    Look paper = {.fill = canvas_paint(canvas, TONE_PAPER)};
    canvas_circle(canvas, (Point){lens->centre.x, lens->centre.y + 4}, lens->radius + RING,
                  &shadow);
    canvas_circle(canvas, lens->centre, lens->radius, &paper);
    canvas_clip_round(canvas, lens->centre, lens->radius);
    draw_all(canvas, &near, true);
    canvas_clip_pop(canvas);
    Look ring = {.stroke = {.paint = canvas_paint(canvas, TONE_ACCENT), .width = RING}};
    canvas_circle(canvas, lens->centre, lens->radius, &ring);
}

Square board_view_square(const BoardGeometry *geometry, Point point) {
    int file = 0;
    int rank = 0;
    return board_geometry_hit(geometry, point, &file, &rank) ? square_at(file, rank) : SQUARE_NONE;
}

Rect board_view_cell(const BoardGeometry *geometry, Square square) {
    return board_geometry_cell(geometry, square_file(square), square_rank(square));
}

void board_view_draw(Canvas *canvas, const BoardView *view) {
    if (view->area.w > 0) {
        canvas_clip_push(canvas, view->area);
    }
    draw_all(canvas, view, false);
    if (view->lens.on) {
        draw_lens(canvas, view);
    }
    if (view->area.w > 0) {
        canvas_clip_pop(canvas);
    }
}
