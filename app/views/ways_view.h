/* The question beside a square that can be both landed on and shot at. */
#ifndef SANBAN_APP_VIEWS_WAYS_VIEW_H
#define SANBAN_APP_VIEWS_WAYS_VIEW_H

#include "app/ui/ui.h"

typedef struct WaysView {
    Rect target; /* the cell it is about */
    Rect area;   /* what it may not leave */
} WaysView;

typedef enum WaysAnswer { WAYS_NONE, WAYS_LAND, WAYS_SHOOT } WaysAnswer;

/* Where it stands: above or below the target, whole inside the area, never over the target. */
Rect ways_view_box(const WaysView *view);

/* Draws it and tells what was clicked, or chosen by its key. */
WaysAnswer ways_view_run(Ui *ui, const WaysView *view);

#endif
