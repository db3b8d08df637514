/* What a piece does to squares at a distance by standing where it stands: lines of a net, the fire
 * around a flame, a field. For those who show a board; nothing is decided by it. */
#ifndef SANBAN_RULES_PLAY_SPREAD_H
#define SANBAN_RULES_PLAY_SPREAD_H

#include "rules/pieces/words.h"
#include "rules/play/position.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum SpreadShape {
    SPREAD_NONE,
    SPREAD_LINES, /* from the piece to each of the squares; the last one may be held */
    SPREAD_FIRE,  /* the squares around it */
    SPREAD_FIELD  /* all squares that lie in its field */
} SpreadShape;

typedef struct Spread {
    uint8_t shape; /* SpreadShape */
    uint16_t count;
    Square square[BOARD_SIDE_MAX * BOARD_SIDE_MAX];
} Spread;

/* Used by laws. */
void spread_add(Spread *spread, SpreadShape shape, Square square);

/* What the piece on `source` spreads by the first law that knows of any. False if nothing. */
bool position_spread(const Position *position, Square source, Spread *out);

/* Does what the piece on `source` spreads lie upon this square? */
bool spread_covers(const Spread *spread, Square source, Square square);

/* Adds whose and what the source is: "White's poison flame on 10j". */
void spread_tell_source(const Position *position, Square source, Words *out);

#endif
