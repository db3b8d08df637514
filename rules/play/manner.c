#include "rules/play/manner.h"

#include <assert.h>

enum { REACH_UNLIMITED = 255 };

static bool power_holds(const Power *power, int bearing) {
    return (power->bearings >> bearing & 1U) != 0;
}

static uint8_t power_reach(const Power *power) {
    return power->reach == REACH_ANY ? REACH_UNLIMITED : power->reach;
}

static void raise(uint8_t *value, uint8_t least) {
    *value = *value < least ? least : *value;
}

static void note_reach(Ruleset *rules, KindId id) {
    const Kind *kind = &rules->variant->kinds[id];
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
            if (power->act == ACT_GO && power_holds(power, bearing)) {
                raise(&rules->reach[id][bearing], power_reach(power));
                raise(&rules->farthest[bearing], power_reach(power));
            }
        }
    }
}

/* How far turns of one leg lead by this bearing; 0: not at all. */
static uint8_t single_reach(const Kind *kind, int bearing) {
    uint8_t reach = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        if (power->act == ACT_GO && power->legs == 1 && power_holds(power, bearing)) {
            raise(&reach, power_reach(power));
        }
    }
    return reach;
}

static void note_rays(Ruleset *rules, KindId id) {
    const Kind *kind = &rules->variant->kinds[id];
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        uint8_t reach = single_reach(kind, bearing);
        if (reach != 0) {
            Habit *habit = &rules->habit[id];
            habit->ray[habit->ray_count++] =
                (Ray){.offset = BEARING_OFFSET[bearing], .reach = reach};
        }
    }
}

/* How many powers of a kind go more than one leg, and how many shoot. */
typedef struct Oddities {
    int legs, shots;
    const Power *last; /* that goes more than one leg */
} Oddities;

static Oddities oddities_of(const Kind *kind) {
    Oddities odd = {.last = NULL};
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        if (power->act == ACT_SHOOT) {
            odd.shots++;
        } else if (power->legs != 1) {
            odd.legs++;
            odd.last = power;
        }
    }
    return odd;
}

static bool power_is_double(const Power *power) {
    bool steps = (power->bearings & ~(Bearings)TO_ADJACENT) == 0 && power->reach == 1;
    uint8_t other_traits = (uint8_t) ~(unsigned)(POWER_MAY_RETURN | POWER_KEEPS_WAY);
    return power->act == ACT_GO && power->legs == 2 && steps && (power->traits & other_traits) == 0;
}

/* Does some turn of one leg, or the first step itself, lead this far from home? */
static bool leads_there(const Kind *kind, const Power *power, int offset) {
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        bool leads = single_reach(kind, bearing) != 0 || power_holds(power, bearing);
        if (BEARING_OFFSET[bearing] == offset && leads) {
            return true;
        }
    }
    return offset == 0;
}

/* A leap leads wherever two steps lead, and no turn of one leg leads where the first step does. */
static bool leaps_cover(const Kind *kind, const Power *power) {
    bool keeps = (power->traits & POWER_KEEPS_WAY) != 0;
    for (int one = 0; one < BEARING_RING; one++) {
        if (!power_holds(power, one)) {
            continue;
        }
        if (single_reach(kind, one) != 0) {
            return false;
        }
        for (int other = 0; other < BEARING_RING; other++) {
            bool open = power_holds(power, other) && (!keeps || other == one);
            if (open && !leads_there(kind, power, BEARING_OFFSET[one] + BEARING_OFFSET[other])) {
                return false;
            }
        }
    }
    return true;
}

static void note_twice(Ruleset *rules, KindId id, const Power *power) {
    Twice *twice = &rules->habit[id].twice;
    twice->keeps_way = (power->traits & POWER_KEEPS_WAY) != 0;
    twice->returns = (power->traits & POWER_MAY_RETURN) != 0;
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        if (power_holds(power, bearing)) {
            twice->offset[twice->count++] = BEARING_OFFSET[bearing];
        }
    }
}

static Manner manner_of(const Kind *kind) {
    Oddities odd = oddities_of(kind);
    if (odd.legs == 0) {
        return odd.shots == 0 ? MANNER_SINGLE : MANNER_SHOTS;
    }
    bool twice = odd.legs == 1 && odd.shots == 0 && power_is_double(odd.last);
    return twice && leaps_cover(kind, odd.last) ? MANNER_DOUBLE : MANNER_TREE;
}

static void note_manner(Ruleset *rules, KindId id) {
    const Kind *kind = &rules->variant->kinds[id];
    Manner manner = manner_of(kind);
    const Power *twice = oddities_of(kind).last;
    if (manner == MANNER_DOUBLE && twice != NULL) {
        note_twice(rules, id, twice);
    }
    rules->habit[id].manner = (uint8_t)manner;
    rules->lines_tell[id] = manner == MANNER_SINGLE || manner == MANNER_DOUBLE;
}

void manners_note(Ruleset *rules) {
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        note_reach(rules, (KindId)id);
        note_rays(rules, (KindId)id);
        note_manner(rules, (KindId)id);
    }
}
