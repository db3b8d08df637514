/* Promotion in the enemy camp.
 *
 * A piece may promote if the start, the end or any leg of its move lies in the enemy camp; under
 * zone_trigger=enter only by a move from outside that ends inside, under zone_forced=on it must.
 * The clerk needs guards of its side in the camp (option clerk_condition). Source: ko-shogi.md 7.1
 * and 7.5. */
#include "rules/laws/laws.h"

static bool counts(const Position *before, const Path *path) {
    Colour owner = piece_owner(path->piece);
    if (before->rules->option[OPTION_ZONE_TRIGGER] == ZONE_ENTER) {
        return !ruleset_in_zone(before->rules, path->move.from, owner) &&
               ruleset_in_zone(before->rules, path->at, owner);
    }
    return path_touches_zone(path, before->rules);
}

/* How many pieces of this side with the trait stand in the enemy camp. */
static unsigned guards_in_camp(const Position *position, Colour side, uint64_t trait) {
    unsigned count = 0;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        count += piece_is(position->cell[square], side) &&
                 (position_kind(position, square)->traits & trait) != 0 &&
                 ruleset_in_zone(position->rules, square, side);
    }
    return count;
}

static bool clerk_may(const Position *before, Colour side) {
    unsigned advance = guards_in_camp(before, side, KIND_ADVANCE_GUARD);
    unsigned rear = guards_in_camp(before, side, KIND_REAR_GUARD);
    unsigned alive = position_bearers(before, side, KIND_ADVANCE_GUARD) +
                     position_bearers(before, side, KIND_REAR_GUARD);
    switch (before->rules->option[OPTION_CLERK_CONDITION]) {
    case CLERK_ONE_OF_EACH:
        return advance > 0 && rear > 0;
    case CLERK_ANY:
        return advance + rear > 0;
    case CLERK_ALL:
        return advance + rear > 0 && advance + rear == alive;
    default:
        return true;
    }
}

static Promotion camp_promotion(const Position *before, const Path *path) {
    const Kind *kind = ruleset_kind(before->rules, piece_kind(path->piece));
    bool clerk = (kind->traits & KIND_CLERK) != 0;
    if (!counts(before, path) || (clerk && !clerk_may(before, piece_owner(path->piece)))) {
        return PROMOTION_NONE;
    }
    bool forced = before->rules->option[OPTION_ZONE_FORCED] == OPTION_ON;
    return forced ? PROMOTION_FORCED : PROMOTION_OFFERED;
}

static const char *clerk_asks(const Ruleset *rules) {
    switch (rules->option[OPTION_CLERK_CONDITION]) {
    case CLERK_ONE_OF_EACH:
        return "; a clerk only with a guard of each kind there, promoted or not";
    case CLERK_ANY:
        return "; a clerk only with a guard there, promoted or not";
    case CLERK_ALL:
        return "; a clerk only with all guards there that its side has left, at least one";
    default:
        return "";
    }
}

static void camp_tell(const Ruleset *rules, Words *out) {
    bool forced = rules->option[OPTION_ZONE_FORCED] == OPTION_ON;
    bool enter = rules->option[OPTION_ZONE_TRIGGER] == ZONE_ENTER;
    words_add(out, "A piece %s promote by a move that %s%s.", forced ? "must" : "may",
              enter ? "comes from outside and ends in the enemy camp" : "touches the enemy camp",
              clerk_asks(rules));
}

const Law LAW_CAMP_PROMOTION = {
    .key = "camp_promotion",
    .title = "The enemy camp",
    .tell = camp_tell,
    .concerns = KIND_PROMOTES,
    .about = KIND_CLERK,
    .in_zone = true,
    .by_way = true,
    .promotion = camp_promotion,
    .aftermath = turn_promote,
};
