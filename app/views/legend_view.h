/* The legend: every mark that can lie on the board of a game, and what it means.
 *
 * Which marks a game has follows from how its pieces move. Knows no screen. */
#ifndef SANBAN_APP_VIEWS_LEGEND_VIEW_H
#define SANBAN_APP_VIEWS_LEGEND_VIEW_H

#include "app/draw/canvas.h"
#include "rules/play/ruleset.h"

typedef struct LegendView {
    const Ruleset *rules;
    float width; /* logical pixels; from 480 on it has two columns */
} LegendView;

/* The height of the whole legend. */
float legend_view_height(const LegendView *view);

/* Draws it with its top left corner at the origin. */
void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin);

#endif
