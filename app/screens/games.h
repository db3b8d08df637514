/* The recent games: each with a small board, to be opened or deleted. */
#ifndef SANBAN_APP_SCREENS_GAMES_H
#define SANBAN_APP_SCREENS_GAMES_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct GamesScreen {
    Scroll scroll;
    size_t current; /* the row that the keys act on */
    bool asking;    /* it is asked whether the current game is to be deleted */
    bool pursued;   /* the current row is still to be brought into sight */
} GamesScreen;

/* The screen as it is when it is opened: the latest game is the current one. */
GamesScreen games_screen_fresh(void);

/* One pass: draws the screen and answers the input. */
ScreenRequest games_screen_run(GamesScreen *screen, Program *program, Ui *ui);

#endif
