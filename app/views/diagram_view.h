/* The move diagram of a kind on paper, from its own data. */
#ifndef SANBAN_APP_VIEWS_DIAGRAM_VIEW_H
#define SANBAN_APP_VIEWS_DIAGRAM_VIEW_H

#include "app/draw/canvas.h"
#include "rules/pieces/diagram.h"
#include "rules/play/position.h"

typedef struct DiagramView {
    const Ruleset *rules;
    Piece piece;  /* whose face stands in the middle */
    Point origin; /* top left corner */
    float cell;   /* side of one cell; under 20 the piece is only a block */
} DiagramView;

/* The side of the whole square diagram. */
float diagram_view_side(const DiagramView *view);

/* The view's cell, or the largest smaller one with which the diagram is no larger than the room. */
float diagram_view_cell(const DiagramView *view, float room);

void diagram_view_draw(Canvas *canvas, const DiagramView *view);

/* The width that a line of the legend needs. */
float diagram_view_legend_width(const Canvas *canvas, DiagramMeaning meaning);

/* One line of the legend: the mark and what it means, from the left edge of the box. Returns the
 * width used. */
float diagram_view_legend(Canvas *canvas, DiagramMeaning meaning, Rect box);

#endif
