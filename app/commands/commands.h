/* The text commands of the program: they open no window and need no display.
 *
 * Each prints its result on standard output and one line on standard error if it refuses; a wrong
 * call also gets the usage. Each returns the exit code of the program. */
#ifndef SANBAN_APP_COMMANDS_COMMANDS_H
#define SANBAN_APP_COMMANDS_COMMANDS_H

#include <stdbool.h>
#include <stdio.h>

/* Exit codes of the program. */
enum { EXIT_DONE = 0, EXIT_REFUSED = 1, EXIT_UNUSABLE = 2 };

/* True if the word names a text command. */
bool command_is_known(const char *name);

/* Runs the command words[0] with the words after it. */
int command_run(int count, char **words);

/* Prints how to call the program: for --help, and on standard error after a wrong call. */
void command_usage(FILE *out);

#endif
