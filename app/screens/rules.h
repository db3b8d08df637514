/* The rules in force on one page: what was chosen of all that may be chosen, and how the pieces
 * move. Everything is read from the tables of the game. */
#ifndef SANBAN_APP_SCREENS_RULES_H
#define SANBAN_APP_SCREENS_RULES_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

/* Starts as all zeros. */
typedef struct RulesScreen {
    Scroll scroll;
} RulesScreen;

/* Draws one pass and answers its input. */
ScreenRequest rules_screen_run(RulesScreen *screen, Program *program, Ui *ui);

#endif
