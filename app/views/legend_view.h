/* What the marks on the board mean. */
#ifndef SANBAN_APP_VIEWS_LEGEND_VIEW_H
#define SANBAN_APP_VIEWS_LEGEND_VIEW_H

#include "app/draw/canvas.h"
#include "rules/play/ruleset.h"

typedef struct LegendView {
    const Ruleset *rules;
    float width;
} LegendView;

float legend_view_height(const Canvas *canvas, const LegendView *view);
void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin);

#endif
