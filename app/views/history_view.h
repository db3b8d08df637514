/* The moves of the shown line, a pair to a row. */
#ifndef SANBAN_APP_VIEWS_HISTORY_VIEW_H
#define SANBAN_APP_VIEWS_HISTORY_VIEW_H

#include "app/ui/ui.h"
#include "rules/record/game.h"

typedef struct HistoryScroll {
    float rows;
    bool own;
} HistoryScroll;

typedef struct HistoryView {
    HistoryScroll *scroll;
    const Game *game;
    Rect box;
    float row_height;
} HistoryView;

/* Draws the moves around the one shown, and tells which ply was clicked, or NULL. */
const Ply *history_view_run(Ui *ui, const HistoryView *view);

#endif
