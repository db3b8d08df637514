/* What each text command does, once its words are sorted. Returns the exit code. */
#ifndef SANBAN_APP_COMMANDS_RUNS_H
#define SANBAN_APP_COMMANDS_RUNS_H

#include "app/commands/arguments.h"
#include "app/commands/commands.h"

int run_perft(const Arguments *arguments);
int run_moves(const Arguments *arguments);
int run_play(const Arguments *arguments);
int run_picture(const Arguments *arguments);

/* Says on standard error what is wrong with the call or the input, and returns the matching exit
 * code. */
int run_refused(const Problem *why);
int run_misused(const char *command, const char *sentence);

#endif
