/* A list of moves in the making, or only its length. For the generator only.
 *
 * Moves of one leg never end alike. Others may: then the result decides, and the move with the
 * fewest steps stays. Where no law has more to say, a result is told by the way alone: who went
 * where, and what was taken. */
#ifndef SANBAN_RULES_PLAY_LISTING_H
#define SANBAN_RULES_PLAY_LISTING_H

#include "rules/play/movegen.h"

enum { RESULT_SLOTS = 512, RESULT_NONE = MOVES_MAX };

typedef struct Listing {
    const Position *position;
    MoveList *list;   /* the moves; when counting, only those whose result another may have */
    bool counts;      /* only the number of moves is wanted */
    uint64_t count;   /* of all moves */
    bool distinct;    /* keep one move for each result */
    uint32_t merging; /* laws that may make results coincide here, one bit each */
    bool slots_ready;
    bool passed;                 /* counting: a pass was counted */
    uint32_t awake;              /* laws that have a word about steps and starts here */
    uint16_t slot[RESULT_SLOTS]; /* of a result's key: the move listed last, or RESULT_NONE */
    uint16_t next[MOVES_MAX];    /* the one listed before it with the same slot */
    uint64_t key[MOVES_MAX];
} Listing;

/* An empty listing, which fills `list`; with `counts` only as far as counting needs it. */
void listing_begin(Listing *listing, const Position *position, MoveList *list, bool counts);

/* Adds a move whose result no other move has. */
void listing_add(Listing *listing, Move move);

/* Adds a move unless its result is there already. */
void listing_add_result(Listing *listing, Move move);

/* The same for going out to `over` and home again, where results are told by the way: the pass over
 * an empty square is one result for all pieces, and so is the capture of what stands there unless a
 * law remembers who made it. */
void listing_add_home(Listing *listing, Square from, Square over);

#endif
