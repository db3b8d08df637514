/* The words of a script about what is around a game: screens, settings, the clipboard, pictures,
 * and what can happen to a program. Each takes the rest of its line and returns false after
 * script_fail.
 */
#ifndef SANBAN_APP_SHELL_SCRIPT_WORLD_H
#define SANBAN_APP_SHELL_SCRIPT_WORLD_H

#include "app/shell/script_act.h"

/* Opens the desk of a script, with the board shown and nothing in flight. */
bool script_open_desk(Script *script);

bool script_screen(Script *script, const char *rest);
bool script_setting(Script *script, const char *rest);
bool script_clipboard(Script *script, const char *rest);
bool script_lose(Script *script, const char *rest);
bool script_restart(Script *script, const char *rest);
bool script_close(Script *script, const char *rest);
bool script_dump(Script *script, const char *rest);
bool script_shot(Script *script, const char *rest);

#endif
