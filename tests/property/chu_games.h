/* Random games of chu shogi in which lions live long, with everything checked on the way. */
#ifndef SANBAN_TESTS_PROPERTY_CHU_GAMES_H
#define SANBAN_TESTS_PROPERTY_CHU_GAMES_H

#include <stdint.h>

/* Plays `count` games numbered from `first` on, each of at most 60 plies. Cheap properties are
 * tried in every position, dear ones now and then, clicks seldom. Returns how many plies were
 * played. */
uint64_t chu_games_run(uint64_t first, uint64_t count);

#endif
