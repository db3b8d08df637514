/* What has been on the board so far, as far as the rules ask for it. */
#ifndef SANBAN_RULES_PLAY_HISTORY_H
#define SANBAN_RULES_PLAY_HISTORY_H

#include "rules/play/move.h"
#include "rules/play/position.h"

#include <stdbool.h>
#include <stddef.h>

/* A position of the game and the move that led to it (from SQUARE_NONE for the first). */
typedef struct Past {
    const Position *position;
    Move move;
} Past;

/* From the start of the game to the position on the board, which is the last. Borrowed from a game.
 */
typedef struct History {
    size_t count;
    const Past *past;
} History;

/* How often the last position of the history has occurred, itself counted. */
size_t history_occurrences(const History *history);

/* Where the last position of the history occurred first. */
size_t history_first(const History *history);

/* True when the side has moved after the position `first` and this holds after each of those moves.
 */
bool history_always(const History *history, size_t first, Colour side,
                    bool (*holds)(const Position *after));

#endif
