#include "rules/play/selector.h"

#include "rules/play/explain.h"
#include "rules/play/movegen.h"
#include "rules/play/pass.h"
#include "rules/play/turn.h"

#include <assert.h>

void selector_walk(const Selector *selector, Position *board, Walk *walk) {
    path_begin(walk, selector->position, selector->path.move.from);
    for (int i = 0; i < selector->path.move.steps; i++) {
        path_take(walk, selector->path.move.step[i], board, walk);
    }
    walk->path.stage = selector->path.stage;
    walk->path.move.promotion = selector->path.move.promotion;
}

static ChoiceKind choice_kind(const Walk *walk, Step step) {
    switch ((Act)step.act) {
    case ACT_SHOOT:
        return CHOICE_SHOOT;
    case ACT_STOP:
        return CHOICE_STOP;
    case ACT_PROMOTE:
        return CHOICE_PROMOTE;
    case ACT_KEEP:
        return CHOICE_KEEP;
    case ACT_GO:
        break;
    }
    return walk->now->cell[step.square] != PIECE_NONE ? CHOICE_CAPTURE : CHOICE_GO;
}

/* Fills in what the move could still be after the choice's last step, taken from this walk. */
static void choice_look_ahead(const Walk *walk, Choice *choice) {
    Position board;
    Walk next;
    StepList list;
    uint8_t answers[2];
    Step step = choice->step[choice->steps - 1];
    path_take(walk, step, &board, &next);
    path_reach(&next, &list);
    choice->kind = (uint8_t)choice_kind(walk, step);
    choice->meaning = (uint8_t)path_meaning(walk, step);
    choice->more = list.count > 0;
    if (step.act == ACT_SHOOT) {
        const Power *power = path_shooting(walk);
        choice->shots = (uint8_t)(power->legs - walk->path.shots);
        choice->over = power->hops > 0;
    }
    if (path_may_stop(&next)) {
        size_t count = path_answers(&next, answers);
        choice->promotes = answers[0] == MOVE_PROMOTED;
        choice->forced = count == 1 && choice->promotes;
    }
}

/* The next free place of a list. */
static Choice *choices_extend(ChoiceList *list) {
    assert(list->count < CHOICES_MAX);
    return &list->choice[list->count++];
}

static void choices_add(ChoiceList *list, const Walk *walk, Step step) {
    Choice *choice = choices_extend(list);
    *choice = (Choice){.step = {step}, .steps = 1, .kind = (uint8_t)choice_kind(walk, step)};
    if (step.act == ACT_GO || step.act == ACT_SHOOT) {
        choice_look_ahead(walk, choice);
    }
}

static void choices_of_pick(const Selector *selector, ChoiceList *out) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(selector->position->cell[square], (Colour)selector->position->turn) &&
            moves_exist_from(selector->position, selector->history, square)) {
            *choices_extend(out) =
                (Choice){.step = {{.square = square}}, .steps = 1, .kind = CHOICE_PICK};
        }
    }
}

static bool is_on_offer(const Walk *walk, const History *history, Step step) {
    StepList list;
    path_steps(walk, history, &list);
    return steps_hold(&list, step);
}

static Choice pass_of(const StepList *way) {
    Choice pass = {.steps = (uint8_t)way->count, .kind = CHOICE_PASS};
    for (size_t i = 0; i < way->count; i++) {
        pass.step[i] = way->step[i];
    }
    return pass;
}

/* One end of a sweep: so many legs straight ahead and no more. */
static void choices_add_end(const Walk *before, const Choice *sweep, int legs_most,
                            ChoiceList *out) {
    Choice *choice = choices_extend(out);
    uint8_t last = (uint8_t)(sweep->steps - 1);
    *choice = *sweep;
    choice_look_ahead(before, choice);
    choice->meaning = (uint8_t)(last + 1 == legs_most ? DIAGRAM_LIMIT : DIAGRAM_STEP);
    choice->more = false;
    choice->ends = true;
}

/* Walks on straight ahead, leg by leg, as long as the way keeps its heading: every point where it
 * may end is one choice of several steps. */
static void choices_sweep(const Walk *walk, const History *history, Step first, ChoiceList *out) {
    Colour owner = piece_owner(walk->path.piece);
    int bearing = bearing_between(walk->path.at, first.square, owner);
    int most = path_kind(walk)->power[0].legs;
    Choice sweep = {.steps = 0};
    Position board;
    Walk ahead = *walk;
    Step step = first;
    while (is_on_offer(&ahead, history, step)) {
        Walk before = ahead;
        Position behind = *ahead.now;
        before.now = &behind;
        sweep.step[sweep.steps++] = step;
        path_take(&ahead, step, &board, &ahead);
        if (is_on_offer(&ahead, history, (Step){.square = step.square, .act = ACT_STOP})) {
            choices_add_end(&before, &sweep, most, out);
        }
        step.square = square_shifted(step.square, bearing, owner);
    }
}

/* A piece whose only power leads straight on over whatever it takes: a click on the end says all.
 */
static bool sweeps(const Walk *walk) {
    const Kind *kind = path_kind(walk);
    const Power *power = &kind->power[0];
    bool stays_on_line = (power->traits & POWER_KEEPS_WAY) != 0 &&
                         (power->traits & (POWER_MAY_RETURN | POWER_WHOLE)) == 0;
    return kind_powers(kind) == 1 && power->legs > 1 && stays_on_line && walk->path.legs == 0;
}

/* While ending is all that is left, ends the path. */
static void selector_settle(Selector *selector) {
    while (selector->path.stage != PATH_DONE) {
        Position board;
        Walk walk;
        StepList list;
        selector_walk(selector, &board, &walk);
        path_steps(&walk, selector->history, &list);
        bool only_end =
            list.count == 1 && list.step[0].act != ACT_GO && list.step[0].act != ACT_SHOOT;
        if (!only_end || selector->path.move.steps == 0) {
            return;
        }
        path_take(&walk, list.step[0], &board, &walk);
        selector->path = walk.path;
    }
}

static void explain_unpicked(const Selector *selector, Square square, Refusal *why) {
    Walk walk;
    if (path_start(&walk, selector->position, square, why)) {
        StepList list;
        path_reach(&walk, &list);
        if (list.count > 0) {
            explain_ending(&walk, list.step[0], selector->history, why);
        } else {
            explain_no_moves(&walk, why);
        }
    }
}

/* Out of one step's reach, but further steps lead there: names the first of them. */
static void explain_detour(const Selector *selector, Square square, Refusal *why) {
    Selector ahead = *selector;
    char name[SQUARE_NAME_MAX];
    char first[SQUARE_NAME_MAX];
    int done = selector->path.move.steps;
    if (!selector_fill(&ahead, square) || ahead.path.move.steps < done + 2) {
        return;
    }
    square_write(square, name);
    square_write(ahead.path.move.step[done].square, first);
    refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE,
                "The %s comes to %s step by step: first to %s, for instance.",
                position_kind(selector->position, selector->path.move.from)->english, name, first);
}

static void explain_picked(const Selector *selector, Square square, Refusal *why) {
    Position board;
    Walk walk;
    StepList list;
    selector_walk(selector, &board, &walk);
    if (walk.path.stage == PATH_STOPPED) {
        refusal_set(why, REFUSAL_NOT_ITS_MOVE, SQUARE_NONE, "First answer whether the %s promotes.",
                    position_kind(selector->position, walk.path.move.from)->english);
        return;
    }
    if (walk.path.move.steps > 0 && square == walk.path.at && !path_may_stop(&walk)) {
        explain_stop(&walk, why);
        return;
    }
    path_reach(&walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.step[i].square == square) {
            explain_ending(&walk, list.step[i], selector->history, why);
            return;
        }
    }
    explain_target(&walk, square, why);
    if (why->cause == REFUSAL_NOT_ITS_MOVE) {
        explain_detour(selector, square, why);
    }
}

/* Keeps the path as it is now, to come back to it. */
static void selector_remember(Selector *selector) {
    assert(selector->decisions < sizeof selector->earlier / sizeof selector->earlier[0]);
    selector->earlier[selector->decisions++] = selector->path;
}

void selector_begin(Selector *selector, const Position *position, const History *history) {
    *selector = (Selector){.position = position, .history = history};
}

void selector_choices(const Selector *selector, ChoiceList *out) {
    out->count = 0;
    if (!selector->picked) {
        choices_of_pick(selector, out);
        return;
    }
    Position board;
    Walk walk;
    StepList list;
    selector_walk(selector, &board, &walk);
    path_steps(&walk, selector->history, &list);
    bool sweep = sweeps(&walk);
    for (size_t i = 0; i < list.count; i++) {
        if (sweep && list.step[i].act == ACT_GO) {
            choices_sweep(&walk, selector->history, list.step[i], out);
        } else {
            choices_add(out, &walk, list.step[i]);
        }
    }
    StepList way;
    if (selector->path.move.steps == 0 &&
        pass_find(&walk, selector->history, &way, NULL) == PASS_OFFERED) {
        *choices_extend(out) = pass_of(&way);
    }
}

void selector_choices_at(const Selector *selector, Square square, ChoiceList *out) {
    ChoiceList all;
    selector_choices(selector, &all);
    out->count = 0;
    for (size_t i = 0; i < all.count; i++) {
        const Choice *choice = &all.choice[i];
        if (choice->kind != CHOICE_PASS && choice->step[choice->steps - 1].square == square) {
            *choices_extend(out) = *choice;
        }
    }
}

PassState selector_pass(const Selector *selector, Choice *pass, Refusal *why) {
    Position board;
    Walk walk;
    StepList way;
    *why = (Refusal){.culprit = SQUARE_NONE};
    if (!selector->picked) {
        return PASS_NONE;
    }
    selector_walk(selector, &board, &walk);
    PassState state = pass_find(&walk, selector->history, &way, why);
    *pass = pass_of(&way);
    return state;
}

bool selector_return(const Selector *selector, Choice *home) {
    const Path *path = &selector->path;
    ChoiceList list;
    if (!selector->picked || path->captures == 0 || path->at == path->move.from) {
        return false;
    }
    bool last = path->legs + 1 >= selector_legs(selector);
    selector_choices_at(selector, path->move.from, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.choice[i].kind == CHOICE_GO && (last || !list.choice[i].more)) {
            *home = list.choice[i];
            return true;
        }
    }
    return false;
}

/* Does one leg of the picked piece come to the same as this choice further on? */
static bool offers_at_once(const Selector *selector, const Choice *choice) {
    ChoiceList direct;
    selector_choices_at(selector, choice->step[0].square, &direct);
    for (size_t i = 0; i < direct.count; i++) {
        if (direct.choice[i].kind == choice->kind && !choice->more &&
            direct.choice[i].promotes == choice->promotes) {
            return direct.choice[i].steps == 1;
        }
    }
    return false;
}

bool selector_step_suffices(const Selector *selector) {
    const Path *path = &selector->path;
    ChoiceList next;
    Selector fresh = *selector;
    bool may_stop = false;
    if (!selector->picked || path->move.steps != 1 || path->legs != 1 || path->captures > 0) {
        return false;
    }
    while (fresh.path.move.steps > 0) {
        selector_back(&fresh);
    }
    selector_choices(selector, &next);
    for (size_t i = 0; i < next.count; i++) {
        const Choice *choice = &next.choice[i];
        bool home = choice->kind == CHOICE_GO && choice->step[0].square == path->move.from;
        may_stop = may_stop || choice->kind == CHOICE_STOP;
        if (choice->kind != CHOICE_STOP && !home && !offers_at_once(&fresh, choice)) {
            return false;
        }
    }
    return may_stop;
}

bool selector_take(Selector *selector, Choice choice) {
    Position board;
    Walk walk;
    if (choice.kind == CHOICE_PICK) {
        path_begin(&walk, selector->position, choice.step[0].square);
        selector->picked = true;
        selector->decisions = 0;
        selector->path = walk.path;
        return false;
    }
    assert(selector->picked);
    selector_remember(selector);
    selector_walk(selector, &board, &walk);
    for (int i = 0; i < choice.steps; i++) {
        path_take(&walk, choice.step[i], &board, &walk);
    }
    if (choice.ends) {
        path_take(&walk, (Step){.square = walk.path.at, .act = ACT_STOP}, &board, &walk);
    }
    selector->path = walk.path;
    selector_settle(selector);
    return selector_is_complete(selector);
}

int selector_legs(const Selector *selector) {
    if (!selector->picked) {
        return 0;
    }
    Position board;
    Walk walk;
    selector_walk(selector, &board, &walk);
    return path_turn_legs(&walk);
}

int selector_legs_owed(const Selector *selector) {
    if (!selector->picked || selector->path.stage != PATH_OPEN) {
        return 0;
    }
    Position board;
    Walk walk;
    selector_walk(selector, &board, &walk);
    bool owes = walk.path.legs > 0 && !path_may_stop(&walk);
    return owes ? path_turn_legs(&walk) - walk.path.legs : 0;
}

bool selector_is_complete(const Selector *selector) {
    return selector->picked && selector->path.stage == PATH_DONE;
}

bool selector_back(Selector *selector) {
    if (!selector->picked) {
        return false;
    }
    if (selector->decisions == 0) {
        selector->picked = false;
    } else {
        selector->path = selector->earlier[--selector->decisions];
    }
    return true;
}

void selector_preview(const Selector *selector, Position *out) {
    *out = *selector->position;
    if (selector->picked && selector->path.move.steps > 0) {
        Walk walk;
        selector_walk(selector, out, &walk);
    }
}

bool selector_foresee(const Selector *selector, Choice choice, Position *after, Effects *effects) {
    Selector ahead = *selector;
    if (choice.kind != CHOICE_PICK) {
        selector_take(&ahead, choice);
    }
    Position board;
    Walk walk;
    selector_walk(&ahead, &board, &walk);
    uint8_t answer = ahead.path.move.promotion;
    if (ahead.path.stage != PATH_DONE) {
        uint8_t answers[2];
        walk.path.stage = PATH_OPEN;
        if (!path_may_stop(&walk)) {
            return false;
        }
        path_answers(&walk, answers);
        answer = answers[0];
    }
    if (!path_may_end(&walk, answer, selector->history, NULL)) {
        return false;
    }
    position_play(selector->position, path_finish(&walk, answer), after, effects);
    return true;
}

bool selector_refusal(const Selector *selector, Square square, Refusal *why) {
    ChoiceList list;
    selector_choices_at(selector, square, &list);
    if (list.count > 0) {
        return false;
    }
    *why = (Refusal){.culprit = SQUARE_NONE};
    if (selector->picked) {
        explain_picked(selector, square, why);
    } else {
        explain_unpicked(selector, square, why);
    }
    assert(why->text[0] != '\0');
    return true;
}

Move selector_move(const Selector *selector) {
    assert(selector_is_complete(selector));
    return selector->path.move;
}
