#include "rules/play/law.h"

#include <string.h>

static bool law_is_among(uint32_t laws, unsigned index) {
    return (laws >> index & 1U) != 0;
}

void law_sentence(const Law *law, const Ruleset *rules, char out[LAW_SENTENCE_MAX]) {
    Words words = words_begin(out, LAW_SENTENCE_MAX);
    if (law->tell != NULL) {
        law->tell(rules, &words);
    } else {
        words_add(&words, "%s", law->rule);
    }
}

bool laws_are_one_rule(const Law *one, const Law *other) {
    return strcmp(one->title, other->title) == 0;
}

Verdict position_verdict(const Position *position, const History *history) {
    const Ruleset *rules = position->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        if (law_is_among(rules->verdicts, i)) {
            Verdict verdict = ruleset_law(rules, i)->verdict(position, history);
            if (verdict.over) {
                return verdict;
            }
        }
    }
    return verdict_none();
}

bool position_stopped(const Position *position) {
    const Ruleset *rules = position->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        if (law_is_among(rules->stops, i) && ruleset_law(rules, i)->stops(position)) {
            return true;
        }
    }
    return false;
}

bool position_reminder(const Position *position, Reminder *out) {
    const Ruleset *rules = position->rules;
    for (unsigned i = 0; i < rules->law_count; i++) {
        const Law *law = ruleset_law(rules, i);
        Square square = law_is_among(rules->reminders, i) ? law->reminds(position) : SQUARE_NONE;
        if (square != SQUARE_NONE) {
            *out = (Reminder){.law = law, .square = square, .sentence = law->reminder(rules)};
            return true;
        }
    }
    return false;
}

const char *ruleset_reminder(const Ruleset *rules) {
    const char *sentence = NULL;
    for (unsigned i = 0; i < rules->law_count && sentence == NULL; i++) {
        if (law_is_among(rules->reminders, i)) {
            sentence = ruleset_law(rules, i)->reminder(rules);
        }
    }
    return sentence;
}

const Law *position_held_by(const Position *position, Square square, Square *culprit) {
    const Ruleset *rules = position->rules;
    uint32_t laws = rules->asked[MOMENT_START][piece_kind(position->cell[square])];
    for (unsigned i = 0; laws != 0; i++, laws >>= 1) {
        Refusal why = {.culprit = SQUARE_NONE};
        if ((laws & 1U) != 0 && !ruleset_law(rules, i)->may_start(position, square, &why)) {
            if (culprit != NULL) {
                *culprit = why.culprit;
            }
            return ruleset_law(rules, i);
        }
    }
    return NULL;
}

bool law_hampers(const Law *law, const Position *position, Square square) {
    const Kind *kind = position_kind(position, square);
    return law->hampers != NULL && kind != NULL && (law->concerns & kind->traits) != 0 &&
           law->hampers(position, square);
}
