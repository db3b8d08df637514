/* About the program: what it is, its version and licence, and where it keeps what belongs to the
 * user. */
#ifndef SANBAN_APP_SCREENS_ABOUT_H
#define SANBAN_APP_SCREENS_ABOUT_H

#include "app/platform/storage.h"
#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

typedef struct AboutScreen {
    Scroll scroll;
    char games[STORAGE_PATH_MAX];    /* the folder of the games, or why there is none */
    char settings[STORAGE_PATH_MAX]; /* the same of the settings */
    const char *drawing;             /* how the window is drawn ("opengl"); NULL: not told */
} AboutScreen;

/* Looks up the folders; `drawing` is borrowed and may be NULL. */
void about_screen_open(AboutScreen *screen, const Program *program, const char *drawing);

/* One pass: draws the screen and answers the input. */
ScreenRequest about_screen_run(AboutScreen *screen, Ui *ui);

#endif
