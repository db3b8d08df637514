/* What must hold in every position that can come up, and for every move in it.
 *
 * Each check fails the running test and prints the position. */
#ifndef SANBAN_TESTS_PROPERTY_INVARIANTS_H
#define SANBAN_TESTS_PROPERTY_INVARIANTS_H

#include "rules/play/history.h"
#include "rules/play/position.h"
#include "tests/support/random.h"

/* Counts, royals, pieces and key are those of the board; the SFEN reads back as the same
 * position. */
void check_position(const Position *position);

/* Every listed move: legal, played without touching the position, its log leading there and back;
 * the list as long as its count says. */
void check_moves(const Position *position);

/* Every listed move reads back from USI and from TSA as itself. */
void check_texts(const Position *position);

/* Turned by half with colours swapped, the position has the same moves and the same verdict. */
void check_half_turn(const Position *position);

/* Moves made of random squares and answers are legal exactly when they are listed. */
void check_junk(const Position *position, Random *random);

/* Clicking on all squares gives exactly the listed moves; every other click is refused with a
 * reason that fits. `history` may be NULL. */
void check_clicks(const Position *position, const History *history);

#endif
