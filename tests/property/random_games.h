/* Random games of sho shogi under several rules, with everything checked on the way. */
#ifndef SANBAN_TESTS_PROPERTY_RANDOM_GAMES_H
#define SANBAN_TESTS_PROPERTY_RANDOM_GAMES_H

#include <stdint.h>

/* Plays `count` games with seeds from `seed` on; each has at most 300 plies and starts from the
 * usual position or from scattered pieces. Clicks are tried in every position of some games, and
 * now and then in all. */
void random_games_run(uint64_t seed, unsigned count);

#endif
