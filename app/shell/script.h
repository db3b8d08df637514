/* Event scripts: what a user does, line by line, and what is expected to be seen.
 *
 * A script plays in the real program; its inputs take the same road as those of a user. The words
 * are told in tests/README.md. */
#ifndef SANBAN_APP_SHELL_SCRIPT_H
#define SANBAN_APP_SHELL_SCRIPT_H

#include "rules/problem.h"

typedef enum ScriptEnd {
    SCRIPT_DONE,
    SCRIPT_FAILED,   /* an expectation failed or a line cannot be understood */
    SCRIPT_NO_SCREEN /* font or display are missing */
} ScriptEnd;

/* Plays a script in surroundings of its own. The problem names the line. */
ScriptEnd script_run_file(const char *path, Problem *why);

/* The same with the script as text. */
ScriptEnd script_run(const char *text, Problem *why);

#endif
