/* The known move counts of a game, split into those for every day and the deep ones. */
#ifndef SANBAN_TESTS_PERFT_PERFT_TABLE_H
#define SANBAN_TESTS_PERFT_PERFT_TABLE_H

/* Compares every row of tests/data/`name` with at least `least` and at most `most` nodes with our
 * own count; returns how many rows that were. */
unsigned perft_table_check(const char *name, unsigned long long least, unsigned long long most);

#endif
