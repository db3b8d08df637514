/* A list of moves in the making, or only its length. For the generator only.
 *
 * Moves of one leg never end alike. Others may: then the result decides, and the move with the
 * fewest steps stays. Where no law has more to say, a result is told by the way alone: who went
 * where, and what was taken. */
#ifndef SANBAN_RULES_PLAY_LISTING_H
#define SANBAN_RULES_PLAY_LISTING_H

#include "rules/play/movegen.h"

enum { RESULT_SLOTS = 1024, RESULT_NONE = MOVES_MAX };

typedef struct Listing {
    const Position *position;
    MoveList *out; /* NULL: only count */
    uint64_t count;
    bool distinct;             /* keep one move for each result */
    bool merges;               /* a law may make results of different pieces coincide */
    bool at_a_loss;            /* counting met a piece whose results only a list can tell apart */
    bool passed;               /* counting: a pass was counted */
    uint64_t homes[MEN_WORDS]; /* counting: what was taken by going out and home */
    bool slots_ready;
    uint16_t slot[RESULT_SLOTS]; /* of a result's key: the move listed last, or RESULT_NONE */
    uint16_t next[MOVES_MAX];    /* the one listed before it with the same slot */
    uint64_t key[MOVES_MAX];
} Listing;

/* An empty list; `out` NULL: only count. */
void listing_begin(Listing *listing, const Position *position, MoveList *out);

/* Adds a move whose result no other move has. */
void listing_add(Listing *listing, Move move);

/* Adds a move unless its result is there already; needs `out`. */
void listing_add_result(Listing *listing, Move move);

/* Adds the pass over an empty square, or the capture of what stands on `over`, by going there and
 * coming home; a pass is one result for all pieces that can do it, and so is the capture unless a
 * law remembers who made it. */
void listing_add_home(Listing *listing, Square from, Square over);

#endif
