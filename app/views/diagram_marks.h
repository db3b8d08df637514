/* The marks of move diagrams, one shape for each meaning, for diagrams and their legends. */
#ifndef SANBAN_APP_VIEWS_DIAGRAM_MARKS_H
#define SANBAN_APP_VIEWS_DIAGRAM_MARKS_H

#include "app/draw/canvas.h"
#include "rules/pieces/diagram.h"

typedef struct DiagramSpot {
    Point centre; /* of the cell */
    float cell;
    Point along; /* the way from the piece to the mark on the screen */
} DiagramSpot;

/* A mark that lies on one cell; lines and the one of coming home draw nothing. */
void diagram_mark_draw(Canvas *canvas, DiagramMeaning meaning, const DiagramSpot *spot);

/* A line that runs out of the diagram with an arrow, in one of its two meanings. */
void diagram_mark_line(Canvas *canvas, DiagramMeaning meaning, Point from, Point to, float cell);

/* Joins a mark to the cell that lies one cell nearer to the piece. */
void diagram_mark_join(Canvas *canvas, DiagramMeaning meaning, const DiagramSpot *spot);

/* True for the two meanings that are lines. */
bool diagram_mark_is_line(DiagramMeaning meaning);

#endif
