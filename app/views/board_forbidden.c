#include "app/views/board_parts.h"

#include "rules/play/forbidden.h"
#include "rules/play/law.h"

static void draw_reason(Canvas *canvas, const BoardView *view, const Refusal *why) {
    if (why->culprit != SQUARE_NONE && why->culprit != view->pointed) {
        MarkSpot spot = board_spot(view, view->pointed);
        spot.other = board_middle(view, why->culprit);
        mark_art_draw(canvas, MARK_REASON, &spot);
    }
}

static void draw_ways_round(Canvas *canvas, const BoardView *view) {
    StepList ways;
    forbidden_ways_round(view->selector, view->pointed, &ways);
    for (size_t i = 0; i < ways.count; i++) {
        MarkSpot spot = board_spot(view, ways.step[i].square);
        mark_art_draw(canvas, MARK_TAB_VIA, &spot);
    }
}

static void draw_squares(Canvas *canvas, const BoardView *view) {
    StepList steps;
    forbidden_steps(view->selector, &steps);
    for (size_t i = 0; i < steps.count; i++) {
        MarkSpot spot = board_spot(view, steps.step[i].square);
        mark_art_draw(canvas, MARK_REFUSED, &spot);
    }
}

/* After the end of the game nobody has a choice, and nothing binds anybody. */
static void draw_reminder(Canvas *canvas, const BoardView *view) {
    Reminder reminder;
    if (view->choices->count > 0 && position_reminder(view->position, &reminder)) {
        MarkSpot spot = board_spot(view, reminder.square);
        mark_art_draw(canvas, MARK_REMINDER, &spot);
    }
}

void board_forbidden_draw(Canvas *canvas, const BoardView *view) {
    if (view->overlays.forbidden && !board_in_flight(view)) {
        draw_reminder(canvas, view);
        draw_squares(canvas, view);
    }
}

void board_forbidden_explain(Canvas *canvas, const BoardView *view) {
    Refusal why;
    if (view->overlays.forbidden && view->pointed != SQUARE_NONE &&
        forbidden_reason(view->selector, view->pointed, &why)) {
        draw_reason(canvas, view, &why);
        draw_ways_round(canvas, view);
    }
}
