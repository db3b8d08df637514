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

/* On the way from the source to the end of a line? */
static bool lies_on_way(Square source, Square end, Square square) {
    int bearing = bearing_between(source, square, BLACK);
    return bearing != BEARING_NONE && bearing == bearing_between(source, end, BLACK) &&
           square_distance(source, square) <= square_distance(source, end);
}

bool spread_covers(const Spread *spread, Square source, Square square) {
    for (uint16_t i = 0; i < spread->count; i++) {
        Square end = spread->square[i];
        if (end == square || (spread->shape == SPREAD_LINES && lies_on_way(source, end, square))) {
            return true;
        }
    }
    return false;
}

void spread_tell_source(const Position *position, Square source, Words *out) {
    char name[SQUARE_NAME_MAX];
    square_write(source, name);
    words_add(out, "%s's %s on %s", colour_name(piece_owner(position->cell[source])),
              position_kind(position, source)->english, name);
}
