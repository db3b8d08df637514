/* The list of keys, and what the mouse does: from the table by which the play screen answers. */
#ifndef SANBAN_APP_SCREENS_KEYS_H
#define SANBAN_APP_SCREENS_KEYS_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

/* Starts as all zeros. */
typedef struct KeysScreen {
    Scroll scroll;
} KeysScreen;

/* Draws one pass and answers its input. */
ScreenRequest keys_screen_run(KeysScreen *screen, Program *program, Ui *ui);

#endif
