/* The words after a command: options first, then everything else as it stands.
 *
 * Options end at the first other word, so that a move may look like an option (chu's pass "--"). */
#ifndef SANBAN_APP_COMMANDS_ARGUMENTS_H
#define SANBAN_APP_COMMANDS_ARGUMENTS_H

#include "rules/play/position.h"
#include "rules/play/ruleset.h"
#include "rules/problem.h"

#include <stdbool.h>

enum { ARGUMENT_OPTIONS_MAX = 32 };

/* Words of a command line, borrowed from it. */
typedef struct WordList {
    int count;
    char **word;
} WordList;

/* What was typed; all texts are borrowed from the command line. */
typedef struct Arguments {
    const char *game;                         /* -g */
    const char *preset;                       /* -r, or NULL */
    const char *option[ARGUMENT_OPTIONS_MAX]; /* -o, in order */
    int option_count;
    const char *position; /* -p */
    const char *size;     /* -s, or NULL */
    const char *squares;  /* -S, or NULL */
    bool each;            /* -d */
    bool flip;            /* --flip */
    WordList rest;        /* everything from the first other word on */
} Arguments;

/* Reads what follows the command's name. `also` names the options that this command knows beside
 * the common ones, as letters: d, s, S, f (--flip). False with a problem about usage. */
bool arguments_read(Arguments *out, WordList words, const char *also, Problem *why);

/* Makes the rules and the position that the arguments ask for. `rules` must outlive `position`.
 * False with a problem about what was asked. */
bool arguments_settle(const Arguments *arguments, Ruleset *rules, Position *position, Problem *why);

/* Reads a size such as 1280x800, from 640x400 to 8192x8192. */
bool arguments_size(const char *text, int *width, int *height, Problem *why);

#endif
