/* Where everything stands on the play screen: a pure function of the window's size and the game's.
 */
#ifndef SANBAN_APP_SCREENS_PLAY_LAYOUT_H
#define SANBAN_APP_SCREENS_PLAY_LAYOUT_H

#include "app/draw/board_art.h"
#include "rules/play/ruleset.h"

#include <stdbool.h>

/* All in logical pixels. What finds no place has a height of 0. */
typedef struct PlayLayout {
    Rect toolbar;
    Rect bar;    /* the action bar at the bottom */
    Rect column; /* where boards stand; the same for all games */
    Rect panel;
    Rect far_line, near_line;   /* the players */
    Rect far_taken, near_taken; /* what they have taken */
    Rect card;                  /* of the piece */
    Rect head;                  /* of the moves */
    Rect list;                  /* the moves */
    BoardGeometry board;
    bool roomy;       /* wide enough for labels in the toolbar */
    bool tight;       /* too narrow for chips and key caps in the action bar */
    float card_cell;  /* side of a diagram cell */
    float row_height; /* of the move list */
    float margin;
} PlayLayout;

/* The smallest window at the largest text. */
enum { PLAY_WIDTH_LEAST = 480, PLAY_HEIGHT_LEAST = 300 };

PlayLayout play_layout_of(float width, float height, const Variant *variant, bool flipped);

/* How many device pixels a logical one takes when nobody asked for more: as many as 1280x800 fits
 * into the window in both directions, in whole steps, so that everything is crisp; at least 1. */
float play_layout_scale(float device_width, float device_height);

#endif
