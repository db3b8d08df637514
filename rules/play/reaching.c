#include "rules/play/reaching.h"

#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/play/path.h"

/* Laws that forbade something on the way, one bit each: to the piece where it stands, or later. */
enum { AT_ONCE, LATER, WHENS };

/* The search for one move of one piece to the target. */
typedef struct Hunt {
    Square target;
    bool takes; /* an enemy stands there; else the move must end there */
    uint32_t refused[WHENS];
    Move found;
} Hunt;

static void note_refusal(Hunt *hunt, const Walk *walk, const Law *law) {
    const Ruleset *rules = walk->before->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        if (ruleset_law(rules, i) == law) {
            hunt->refused[walk->path.move.steps > 0 ? LATER : AT_ONCE] |= 1U << i;
        }
    }
}

/* How far one leg or shot of a power leads at most. */
static int power_span(const Power *power) {
    bool leaps = power->bearings >> BEARING_RING != 0;
    return power->reach == REACH_ANY ? BOARD_SIDE_MAX : power->reach * (leaps ? 2 : 1);
}

/* How far the legs lead that are left after so many; none where none was gone. */
static int legs_span(const Kind *kind, int gone) {
    int most = 0;
    for (size_t i = 0; i < kind_powers(kind) && gone > 0; i++) {
        const Power *power = &kind->power[i];
        int span = (power->legs - gone) * power_span(power);
        most = power->act == ACT_GO && span > most ? span : most;
    }
    return most;
}

/* How far a shot leads after so many. */
static int shots_span(const Kind *kind, int gone) {
    int most = 0;
    for (size_t i = 0; i < kind_powers(kind); i++) {
        const Power *power = &kind->power[i];
        bool shoots = power->act == ACT_SHOOT && power->legs > gone;
        int span = power_span(power);
        most = shoots && span > most ? span : most;
    }
    return most;
}

/* How far from this step's end the piece could still do anything. */
static int span_after(const Hunt *hunt, const Walk *walk, Step step) {
    const Kind *kind = path_kind(walk);
    bool shoots = step.act == ACT_SHOOT;
    int legs = legs_span(kind, walk->path.legs + !shoots);
    int shots_gone = shoots && legs == 0 ? walk->path.shots + 1 : 0;
    return legs + (hunt->takes ? shots_span(kind, shots_gone) : 0);
}

/* May the move end here, with some answer about promotion? */
static bool hunt_ends(Hunt *hunt, const Walk *walk) {
    uint8_t answers[2];
    size_t count = path_may_stop(walk) ? path_answers(walk, answers) : 0;
    for (size_t i = 0; i < count; i++) {
        Refusal why = {.law = NULL};
        if (path_may_end(walk, answers[i], NULL, &why)) {
            hunt->found = path_finish(walk, answers[i]);
            return true;
        }
        note_refusal(hunt, walk, why.law);
    }
    return false;
}

/* Does it end here, or, where that is enough, anywhere later? */
static bool hunt_completes(Hunt *hunt, const Walk *walk) {
    StepList list;
    if (hunt_ends(hunt, walk)) {
        return true;
    }
    list.count = 0;
    if (hunt->takes) {
        path_reach(walk, &list);
    }
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        if (hunt_completes(hunt, &next)) {
            return true;
        }
    }
    return false;
}

static bool hunt_on(Hunt *hunt, const Walk *walk);

static bool hunt_step(Hunt *hunt, const Walk *walk, Step step) {
    Position board;
    Walk next;
    Refusal why = {.law = NULL};
    if (!path_laws_allow(walk, step, &why)) {
        note_refusal(hunt, walk, why.law);
        return false;
    }
    path_take(walk, step, &board, &next);
    if (step.square == hunt->target && hunt_completes(hunt, &next)) {
        return true;
    }
    bool is_taken = hunt->takes && step.square == hunt->target;
    return !is_taken && hunt_on(hunt, &next);
}

/* Tries what hits the target first, then whatever may lead on to it. */
static bool hunt_on(Hunt *hunt, const Walk *walk) {
    StepList list;
    path_geometry(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        if (list.step[i].square == hunt->target && hunt_step(hunt, walk, list.step[i])) {
            return true;
        }
    }
    for (size_t i = 0; i < list.count; i++) {
        Step step = list.step[i];
        Square end = step.act == ACT_GO ? step.square : walk->path.at;
        if (step.square != hunt->target &&
            square_distance(end, hunt->target) <= span_after(hunt, walk, step) &&
            hunt_step(hunt, walk, step)) {
            return true;
        }
    }
    return false;
}

static bool hunt_begins(Hunt *hunt, const Position *position, Square from, Square target) {
    Walk walk;
    Refusal why = {.law = NULL};
    *hunt = (Hunt){.target = target, .takes = position->cell[target] != PIECE_NONE};
    if (!path_start(&walk, position, from, &why)) {
        note_refusal(hunt, &walk, why.law);
        return false;
    }
    return hunt_on(hunt, &walk);
}

/* The same rules, but one law has no word about moves of this kind. */
static void silence(Ruleset *rules, KindId kind, unsigned law) {
    static const Moment MOMENTS[] = {MOMENT_START, MOMENT_STEP, MOMENT_TAKE, MOMENT_END};
    for (size_t i = 0; i < sizeof MOMENTS / sizeof MOMENTS[0]; i++) {
        rules->asked[MOMENTS[i]][kind] &= ~(1U << law);
    }
}

static bool reaches_without(const Position *position, Square from, unsigned law, Hunt *hunt) {
    Ruleset rules = *position->rules;
    Position board = *position;
    board.rules = &rules;
    silence(&rules, piece_kind(position->cell[from]), law);
    return hunt_begins(hunt, &board, from, hunt->target);
}

/* What is forbidden after a leg says more than that the piece must move first. */
static bool barred_by_one(const Position *position, Square from, const Hunt *failed, Refusal *why) {
    for (int when = WHENS - 1; when >= 0; when--) {
        for (unsigned i = 0; i < position->rules->law_count; i++) {
            Hunt hunt = *failed;
            bool refused = (failed->refused[when] >> i & 1U) != 0;
            if (refused && reaches_without(position, from, i, &hunt)) {
                *why = (Refusal){.culprit = SQUARE_NONE};
                return !move_is_legal(position, NULL, hunt.found, why);
            }
        }
    }
    return false;
}

bool piece_reaches(const Position *position, Square from, Square square, Move *move) {
    Hunt hunt;
    bool reaches = hunt_begins(&hunt, position, from, square);
    *move = hunt.found;
    return reaches;
}

bool piece_is_barred(const Position *position, Square from, Square square, Refusal *why) {
    Hunt hunt;
    return !hunt_begins(&hunt, position, from, square) && barred_by_one(position, from, &hunt, why);
}
