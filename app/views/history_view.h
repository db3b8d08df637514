/* The moves of the shown line, a pair to a row, with what could be played instead of them.
 *
 * Follows the ply shown until the wheel is turned over it, and again after the next move. Writes
 * only the rows that are seen, so a long game costs no more than a short one. */
#ifndef SANBAN_APP_VIEWS_HISTORY_VIEW_H
#define SANBAN_APP_VIEWS_HISTORY_VIEW_H

#include "app/ui/ui.h"
#include "rules/record/game.h"

#include <stdbool.h>
#include <stddef.h>

/* Where the list stands; begins as all zeros. */
typedef struct HistoryScroll {
    size_t row;      /* the first that is seen, if the user chose it */
    bool own;        /* he did */
    const Ply *seen; /* the ply shown when he did */
} HistoryScroll;

typedef struct HistoryView {
    const Game *game;
    HistoryScroll *scroll; /* NULL: it only follows */
    Rect box;
    float row_height;
} HistoryView;

/* Draws the moves and tells which ply was clicked, or NULL. */
const Ply *history_view_run(Ui *ui, const HistoryView *view);

#endif
