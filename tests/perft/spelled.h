/* Moves counted as they can be spelled, which the program itself never does: promoted and kept
 * apart, and beside the plain move every way over a middle square. */
#ifndef SANBAN_TESTS_PERFT_SPELLED_H
#define SANBAN_TESTS_PERFT_SPELLED_H

#include "rules/play/position.h"

#include <stdbool.h>
#include <stdint.h>

/* How many USI texts the legal moves of the position have. */
uint64_t spellings_count(const Position *position);

/* Sequences of `depth` spellings; with `stop` a game that is over, repetition aside, has none. */
uint64_t spelled_perft(const Position *position, int depth, bool stop);

#endif
