/* A small board with a start position. For the new game screen. */
#ifndef SANBAN_APP_SCREENS_NEW_GAME_PREVIEW_H
#define SANBAN_APP_SCREENS_NEW_GAME_PREVIEW_H

#include "app/draw/canvas.h"
#include "rules/play/position.h"

#include <stdbool.h>

typedef struct NewGamePreview {
    const Variant *variant;
    const Position *position; /* NULL: an empty board */
    bool turned;              /* White sits at the lower edge */
    Point room;               /* width and height to keep within */
} NewGamePreview;

/* The size of the board; its height is 0 where there is no room for one. */
Point new_game_preview_size(const NewGamePreview *preview);

/* Draws it from this top left corner. */
void new_game_preview_draw(Canvas *canvas, const NewGamePreview *preview, Point corner);

#endif
