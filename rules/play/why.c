#include "rules/play/why.h"

#include "rules/play/movegen.h"
#include "rules/play/selector.h"
#include "rules/play/special.h"
#include "rules/play/why_parts.h"

#include <stdio.h>

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

static void say_here(Asking *asking) {
    WhyLine *line = why_line(asking, WHY_HERE);
    char name[SQUARE_NAME_MAX];
    square_write(asking->square, name);
    if (asking->kind == NULL) {
        snprintf(line->text, sizeof line->text, "%s is empty.", name);
    } else {
        snprintf(line->text, sizeof line->text, "%s's %s on %s.", colour_name(asking->owner),
                 asking->kind->english, name);
    }
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
    Position turned = why_turned(asking->position, asking->owner);
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
            WhyLine *line = why_line(asking, WHY_HOLDS);
            line->culprit = refusal.culprit;
            line->law = refusal.law;
            snprintf(line->text, sizeof line->text, "%s", refusal.text);
        }
    }
}

static void say_holds(Asking *asking) {
    bool its_turn = asking->position->turn == (uint8_t)asking->owner;
    Position turned = why_turned(asking->position, asking->owner);
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
        WhyLine *line = why_line(asking, WHY_HOLDS);
        line->culprit = refusal.culprit;
        line->law = refusal.law;
        snprintf(line->text, sizeof line->text, "%s", refusal.text);
    }
}

/* Laws of one rule are told once. */
static bool is_rule_told(const Asking *asking, const Law *law) {
    for (size_t i = 0; i < asking->out->count; i++) {
        const WhyLine *line = &asking->out->line[i];
        if (line->topic == WHY_LAW && laws_are_one_rule(line->law, law)) {
            return true;
        }
    }
    return false;
}

static void say_law(Asking *asking, const Law *law) {
    if (is_rule_told(asking, law)) {
        return;
    }
    WhyLine *line = why_line(asking, WHY_LAW);
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

/* The laws by which something lies on the square. */
static void say_ground_laws(Asking *asking) {
    const Ruleset *rules = asking->position->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        if ((asking->grounds >> i & 1U) != 0) {
            say_law(asking, ruleset_law(rules, i));
        }
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
        why_say_empty(&asking);
        say_ground_laws(&asking);
        return;
    }
    say_holds(&asking);
    why_say_bearing(&asking);
    say_laws(&asking);
    say_ground_laws(&asking);
    why_say_fall(&asking);
}
