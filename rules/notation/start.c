#include "rules/notation/start.h"

#include "rules/notation/sfen.h"

#include <assert.h>
#include <string.h>

void start_set_up(Position *out, const Ruleset *rules, const Start *start) {
    bool read = sfen_read(out, rules, start->sfen, NULL);
    assert(read);
}

bool start_read(Position *out, const Ruleset *rules, const char *text, Problem *why) {
    const Variant *variant = rules->variant;
    if (strcmp(text, "startpos") == 0) {
        position_start(out, rules);
        return true;
    }
    for (size_t i = 0; i < variant->start_count; i++) {
        if (strcmp(variant->starts[i].key, text) == 0) {
            start_set_up(out, rules, &variant->starts[i]);
            return true;
        }
    }
    return sfen_read(out, rules, text, why);
}

const Start *start_of(const Position *position) {
    const Variant *variant = position->rules->variant;
    for (size_t i = 0; i < variant->start_count; i++) {
        Position other;
        start_set_up(&other, position->rules, &variant->starts[i]);
        if (position_equal(position, &other)) {
            return &variant->starts[i];
        }
    }
    return NULL;
}
