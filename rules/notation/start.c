#include "rules/notation/start.h"

#include "rules/notation/sfen.h"

#include <assert.h>

void start_set_up(Position *out, const Ruleset *rules, const Start *start) {
    bool read = sfen_read(out, rules, start->sfen, NULL);
    assert(read);
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
