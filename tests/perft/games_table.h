/* Whole games: every move is legal, none comes after the end, and the end is right. A difference
 * fails the running test. */
#ifndef SANBAN_TESTS_PERFT_GAMES_TABLE_H
#define SANBAN_TESTS_PERFT_GAMES_TABLE_H

#include <stddef.h>

/* Plays every game of tests/data/`file`, where "-" stands for a field that tells nothing; returns
 * how many there are. */
size_t games_check(const char *file);

#endif
