#include "rules/play/spread.h"

#include "rules/play/law.h"

void spread_add(Spread *spread, SpreadShape shape, Square square) {
    spread->shape = (uint8_t)shape;
    spread->square[spread->count++] = square;
}

bool position_spread(const Position *position, Square source, Spread *out) {
    const Ruleset *rules = position->rules;
    out->shape = SPREAD_NONE;
    out->count = 0;
    if (position_kind(position, source) == NULL) {
        return false;
    }
    for (unsigned i = 0; i < rules->law_count && out->count == 0; i++) {
        const Law *law = ruleset_law(rules, i);
        if (law->spread != NULL) {
            law->spread(position, source, out);
        }
    }
    return out->count > 0;
}
