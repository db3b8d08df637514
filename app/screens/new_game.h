/* Choosing a new game: its rules, its start, its players. All rows come from the tables of the
 * games; nothing happens to the game in progress before "Start game". */
#ifndef SANBAN_APP_SCREENS_NEW_GAME_H
#define SANBAN_APP_SCREENS_NEW_GAME_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

#include <stdbool.h>

typedef struct NewGameScreen {
    Ruleset rules;         /* as chosen so far; its variant is the game */
    const Start *handicap; /* the game begins from there; NULL for none */
    bool own_start;        /* the game begins from the position in the field */
    bool turned;           /* White sits at the lower edge */
    bool failed;           /* there was no memory for the game */
    Field start;           /* SFEN */
    Field name[2];         /* of Black and White */
    Scroll scroll;
} NewGameScreen;

/* Offers the wanted game under its default rules; if the game in progress is one of that kind, its
 * rules, names and side below are offered again. */
void new_game_screen_open(NewGameScreen *screen, const Program *program);

/* Draws one pass and answers its input. */
ScreenRequest new_game_screen_run(NewGameScreen *screen, Program *program, Ui *ui);

#endif
