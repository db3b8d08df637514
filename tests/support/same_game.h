/* Whether two played games are the same in all that can be seen, gone back to or gone on to, and
 * whether saving loses anything of one. */
#ifndef SANBAN_TESTS_SUPPORT_SAME_GAME_H
#define SANBAN_TESTS_SUPPORT_SAME_GAME_H

#include "rules/record/game.h"

/* Same rules and start; the same plies in the same order with the same positions, comments and
 * ends; of every ply the same child shown last; the same ply shown. */
bool game_is_same(const Game *one, const Game *other);

/* Written as a saved game and read again it is the same, and written once more it gives the same
 * bytes; else the running test fails with the text. */
void expect_game_kept(const Game *game);

#endif
