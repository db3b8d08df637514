/* Whether a lion is protected, as the laws about taking lions ask it. */
#ifndef SANBAN_RULES_LAWS_LION_GUARD_H
#define SANBAN_RULES_LAWS_LION_GUARD_H

#include "rules/play/path.h"

/* Who could take back if the path went on with this step and ended there; SQUARE_NONE: nobody.
 * Ordinary powers only: kings, pinned pieces, other lions, pieces uncovered by the step or hidden
 * behind the mover all count; under protection_timing=before also the piece that the last leg took,
 * which is then where the mover stands in mid-move. Source: chu-shogi.md 6. */
Square lion_guard(const Walk *walk, Step next);

/* Where the path took its last piece by a leg before the next one; SQUARE_NONE if it took none. */
Square taken_on_the_way(const Walk *walk);

/* True when a lion stands on the square. */
bool lion_stands(const Position *position, Square square);

#endif
