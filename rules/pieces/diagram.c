#include "rules/pieces/diagram.h"

#include "rules/pieces/turns.h"

#include <assert.h>
#include <stdlib.h>

static const char *const MEANINGS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_LEG] = "first of several steps",
    [DIAGRAM_LEAP_LEG] = "first of several jumps",
    [DIAGRAM_STEP] = "step, may capture",
    [DIAGRAM_LIMIT] = "end of a limited run",
    [DIAGRAM_JUMP] = "jump, may capture",
    [DIAGRAM_RANGE] = "any distance",
    [DIAGRAM_RANGE_HOLDS] = "any distance, and holds",
    [DIAGRAM_SWEEP] = "steps on along the line",
    [DIAGRAM_WHOLE] = "end of all its steps",
    [DIAGRAM_LATER] = "reached by going on",
    [DIAGRAM_SHOT] = "may be shot",
    [DIAGRAM_SHOT_DOUBLE] = "shot, up to two",
    [DIAGRAM_SHOT_OVER] = "shot, also over pieces",
    [DIAGRAM_BURN] = "burns on arrival",
    [DIAGRAM_HOME] = "out and back",
};

/* What may stand on one square together: where the piece goes (0), a line, a shot, what burns. */
static const int LAYERS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_RANGE] = 1,       [DIAGRAM_RANGE_HOLDS] = 1, [DIAGRAM_SHOT] = 2,
    [DIAGRAM_SHOT_DOUBLE] = 2, [DIAGRAM_SHOT_OVER] = 2,   [DIAGRAM_BURN] = 3,
};

static void diagram_add(Diagram *diagram, int right, int ahead, DiagramMeaning meaning) {
    for (size_t i = 0; i < diagram->count; i++) {
        DiagramMark *mark = &diagram->mark[i];
        if (mark->right == right && mark->ahead == ahead &&
            LAYERS[mark->meaning] == LAYERS[meaning]) {
            if (meaning < (DiagramMeaning)mark->meaning) {
                mark->meaning = (uint8_t)meaning;
            }
            return;
        }
    }
    assert(diagram->count < DIAGRAM_MARKS_MAX);
    int far = abs(right) > abs(ahead) ? abs(right) : abs(ahead);
    if (far > diagram->radius) {
        diagram->radius = (uint8_t)far;
    }
    diagram->mark[diagram->count++] =
        (DiagramMark){.right = (int8_t)right, .ahead = (int8_t)ahead, .meaning = (uint8_t)meaning};
}

DiagramMeaning diagram_power_meaning(const Power *power, int bearing, int distance) {
    if (power->act == ACT_SHOOT) {
        return DIAGRAM_SHOT;
    }
    if (power->legs > 1) {
        return DIAGRAM_LEG;
    }
    if (bearing >= BEARING_RING) {
        return DIAGRAM_JUMP;
    }
    if (power->reach == REACH_ANY) {
        return DIAGRAM_RANGE;
    }
    return power->reach > 1 && distance == power->reach ? DIAGRAM_LIMIT : DIAGRAM_STEP;
}

/* Squares in a row that are taken on the way, one leg after the other. */
static bool power_sweeps(const Power *power) {
    return (power->traits & POWER_KEEPS_WAY) != 0 && (power->traits & POWER_MAY_RETURN) == 0;
}

static DiagramMeaning first_meaning(const Power *power, int bearing, int distance) {
    DiagramMeaning meaning = diagram_power_meaning(power, bearing, distance);
    if (meaning == DIAGRAM_SHOT) {
        return power->hops > 0   ? DIAGRAM_SHOT_OVER
               : power->legs > 1 ? DIAGRAM_SHOT_DOUBLE
                                 : DIAGRAM_SHOT;
    }
    if (meaning == DIAGRAM_LEG && power_sweeps(power)) {
        return DIAGRAM_SWEEP;
    }
    return meaning == DIAGRAM_LEG && bearing >= BEARING_RING ? DIAGRAM_LEAP_LEG : meaning;
}

/* Where the turns of several legs may end. */
static void diagram_add_ends(Diagram *diagram, const Power *power) {
    DiagramMeaning later = (power->traits & POWER_WHOLE) != 0 ? DIAGRAM_WHOLE
                           : power_sweeps(power)              ? DIAGRAM_SWEEP
                                                              : DIAGRAM_LATER;
    TurnEnds ends;
    turn_ends(power, &ends);
    for (size_t i = 0; i < ends.count; i++) {
        bool home = ends.end[i].right == 0 && ends.end[i].ahead == 0;
        diagram_add(diagram, ends.end[i].right, ends.end[i].ahead, home ? DIAGRAM_HOME : later);
    }
}

static void diagram_add_power(Diagram *diagram, const Kind *kind, const Power *power) {
    int reach = power->reach == REACH_ANY ? 1 : power->reach;
    bool whole = (power->traits & POWER_WHOLE) != 0 && power->legs > 1;
    for (int bearing = 0; bearing < BEARING_COUNT && !whole; bearing++) {
        if ((power->bearings >> bearing & 1U) == 0) {
            continue;
        }
        for (int n = 1; n <= reach; n++) {
            DiagramMeaning meaning = first_meaning(power, bearing, n);
            bool holds = meaning == DIAGRAM_RANGE && (kind->net >> bearing & 1U) != 0;
            diagram_add(diagram, n * bearing_right(bearing), n * bearing_ahead(bearing),
                        holds ? DIAGRAM_RANGE_HOLDS : meaning);
        }
    }
    if (power->act == ACT_GO && power->legs > 1) {
        diagram_add_ends(diagram, power);
    }
    if (power->legs > diagram->legs && power->act == ACT_GO) {
        diagram->legs = power->legs;
    }
}

/* All around what burns. */
static void diagram_add_burning(Diagram *diagram) {
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        diagram_add(diagram, bearing_right(bearing), bearing_ahead(bearing), DIAGRAM_BURN);
    }
}

void diagram_of(const Kind *kind, Diagram *out) {
    out->radius = 2;
    out->legs = 1;
    out->count = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        diagram_add_power(out, kind, &kind->power[i]);
    }
    if ((kind->traits & KIND_BURNS) != 0) {
        diagram_add_burning(out);
    }
}

bool diagram_means(const Diagram *diagram, DiagramMeaning meaning) {
    for (size_t i = 0; i < diagram->count; i++) {
        if (diagram->mark[i].meaning == (uint8_t)meaning) {
            return true;
        }
    }
    return false;
}

const char *diagram_meaning(DiagramMeaning meaning) {
    return MEANINGS[meaning];
}
