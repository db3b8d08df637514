/* The board of a session: wood, pieces, the unfinished move and what may be done next.
 *
 * Draws what the selector says; works nothing out. Also the way from a place on the screen to a
 * square. */
#ifndef SANBAN_APP_VIEWS_BOARD_VIEW_H
#define SANBAN_APP_VIEWS_BOARD_VIEW_H

#include "app/draw/board_art.h"
#include "app/draw/canvas.h"
#include "app/views/motion.h"
#include "rules/play/selector.h"

#include <stdbool.h>

typedef struct BoardOverlays {
    bool destinations, last_move, check, attacked, undefended;
} BoardOverlays;

/* How the board is enlarged: of all zeros not at all. */
typedef struct BoardZoom {
    float times; /* 1..3 */
    Point pan;   /* logical pixels */
} BoardZoom;

typedef struct BoardLens {
    bool on;
    Point centre;
    float radius;
} BoardLens;

typedef struct BoardView {
    BoardGeometry geometry;
    Rect area; /* everything is clipped to it */
    const Position *position;  /* before the unfinished move */
    const Selector *selector;  /* the unfinished move */
    const ChoiceList *choices; /* what may be done next */
    Move last;                 /* from SQUARE_NONE: none */
    Square hover;              /* under the pointer, or SQUARE_NONE */
    const Refusal *refusal;    /* what was refused last, or NULL */
    bool dragging;             /* the picked piece follows the pointer */
    Point drag_point;
    Square cursor; /* of the keyboard, or SQUARE_NONE */
    BoardOverlays overlays;
    bool tints;
    const Motion *motion;
    uint32_t now;
    float pulse;
    BoardLens lens;
} BoardView;

BoardGeometry board_view_zoom(const BoardGeometry *fit, Rect area, BoardZoom zoom);

BoardZoom board_view_zoom_at(Rect area, BoardZoom zoom, float factor, Point point);

size_t board_view_tell(const Position *position, Square square, char *out, size_t capacity);

/* The square under a point, or SQUARE_NONE. */
Square board_view_square(const BoardGeometry *geometry, Point point);

/* The cell of a square on the screen. */
Rect board_view_cell(const BoardGeometry *geometry, Square square);

void board_view_draw(Canvas *canvas, const BoardView *view);

#endif
