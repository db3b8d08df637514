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
    .spread = flames_spread,
};
