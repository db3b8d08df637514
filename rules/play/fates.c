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
} Group;

/* The wording of each consequence; causes without a row are none. */
static const Group GROUPS[] = {
    {CAUSE_BURNED, true, 1, "burns ", "", "burns ", "", true},
    {CAUSE_CHAINED, true, 2, "", " goes out", "", " pieces go out", false},
    {CAUSE_CHAINED, false, 2, "", " turns into ", "", " pieces promote with it", false},
    {CAUSE_REVERTED, false, 2, "", " goes back to ", "", " pieces go back", false},
};
enum { GROUP_COUNT = sizeof GROUPS / sizeof GROUPS[0] };

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

static void add_one(const Played *played, const Group *group, const Change *change,
                    Sentence *sentence) {
    char square[SQUARE_NAME_MAX];
    square_write(change->square, square);
    bool own = group->counts_own && piece_is(change->before, (Colour)played->before->turn);
    add_part(sentence, "%s%s %s%s%s%s", group->before_one, name_of(played->before, change->before),
             square, group->after_one, group->vanish ? "" : name_of(played->before, change->after),
             own ? ", one of its own" : "");
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
        if (belongs(group, change) && !is_mover_burned(played->effects, change)) {
            members.change[members.count > 0] = change;
            members.count++;
            members.own += piece_is(change->before, (Colour)played->before->turn);
        }
    }
    return members;
}

static void add_group(const Played *played, const Group *group, Sentence *sentence) {
    Members members = members_of(played, group);
    char own[FATES_TEXT_MAX] = "";
    if (members.count <= group->named) {
        for (int i = 0; i < members.count; i++) {
            add_one(played, group, members.change[i], sentence);
        }
        return;
    }
    if (group->counts_own && members.own > 0) {
        snprintf(own, sizeof own, ", of them %d own", members.own);
    }
    add_part(sentence, "%s%d%s%s", group->before_many, members.count, group->after_many, own);
}

/* What fell first explains what follows: "takes the Taoist priest: ...". Only one piece can. */
static void add_taken(const Played *played, Sentence *sentence) {
    const Change *taken = NULL;
    int count = 0;
    bool follows = false;
    for (int i = 0; i < played->effects->count; i++) {
        const Change *change = &played->effects->change[i];
        bool takes = change->cause == CAUSE_CAPTURED || change->cause == CAUSE_SHOT;
        taken = takes ? change : taken;
        count += takes;
        follows = follows || (change->cause == CAUSE_REVERTED && taken != NULL);
    }
    if (follows && count == 1) {
        add_part(sentence, "%s the %s", taken->cause == CAUSE_SHOT ? "shoots" : "takes",
                 name_of(played->before, taken->before));
        sentence->joint = ": ";
    }
}

/* How many pieces are held on one board and still stand there, unheld, on the other. */
static int unheld(const Position *here, const Position *there) {
    int count = 0;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = here->cell[square];
        count += piece_kind(piece) != KIND_NONE &&
                 piece_is(there->cell[square], piece_owner(piece)) &&
                 position_held_by(here, square, NULL) != NULL &&
                 position_held_by(there, square, NULL) == NULL;
    }
    return count;
}

static void add_nets(const Played *played, Sentence *sentence) {
    int freed = unheld(played->before, played->after);
    int held = unheld(played->after, played->before);
    if (freed > 0 && held > 0) {
        add_part(sentence, "frees %d, holds %d", freed, held);
    } else if (freed > 0) {
        add_part(sentence, "frees %d", freed);
    } else if (held > 0) {
        add_part(sentence, "holds %d", held);
    }
}

bool fates_any(const Played *played) {
    for (int i = 0; i < played->effects->count; i++) {
        if (change_is_fate(&played->effects->change[i])) {
            return true;
        }
    }
    return unheld(played->before, played->after) > 0 || unheld(played->after, played->before) > 0;
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

void fates_write(const Played *played, char out[FATES_TEXT_MAX]) {
    Sentence sentence = {.out = out, .joint = "; "};
    out[0] = '\0';
    if (!fates_any(played)) {
        return;
    }
    add_taken(played, &sentence);
    add_mover(played, &sentence);
    for (size_t i = 0; i < GROUP_COUNT; i++) {
        add_group(played, &GROUPS[i], &sentence);
    }
    add_nets(played, &sentence);
    if (fates_lose(played)) {
        add_part(&sentence, "loses the game");
    }
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
