/* What a side still has, as the laws about bare kings of chu shogi count it. */
#ifndef SANBAN_RULES_LAWS_BARE_COUNT_H
#define SANBAN_RULES_LAWS_BARE_COUNT_H

#include "rules/play/position.h"

/* Pieces that can never move again (a pawn or lance on its last rank) are left out. */
typedef struct BareCount {
    int royals;
    Square royal; /* one of them */
    int minors;   /* pawns and go-betweens, which must promote before they count */
    int fit;      /* all others */
    Square piece; /* one of the fit pieces */
} BareCount;

BareCount bare_count(const Position *position, Colour side);

/* True when one royal piece is all that counts. */
bool bare_count_is_lone(const BareCount *count);

#endif
