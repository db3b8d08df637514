/* The first screen: the game to go on with, and the games there are. */
#ifndef SANBAN_APP_SCREENS_START_H
#define SANBAN_APP_SCREENS_START_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

/* Starts as all zeros. */
typedef struct StartScreen {
    Scroll scroll;
} StartScreen;

/* One pass: draws the screen and answers the input. Choosing a game leaves it in program->wanted.
 */
ScreenRequest start_screen_run(StartScreen *screen, Program *program, Ui *ui);

#endif
