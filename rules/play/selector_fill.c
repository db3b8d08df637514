#include "rules/play/selector.h"

/* A search for legs that end on a target. */
typedef struct Fill {
    const Selector *selector;
    Square target;
    Path found;
} Fill;

/* Looks for a way of at most `legs` more legs; a shorter one must have been looked for before. */
static bool fill_within(Fill *fill, const Walk *walk, int legs) {
    StepList list;
    path_steps(walk, fill->selector->history, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        if (list.step[i].act != ACT_GO) {
            continue;
        }
        path_take(walk, list.step[i], &board, &next);
        if (next.path.at == fill->target) {
            fill->found = next.path;
            return true;
        }
        if (legs > 1 && fill_within(fill, &next, legs - 1)) {
            return true;
        }
    }
    return false;
}

/* The path after some shortest way of legs to the square; false if there is none. */
static bool find_way(const Selector *selector, Square target, Path *out) {
    Position board;
    Walk walk;
    bool stays = selector->path.move.steps == 0 && target == selector->path.at;
    if (!selector->picked || selector->path.stage != PATH_OPEN || stays) {
        return false;
    }
    selector_walk(selector, &board, &walk);
    Fill fill = {.selector = selector, .target = target};
    for (int legs = 1; legs + selector->path.move.steps <= LEGS_MAX; legs++) {
        if (fill_within(&fill, &walk, legs)) {
            *out = fill.found;
            return true;
        }
    }
    return false;
}

bool selector_fill(Selector *selector, Square target) {
    Path found;
    Choice way = {.kind = CHOICE_GO};
    if (!find_way(selector, target, &found)) {
        return false;
    }
    for (int i = selector->path.move.steps; i < found.move.steps; i++) {
        way.step[way.steps++] = found.move.step[i];
    }
    selector_take(selector, way);
    return true;
}

bool selector_approach(Selector *selector, Square target) {
    Selector ahead = *selector;
    int from = selector->path.move.steps;
    if (!selector_fill(&ahead, target)) {
        return false;
    }
    int to = ahead.path.move.steps - (ahead.path.stage != PATH_OPEN);
    for (int i = from; i < to; i++) {
        Choice leg = {.step = {ahead.path.move.step[i]}, .steps = 1, .kind = CHOICE_GO};
        selector_take(selector, leg);
    }
    return to > from;
}
