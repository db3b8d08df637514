#include "rules/play/forbidden.h"

static bool steps_lead_to(const StepList *list, Square square) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->step[i].square == square) {
            return true;
        }
    }
    return false;
}

static bool is_on_offer_after(const Walk *walk, Step step, const History *history, Square square) {
    Position board;
    Walk next;
    StepList list;
    path_take(walk, step, &board, &next);
    path_steps(&next, history, &list);
    return steps_hold(&list, (Step){.square = square, .act = ACT_GO}) ||
           steps_hold(&list, (Step){.square = square, .act = ACT_SHOOT});
}

bool forbidden_comes_up(const Ruleset *rules) {
    uint32_t laws = 0;
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        laws |= rules->asked[MOMENT_STEP][id] | rules->asked[MOMENT_TAKE][id];
    }
    return laws != 0;
}

void forbidden_steps(const Selector *selector, StepList *out) {
    Position board;
    Walk walk;
    StepList able;
    StepList allowed;
    out->count = 0;
    if (!selector->picked) {
        return;
    }
    selector_walk(selector, &board, &walk);
    path_geometry(&walk, &able);
    path_reach(&walk, &allowed);
    for (size_t i = 0; i < able.count; i++) {
        Square square = able.step[i].square;
        if (!steps_lead_to(&allowed, square) && !steps_lead_to(out, square)) {
            out->step[out->count++] = able.step[i];
        }
    }
}

bool forbidden_reason(const Selector *selector, Square square, Refusal *why) {
    StepList list;
    forbidden_steps(selector, &list);
    return steps_lead_to(&list, square) && selector_refusal(selector, square, why);
}

void forbidden_ways_round(const Selector *selector, Square square, StepList *out) {
    Position board;
    Walk walk;
    StepList list;
    out->count = 0;
    if (!selector->picked) {
        return;
    }
    selector_walk(selector, &board, &walk);
    path_steps(&walk, selector->history, &list);
    for (size_t i = 0; i < list.count; i++) {
        bool goes_on = list.step[i].act == ACT_GO || list.step[i].act == ACT_SHOOT;
        if (goes_on && is_on_offer_after(&walk, list.step[i], selector->history, square)) {
            out->step[out->count++] = list.step[i];
        }
    }
}
