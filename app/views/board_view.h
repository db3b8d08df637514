/* The board of a session: wood, pieces, the unfinished move, what may be done next, what is in
 * flight and what is in danger.
 *
 * Draws what the selector and the rules say; works nothing out. Also the way from a place on the
 * screen to a square, and how a board is enlarged. */
#ifndef SANBAN_APP_VIEWS_BOARD_VIEW_H
#define SANBAN_APP_VIEWS_BOARD_VIEW_H

#include "app/draw/board_art.h"
#include "app/draw/canvas.h"
#include "app/views/motion.h"
#include "rules/play/attack.h"
#include "rules/play/foresight.h"
#include "rules/play/selector.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What is shown beside the pieces themselves. */
typedef struct BoardOverlays {
    bool destinations; /* where the picked piece may go */
    bool forbidden;    /* where only a law keeps it from going, and what laws remember */
    bool last_move;
    bool check;      /* attacked royal pieces of the side to move */
    bool attacked;   /* its other attacked pieces */
    bool undefended; /* its pieces that nobody could take back for */
} BoardOverlays;

/* How a board is enlarged; of all zeros not at all. */
typedef struct BoardZoom {
    float times; /* 1..3 */
    Point pan;   /* how far it was carried, in logical pixels */
} BoardZoom;

enum { BOARD_ZOOM_MOST = 3, BOARD_LENS_TIMES = 2 };

/* A round glass over the board. */
typedef struct BoardLens {
    bool on;
    Point centre;
    float radius;
} BoardLens;

typedef struct BoardView {
    BoardGeometry geometry;
    Rect area;                 /* nothing is drawn outside it; 0 wide: no limit */
    const Position *position;  /* before the unfinished move */
    const Selector *selector;  /* the unfinished move */
    const ChoiceList *choices; /* what may be done next */
    Move last;                 /* from SQUARE_NONE: none */
    bool last_passed;          /* it went out and home and changed nothing */
    Square hover;              /* under the pointer, or SQUARE_NONE */
    Square cursor;             /* of the keyboard, or SQUARE_NONE */
    Square pointed;            /* of these, the one of which more is told, or SQUARE_NONE */
    const Foresight *ahead;    /* what a click there would bring about, or NULL */
    const ChoiceList *aims;    /* the shots that it would open, or NULL */
    const Refusal *barred;     /* why the piece may shoot nobody after it, or NULL */
    const Effects *linked;     /* of the last move, while its links are shown; else NULL */
    const Refusal *refusal;    /* what was refused last, or NULL */
    bool dragging;             /* the picked piece follows the pointer */
    Point drag_point;
    BoardOverlays overlays;
    const Danger *dangers; /* how the pieces of the side to move stand, or NULL */
    bool tints;            /* White's pieces are of darker wood */
    const Motion *motion;  /* the move in flight, or NULL */
    uint32_t now;          /* the moment of it */
    float pulse;           /* 0..1: how far the ghost's breath has come; 0: it is steady */
    BoardLens lens;
} BoardView;

/* The square under a point, or SQUARE_NONE. */
Square board_view_square(const BoardGeometry *geometry, Point point);

/* The cell of a square on the screen. */
Rect board_view_cell(const BoardGeometry *geometry, Square square);

/* A board that fits the area, enlarged and carried. */
BoardGeometry board_view_zoom(const BoardGeometry *fit, Rect area, BoardZoom zoom);

/* Enlarges by a factor so that what is at the point stays there; the board is never carried out of
 * its area. A factor of 1 only sees to that. */
BoardZoom board_view_zoom_at(Rect area, BoardZoom zoom, float factor, Point point);

/* Says what is on a square to the side to move: "7h, your lion, attacked by 1". Ends with a zero
 * byte if capacity is over 0; returns the length of the whole text. */
size_t board_view_tell(const Position *position, Square square, char *out, size_t capacity);

void board_view_draw(Canvas *canvas, const BoardView *view);

#endif
