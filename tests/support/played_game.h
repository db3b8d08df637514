/* Games of sho shogi for tests that need one with moves, whatever they are. Whatever cannot be done
 * fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_PLAYED_GAME_H
#define SANBAN_TESTS_SUPPORT_PLAYED_GAME_H

#include "rules/record/game.h"

#include <stdint.h>

/* A new game with so many random moves after which it is not over; the last is shown. */
Game *played_game(unsigned plies, uint64_t seed);

/* Plays so many more in the position shown. */
void played_game_on(Game *game, unsigned plies, uint64_t seed);

/* How many plies the whole tree holds beside the start. */
unsigned played_game_plies(const Game *game);

#endif
