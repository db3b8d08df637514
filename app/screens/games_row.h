/* One row of the list of recent games, with its buttons. */
#ifndef SANBAN_APP_SCREENS_GAMES_ROW_H
#define SANBAN_APP_SCREENS_GAMES_ROW_H

#include "app/session/library.h"
#include "app/ui/ui.h"

#include <stdbool.h>

typedef enum GamesAct {
    GAMES_NOTHING,
    GAMES_OPEN,
    GAMES_ASK,    /* whether it is to be deleted */
    GAMES_DELETE, /* for good */
    GAMES_KEEP
} GamesAct;

typedef struct GamesRow {
    const LibraryEntry *entry; /* borrowed */
    Rect box;
    bool current; /* the one that the keys act on */
    bool asking;
    bool narrow; /* buttons without words */
    bool hidden; /* outside what is seen: nothing is drawn, but the keyboard gets there */
    bool hot;    /* under the pointer */
} GamesRow;

/* Draws the row and tells which of its buttons was pressed. */
GamesAct games_row_run(Ui *ui, const GamesRow *row);

#endif
