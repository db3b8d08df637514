/* The known move counts of sho shogi, split into those for every day and the deep ones. */
#ifndef SANBAN_TESTS_PERFT_PERFT_TABLE_H
#define SANBAN_TESTS_PERFT_PERFT_TABLE_H

/* Compares every row of tests/data/sho-perft.tsv with at least `least` and at most `most` nodes
 * with our own count; returns how many rows that were. */
unsigned perft_table_check(unsigned long long least, unsigned long long most);

#endif
