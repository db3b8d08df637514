/* One way in which a kind may act in a turn, as data.
 *
 * A power is a set of bearings, how often a bearing may repeat within a leg (reach), how many legs
 * a turn has, how many pieces it may fly over (hops), whether it goes or shoots, and a few traits.
 * All moves of the three games are made of these. Powers state the widest reading of any rule
 * option; laws narrow. */
#ifndef SANBAN_RULES_PIECES_POWER_H
#define SANBAN_RULES_PIECES_POWER_H

#include "rules/board/bearing.h"

#include <stdint.h>

enum { POWERS_MAX = 4, LEGS_MAX = 5, REACH_ANY = 0, HOPS_ANY = 255 };

/* What a step does. Powers only go or shoot; the rest are answers in the course of a move. */
typedef enum Act { ACT_GO, ACT_SHOOT, ACT_STOP, ACT_PROMOTE, ACT_KEEP } Act;

typedef enum PowerTrait {
    POWER_MAY_RETURN = 1,      /* a later leg may come home: igui, and with it the pass */
    POWER_KEEPS_WAY = 2,       /* later legs keep the first leg's heading, or undo the first leg */
    POWER_WHOLE = 4,           /* no stopping before the last leg */
    POWER_ENDS_ON_CAPTURE = 8, /* a capture is the last leg */
    POWER_FOLLOWS = 16 /* a shot after a leg of another power; without it, a shot from standing */
} PowerTrait;

typedef struct Power {
    Bearings bearings; /* as the owner sees them */
    uint8_t act;       /* ACT_GO or ACT_SHOOT */
    uint8_t reach;     /* repeats of a bearing in one leg; REACH_ANY without limit */
    uint8_t legs;      /* legs of a turn, or shots after each leg: 1..LEGS_MAX */
    uint8_t hops;      /* shots: pieces that may stand between; 0 or HOPS_ANY */
    uint8_t traits;    /* PowerTrait bits */
} Power;

#endif
