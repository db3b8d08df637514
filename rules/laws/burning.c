/* Burning.
 *
 * A flame that has moved to another point removes all pieces on the eight points around it,
 * its own side's too unless flame_allies=off. What turns into a flame by its move burns nothing on
 * that turn. Source: ko-shogi.md 8.1. */
#include "rules/laws/flames.h"
#include "rules/laws/laws.h"

/* Of two flames that can reach one point, either may burn the other as it arrives. */
static bool burning_merges(const Position *position) {
    return position_bearers(position, (Colour)position->turn, KIND_BURNS) > 1;
}

static bool burning_tangles(const Position *position, KindId mover) {
    return (ruleset_kind(position->rules, mover)->traits & KIND_BURNS) != 0;
}

static void burning_aftermath(Turn *turn) {
    if (turn->at != SQUARE_NONE && turn->at != turn->move.from) {
        burn_around(turn);
    }
}

static void burning_spread(const Position *position, Square source, Spread *out) {
    if ((position_kind(position, source)->traits & KIND_BURNS) == 0) {
        return;
    }
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square square = square_shifted(source, bearing, BLACK);
        if (position->cell[square] != PIECE_EDGE) {
            spread_add(out, SPREAD_FIRE, square);
        }
    }
}

/* It burns who comes there, whatever stands there now. */
static bool burning_ground(const Position *position, Square source, Square square, Words *out) {
    (void)square;
    const char *whom = colour_name(colour_other(piece_owner(position->cell[source])));
    if (!flames_burn_arrivals(position->rules)) {
        return false;
    }
    spread_tell_source(position, source, out);
    if (position->rules->option[OPTION_FLAME_PASSIVE] == FLAME_PASSIVE_ALL) {
        words_add(out, " burns every piece that stops there.");
    } else {
        words_add(out, " burns a piece of %s that stops there.", whom);
    }
    return true;
}

static void burning_tell(const Ruleset *rules, Words *out) {
    words_add(out, "A flame that has moved burns %s.", flames_whom(rules));
}

const Law LAW_BURNING = {
    .key = "burning",
    .title = "Burning",
    .tell = burning_tell,
    .concerns = KIND_BURNS,
    .about = KIND_BURNS,
    .merges = burning_merges,
    .tangles = burning_tangles,
    .aftermath = burning_aftermath,
    .spread = burning_spread,
    .ground = burning_ground,
};
