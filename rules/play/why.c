#include "rules/play/why.h"

#include "rules/play/attack.h"
#include "rules/play/foresight.h"
#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/special.h"
#include "rules/play/spread.h"
#include "rules/play/turn.h"

#include <stdio.h>
#include <stdlib.h>

enum { NAME_MAX_LENGTH = 80 };

/* What is being asked, and the answer as far as it goes. */
typedef struct Asking {
    const Position *position;
    const History *history;
    Square square;
    const Kind *kind; /* NULL on an empty square */
    Colour owner;
    Why *out;
    WhyLine spare; /* takes what there is no room for */
} Asking;

const char *why_heading(WhyTopic topic) {
    switch (topic) {
    case WHY_HERE:
        break;
    case WHY_HOLDS:
        return "Can it move?";
    case WHY_BEARS:
        return "What bears on it";
    case WHY_LAW:
        return "Special rules";
    case WHY_FALL:
        return "If it fell";
    }
    return "Here";
}

/* The next line, or one that is thrown away when the answer is full. */
static WhyLine *line_of(Asking *asking, WhyTopic topic) {
    Why *out = asking->out;
    WhyLine *line = out->count < WHY_LINES_MAX ? &out->line[out->count++] : &asking->spare;
    *line = (WhyLine){.topic = (uint8_t)topic, .culprit = SQUARE_NONE};
    return line;
}

static void name_square(const Position *position, Square square, char out[NAME_MAX_LENGTH]) {
    char name[SQUARE_NAME_MAX];
    square_write(square, name);
    snprintf(out, NAME_MAX_LENGTH, "%s on %s", position_kind(position, square)->english, name);
}

static void say_here(Asking *asking) {
    WhyLine *line = line_of(asking, WHY_HERE);
    char name[SQUARE_NAME_MAX];
    square_write(asking->square, name);
    if (asking->kind == NULL) {
        snprintf(line->text, sizeof line->text, "%s is empty.", name);
    } else {
        snprintf(line->text, sizeof line->text, "%s's %s on %s.", colour_name(asking->owner),
                 asking->kind->english, name);
    }
}

/* The position with the turn given to a side, as if the other had just done nothing. */
static Position turned_to(const Position *position, Colour side) {
    Position turned = *position;
    position_set_turn(&turned, side);
    return turned;
}

static bool is_told(const Asking *asking, WhyTopic topic, const Law *law) {
    for (size_t i = 0; i < asking->out->count; i++) {
        if (asking->out->line[i].topic == (uint8_t)topic && asking->out->line[i].law == law) {
            return true;
        }
    }
    return false;
}

/* What forbids some of its steps to a piece that may move: the first that each law says. */
static void say_barred(Asking *asking) {
    Position turned = turned_to(asking->position, asking->owner);
    Walk walk;
    StepList able;
    if (!path_start(&walk, &turned, asking->square, NULL)) {
        return;
    }
    path_geometry(&walk, &able);
    for (size_t i = 0; i < able.count; i++) {
        Refusal refusal = {.culprit = SQUARE_NONE};
        if (able.step[i].act == ACT_GO && !path_laws_allow(&walk, able.step[i], &refusal) &&
            !is_told(asking, WHY_HOLDS, refusal.law)) {
            WhyLine *line = line_of(asking, WHY_HOLDS);
            line->culprit = refusal.culprit;
            line->law = refusal.law;
            snprintf(line->text, sizeof line->text, "%s", refusal.text);
        }
    }
}

static void say_holds(Asking *asking) {
    bool its_turn = asking->position->turn == (uint8_t)asking->owner;
    Position turned = turned_to(asking->position, asking->owner);
    const History *history = its_turn ? asking->history : NULL;
    Selector selector;
    Refusal refusal = {.text = ""};
    if (position_stopped(asking->position)) {
        return;
    }
    if (moves_exist_from(&turned, history, asking->square)) {
        say_barred(asking);
        return;
    }
    selector_begin(&selector, &turned, history);
    if (selector_refusal(&selector, asking->square, &refusal)) {
        WhyLine *line = line_of(asking, WHY_HOLDS);
        line->culprit = refusal.culprit;
        line->law = refusal.law;
        snprintf(line->text, sizeof line->text, "%s", refusal.text);
    }
}

static bool move_takes(Move move, Square square) {
    for (int i = 0; i < move.steps; i++) {
        if (move.step[i].square == square) {
            return true;
        }
    }
    return false;
}

/* Could the piece on `from`, which bears on the square, really take or go there now? */
static bool may_take(const Position *turned, Square from, Square square) {
    MoveList *list = malloc(sizeof *list);
    bool takes = false;
    if (list == NULL) {
        return true;
    }
    moves_from(turned, from, list);
    for (size_t i = 0; i < list->count && !takes; i++) {
        takes = move_takes(list->move[i], square);
    }
    free(list);
    return takes;
}

/* Why the piece on `from` may not take on the square, as a click there would be told. */
static void say_hindered(Asking *asking, const Position *turned, Square from) {
    Selector selector;
    ChoiceList list;
    Refusal refusal = {.text = ""};
    char name[NAME_MAX_LENGTH];
    selector_begin(&selector, turned, NULL);
    selector_choices_at(&selector, from, &list);
    if (list.count > 0) {
        selector_take(&selector, list.choice[0]);
    }
    if (!foresight_barred_target(&selector, asking->square, &refusal)) {
        selector_refusal(&selector, list.count > 0 ? asking->square : from, &refusal);
    }
    name_square(turned, from, name);
    WhyLine *line = line_of(asking, WHY_BEARS);
    line->culprit = from;
    line->law = refusal.law;
    snprintf(line->text, sizeof line->text, "The %s bears on it, but may not: %s", name,
             refusal.text);
}

/* What a piece spreads over the square, if it does: a net, fire, a field. */
static void say_ground_of(Asking *asking, Square source, const Law *law) {
    Spread spread = {.shape = SPREAD_NONE, .count = 0};
    char text[WHY_TEXT_MAX];
    Words words = words_begin(text, sizeof text);
    law->spread(asking->position, source, &spread);
    if (spread_covers(&spread, source, asking->square) &&
        law->ground(asking->position, source, asking->square, &words)) {
        WhyLine *line = line_of(asking, WHY_BEARS);
        line->culprit = source;
        line->law = law;
        snprintf(line->text, sizeof line->text, "%s", text);
    }
}

static void say_ground(Asking *asking) {
    const Ruleset *rules = asking->position->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        const Law *law = ruleset_law(rules, i);
        for (Square source = 0; source < BOARD_CELLS && law->ground != NULL; source++) {
            if (position_kind(asking->position, source) != NULL) {
                say_ground_of(asking, source, law);
            }
        }
    }
}

/* Tells the pieces of a side that bear on the square: takers of it, or those who would take back.
 */
static void say_bearing(Asking *asking, Colour side) {
    Square from[ATTACKERS_MAX];
    Position turned = turned_to(asking->position, side);
    bool attacks = side != asking->owner;
    size_t count = attackers(asking->position, asking->square, side, from);
    size_t told = 0;
    for (size_t i = 0; i < count; i++) {
        char name[NAME_MAX_LENGTH];
        if (attacks && !may_take(&turned, from[i], asking->square)) {
            say_hindered(asking, &turned, from[i]);
            continue;
        }
        name_square(asking->position, from[i], name);
        WhyLine *line = line_of(asking, WHY_BEARS);
        line->culprit = from[i];
        snprintf(line->text, sizeof line->text,
                 attacks ? "The %s can take it." : "The %s protects it.", name);
        told++;
    }
    if (told == 0) {
        snprintf(line_of(asking, WHY_BEARS)->text, WHY_TEXT_MAX, "%s",
                 attacks ? "Nothing can take it now." : "Nothing protects it.");
    }
}

/* Tells the pieces of a side that could go to the empty square. False if there are none. */
static bool say_reaching(Asking *asking, Colour side) {
    Square from[ATTACKERS_MAX];
    Position turned = turned_to(asking->position, side);
    size_t count = attackers(asking->position, asking->square, side, from);
    bool told = false;
    for (size_t i = 0; i < count; i++) {
        char name[NAME_MAX_LENGTH];
        if (may_take(&turned, from[i], asking->square)) {
            name_square(asking->position, from[i], name);
            WhyLine *line = line_of(asking, WHY_BEARS);
            line->culprit = from[i];
            snprintf(line->text, sizeof line->text, "%s's %s can go there.", colour_name(side),
                     name);
            told = true;
        }
    }
    return told;
}

static void say_empty(Asking *asking) {
    say_ground(asking);
    bool black = say_reaching(asking, BLACK);
    bool white = say_reaching(asking, WHITE);
    if (!black && !white) {
        snprintf(line_of(asking, WHY_BEARS)->text, WHY_TEXT_MAX, "Nothing can go there now.");
    }
}

static void say_law(Asking *asking, const Law *law) {
    WhyLine *line = line_of(asking, WHY_LAW);
    line->law = law;
    char sentence[LAW_SENTENCE_MAX];
    law_sentence(law, asking->position->rules, sentence);
    snprintf(line->text, sizeof line->text, "%s: %s", law->title, sentence);
}

static void say_laws(Asking *asking) {
    const Law *laws[LAWS_MAX];
    KindId kind = piece_kind(asking->position->cell[asking->square]);
    size_t count = laws_about(asking->position->rules, kind, laws);
    for (size_t i = 0; i < count; i++) {
        say_law(asking, laws[i]);
    }
}

static void say_change(Asking *asking, const Change *change) {
    const Variant *variant = asking->position->rules->variant;
    const Kind *before = &variant->kinds[piece_kind(change->before)];
    WhyLine *line = line_of(asking, WHY_FALL);
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

/* Pieces that are held now and would be free. */
static void say_freed(Asking *asking, const Position *after) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        bool there = piece_kind(after->cell[square]) != KIND_NONE;
        if (there && position_held_by(asking->position, square, NULL) != NULL &&
            position_held_by(after, square, NULL) == NULL) {
            char name[NAME_MAX_LENGTH];
            name_square(after, square, name);
            WhyLine *line = line_of(asking, WHY_FALL);
            line->culprit = square;
            snprintf(line->text, sizeof line->text, "The %s would be free again.", name);
        }
    }
}

/* What it spreads goes with it. */
static void say_spread(Asking *asking) {
    static const char *const SENTENCES[] = {[SPREAD_LINES] = "Its lines would be gone.",
                                            [SPREAD_FIRE] = "Its fire would be out.",
                                            [SPREAD_FIELD] = "Its field would be gone."};
    Spread spread;
    if (position_spread(asking->position, asking->square, &spread)) {
        snprintf(line_of(asking, WHY_FALL)->text, WHY_TEXT_MAX, "%s", SENTENCES[spread.shape]);
    }
}

/* Laws that sleep while this piece is there; their titles stand with what they say of it. */
static void say_woken(Asking *asking, const Position *after) {
    const Ruleset *rules = asking->position->rules;
    Position before = turned_to(asking->position, asking->owner);
    Position turned = turned_to(after, asking->owner);
    for (unsigned i = 0; i < rules->law_count; i++) {
        const Law *law = ruleset_law(rules, i);
        bool sleeper = (rules->sleepers >> i & 1U) != 0;
        if (sleeper && law->sleeps(&before) && !law->sleeps(&turned)) {
            char sentence[LAW_SENTENCE_MAX];
            WhyLine *line = line_of(asking, WHY_FALL);
            line->law = law;
            law_sentence(law, rules, sentence);
            snprintf(line->text, sizeof line->text, "Then this would bind: %s", sentence);
        }
    }
}

static void say_end(Asking *asking, const Position *after) {
    Verdict verdict = position_verdict(after, NULL);
    if (!verdict.over || position_verdict(asking->position, NULL).over) {
        return;
    }
    WhyLine *line = line_of(asking, WHY_FALL);
    if (verdict.winner == COLOUR_NONE) {
        snprintf(line->text, sizeof line->text, "The game would be drawn: %s.",
                 reason_sentence((Reason)verdict.reason));
    } else {
        snprintf(line->text, sizeof line->text, "%s would have won: %s.",
                 colour_name((Colour)verdict.winner), reason_sentence((Reason)verdict.reason));
    }
}

static void say_fall(Asking *asking) {
    Position after;
    Effects effects;
    size_t told = asking->out->count;
    position_remove(asking->position, asking->square, &after, &effects);
    for (int i = 1; i < effects.count; i++) {
        say_change(asking, &effects.change[i]);
    }
    say_spread(asking);
    say_freed(asking, &after);
    say_woken(asking, &after);
    say_end(asking, &after);
    if (asking->out->count == told) {
        snprintf(line_of(asking, WHY_FALL)->text, WHY_TEXT_MAX, "Nothing else would change.");
    }
}

void why_of(const Position *position, const History *history, Square square, Why *out) {
    Asking asking = {.position = position,
                     .history = history,
                     .square = square,
                     .kind = position_kind(position, square),
                     .owner = piece_owner(position->cell[square]),
                     .out = out};
    out->count = 0;
    say_here(&asking);
    if (asking.kind == NULL) {
        say_empty(&asking);
        return;
    }
    say_holds(&asking);
    say_ground(&asking);
    say_bearing(&asking, colour_other(asking.owner));
    say_bearing(&asking, asking.owner);
    say_laws(&asking);
    say_fall(&asking);
}
