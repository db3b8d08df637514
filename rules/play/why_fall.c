#include "rules/play/spread.h"
#include "rules/play/turn.h"
#include "rules/play/why_parts.h"

#include <stdio.h>

/* So many pieces of one fate are told by their names; of more only the number. */
enum { MEMBERS_NAMED = 3 };

/* The pieces that share a fate; of more than can be named only the first are kept. */
typedef struct Members {
    size_t count;
    Square square[MEMBERS_NAMED];
} Members;

static void members_add(Members *members, Square square) {
    if (members->count < MEMBERS_NAMED) {
        members->square[members->count] = square;
    }
    members->count++;
}

/* Tells what becomes of them: "would be free again.". */
static void say_members(Asking *asking, const Position *after, const Members *members,
                        const char *fate) {
    if (members->count > MEMBERS_NAMED) {
        snprintf(why_line(asking, WHY_FALL)->text, WHY_TEXT_MAX, "%zu pieces %s", members->count,
                 fate);
        return;
    }
    for (size_t i = 0; i < members->count; i++) {
        char name[NAME_MAX_LENGTH];
        why_name_square(after, members->square[i], name);
        WhyLine *line = why_line(asking, WHY_FALL);
        line->culprit = members->square[i];
        snprintf(line->text, sizeof line->text, "The %s %s", name, fate);
    }
}

static void say_change(Asking *asking, const Change *change) {
    const Variant *variant = asking->position->rules->variant;
    const Kind *before = &variant->kinds[piece_kind(change->before)];
    WhyLine *line = why_line(asking, WHY_FALL);
    char name[SQUARE_NAME_MAX];
    square_write(change->square, name);
    line->culprit = change->square;
    line->law = change->law;
    if (change->after == PIECE_NONE) {
        snprintf(line->text, sizeof line->text, "The %s on %s would go, too.", before->english,
                 name);
    } else {
        snprintf(line->text, sizeof line->text, "The %s on %s would turn into a %s.",
                 before->english, name, variant->kinds[piece_kind(change->after)].english);
    }
}

/* What it spreads goes with it. */
static void say_spread(Asking *asking) {
    static const char *const SENTENCES[] = {[SPREAD_LINES] = "Its lines would be gone.",
                                            [SPREAD_FIRE] = "Its fire would be out.",
                                            [SPREAD_FIELD] = "Its field would be gone."};
    Spread spread;
    if (position_spread(asking->position, asking->square, &spread)) {
        snprintf(why_line(asking, WHY_FALL)->text, WHY_TEXT_MAX, "%s", SENTENCES[spread.shape]);
    }
}

static void say_holder(Asking *asking, const Position *after, Square square) {
    Square holder = SQUARE_NONE;
    char name[NAME_MAX_LENGTH];
    char by[NAME_MAX_LENGTH];
    const Law *law = position_held_by(after, square, &holder);
    WhyLine *line = why_line(asking, WHY_FALL);
    line->culprit = square;
    line->law = law;
    why_name_square(after, square, name);
    why_name_square(after, holder, by);
    snprintf(line->text, sizeof line->text, "The %s would be held by the %s.", name, by);
}

static void say_caught(Asking *asking, const Position *after, const Members *held) {
    if (held->count > MEMBERS_NAMED) {
        say_members(asking, after, held, "would be held.");
        return;
    }
    for (size_t i = 0; i < held->count; i++) {
        say_holder(asking, after, held->square[i]);
    }
}

/* Pieces that are held on one of the boards only. */
static void say_held(Asking *asking, const Position *after) {
    const Position *before = asking->position;
    Members freed = {.count = 0};
    Members held = {.count = 0};
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(after->cell[square]) != KIND_NONE) {
            bool was_held = position_held_by(before, square, NULL) != NULL;
            bool is_held = position_held_by(after, square, NULL) != NULL;
            if (was_held && !is_held) {
                members_add(&freed, square);
            } else if (is_held && !was_held) {
                members_add(&held, square);
            }
        }
    }
    say_members(asking, after, &freed, "would be free again.");
    say_caught(asking, after, &held);
}

/* The laws that forbid the piece to shoot from where it stands, whatever at; one bit each. */
static uint32_t silencing(const Position *position, Square square) {
    uint32_t silent = 0;
    Position turned = why_turned(position, piece_owner(position->cell[square]));
    uint32_t laws = turned.rules->asked[MOMENT_STEP][piece_kind(turned.cell[square])];
    Walk walk;
    path_begin(&walk, &turned, square);
    for (unsigned i = 0; i < turned.rules->law_count; i++) {
        Step shot = {.square = square, .act = ACT_SHOOT};
        if ((laws >> i & 1U) != 0 && !ruleset_law(turned.rules, i)->may_step(&walk, shot, NULL)) {
            silent |= 1U << i;
        }
    }
    return silent;
}

/* Shooters that some law silences only now. */
static void say_shooters(Asking *asking, const Position *after) {
    Members members = {.count = 0};
    for (Square square = 0; square < BOARD_CELLS; square++) {
        const Kind *kind = position_kind(after, square);
        if (kind != NULL && kind_shoots(kind) &&
            (silencing(asking->position, square) & ~silencing(after, square)) != 0) {
            members_add(&members, square);
        }
    }
    say_members(asking, after, &members, "could shoot again.");
}

/* Pieces of the side about whose steps or promotion a law speaks that sleeps no more. */
static void say_bound(Asking *asking, const Position *after, unsigned law) {
    const Ruleset *rules = after->rules;
    Members members = {.count = 0};
    Square square = position_next_man(after, asking->owner, SQUARE_NONE);
    for (; square != SQUARE_NONE; square = position_next_man(after, asking->owner, square)) {
        KindId kind = piece_kind(after->cell[square]);
        uint32_t asked = rules->asked[MOMENT_STEP][kind] | rules->asked[MOMENT_PROMOTION][kind];
        if ((asked >> law & 1U) != 0) {
            members_add(&members, square);
        }
    }
    say_members(asking, after, &members, "would be bound by it.");
}

/* Laws that sleep while this piece is there; their titles stand with what they say of it. */
static void say_woken(Asking *asking, const Position *after) {
    const Ruleset *rules = asking->position->rules;
    Position before = why_turned(asking->position, asking->owner);
    Position turned = why_turned(after, asking->owner);
    for (unsigned i = 0; i < rules->law_count; i++) {
        const Law *law = ruleset_law(rules, i);
        bool sleeper = (rules->sleepers >> i & 1U) != 0;
        if (sleeper && law->sleeps(&before) && !law->sleeps(&turned)) {
            char sentence[LAW_SENTENCE_MAX];
            WhyLine *line = why_line(asking, WHY_FALL);
            line->law = law;
            law_sentence(law, rules, sentence);
            snprintf(line->text, sizeof line->text, "Then this would bind: %s", sentence);
            say_bound(asking, after, i);
        }
    }
}

static void say_end(Asking *asking, const Position *after) {
    Verdict verdict = position_verdict(after, NULL);
    if (!verdict.over || position_verdict(asking->position, NULL).over) {
        return;
    }
    WhyLine *line = why_line(asking, WHY_FALL);
    if (verdict.winner == COLOUR_NONE) {
        snprintf(line->text, sizeof line->text, "The game would be drawn: %s.",
                 reason_sentence((Reason)verdict.reason));
    } else {
        snprintf(line->text, sizeof line->text, "%s would have won: %s.",
                 colour_name((Colour)verdict.winner), reason_sentence((Reason)verdict.reason));
    }
}

void why_say_fall(Asking *asking) {
    Position after;
    Effects effects;
    size_t told = asking->out->count;
    position_remove(asking->position, asking->square, &after, &effects);
    for (int i = 1; i < effects.count; i++) {
        say_change(asking, &effects.change[i]);
    }
    say_spread(asking);
    say_held(asking, &after);
    say_shooters(asking, &after);
    say_woken(asking, &after);
    say_end(asking, &after);
    if (asking->out->count == told) {
        snprintf(why_line(asking, WHY_FALL)->text, WHY_TEXT_MAX, "Nothing else would change.");
    }
}
