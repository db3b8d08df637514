/* Waiting after a declined promotion.
 *
 * Under promotion=tsa_delay a piece that entered the zone and declined may not promote on its
 * owner's very next turn, unless it captures on that turn. One square a side remembers it; the
 * entry goes when its owner has moved or the piece is taken. Source: chu-shogi.md 7 and 14,
 * notation.md 2.1. */
#include "rules/laws/laws.h"

static bool declined_in_force(const Ruleset *rules) {
    return rules->option[OPTION_PROMOTION] == PROMOTION_TSA_DELAY;
}

static Promotion declined_promotion(const Position *before, const Path *path) {
    bool waits = before->declined[before->turn] == path->move.from;
    return waits && path->captures == 0 ? PROMOTION_BARRED : PROMOTION_NONE;
}

static bool entered_and_declined(const Turn *turn, Colour owner) {
    const Ruleset *rules = turn->before->rules;
    return turn->move.promotion == MOVE_KEPT && turn->at != SQUARE_NONE &&
           !ruleset_in_zone(rules, turn->move.from, owner) &&
           ruleset_in_zone(rules, turn->at, owner);
}

static void declined_aftermath(Turn *turn) {
    Position *after = turn->after;
    Colour mover = (Colour)turn->before->turn;
    Colour other = colour_other(mover);
    bool declined = entered_and_declined(turn, mover);
    position_set_declined(after, mover, declined ? turn->at : SQUARE_NONE);
    if (!piece_is(after->cell[after->declined[other]], other)) {
        position_set_declined(after, other, SQUARE_NONE);
    }
}

const Law LAW_DECLINED_PROMOTION = {
    .key = "declined_promotion",
    .title = "Declined promotion",
    .rule = "A piece that declined when it entered may not promote on its owner's next turn, "
            "unless it captures.",
    .concerns = LAW_CONCERNS_ALL,
    .in_zone = true,
    .by_way = true,
    .in_force = declined_in_force,
    .promotion = declined_promotion,
    .aftermath = declined_aftermath,
};
