#include "rules/play/path.h"

#include "rules/play/law.h"

#include <assert.h>

const Kind *path_kind(const Walk *walk) {
    return ruleset_kind(walk->before->rules, piece_kind(walk->path.piece));
}

bool steps_hold(const StepList *list, Step step) {
    for (size_t i = 0; i < list->count; i++) {
        if (list->step[i].square == step.square && list->step[i].act == step.act) {
            return true;
        }
    }
    return false;
}

static void steps_add(StepList *list, Square square, Act act) {
    Step step = {.square = square, .act = (uint8_t)act};
    if (!steps_hold(list, step)) {
        assert(list->count < STEPS_MAX);
        list->step[list->count++] = step;
    }
}

/* A later leg that keeps its way has the first one's heading, or undoes it exactly. */
static bool bearing_is_open(const Path *path, const Power *power, int bearing) {
    if ((power->bearings >> bearing & 1U) == 0) {
        return false;
    }
    if (path->legs == 0 || (power->traits & POWER_KEEPS_WAY) == 0) {
        return true;
    }
    return bearing_heading(bearing) == bearing_heading(path->first_bearing);
}

static bool way_home_is_open(const Path *path, const Power *power) {
    return path->legs == 1 && (power->traits & POWER_KEEPS_WAY) != 0 &&
           (power->traits & POWER_MAY_RETURN) != 0;
}

/* May this power go on with another leg? */
static bool power_goes_on(const Path *path, const Power *power) {
    bool shot_from_standing = path->legs == 0 && path->shots > 0;
    bool spent = (power->traits & POWER_ENDS_ON_CAPTURE) != 0 && path->captured_last;
    return power->act == ACT_GO && path->legs < power->legs && !shot_from_standing && !spent;
}

static bool power_may_shoot(const Path *path, const Power *power) {
    bool follows = (power->traits & POWER_FOLLOWS) != 0;
    return power->act == ACT_SHOOT && path->shots < power->legs && follows == (path->legs > 0);
}

static void steps_go_along(const Walk *walk, const Power *power, int bearing, StepList *out) {
    const Path *path = &walk->path;
    Colour owner = piece_owner(path->piece);
    Square square = path->at;
    for (int n = 1; power->reach == REACH_ANY || n <= power->reach; n++) {
        square = square_shifted(square, bearing, owner);
        Piece piece = walk->now->cell[square];
        if (piece == PIECE_EDGE || piece_is(piece, owner)) {
            return;
        }
        if (square != path->move.from || (power->traits & POWER_MAY_RETURN) != 0) {
            steps_add(out, square, ACT_GO);
        }
        if (piece != PIECE_NONE) {
            return;
        }
    }
}

static void steps_go(const Walk *walk, const Power *power, StepList *out) {
    const Path *path = &walk->path;
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        if (bearing_is_open(path, power, bearing)) {
            steps_go_along(walk, power, bearing, out);
        }
    }
    if (way_home_is_open(path, power)) {
        steps_add(out, path->move.from, ACT_GO);
    }
}

static void steps_shoot_along(const Walk *walk, const Power *power, int bearing, StepList *out) {
    Colour owner = piece_owner(walk->path.piece);
    Square square = walk->path.at;
    int hops = 0;
    for (int n = 1; power->reach == REACH_ANY || n <= power->reach; n++) {
        square = square_shifted(square, bearing, owner);
        Piece piece = walk->now->cell[square];
        if (piece == PIECE_EDGE || hops > power->hops) {
            return;
        }
        if (piece != PIECE_NONE) {
            if (!piece_is(piece, owner)) {
                steps_add(out, square, ACT_SHOOT);
            }
            hops++;
        }
    }
}

static void steps_shoot(const Walk *walk, const Power *power, StepList *out) {
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        if ((power->bearings >> bearing & 1U) != 0) {
            steps_shoot_along(walk, power, bearing, out);
        }
    }
}

/* The bearing by which this power's next leg reaches the square, or BEARING_NONE. */
static int power_bearing_to(const Walk *walk, const Power *power, Square square) {
    for (int bearing = 0; bearing < BEARING_COUNT; bearing++) {
        StepList list;
        list.count = 0;
        if (bearing_is_open(&walk->path, power, bearing)) {
            steps_go_along(walk, power, bearing, &list);
        }
        for (size_t i = 0; i < list.count; i++) {
            if (list.step[i].square == square) {
                return bearing;
            }
        }
    }
    if (way_home_is_open(&walk->path, power) && square == walk->path.move.from) {
        return bearing_opposite(walk->path.first_bearing);
    }
    return BEARING_NONE;
}

/* Narrows the powers that can still be meant to those that reach the square with this leg. */
static void narrow(const Walk *walk, Square square, Path *path) {
    const Kind *kind = path_kind(walk);
    uint8_t left = 0;
    int first = path->first_bearing;
    for (unsigned i = 0; i < POWERS_MAX; i++) {
        const Power *power = &kind->power[i];
        if (((unsigned)path->powers >> i & 1U) == 0 || !power_goes_on(&walk->path, power)) {
            continue;
        }
        int bearing = power_bearing_to(walk, power, square);
        if (bearing != BEARING_NONE) {
            left |= (uint8_t)(1U << i);
            first = path->legs == 0 ? bearing : first;
        }
    }
    assert(left != 0);
    path->powers = left;
    path->first_bearing = (uint8_t)first;
}

/* Notes which law has spoken; always false. */
static bool refused_by(const Law *law, Refusal *why) {
    if (why != NULL) {
        why->law = law;
    }
    return false;
}

static bool takes_are_allowed(const Walk *walk, uint32_t laws, Step next, Refusal *why) {
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        const Law *law = ruleset_law(walk->before->rules, i);
        if ((laws & 1U) != 0 && !law->may_take(walk, next, why)) {
            return refused_by(law, why);
        }
    }
    return true;
}

static bool steps_are_allowed(const Walk *walk, uint32_t laws, Step next, Refusal *why) {
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        const Law *law = ruleset_law(walk->before->rules, i);
        if ((laws & 1U) != 0 && !law->may_step(walk, next, why)) {
            return refused_by(law, why);
        }
    }
    return true;
}

bool path_laws_allow(const Walk *walk, Step next, Refusal *why) {
    const Ruleset *rules = walk->before->rules;
    KindId mover = piece_kind(walk->path.piece);
    Piece there = walk->now->cell[next.square];
    uint32_t guards = rules->guards[piece_kind(there)] & rules->asked[MOMENT_TAKE][mover];
    if (guards != 0 && !piece_is(there, piece_owner(walk->path.piece)) &&
        !takes_are_allowed(walk, guards, next, why)) {
        return false;
    }
    return steps_are_allowed(walk, rules->asked[MOMENT_STEP][mover], next, why);
}

static bool some_ending_is_legal(const Walk *walk, const History *history) {
    uint8_t answers[2];
    size_t count = path_answers(walk, answers);
    for (size_t i = 0; i < count; i++) {
        if (path_may_end(walk, answers[i], history, NULL)) {
            return true;
        }
    }
    return false;
}

/* Does some legal move continue this path? */
static bool path_leads_on(const Walk *walk, const History *history) {
    if (path_may_stop(walk) && some_ending_is_legal(walk, history)) {
        return true;
    }
    StepList list;
    path_reach(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        if (path_leads_on(&next, history)) {
            return true;
        }
    }
    return false;
}

static void steps_of_answers(const Walk *walk, const History *history, StepList *out) {
    uint8_t answers[2];
    size_t count = path_answers(walk, answers);
    for (size_t i = 0; i < count; i++) {
        if (path_may_end(walk, answers[i], history, NULL)) {
            steps_add(out, walk->path.at, answers[i] == MOVE_PROMOTED ? ACT_PROMOTE : ACT_KEEP);
        }
    }
}

static void steps_of_open(const Walk *walk, const History *history, StepList *out) {
    StepList reach;
    path_reach(walk, &reach);
    for (size_t i = 0; i < reach.count; i++) {
        Position board;
        Walk next;
        path_take(walk, reach.step[i], &board, &next);
        if (path_leads_on(&next, history)) {
            steps_add(out, reach.step[i].square, (Act)reach.step[i].act);
        }
    }
    if (path_may_stop(walk) && some_ending_is_legal(walk, history)) {
        steps_add(out, walk->path.at, ACT_STOP);
    }
}

/* Nothing of the side to move stands there. */
static bool refuse_pick(const Position *position, Square from, Refusal *why) {
    if (why == NULL) {
        return false;
    }
    char name[SQUARE_NAME_MAX];
    square_write(from, name);
    const Kind *kind = position_kind(position, from);
    const char *turn = colour_name((Colour)position->turn);
    if (kind == NULL) {
        return refusal_set(why, REFUSAL_NOT_YOURS, SQUARE_NONE, "No piece stands on %s.", name);
    }
    return refusal_set(why, REFUSAL_NOT_YOURS, SQUARE_NONE,
                       "The %s on %s is %s's; it is %s's turn.", kind->english, name,
                       colour_name(colour_other((Colour)position->turn)), turn);
}

void path_begin(Walk *walk, const Position *position, Square from) {
    *walk = (Walk){.before = position, .now = position};
    walk->path = (Path){
        .move = {.from = from},
        .at = from,
        .piece = position->cell[from],
        .powers = (1U << POWERS_MAX) - 1,
        .first_bearing = BEARING_NONE,
    };
}

bool path_start(Walk *walk, const Position *position, Square from, Refusal *why) {
    path_begin(walk, position, from);
    if (position_stopped(position)) {
        return refusal_set(why, REFUSAL_GAME_OVER, SQUARE_NONE, "The game is over.");
    }
    if (!piece_is(position->cell[from], (Colour)position->turn)) {
        return refuse_pick(position, from, why);
    }
    uint32_t laws = position->rules->asked[MOMENT_START][piece_kind(position->cell[from])];
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        const Law *law = ruleset_law(position->rules, i);
        if ((laws & 1U) != 0 && !law->may_start(position, from, why)) {
            return refused_by(law, why);
        }
    }
    return true;
}

void path_geometry(const Walk *walk, StepList *out) {
    const Kind *kind = path_kind(walk);
    out->count = 0;
    if (walk->path.stage != PATH_OPEN) {
        return;
    }
    for (unsigned i = 0; i < POWERS_MAX && kind->power[i].bearings != 0; i++) {
        const Power *power = &kind->power[i];
        if ((walk->path.powers >> i & 1U) != 0 && power_goes_on(&walk->path, power)) {
            steps_go(walk, power, out);
        }
        if (power_may_shoot(&walk->path, power)) {
            steps_shoot(walk, power, out);
        }
    }
}

void path_reach(const Walk *walk, StepList *out) {
    path_geometry(walk, out);
    size_t kept = 0;
    for (size_t i = 0; i < out->count; i++) {
        if (path_laws_allow(walk, out->step[i], NULL)) {
            out->step[kept++] = out->step[i];
        }
    }
    out->count = kept;
}

int path_turn_legs(const Walk *walk) {
    const Kind *kind = path_kind(walk);
    int most = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        if (power->act == ACT_GO && (walk->path.powers >> i & 1U) != 0 && power->legs > most) {
            most = power->legs;
        }
    }
    return most;
}

bool path_may_stop(const Walk *walk) {
    const Path *path = &walk->path;
    if (path->stage != PATH_OPEN || path->move.steps == 0) {
        return false;
    }
    if (path->legs == 0) {
        return true;
    }
    const Kind *kind = path_kind(walk);
    for (unsigned i = 0; i < POWERS_MAX; i++) {
        const Power *power = &kind->power[i];
        bool whole = (power->traits & POWER_WHOLE) != 0;
        if ((path->powers >> i & 1U) != 0 && (!whole || path->legs == power->legs)) {
            return true;
        }
    }
    return false;
}

void path_steps(const Walk *walk, const History *history, StepList *out) {
    out->count = 0;
    if (walk->path.stage == PATH_OPEN) {
        steps_of_open(walk, history, out);
    } else if (walk->path.stage == PATH_STOPPED) {
        steps_of_answers(walk, history, out);
    }
}

static void take_leg(const Walk *walk, Square square, Position *board, Path *path) {
    narrow(walk, square, path);
    path->captured_last = board->cell[square] != PIECE_NONE;
    path->captures = (uint8_t)(path->captures + path->captured_last);
    path->legs++;
    path->shots = 0;
    position_put(board, path->at, PIECE_NONE);
    position_put(board, square, path->piece);
    path->at = square;
}

static void take_answer(const Walk *walk, Act act, Path *path) {
    uint8_t answers[2];
    if (act == ACT_STOP) {
        size_t count = path_answers(walk, answers);
        path->stage = count == 1 ? PATH_DONE : PATH_STOPPED;
        path->move.promotion = count == 1 ? answers[0] : MOVE_NOT_ASKED;
        return;
    }
    path->stage = PATH_DONE;
    path->move.promotion = act == ACT_PROMOTE ? MOVE_PROMOTED : MOVE_KEPT;
}

void path_take(const Walk *walk, Step step, Position *board, Walk *out) {
    Path path = walk->path;
    if (step.act != ACT_GO && step.act != ACT_SHOOT) {
        take_answer(walk, (Act)step.act, &path);
        *out = (Walk){.before = walk->before, .now = walk->now, .path = path};
        return;
    }
    assert(path.move.steps < LEGS_MAX);
    path.move.step[path.move.steps++] = step;
    if (board != walk->now) {
        *board = *walk->now;
    }
    if (step.act == ACT_GO) {
        take_leg(walk, step.square, board, &path);
    } else {
        position_put(board, step.square, PIECE_NONE);
        path.shots++;
    }
    *out = (Walk){.before = walk->before, .now = board, .path = path};
}

bool path_offers(const Walk *walk, Step step) {
    StepList list;
    path_reach(walk, &list);
    return steps_hold(&list, step);
}

int path_follow(Walk *walk, const Move *move, Position *board) {
    int taken = 0;
    while (taken < move->steps && path_offers(walk, move->step[taken])) {
        path_take(walk, move->step[taken], board, walk);
        taken++;
    }
    return taken;
}

bool path_can_end_on(const Walk *walk, Square square) {
    if (path_may_stop(walk) && walk->path.at == square) {
        return true;
    }
    StepList list;
    path_reach(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        if (path_can_end_on(&next, square)) {
            return true;
        }
    }
    return false;
}

const Power *path_shooting(const Walk *walk) {
    const Kind *kind = path_kind(walk);
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (power_may_shoot(&walk->path, &kind->power[i])) {
            return &kind->power[i];
        }
    }
    return NULL;
}

DiagramMeaning path_meaning(const Walk *walk, Step step) {
    const Kind *kind = path_kind(walk);
    DiagramMeaning meaning = step.act == ACT_SHOOT ? DIAGRAM_SHOT : DIAGRAM_MEANINGS;
    for (unsigned i = 0; step.act == ACT_GO && i < POWERS_MAX; i++) {
        Power power = kind->power[i];
        if ((walk->path.powers >> i & 1U) == 0 || !power_goes_on(&walk->path, &power)) {
            continue;
        }
        int bearing = power_bearing_to(walk, &power, step.square);
        /* Only the legs that are still to come make it one of several. */
        power.legs = (uint8_t)(power.legs - walk->path.legs);
        int distance = square_distance(walk->path.at, step.square);
        if (bearing != BEARING_NONE && diagram_power_meaning(&power, bearing, distance) < meaning) {
            meaning = diagram_power_meaning(&power, bearing, distance);
        }
    }
    return meaning == DIAGRAM_MEANINGS ? DIAGRAM_STEP : meaning;
}
