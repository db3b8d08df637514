/* Who still commands. */
#ifndef SANBAN_RULES_LAWS_COMMANDERS_H
#define SANBAN_RULES_LAWS_COMMANDERS_H

#include "rules/play/position.h"

/* True while the side has a general or a governor, or a middle troop together with a banner (a flag
 * waver counts unless waver_is_banner=off). Source: ko-shogi.md 9. */
bool side_has_command(const Position *position, Colour side);

#endif
