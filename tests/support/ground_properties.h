/* What is true of every position of every game, tried on random ones of the proving ground and of
 * chu shogi. */
#ifndef SANBAN_TESTS_SUPPORT_GROUND_PROPERTIES_H
#define SANBAN_TESTS_SUPPORT_GROUND_PROPERTIES_H

#include "rules/play/position.h"

typedef void (*Property)(const Position *position);

/* Fails the running test with the position and what was to hold, unless it holds. */
void property_holds(bool holds, const Position *position, const char *what);

/* The list names each result once, agrees with counting and with all paths, and holds no move of a
 * held piece. */
void property_lists(const Position *position);

/* Playing leaves the board before alone, keeps counts and key, and its effects lead forth and back.
 */
void property_effects(const Position *position);

/* Turned by half with the colours swapped, a position has the same results, turned. */
void property_half_turn(const Position *position);

/* A position can be written and read again. */
void property_sfen(const Position *position);

/* Every finished path can be written and read again: in USI as it was, in TSA up to its result. */
void property_usi(const Position *position);
void property_tsa(const Position *position);

/* A piece bears on an enemy exactly when one of its paths takes it, laws aside. */
void property_attackers(const Position *position);

/* Clicking in all ways leads to the same results as listing, and never into a dead end. */
void property_choices(const Position *position);

/* Going back after any choice offers the same again. */
void property_way_back(const Position *position);

/* The board in mid-move and the foreseen end are what playing the same steps gives. */
void property_preview(const Position *position);

/* A pass is offered exactly when there is one, and never by a click on the piece's own square. */
void property_pass(const Position *position);

/* Every square on which nothing is offered tells why. */
void property_refusals(const Position *position);

/* Every end of a piece of many legs can be asked for first, but for the square where it stands. */
void property_fill(const Position *position);

#endif
