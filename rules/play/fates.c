#include "rules/play/fates.h"

#include "rules/play/law.h"
#include "rules/play/turn.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A sentence being written: parts with a sign between them. */
typedef struct Sentence {
    char *out;
    size_t length;
    const char *joint;
} Sentence;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
add_part(Sentence *sentence, const char *pattern, ...) {
    char part[FATES_TEXT_MAX];
    va_list values;
    va_start(values, pattern);
    vsnprintf(part, sizeof part, pattern, values);
    va_end(values);
    int written = snprintf(sentence->out + sentence->length, FATES_TEXT_MAX - sentence->length,
                           "%s%s", sentence->length > 0 ? sentence->joint : "", part);
    size_t left = FATES_TEXT_MAX - 1 - sentence->length;
    sentence->length += (size_t)written < left ? (size_t)written : left;
    sentence->joint = "; ";
}

/* What pieces of one cause and one outcome have in common, and how it is told: of one piece with
 * its name, square and perhaps what it becomes, of more with their number. */
typedef struct Group {
    uint8_t cause;
    bool vanish;
    uint8_t named; /* so many of them at most are told one by one */
    const char *before_one, *after_one;
    const char *before_many, *after_many;
    bool counts_own; /* that own pieces are among them is no matter of course */
    bool by_taking;  /* only what follows from the end of the piece taken or shot */
} Group;

/* The wording of each consequence; causes without a row are none. */
static const Group GROUPS[] = {
    {CAUSE_BURNED, true, 1, "burns ", "", "burns ", "", true, false},
    {CAUSE_CHAINED, true, 2, "", " goes out", "", " pieces go out", false, false},
    {CAUSE_CHAINED, false, 2, "", " turns into ", "", " pieces promote with it", false, false},
    {CAUSE_REVERTED, false, 2, "", " goes back to ", "", " pieces go back", false, false},
};
enum { GROUP_COUNT = sizeof GROUPS / sizeof GROUPS[0] };
static const Group TAKEN = {CAUSE_REVERTED,    false, 2,   "", " goes back to ", "",
                            " pieces go back", false, true};

static bool belongs(const Group *group, const Change *change) {
    return change->cause == group->cause && (change->after == PIECE_NONE) == group->vanish;
}

bool change_is_fate(const Change *change) {
    for (size_t i = 0; i < GROUP_COUNT; i++) {
        if (belongs(&GROUPS[i], change)) {
            return true;
        }
    }
    return false;
}

/* What was taken or shot and brought the change about by its end, or NULL. */
static const Change *taken_for(const Effects *effects, const Change *change) {
    const Change *reason = effects_reason(effects, change);
    bool taken = reason != NULL && (reason->cause == CAUSE_CAPTURED || reason->cause == CAUSE_SHOT);
    return taken ? reason : NULL;
}

static const char *name_of(const Position *position, Piece piece) {
    return ruleset_kind(position->rules, piece_kind(piece))->english;
}

/* Is it the mover that vanishes here, burned by a flame that stood there before it? */
static bool is_mover_burned(const Effects *effects, const Change *change) {
    for (const Change *other = effects->change; other < change; other++) {
        if (change->cause == CAUSE_BURNED && other->cause == CAUSE_ARRIVED &&
            other->square == change->square && other->after == change->before) {
            return true;
        }
    }
    return false;
}

static void add_mover(const Played *played, Sentence *sentence) {
    for (int i = 0; i < played->effects->count; i++) {
        const Change *change = &played->effects->change[i];
        if (is_mover_burned(played->effects, change)) {
            char name[SQUARE_NAME_MAX];
            square_write(change->by, name);
            add_part(sentence, "%s %s burns the %s as it arrives",
                     name_of(played->before, played->before->cell[change->by]), name,
                     name_of(played->before, change->before));
        }
    }
}

/* How many of them are the mover's own, where that is to be told: nothing for none. */
static void write_own(int count, int own, char out[FATES_TEXT_MAX]) {
    out[0] = '\0';
    if (own > 0 && count == 1) {
        snprintf(out, FATES_TEXT_MAX, ", one of its own");
    } else if (own > 0) {
        snprintf(out, FATES_TEXT_MAX, ", of them %d own", own);
    }
}

static void add_one(const Played *played, const Group *group, const Change *change,
                    Sentence *sentence) {
    char square[SQUARE_NAME_MAX];
    square_write(change->square, square);
    bool is_own = group->counts_own && piece_is(change->before, (Colour)played->before->turn);
    char own[FATES_TEXT_MAX];
    write_own(1, is_own, own);
    add_part(sentence, "%s%s %s%s%s%s", group->before_one, name_of(played->before, change->before),
             square, group->after_one, group->vanish ? "" : name_of(played->before, change->after),
             own);
}

/* The members of a group among the changes, the mover left out. */
typedef struct Members {
    int count, own;
    const Change *change[2];
} Members;

static Members members_of(const Played *played, const Group *group) {
    Members members = {.count = 0};
    for (int i = 0; i < played->effects->count; i++) {
        const Change *change = &played->effects->change[i];
        bool by_taking = taken_for(played->effects, change) != NULL;
        if (belongs(group, change) && by_taking == group->by_taking &&
            !is_mover_burned(played->effects, change)) {
            members.change[members.count > 0] = change;
            members.count++;
            members.own += piece_is(change->before, (Colour)played->before->turn);
        }
    }
    return members;
}

static void add_group(const Played *played, const Group *group, Sentence *sentence) {
    Members members = members_of(played, group);
    char own[FATES_TEXT_MAX];
    if (members.count <= group->named) {
        for (int i = 0; i < members.count; i++) {
            add_one(played, group, members.change[i], sentence);
        }
        return;
    }
    write_own(members.count, group->counts_own ? members.own : 0, own);
    add_part(sentence, "%s%d%s%s", group->before_many, members.count, group->after_many, own);
}

/* What fell explains what follows from it: "takes the Taoist priest: ...". Only one piece can, for
 * what follows does so from the last of its kind. */
static void add_taken(const Played *played, Sentence *sentence) {
    const Change *taken = NULL;
    for (int i = 0; i < played->effects->count && taken == NULL; i++) {
        taken = taken_for(played->effects, &played->effects->change[i]);
    }
    if (taken != NULL) {
        add_part(sentence, "%s the %s", taken->cause == CAUSE_SHOT ? "shoots" : "takes",
                 name_of(played->before, taken->before));
        sentence->joint = ": ";
        add_group(played, &TAKEN, sentence);
    }
}

/* Pieces that come to be held, the mover itself among them, and those that are so no longer. */
typedef struct Nets {
    int freed, held, own_held;
} Nets;

static Nets nets_of(const Played *played) {
    Nets nets = {.freed = 0};
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = played->before->cell[square];
        Square then =
            piece_kind(piece) != KIND_NONE ? effects_follow(played->effects, square) : SQUARE_NONE;
        if (then != SQUARE_NONE) {
            bool was = position_held_by(played->before, square, NULL) != NULL;
            bool is = position_held_by(played->after, then, NULL) != NULL;
            nets.freed += was && !is;
            nets.held += is && !was;
            nets.own_held += is && !was && piece_is(piece, (Colour)played->before->turn);
        }
    }
    return nets;
}

static void add_nets(const Played *played, Sentence *sentence) {
    Nets nets = nets_of(played);
    char own[FATES_TEXT_MAX];
    write_own(nets.held, nets.own_held, own);
    if (nets.freed > 0 && nets.held > 0) {
        add_part(sentence, "frees %d, holds %d%s", nets.freed, nets.held, own);
    } else if (nets.freed > 0) {
        add_part(sentence, "frees %d", nets.freed);
    } else if (nets.held > 0) {
        add_part(sentence, "holds %d%s", nets.held, own);
    }
}

static void find_hampered(const Played *played, Hampered *out) {
    Square mover = effects_mover(played->effects);
    Square square = position_next_man(played->before, out->side, SQUARE_NONE);
    for (; square != SQUARE_NONE; square = position_next_man(played->before, out->side, square)) {
        bool stays = square != mover && played->after->cell[square] == played->before->cell[square];
        if (stays && law_hampers(out->law, played->before, square) != out->then &&
            law_hampers(out->law, played->after, square) == out->then) {
            out->square[out->count++] = square;
        }
    }
}

/* Each law has four places, for either side before and after. */
bool fates_hampered(const Played *played, int *place, Hampered *out) {
    const Ruleset *rules = played->before->rules;
    out->count = 0;
    while (*place < rules->law_count * 4 && out->count == 0) {
        unsigned law = (unsigned)*place / 4;
        out->law = ruleset_law(rules, law);
        out->side = (Colour)(*place & 1);
        out->then = (*place & 2) == 0;
        if ((rules->hampers >> law & 1U) != 0) {
            find_hampered(played, out);
        }
        (*place)++;
    }
    return out->count > 0;
}

static void add_hampered(const Played *played, const Hampered *hampered, Sentence *sentence) {
    const Hampering *words = &hampered->law->hampering;
    const char *whose = hampered->side == (Colour)played->before->turn ? "own" : "enemy";
    const char *what = hampered->then ? words->lost : words->regained;
    Square first = hampered->square[0];
    char square[SQUARE_NAME_MAX];
    square_write(first, square);
    if (hampered->count == 1) {
        add_part(sentence, "%s %s %s %s", whose,
                 name_of(played->before, played->before->cell[first]), square, what);
    } else {
        add_part(sentence, "%d %s %s %s", hampered->count, whose, words->many, what);
    }
}

static void add_all_hampered(const Played *played, Sentence *sentence) {
    Hampered hampered;
    for (int place = 0; fates_hampered(played, &place, &hampered);) {
        add_hampered(played, &hampered, sentence);
    }
}

bool fates_any(const Played *played) {
    for (int i = 0; i < played->effects->count; i++) {
        if (change_is_fate(&played->effects->change[i])) {
            return true;
        }
    }
    Nets nets = nets_of(played);
    Hampered hampered;
    int place = 0;
    return nets.freed > 0 || nets.held > 0 || fates_hampered(played, &place, &hampered);
}

static int own_losses(const Played *played) {
    int count = 0;
    for (int i = 0; i < played->effects->count; i++) {
        const Change *change = &played->effects->change[i];
        count += change->cause != CAUSE_LEFT && change->after == PIECE_NONE &&
                 piece_is(change->before, (Colour)played->before->turn);
    }
    return count;
}

static void add_end(const Played *played, Sentence *sentence) {
    Verdict verdict = position_verdict(played->after, NULL);
    if (verdict.over) {
        bool draw = verdict.winner == COLOUR_NONE;
        bool wins = verdict.winner == played->before->turn;
        add_part(sentence, "%s",
                 draw   ? "draws the game"
                 : wins ? "wins the game"
                        : "loses the game");
    }
}

void fates_write(const Played *played, char out[FATES_TEXT_MAX]) {
    Sentence sentence = {.out = out, .joint = "; "};
    out[0] = '\0';
    add_mover(played, &sentence);
    for (size_t i = 0; i < GROUP_COUNT; i++) {
        add_group(played, &GROUPS[i], &sentence);
    }
    add_nets(played, &sentence);
    add_all_hampered(played, &sentence);
    add_taken(played, &sentence);
    add_end(played, &sentence);
}

bool fates_lose(const Played *played) {
    Verdict verdict = position_verdict(played->after, NULL);
    return verdict.over && verdict.winner == colour_other((Colour)played->before->turn);
}

bool fates_cost(const Played *played) {
    return own_losses(played) > 0 || fates_lose(played);
}

bool move_costs(const Position *before, Move move) {
    Position after;
    Effects effects;
    position_play(before, move, &after, &effects);
    return fates_cost(&(Played){.before = before, .after = &after, .effects = &effects});
}
