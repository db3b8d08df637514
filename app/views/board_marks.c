#include "app/views/board_parts.h"

#include "rules/play/attack.h"

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

static void mark_square(Canvas *canvas, const BoardView *view, Square square, Mark mark) {
    MarkSpot spot = board_spot(view, square);
    mark_art_draw(canvas, mark, &spot);
}

/* What is taken on the way on belongs to the multiple move, however the piece gets there. */
static Tone target_tone(const BoardView *view, const Choice *choice) {
    return board_is_unfinished(view) ? TONE_M_MULTI : LOOKS[choice->meaning].tone;
}

/* The square under the pointer takes the tone of what may be done there. */
static void draw_hover(Canvas *canvas, const BoardView *view) {
    for (size_t i = 0; i < view->choices->count && view->selector->picked; i++) {
        const Choice *choice = &view->choices->choice[i];
        bool target = choice->kind == CHOICE_GO || choice->kind == CHOICE_CAPTURE;
        if (target && choice->step[choice->steps - 1].square == view->hover) {
            MarkSpot spot = board_spot(view, view->hover);
            spot.tone = target_tone(view, choice);
            mark_art_draw(canvas, MARK_HOVER, &spot);
        }
    }
}

static void draw_under(Canvas *canvas, const BoardView *view) {
    const Path *path = &view->selector->path;
    board_trail_under(canvas, view);
    board_aim_under(canvas, view);
    if (board_is_unfinished(view)) {
        mark_square(canvas, view, path->move.from, MARK_PENDING);
        mark_square(canvas, view, path->at, MARK_SELECTED);
    } else if (view->selector->picked) {
        mark_square(canvas, view, path->at, MARK_SELECTED);
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

/* Coming home ends the move: with something taken, or as a pass. */
static bool draw_home(Canvas *canvas, const BoardView *view, const Choice *choice) {
    const Path *path = &view->selector->path;
    Square square = choice->step[choice->steps - 1].square;
    if (choice->kind != CHOICE_GO || choice->more || square != path->move.from) {
        return false;
    }
    mark_square(canvas, view, square, path->captures > 0 ? MARK_RETURN : MARK_LOOP);
    return true;
}

static void draw_target(Canvas *canvas, const BoardView *view, const Choice *choice) {
    Square square = choice->step[choice->steps - 1].square;
    const MeaningLook *look = &LOOKS[choice->meaning];
    MarkSpot spot = board_spot(view, square);
    spot.tone = target_tone(view, choice);
    spot.along = direction_to(view, square);
    spot.number = selector_legs(view->selector) - view->selector->path.legs;
    spot.on_capture = choice->kind == CHOICE_CAPTURE;
    if (choice->kind == CHOICE_CAPTURE) {
        draw_capture(canvas, choice, &spot);
    } else {
        mark_art_draw(canvas, choice->kind == CHOICE_SHOOT ? board_shot_mark(choice) : look->mark,
                      &spot);
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
        bool target = choice->kind == CHOICE_GO || choice->kind == CHOICE_CAPTURE ||
                      choice->kind == CHOICE_SHOOT;
        if (target && !draw_home(canvas, view, choice)) {
            draw_target(canvas, view, choice);
        }
    }
}

/* Shows the piece that a refusal names. */
static void draw_culprit(Canvas *canvas, const BoardView *view) {
    if (view->refusal == NULL || view->refusal->culprit == SQUARE_NONE) {
        return;
    }
    MarkSpot spot = board_spot(view, view->refusal->culprit);
    spot.tone = TONE_M_NET;
    mark_art_draw(canvas, MARK_CAPTURE, &spot);
}

/* How the pieces of the side to move stand. The royal ones have a switch of their own. */
static void draw_danger(Canvas *canvas, const BoardView *view, Square square) {
    const BoardOverlays *overlays = &view->overlays;
    bool royal = position_is_royal(view->position, square);
    bool shows_attacks = royal ? overlays->check || overlays->attacked : overlays->attacked;
    switch (view->dangers[square]) {
    case DANGER_HANGING:
    case DANGER_ATTACKED:
        if (shows_attacks) {
            bool solid = royal || view->dangers[square] == DANGER_HANGING;
            mark_square(canvas, view, square, solid ? MARK_DANGER : MARK_DANGER_DEFENDED);
        }
        return;
    case DANGER_UNDEFENDED:
        if (overlays->undefended && !royal) {
            mark_square(canvas, view, square, MARK_UNDEFENDED);
        }
        return;
    case DANGER_NONE:
        return;
    }
}

static void draw_dangers(Canvas *canvas, const BoardView *view) {
    if (view->dangers == NULL || board_in_flight(view) || board_is_unfinished(view)) {
        return;
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(view->position->cell[square], (Colour)view->position->turn)) {
            draw_danger(canvas, view, square);
        }
    }
}

static void draw_cursor(Canvas *canvas, const BoardView *view) {
    if (view->cursor != SQUARE_NONE) {
        mark_square(canvas, view, view->cursor, MARK_CURSOR);
    }
}

void board_marks_under(Canvas *canvas, const BoardView *view) {
    board_fates_under(canvas, view);
    draw_under(canvas, view);
    if (view->overlays.destinations) {
        draw_hover(canvas, view);
    }
}

void board_marks_over(Canvas *canvas, const BoardView *view) {
    board_fates_over(canvas, view);
    board_trail_over(canvas, view);
    if (view->overlays.destinations) {
        board_aim_ahead(canvas, view);
        draw_targets(canvas, view);
    }
    draw_dangers(canvas, view);
    draw_culprit(canvas, view);
    board_aim_over(canvas, view);
    board_fates_top(canvas, view);
    draw_victim_marks(canvas, view);
    draw_cursor(canvas, view);
}
