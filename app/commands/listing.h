/* The legal moves of a position with their texts, sorted by USI in byte order. */
#ifndef SANBAN_APP_COMMANDS_LISTING_H
#define SANBAN_APP_COMMANDS_LISTING_H

#include "rules/notation/reading.h"
#include "rules/play/movegen.h"

#include <stddef.h>

typedef struct ListedMove {
    Move move;
    char usi[MOVE_TEXT_MAX];
} ListedMove;

/* Lists all legal moves; the caller frees the array. NULL when there is no memory; `count` may be
 * 0. */
ListedMove *listing_new(const Position *position, size_t *count);

#endif
