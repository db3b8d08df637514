/* Turns of one leg and of two single steps, listed without walking the tree of paths. For the
 * generator only; it lists what the walk would, and the tests compare the two. */
#ifndef SANBAN_RULES_PLAY_DIRECT_H
#define SANBAN_RULES_PLAY_DIRECT_H

#include "rules/play/listing.h"

/* Lists all moves of the piece on `from`, which may move, or counts them. False if its turns can
 * only be found by walking; then nothing was listed. */
bool direct_list(Listing *listing, Square from);

#endif
