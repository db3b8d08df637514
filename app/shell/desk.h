/* The desk: window, fonts and inputs joined to a shell; one step is one sleep, all
 * inputs that wait, and one picture. */
#ifndef SANBAN_APP_SHELL_DESK_H
#define SANBAN_APP_SHELL_DESK_H

#include "app/platform/input.h"
#include "app/shell/shell.h"
#include "rules/problem.h"

#include <stdbool.h>

typedef struct Desk Desk;

/* Opens fonts and window and shows the first picture. False with a sentence when that cannot be;
 * `*out` is NULL then. */
bool desk_open(Desk **out, const Ruleset *rules, Problem *why);
void desk_close(Desk *desk);

/* Sleeps until something happens or the time (milliseconds, -1: for ever) is over, answers all that
 * waits, and shows a new picture if there is anything new to see. False once the user has left. */
bool desk_step(Desk *desk, int timeout);

/* Puts an input where real ones come from. False when there is no room for it. */
bool desk_push(Desk *desk, const Input *input);

/* Changes the size of the window, in the units of the system. */
void desk_resize(Desk *desk, int width, int height);

Shell *desk_shell(Desk *desk);

/* The picture as it is now, as a file. */
bool desk_save_picture(Desk *desk, const char *path, Problem *why);

#endif
