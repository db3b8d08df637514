/* The words of a script that do something. Each takes the rest of its line and returns false after
 * script_fail. */
#ifndef SANBAN_APP_SHELL_SCRIPT_ACT_H
#define SANBAN_APP_SHELL_SCRIPT_ACT_H

#include "app/shell/desk.h"
#include "rules/problem.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

enum { SCRIPT_TEXT_MAX = 2048 };

/* A script while it plays. */
typedef struct Script {
    Desk *desk;
    Ruleset rules; /* of the next game */
    int line;
    uint32_t clock;         /* milliseconds, moved on by `tick` only */
    Point pointer;          /* where the pointer was put last */
    unsigned long pictures; /* shown when they were last counted */
    Problem *why;
} Script;

/* Says what is wrong with the present line; always returns false. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
bool script_fail(Script *script, const char *pattern, ...);

bool script_position(Script *script, const char *rest);
bool script_rules(Script *script, const char *rest);
bool script_click(Script *script, const char *rest);
bool script_right(Script *script, const char *rest);
bool script_drag(Script *script, const char *rest);
bool script_hover(Script *script, const char *rest);
bool script_key(Script *script, const char *rest);
bool script_type(Script *script, const char *rest);
bool script_wheel(Script *script, const char *rest);
bool script_resize(Script *script, const char *rest);
bool script_hold(Script *script, const char *rest);
bool script_release(Script *script, const char *rest);
bool script_carry(Script *script, const char *rest);
bool script_tick(Script *script, const char *rest);

/* Lets the program answer everything that was put in; always true. */
bool script_settle(Script *script);

/* A text with the quotation marks around it taken off, if it has any. */
void script_unquote(const char *rest, char out[SCRIPT_TEXT_MAX]);

#endif
