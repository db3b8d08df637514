/* The question about promotion, beside its square: both faces with their moves. */
#ifndef SANBAN_APP_VIEWS_CHOOSER_VIEW_H
#define SANBAN_APP_VIEWS_CHOOSER_VIEW_H

#include "app/ui/ui.h"
#include "rules/play/position.h"

typedef struct ChooserView {
    const Ruleset *rules;
    Piece piece; /* not promoted yet */
    Rect target; /* the cell it is about */
    Rect area;   /* what it may not leave */
    bool turned; /* the piece faces down the screen */
    bool tints;  /* White's pieces are of darker wood */
} ChooserView;

typedef enum ChooserAnswer { CHOOSER_NONE, CHOOSER_PROMOTE, CHOOSER_KEEP } ChooserAnswer;

/* Where it stands: beside the target, whole inside the area, never over the target. */
Rect chooser_view_box(const ChooserView *view);

/* Draws it and tells what was clicked. */
ChooserAnswer chooser_view_run(Ui *ui, const ChooserView *view);

#endif
