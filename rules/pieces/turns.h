/* Where the turns of a power may end when nothing is in the way. */
#ifndef SANBAN_RULES_PIECES_TURNS_H
#define SANBAN_RULES_PIECES_TURNS_H

#include "rules/pieces/power.h"

#include <stddef.h>
#include <stdint.h>

enum { TURN_ENDS_MAX = 128 };

/* Files to the right and ranks ahead of where the turn began, seen by the owner. */
typedef struct TurnEnd {
    int8_t right, ahead;
} TurnEnd;

typedef struct TurnEnds {
    size_t count;
    TurnEnd end[TURN_ENDS_MAX];
} TurnEnds;

/* The ends of the turns of a power that goes, each once, (0,0) among them where it may come home.
 * Legs are taken to be single steps or leaps, as those of all powers with several legs are. */
void turn_ends(const Power *power, TurnEnds *out);

#endif
