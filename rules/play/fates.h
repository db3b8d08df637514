/* What a move does to pieces beyond those that it takes: burned, turned over or turned back, freed
 * and held, allowed and forbidden something; and whether it ends the game.
 *
 * Read off what the move did to the board; nothing is decided by it. */
#ifndef SANBAN_RULES_PLAY_FATES_H
#define SANBAN_RULES_PLAY_FATES_H

#include "rules/play/effects.h"
#include "rules/play/move.h"
#include "rules/play/position.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FATES_TEXT_MAX = 320 };

/* A move that was played or foreseen. */
typedef struct Played {
    const Position *before, *after;
    const Effects *effects;
} Played;

/* The pieces of a side from which a law takes something by the move, or to which it gives it back,
 * though the move does not touch them (see `hampers` in law.h). */
typedef struct Hampered {
    const Law *law;
    Colour side;
    bool then; /* hampered after the move, not before it */
    uint16_t count;
    Square square[BOARD_SIDE_MAX * BOARD_SIDE_MAX];
} Hampered;

/* Fills `out` with the next of these groups; `place` begins with 0. False when there is none left.
 */
bool fates_hampered(const Played *played, int *place, Hampered *out);

/* True for a change that concerns another piece than the mover and is no plain taking. */
bool change_is_fate(const Change *change);

/* True when the move has any such consequence, the end of the game aside. */
bool fates_any(const Played *played);

/* True when the side that moved loses the game by it. */
bool fates_lose(const Played *played);

/* True when it does, or when pieces of its own vanish. */
bool fates_cost(const Played *played);

/* The same of a move that is possible on the board. */
bool move_costs(const Position *before, Move move);

/* Tells them in one sentence without capital and full stop, the end of the game last: "burns 3, of
 * them 1 own; frees 2; wins the game". "" if there are none. */
void fates_write(const Played *played, char out[FATES_TEXT_MAX]);

#endif
