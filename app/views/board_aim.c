#include "app/views/board_parts.h"

#include "app/draw/mark_pen.h"

#include <stdio.h>

static const float BADGE_WIDTH = 0.52F;
static const float BADGE_HEIGHT = 0.34F;
static const float BADGE_DIGITS = 0.27F;

enum { BADGE_TEXT_MAX = 16 };

Mark board_shot_mark(const Choice *choice) {
    if (choice->over) {
        return MARK_SHOT_OVER;
    }
    return choice->shots > 1 ? MARK_SHOT_DOUBLE : MARK_SHOT;
}

/* The shots that were fired, numbered where there may be two. */
static void draw_shots(Canvas *canvas, const BoardView *view) {
    const Path *path = &view->selector->path;
    int number = 0;
    for (int i = 0; i < path->move.steps; i++) {
        if (path->move.step[i].act == ACT_SHOOT) {
            MarkSpot spot = board_spot(view, path->move.step[i].square);
            spot.tone = TONE_M_SHOT;
            spot.number = ++number;
            mark_art_draw(canvas, MARK_SHOT, &spot);
            mark_art_draw(canvas, MARK_TAB_NUMBER, &spot);
        }
    }
}

/* How many of the steps are made that must be made, half below the piece so that its name stays
 * free. */
static void draw_badge(Canvas *canvas, const BoardView *view) {
    MarkSpot spot = board_spot(view, view->selector->path.at);
    MarkPen pen = mark_pen_at(canvas, &spot);
    char text[BADGE_TEXT_MAX];
    float width = mark_pen_size(&pen, 17, BADGE_WIDTH);
    float height = mark_pen_size(&pen, 11, BADGE_HEIGHT);
    Point centre = {pen.centre.x, pen.cell.y + pen.cell.h};
    float left = centre.x - width / 2;
    float top = centre.y - height / 2;
    const Point plate[] = {
        {left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
    snprintf(text, sizeof text, "%d/%d", view->selector->path.legs, selector_legs(view->selector));
    mark_pen_area(&pen, plate, sizeof plate / sizeof plate[0], mark_pen_paint(&pen, TONE_M_MULTI));
    mark_pen_sign(&pen, &(MarkSign){centre, mark_pen_size(&pen, 9, BADGE_DIGITS), text,
                                    mark_pen_paint(&pen, TONE_M_ON)});
}

/* All that a choice of several steps would take, while the pointer is on its end. */
static void draw_swept(Canvas *canvas, const BoardView *view) {
    for (size_t i = 0; i < view->choices->count; i++) {
        const Choice *choice = &view->choices->choice[i];
        if (!choice->ends || choice->step[choice->steps - 1].square != view->pointed) {
            continue;
        }
        for (int step = 0; step < choice->steps; step++) {
            Square square = choice->step[step].square;
            if (view->position->cell[square] != PIECE_NONE) {
                MarkSpot spot = board_spot(view, square);
                mark_art_draw(canvas, MARK_VICTIM, &spot);
            }
        }
    }
}

void board_aim_under(Canvas *canvas, const BoardView *view) {
    BoardWay way = board_way_of(&view->selector->path.move);
    if (board_is_unfinished(view) && way.count > 2) {
        board_way_line(canvas, view, &way);
    }
}

void board_aim_ahead(Canvas *canvas, const BoardView *view) {
    for (size_t i = 0; view->aims != NULL && i < view->aims->count; i++) {
        const Choice *choice = &view->aims->choice[i];
        MarkSpot spot = board_spot(view, choice->step[choice->steps - 1].square);
        spot.faint = true;
        mark_art_draw(canvas, board_shot_mark(choice), &spot);
    }
}

void board_aim_over(Canvas *canvas, const BoardView *view) {
    if (!board_is_unfinished(view)) {
        draw_swept(canvas, view);
        return;
    }
    BoardWay way = board_way_of(&view->selector->path.move);
    board_way_bends(canvas, view, &way);
    draw_shots(canvas, view);
    if (selector_legs_owed(view->selector) > 0) {
        draw_badge(canvas, view);
    }
}
