/* Promotion in the zone.
 *
 * A piece that can promote may do so at the end of a move that starts or ends in the far ranks of
 * the promotion zone, and never has to, except where it could never move again: a pawn or a lance
 * on the last rank, a knight on the last two. The option knight_second_last lets the knight on the
 * last rank but one decline. Source: sho-shogi.md 5. */
#include "rules/laws/laws.h"

static bool would_be_stuck(const Position *before, const Path *path, const Kind *kind) {
    int rank = ruleset_far_rank(before->rules, path->at, piece_owner(path->piece));
    if (rank == 1) {
        return (kind->traits & (KIND_STUCK_LAST | KIND_STUCK_LAST_TWO)) != 0;
    }
    return rank == 2 && (kind->traits & KIND_STUCK_LAST_TWO) != 0 &&
           before->rules->option[OPTION_KNIGHT_SECOND_LAST] == KNIGHT_FORCED;
}

static Promotion zone_promotion(const Position *before, const Path *path) {
    const Kind *kind = ruleset_kind(before->rules, piece_kind(path->piece));
    if (!path_touches_zone(path, before->rules)) {
        return PROMOTION_NONE;
    }
    return would_be_stuck(before, path, kind) ? PROMOTION_FORCED : PROMOTION_OFFERED;
}

static void zone_tell(const Ruleset *rules, Words *out) {
    bool knight = rules->option[OPTION_KNIGHT_SECOND_LAST] == KNIGHT_FORCED;
    words_add(
        out,
        "A piece may promote by a move that starts or ends in the promotion zone, and must %s.",
        knight ? "where it could never move again"
               : "on the last rank where it could never move again");
}

const Law LAW_ZONE_PROMOTION = {
    .key = "zone_promotion",
    .title = "Promotion zone",
    .tell = zone_tell,
    .concerns = KIND_PROMOTES,
    .in_zone = true,
    .by_way = true,
    .promotion = zone_promotion,
    .aftermath = turn_promote,
};
