#include "app/views/legend_view.h"

float legend_view_height(const Canvas *canvas, const LegendView *view) {
    (void)canvas;
    return view->width / 2;
}

void legend_view_draw(Canvas *canvas, const LegendView *view, Point origin) {
    canvas_fill(canvas, (Rect){origin.x, origin.y, view->width, 20},
                canvas_paint(canvas, TONE_BOARD));
}
