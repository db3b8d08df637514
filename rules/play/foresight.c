#include "rules/play/foresight.h"

#include "rules/play/explain.h"
#include "rules/play/spread.h"
#include "rules/play/turn.h"

static void add_fire(Foresight *out, Square square) {
    for (int i = 0; i < out->fires; i++) {
        if (out->fire[i] == square) {
            return;
        }
    }
    if (out->fires < FIRES_MAX) {
        out->fire[out->fires++] = square;
    }
}

/* A flame that comes to another square burns there, even if nobody stands beside it yet. */
static void add_own_fire(const Position *before, Square from, Square end, Foresight *out) {
    Spread spread;
    if (end != from && out->after.cell[end] == before->cell[from] &&
        position_spread(before, from, &spread) && spread.shape == SPREAD_FIRE) {
        add_fire(out, end);
    }
}

static void find_fires(const Position *before, Square from, Square end, Foresight *out) {
    out->fires = 0;
    for (int i = 0; i < out->effects.count; i++) {
        if (out->effects.change[i].cause == CAUSE_BURNED) {
            add_fire(out, out->effects.change[i].by);
        }
    }
    add_own_fire(before, from, end, out);
}

void foresight_of(const Selector *selector, Choice choice, Foresight *out) {
    Square from = selector->path.move.from;
    out->known = selector->picked && selector_foresee(selector, choice, &out->after, &out->effects);
    if (out->known) {
        Square end = choice.steps > 0 ? choice.step[choice.steps - 1].square : from;
        find_fires(selector->position, from, end, out);
    }
}

void foresight_of_move(const Position *before, Move move, Foresight *out) {
    position_play(before, move, &out->after, &out->effects);
    out->known = true;
    find_fires(before, move.from, move_end(move), out);
}

static bool goes_to(const Choice *choice, Square square) {
    bool goes =
        choice->kind == CHOICE_GO || choice->kind == CHOICE_CAPTURE || choice->kind == CHOICE_SHOOT;
    return goes && choice->step[choice->steps - 1].square == square;
}

void foresight_at(const Selector *selector, const ChoiceList *choices, Square square,
                  Foresight *out) {
    out->known = false;
    for (size_t i = 0; i < choices->count && selector->picked && !out->known; i++) {
        if (goes_to(&choices->choice[i], square)) {
            foresight_of(selector, choices->choice[i], out);
        }
    }
}

static void keep_shots(ChoiceList *list) {
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        if (list->choice[i].kind == CHOICE_SHOOT) {
            list->choice[kept++] = list->choice[i];
        }
    }
    list->count = kept;
}

void foresight_shots(const Selector *selector, const ChoiceList *choices, Square square,
                     ChoiceList *out) {
    out->count = 0;
    for (size_t i = 0; i < choices->count && selector->picked; i++) {
        Selector ahead = *selector;
        if (!goes_to(&choices->choice[i], square)) {
            continue;
        }
        if (!selector_take(&ahead, choices->choice[i])) {
            selector_choices(&ahead, out);
            keep_shots(out);
        }
        return;
    }
}

static const Step *first_shot(const StepList *list) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->step[i].act == ACT_SHOOT) {
            return &list->step[i];
        }
    }
    return NULL;
}

/* A move that could have gone on by a shot is complete without it. */
static bool is_barred_after(const Selector *selector, Choice choice, Refusal *why) {
    Selector ahead = *selector;
    Position board;
    Walk walk;
    StepList able;
    StepList allowed;
    selector_take(&ahead, choice);
    selector_walk(&ahead, &board, &walk);
    walk.path.stage = PATH_OPEN;
    path_geometry(&walk, &able);
    path_reach(&walk, &allowed);
    const Step *shot = first_shot(&able);
    if (shot == NULL || first_shot(&allowed) != NULL) {
        return false;
    }
    *why = (Refusal){.culprit = SQUARE_NONE};
    explain_step(&walk, *shot, why);
    return why->law != NULL;
}

bool foresight_barred_shot(const Selector *selector, const ChoiceList *choices, Square square,
                           Refusal *why) {
    for (size_t i = 0; i < choices->count && selector->picked; i++) {
        if (goes_to(&choices->choice[i], square)) {
            return is_barred_after(selector, choices->choice[i], why);
        }
    }
    return false;
}

Played foresight_played(const Selector *selector, const Foresight *foresight) {
    return (Played){
        .before = selector->position, .after = &foresight->after, .effects = &foresight->effects};
}
