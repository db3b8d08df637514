/*
 * The time of day for people and for file names, and what tells this run of the program from others
 * at the same time. Nothing of a game depends on it.
 */
#ifndef SANBAN_APP_PLATFORM_CLOCK_H
#define SANBAN_APP_PLATFORM_CLOCK_H

enum { CLOCK_TEXT_MAX = 32 };

/* Now, as the clock on the wall shows it here: "2026-11-30 04:10". */
void clock_stamp(char out[CLOCK_TEXT_MAX]);

/* The same to the second for the name of a file: "20261130-041012". */
void clock_name(char out[CLOCK_TEXT_MAX]);

/* The number of this process; two programs that run at the same time have different ones. */
int clock_process(void);

#endif
