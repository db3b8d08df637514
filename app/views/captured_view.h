/* What a side has taken so far, in one row. */
#ifndef SANBAN_APP_VIEWS_CAPTURED_VIEW_H
#define SANBAN_APP_VIEWS_CAPTURED_VIEW_H

#include "app/draw/canvas.h"
#include "rules/record/game.h"

/* Draws the pieces that `side` has taken on the way to the ply shown, the latest last. Pieces stand
 * closer together when there are many. */
void captured_view_draw(Canvas *canvas, const Game *game, Colour side, Rect box);

#endif
