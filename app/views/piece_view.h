/* A piece of a game as a picture: which art a kind and its owner ask for. */
#ifndef SANBAN_APP_VIEWS_PIECE_VIEW_H
#define SANBAN_APP_VIEWS_PIECE_VIEW_H

#include "app/draw/canvas.h"
#include "rules/play/position.h"

typedef struct PieceView {
    const Ruleset *rules;
    Piece piece;
    bool turned;      /* faces down the screen */
    bool lifted;      /* held by the pointer */
    bool second_tint; /* White's are of darker wood */
    float pitch;      /* height of a cell in logical pixels */
    float alpha;      /* 1 = solid */
    float squeeze;    /* width of the body, 1 = full; 0 is taken as 1 */
} PieceView;

/* Draws the piece around the middle of its cell. */
void piece_view_draw(Canvas *canvas, const PieceView *view, Point centre);

#endif
