/* All properties tried on random games of the proving ground. */
#ifndef SANBAN_TESTS_SUPPORT_GROUND_GAMES_H
#define SANBAN_TESTS_SUPPORT_GROUND_GAMES_H

#include <stdint.h>

/* Runs one test for each property of moves, or of clicks, over so many short games, numbered from
 * `first` on. Returns the number of failures. */
int ground_games_of_moves(uint64_t first, uint64_t games);
int ground_games_of_clicks(uint64_t first, uint64_t games);

#endif
