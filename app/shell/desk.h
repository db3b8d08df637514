/* The desk: window, fonts, sound and inputs joined to a shell; one step is one sleep, all inputs
 * that wait, and one picture. */
#ifndef SANBAN_APP_SHELL_DESK_H
#define SANBAN_APP_SHELL_DESK_H

#include "app/platform/input.h"
#include "app/shell/shell.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Desk Desk;

typedef struct DeskWish {
    const Ruleset *rules; /* of the game on the board */
    float scale;          /* magnification for this run; 0: as the settings say */
    bool keeps;           /* settings, games and the window's place are loaded and kept */
    bool given_clock;     /* time passes only by desk_set_clock */
} DeskWish;

/* Opens fonts and window and shows the first picture. False with a sentence when that cannot be;
 * `*out` is NULL then. */
bool desk_open(Desk **out, const DeskWish *wish, Problem *why);

/* Makes everything safe and closes the window. */
void desk_close(Desk *desk);

/* Sleeps until something happens or the time (milliseconds, -1: for ever) is over, answers all that
 * waits, and shows a new picture if there is anything new to see. False once the user has left. */
bool desk_step(Desk *desk, int timeout);

/* Sets the clock of a desk that was opened with one. */
void desk_set_clock(Desk *desk, uint32_t milliseconds);

/* Puts an input where real ones come from. False when there is no room for it. */
bool desk_push(Desk *desk, const Input *input);

/* Changes the size of the window, in the units of the system. */
void desk_resize(Desk *desk, int width, int height);

/* Takes over what another hand has changed in the shell, as if an input had. */
void desk_refresh(Desk *desk);

/* How many pictures were shown since the desk was opened. */
unsigned long desk_pictures(const Desk *desk);

Shell *desk_shell(Desk *desk);

/* The picture as it is now, as a file. */
bool desk_save_picture(Desk *desk, const char *path, Problem *why);

#endif
