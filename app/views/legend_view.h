/* What the marks on the board mean: each mark as it lies on a square, and its words beside it.
 *
 * Shows only marks that can come up under these rules, as the kinds and the laws tell. */
#ifndef SANBAN_APP_VIEWS_LEGEND_VIEW_H
#define SANBAN_APP_VIEWS_LEGEND_VIEW_H

#include "app/draw/canvas.h"
#include "rules/play/ruleset.h"

typedef struct LegendView {
    const Ruleset *rules;
    float width; /* two columns from LEGEND_WIDE on */
} LegendView;

enum { LEGEND_WIDE = 400 };

/* The height that it takes at that width. */
float legend_view_height(const Canvas *canvas, const LegendView *view);

/* Draws it from its top left corner. */
void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin);

#endif
