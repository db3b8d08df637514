/* Random games of ko shogi with everything checked on the way. */
#ifndef SANBAN_TESTS_PROPERTY_KO_GAMES_H
#define SANBAN_TESTS_PROPERTY_KO_GAMES_H

#include <stdint.h>

/* Plays `count` games numbered from `first` on, each of at most 300 plies. Cheap properties are
 * tried often, dear ones now and then, clicks seldom; some games are written as a record and read
 * again. Returns how many plies were played. */
uint64_t ko_games_run(uint64_t first, uint64_t count);

#endif
