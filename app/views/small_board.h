/* A position as a picture of any size: a board without coordinates that fills its box as far as it
 * can. Where there is no room for faces, blocks stand for the pieces. Nothing on it can be touched.
 */
#ifndef SANBAN_APP_VIEWS_SMALL_BOARD_H
#define SANBAN_APP_VIEWS_SMALL_BOARD_H

#include "app/draw/board_art.h"
#include "app/draw/canvas.h"
#include "rules/play/position.h"

#include <stdbool.h>

typedef struct SmallBoard {
    const Position *position;
    Rect box;
    bool flipped; /* seen from White's side */
} SmallBoard;

/* Where its squares are: in the middle of the box. */
BoardGeometry small_board_geometry(const SmallBoard *board);

void small_board_draw(Canvas *canvas, const SmallBoard *board);

#endif
