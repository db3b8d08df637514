/* A game of the list of recent games, told to people: who played, how it stands, a small picture.
 */
#ifndef SANBAN_APP_SCREENS_SAVED_GAME_H
#define SANBAN_APP_SCREENS_SAVED_GAME_H

#include "app/session/library.h"
#include "app/ui/ui.h"

#include <stdbool.h>

enum { SAVED_GAME_TEXT_MAX = 192 };

/* Its position points to its rules: not to be copied. */
typedef struct SavedGame {
    const RecordSummary *summary; /* borrowed */
    Ruleset rules;
    Position position; /* the one shown last */
    bool known;        /* there is such a position; else the board is empty */
} SavedGame;

/* Reads the position of a game of the list. */
void saved_game_read(SavedGame *out, const LibraryEntry *entry);

/* "Anna and Ben", or the sides where there are no names. */
void saved_game_players(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]);

/* "Chu shogi", or "Chu shogi: Two lions" of a game that began from a handicap. */
void saved_game_title(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]);

/* "move 17, White to move", or "move 41" of a game that is over. */
void saved_game_state(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]);

/* "Black won: resignation" or "Draw: ...", without the reason if `brief`; "" while it goes on. */
void saved_game_result(const SavedGame *game, bool brief, char out[SAVED_GAME_TEXT_MAX]);

/* "played 2026-11-30 21:40"; "" when that is not known. */
void saved_game_played(const SavedGame *game, char out[SAVED_GAME_TEXT_MAX]);

/* The board as it was seen last, as large as the box allows. */
void saved_game_draw(Ui *ui, const SavedGame *game, Rect box);

#endif
