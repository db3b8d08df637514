#include "rules/pieces/turns.h"

#include <assert.h>
#include <stdbool.h>

static void ends_add(TurnEnds *ends, TurnEnd end) {
    for (size_t i = 0; i < ends->count; i++) {
        if (ends->end[i].right == end.right && ends->end[i].ahead == end.ahead) {
            return;
        }
    }
    assert(ends->count < TURN_ENDS_MAX);
    ends->end[ends->count++] = end;
}

/* Every place that one more leg leads to. */
static void leg_from(const TurnEnds *from, Bearings set, TurnEnds *to) {
    to->count = 0;
    for (size_t i = 0; i < from->count; i++) {
        for (Bearings rest = set; rest != 0; rest &= rest - 1) {
            int bearing = bearing_first(rest);
            ends_add(to, (TurnEnd){(int8_t)(from->end[i].right + bearing_right(bearing)),
                                   (int8_t)(from->end[i].ahead + bearing_ahead(bearing))});
        }
    }
}

/* What leaves home and may not come back there does not count. */
static bool is_end(const Power *power, TurnEnd end) {
    return end.right != 0 || end.ahead != 0 || (power->traits & POWER_MAY_RETURN) != 0;
}

static void legs_of_set(const Power *power, Bearings set, TurnEnds *out) {
    TurnEnds place[2] = {{.count = 1}};
    for (unsigned leg = 1; leg <= power->legs; leg++) {
        const TurnEnds *now = &place[leg % 2];
        leg_from(&place[(leg + 1) % 2], set, &place[leg % 2]);
        if ((power->traits & POWER_WHOLE) != 0 && leg < power->legs) {
            continue;
        }
        for (size_t i = 0; i < now->count; i++) {
            if (is_end(power, now->end[i])) {
                ends_add(out, now->end[i]);
            }
        }
    }
}

/* The bearings of a set with the same heading: those by which a turn that keeps its line goes on.
 */
static Bearings alike(Bearings set, int heading) {
    Bearings found = 0;
    for (Bearings rest = set; rest != 0; rest &= rest - 1) {
        int bearing = bearing_first(rest);
        found |= bearing_heading(bearing) == heading ? UINT32_C(1) << bearing : 0;
    }
    return found;
}

void turn_ends(const Power *power, TurnEnds *out) {
    out->count = 0;
    if ((power->traits & POWER_KEEPS_WAY) == 0) {
        legs_of_set(power, power->bearings, out);
        return;
    }
    for (int heading = 0; heading < BEARING_RING; heading++) {
        legs_of_set(power, alike(power->bearings, heading), out);
    }
    if ((power->traits & POWER_MAY_RETURN) != 0 && power->legs > 1) {
        ends_add(out, (TurnEnd){0, 0}); /* the second leg may undo the first */
    }
}
