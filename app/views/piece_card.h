/* The card of a piece: face, names, diagram, wording, what it promotes to. All from the piece's own
 * data. */
#ifndef SANBAN_APP_VIEWS_PIECE_CARD_H
#define SANBAN_APP_VIEWS_PIECE_CARD_H

#include "app/draw/canvas.h"
#include "rules/play/position.h"

typedef struct PieceCard {
    const Ruleset *rules;
    Piece piece; /* PIECE_NONE: the card says what it is for */
    Rect box;
    float cell; /* side of a diagram cell */
} PieceCard;

void piece_card_draw(Canvas *canvas, const PieceCard *card);

#endif
