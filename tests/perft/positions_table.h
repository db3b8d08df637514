/* Positions of a game with the digest of all that their moves lead to. A difference fails the
 * running test. */
#ifndef SANBAN_TESTS_PERFT_POSITIONS_TABLE_H
#define SANBAN_TESTS_PERFT_POSITIONS_TABLE_H

#include <stddef.h>

/* Compares number, digest and spellings of all moves of every row of tests/data/GAME-positions.tsv;
 * returns how many rows there are. */
size_t positions_check_counts(const char *game);

/* Plays every move of tests/data/GAME-successors.tsv; returns of how many positions they are. */
size_t positions_check_lists(const char *game);

#endif
