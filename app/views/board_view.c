#include "app/views/board_view.h"

#include "app/draw/mark_art.h"
#include "app/views/piece_view.h"

#include <stdio.h>

static const float GHOST_ALPHA = 0.72F;
static const float VICTIM_ALPHA = 0.18F;

/* How a target is marked: the shape on an empty square and the tone on a capture. */
typedef struct MeaningLook {
    Mark mark;
    Tone tone;
} MeaningLook;

static const MeaningLook LOOKS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_LEG] = {MARK_FIRST_LEG, TONE_M_MULTI}, [DIAGRAM_STEP] = {MARK_STEP, TONE_M_STEP},
    [DIAGRAM_LIMIT] = {MARK_LIMITED, TONE_M_STEP},  [DIAGRAM_JUMP] = {MARK_JUMP, TONE_M_JUMP},
    [DIAGRAM_RANGE] = {MARK_RANGE, TONE_M_RANGE},   [DIAGRAM_SHOT] = {MARK_SHOT, TONE_M_SHOT},
};

static MarkSpot spot_at(const BoardView *view, Square square) {
    return (MarkSpot){.cell = board_view_cell(&view->geometry, square),
                      .pitch = view->geometry.cell_h};
}

static void mark_square(Canvas *canvas, const BoardView *view, Square square, Mark mark) {
    MarkSpot spot = spot_at(view, square);
    mark_art_draw(canvas, mark, &spot);
}

static bool move_is_unfinished(const BoardView *view) {
    return view->selector->picked && view->selector->path.move.steps > 0;
}

/* The square under the pointer takes the tone of what may be done there. */
static void draw_hover(Canvas *canvas, const BoardView *view) {
    for (size_t i = 0; i < view->choices->count && view->selector->picked; i++) {
        const Choice *choice = &view->choices->choice[i];
        bool target = choice->kind == CHOICE_GO || choice->kind == CHOICE_CAPTURE;
        if (target && choice->step[choice->steps - 1].square == view->hover) {
            MarkSpot spot = spot_at(view, view->hover);
            spot.tone = LOOKS[choice->meaning].tone;
            mark_art_draw(canvas, MARK_HOVER, &spot);
        }
    }
}

static void draw_under(Canvas *canvas, const BoardView *view) {
    const Path *path = &view->selector->path;
    if (view->last.from != SQUARE_NONE) {
        mark_square(canvas, view, view->last.from, MARK_LAST_FROM);
        mark_square(canvas, view, move_end(view->last), MARK_LAST_TO);
    }
    if (move_is_unfinished(view)) {
        mark_square(canvas, view, path->move.from, MARK_PENDING);
        mark_square(canvas, view, path->at, MARK_SELECTED);
    } else if (view->selector->picked) {
        mark_square(canvas, view, path->at, MARK_SELECTED);
    }
}

/* How solid the piece on a square of the board in mid-move is drawn. */
static float piece_alpha(const BoardView *view, Square square) {
    const Path *path = &view->selector->path;
    if (move_is_unfinished(view) && square == path->at) {
        return GHOST_ALPHA;
    }
    bool picked_up = view->dragging && view->selector->picked && square == path->at;
    return picked_up ? 0.35F : 1.0F;
}

/* A piece of the board as it lies there, at some strength. */
static PieceView face_of(const BoardView *view, Piece piece, float alpha) {
    return (PieceView){
        .rules = view->position->rules,
        .piece = piece,
        .turned = (piece_owner(piece) == WHITE) != view->geometry.flipped,
        .pitch = view->geometry.cell_h,
        .alpha = alpha,
    };
}

static void draw_face(Canvas *canvas, const BoardView *view, Square square, const PieceView *face) {
    piece_view_draw(canvas, face, rect_centre(board_view_cell(&view->geometry, square)));
}

/* The pieces taken by the unfinished move, faded where they stood. */
static void draw_victims(Canvas *canvas, const BoardView *view) {
    const Move *move = &view->selector->path.move;
    for (int i = 0; i < move->steps && view->selector->picked; i++) {
        Square square = move->step[i].square;
        Piece victim = view->position->cell[square];
        if (victim != PIECE_NONE && square != move->from) {
            PieceView face = face_of(view, victim, VICTIM_ALPHA);
            draw_face(canvas, view, square, &face);
        }
    }
}

static void draw_victim_marks(Canvas *canvas, const BoardView *view) {
    const Move *move = &view->selector->path.move;
    for (int i = 0; i < move->steps && view->selector->picked; i++) {
        Square square = move->step[i].square;
        if (view->position->cell[square] != PIECE_NONE && square != move->from) {
            mark_square(canvas, view, square, MARK_VICTIM);
        }
    }
}

static void draw_pieces(Canvas *canvas, const BoardView *view) {
    Position now;
    selector_preview(view->selector, &now);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(now.cell[square]) != KIND_NONE) {
            PieceView face = face_of(view, now.cell[square], piece_alpha(view, square));
            draw_face(canvas, view, square, &face);
        }
    }
}

static Point direction_to(const BoardView *view, Square square) {
    Point from = rect_centre(board_view_cell(&view->geometry, view->selector->path.at));
    Point to = rect_centre(board_view_cell(&view->geometry, square));
    return (Point){to.x - from.x, to.y - from.y};
}

static void draw_capture(Canvas *canvas, const Choice *choice, const MarkSpot *spot) {
    mark_art_draw(canvas, MARK_CAPTURE, spot);
    if (choice->meaning == DIAGRAM_JUMP) {
        mark_art_draw(canvas, MARK_TAB_STAR, spot);
    } else if (choice->meaning == DIAGRAM_LEG) {
        mark_art_draw(canvas, MARK_TAB_NUMBER, spot);
    }
}

static void draw_target(Canvas *canvas, const BoardView *view, const Choice *choice) {
    Square square = choice->step[choice->steps - 1].square;
    const MeaningLook *look = &LOOKS[choice->meaning];
    MarkSpot spot = spot_at(view, square);
    spot.tone = look->tone;
    spot.along = direction_to(view, square);
    spot.number = 2;
    spot.on_capture = choice->kind == CHOICE_CAPTURE;
    if (choice->kind == CHOICE_CAPTURE) {
        draw_capture(canvas, choice, &spot);
    } else {
        mark_art_draw(canvas, look->mark, &spot);
    }
    if (choice->promotes) {
        mark_art_draw(canvas, choice->forced ? MARK_MUST_PROMOTE : MARK_MAY_PROMOTE, &spot);
    }
}

static void draw_targets(Canvas *canvas, const BoardView *view) {
    if (!view->selector->picked) {
        return;
    }
    for (size_t i = 0; i < view->choices->count; i++) {
        const Choice *choice = &view->choices->choice[i];
        if (choice->kind == CHOICE_GO || choice->kind == CHOICE_CAPTURE ||
            choice->kind == CHOICE_SHOOT) {
            draw_target(canvas, view, choice);
        }
    }
}

/* Shows the piece that a refusal names: a blocker in grey brackets, a lawful reason with a shield.
 */
static void draw_culprit(Canvas *canvas, const BoardView *view) {
    if (view->refusal == NULL || view->refusal->culprit == SQUARE_NONE) {
        return;
    }
    MarkSpot spot = spot_at(view, view->refusal->culprit);
    spot.tone = TONE_M_NET;
    mark_art_draw(canvas, view->refusal->law != NULL ? MARK_REFUSED : MARK_CAPTURE, &spot);
}

static void draw_dragged(Canvas *canvas, const BoardView *view) {
    if (!view->dragging || !view->selector->picked) {
        return;
    }
    PieceView held = face_of(view, view->selector->path.piece, 1);
    held.lifted = true;
    piece_view_draw(canvas, &held, view->drag_point);
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
    const Variant *variant = view->position->rules->variant;
    BoardArt art = {.geometry = view->geometry, .zone = variant->zone, .coordinates = true};
    board_art_draw(canvas, &art);
    draw_under(canvas, view);
    draw_hover(canvas, view);
    draw_victims(canvas, view);
    draw_pieces(canvas, view);
    draw_targets(canvas, view);
    draw_culprit(canvas, view);
    draw_victim_marks(canvas, view);
    draw_dragged(canvas, view);
}

BoardGeometry board_view_zoom(const BoardGeometry *fit, Rect area, BoardZoom zoom) {
    (void)area;
    (void)zoom;
    return *fit;
}

BoardZoom board_view_zoom_at(Rect area, BoardZoom zoom, float factor, Point point) {
    (void)area;
    (void)factor;
    (void)point;
    return zoom;
}

size_t board_view_tell(const Position *position, Square square, char *out, size_t capacity) {
    (void)position;
    char name[SQUARE_NAME_MAX];
    square_write(square, name);
    return (size_t)snprintf(out, capacity, "%s", name);
}
