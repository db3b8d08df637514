/* Games in one line of a test. Whatever cannot be played as asked fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_GAME_WORDS_H
#define SANBAN_TESTS_SUPPORT_GAME_WORDS_H

#include "rules/play/refusal.h"
#include "rules/record/game.h"

/* A game under rules by words (see rules_by_words) from an SFEN or "startpos", after these moves in
 * USI. The caller frees it. */
Game *game_by_words(const char *words, const char *sfen, const char *moves);

/* Plays more moves in USI; before each of them the game must not be over. */
void game_play_words(Game *game, const char *moves);

/* Plays such a game and compares how it stands in the end ("none", "draw repetition"). */
void expect_game(const char *words, const char *sfen, const char *moves, const char *outcome);

/* The refusal of a move in USI that must be illegal in this game. */
Refusal expect_game_refuses(const Game *game, const char *usi);

#endif
