/* What is true of every position of ko shogi beside the properties of all games. */
#ifndef SANBAN_TESTS_PROPERTY_KO_PROPERTIES_H
#define SANBAN_TESTS_PROPERTY_KO_PROPERTIES_H

#include "rules/play/position.h"

/* Each listed move is the canonical one of its result: no path has fewer legs and shots, and none
 * as short has a full text that comes earlier in byte order. */
void property_ko_canonical(const Position *position);

/* Full texts of paths read as what they tell, also with burns in comments; without a promotion mark
 * they ask for it. With quiet legs left out they read as the same result or are refused as
 * ambiguous. */
void property_ko_texts(const Position *position);

/* Moves made of random legs and shots are legal exactly when they are among the paths, and are
 * refused with a reason. */
void property_ko_junk(const Position *position);

#endif
