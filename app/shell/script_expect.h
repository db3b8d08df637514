/* The word `expect` of a script: what must be on the board or to be read on the screen. */
#ifndef SANBAN_APP_SHELL_SCRIPT_EXPECT_H
#define SANBAN_APP_SHELL_SCRIPT_EXPECT_H

#include "app/shell/script_act.h"

bool script_expect(Script *script, const char *rest);

#endif
