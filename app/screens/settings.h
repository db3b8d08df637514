/* All that the user may choose, from the table of settings; every change takes effect at once. */
#ifndef SANBAN_APP_SCREENS_SETTINGS_H
#define SANBAN_APP_SCREENS_SETTINGS_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

#include <stdbool.h>

/* Starts as all zeros. */
typedef struct SettingsScreen {
    Scroll scroll;
    bool asks; /* whether all settings shall become usual again */
} SettingsScreen;

/* Draws one pass and answers its input. */
ScreenRequest settings_screen_run(SettingsScreen *screen, Program *program, Ui *ui);

#endif
