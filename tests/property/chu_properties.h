/* What is true of every position of chu shogi beside the properties of all games. */
#ifndef SANBAN_TESTS_PROPERTY_CHU_PROPERTIES_H
#define SANBAN_TESTS_PROPERTY_CHU_PROPERTIES_H

#include "rules/play/position.h"

/* Each listed move is the canonical one of its result: no path has fewer steps, and none as short
 * starts from a piece that comes earlier in the SFEN. */
void property_canonical(const Position *position);

/* Moves made of random squares and answers are legal exactly when they are among the paths, and are
 * refused with a reason. */
void property_junk(const Position *position);

#endif
