#include "rules/pieces/diagram.h"

#include <assert.h>
#include <stdlib.h>

static const char *const MEANINGS[DIAGRAM_MEANINGS] = {
    [DIAGRAM_LEG] = "first of several steps",
    [DIAGRAM_STEP] = "step, may capture",
    [DIAGRAM_LIMIT] = "last square of a limited run",
    [DIAGRAM_JUMP] = "jump, may capture",
    [DIAGRAM_RANGE] = "any distance",
    [DIAGRAM_SHOT] = "may be shot",
    [DIAGRAM_HOME] = "out and back",
};

static void diagram_add(Diagram *diagram, int right, int ahead, DiagramMeaning meaning) {
    for (size_t i = 0; i < diagram->count; i++) {
        DiagramMark *mark = &diagram->mark[i];
        if (mark->right == right && mark->ahead == ahead) {
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

static void diagram_add_power(Diagram *diagram, const Power *power) {
    int reach = power->reach == REACH_ANY ? 1 : power->reach;
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        if ((power->bearings >> bearing & 1U) == 0) {
            continue;
        }
        for (int n = 1; n <= reach; n++) {
            diagram_add(diagram, n * bearing_right(bearing), n * bearing_ahead(bearing),
                        diagram_power_meaning(power, bearing, n));
        }
    }
    if (power->legs > diagram->legs && power->act == ACT_GO) {
        diagram->legs = power->legs;
    }
    if ((power->traits & POWER_MAY_RETURN) != 0) {
        diagram_add(diagram, 0, 0, DIAGRAM_HOME);
    }
}

void diagram_of(const Kind *kind, Diagram *out) {
    out->radius = 2;
    out->legs = 1;
    out->count = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        diagram_add_power(out, &kind->power[i]);
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
