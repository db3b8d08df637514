/* The moves of the shown line, a pair to a row, with the moves that were played instead of them.
 *
 * Draws whole lines only, and does the work of those that are seen and of no others. */
#ifndef SANBAN_APP_VIEWS_HISTORY_VIEW_H
#define SANBAN_APP_VIEWS_HISTORY_VIEW_H

#include "app/ui/ui.h"
#include "rules/record/game.h"

#include <stdbool.h>

/* Which part of the list is seen. Of all zeros it follows the ply shown; so it does again when
 * another ply is shown. */
typedef struct HistoryScroll {
    float rows;       /* heights of a row above what is seen */
    bool own;         /* moved by the wheel: follows nobody */
    const Ply *shown; /* the ply shown when it was moved; only compared */
} HistoryScroll;

typedef struct HistoryView {
    HistoryScroll *scroll; /* kept by the caller; NULL: the list always follows */
    const Game *game;
    Rect box;
    float row_height;
} HistoryView;

/* Draws the list, moves it by the wheel, and tells which ply was clicked, or NULL. */
const Ply *history_view_run(Ui *ui, const HistoryView *view);

#endif
