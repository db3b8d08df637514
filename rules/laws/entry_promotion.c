/* Promotion on entering the zone.
 *
 * A piece may promote by a move that enters the far ranks; under entry_capture also by a capture
 * that starts or ends there, under tsa_delay by any move that does. A pawn that is in the zone
 * already is bound to its own options instead. On the last rank, where a pawn or lance is dead and
 * a go-between is stuck, an option each may give a piece from inside the zone one more chance. A
 * piece that enters straight onto the last rank under entry_only cannot decline if its option says
 * none. Source: chu-shogi.md 7. */
#include "rules/laws/laws.h"

/* What a move is to the zone. */
typedef struct Passage {
    bool from_inside, to_inside;
    bool to_last;
    bool captures;
} Passage;

static Passage passage_of(const Position *before, const Path *path) {
    Colour owner = piece_owner(path->piece);
    const Ruleset *rules = before->rules;
    return (Passage){
        .from_inside = ruleset_in_zone(rules, path->move.from, owner),
        .to_inside = ruleset_in_zone(rules, path->at, owner),
        .to_last = ruleset_far_rank(rules, path->at, owner) == 1,
        .captures = path->captures > 0,
    };
}

static bool is_pawn(const Kind *kind) {
    return (kind->traits & KIND_MINOR) != 0 && (kind->traits & KIND_STUCK_LAST) != 0;
}

/* What the options say about a piece of this kind that reaches the last rank. */
static unsigned last_rank_option(const Ruleset *rules, const Kind *kind) {
    bool minor = (kind->traits & KIND_MINOR) != 0;
    bool stuck = (kind->traits & KIND_STUCK_LAST) != 0;
    if (minor) {
        return rules->option[stuck ? OPTION_PAWN_LAST_RANK : OPTION_GOBETWEEN_LAST_RANK];
    }
    return stuck ? rules->option[OPTION_LANCE_LAST_RANK] : (unsigned)LAST_RANK_NONE;
}

static Promotion from_outside(const Ruleset *rules, const Kind *kind, Passage passage) {
    bool bound = rules->option[OPTION_PROMOTION] == PROMOTION_ENTRY_ONLY &&
                 (kind->traits & KIND_STUCK_LAST) != 0;
    bool dead = passage.to_last && last_rank_option(rules, kind) == LAST_RANK_NONE;
    return bound && dead ? PROMOTION_FORCED : PROMOTION_OFFERED;
}

static Promotion pawn_inside(const Ruleset *rules, const Kind *kind, Passage passage) {
    unsigned last = last_rank_option(rules, kind);
    if (passage.to_last && last != LAST_RANK_NONE) {
        return last == LAST_RANK_FORCED ? PROMOTION_FORCED : PROMOTION_OFFERED;
    }
    bool by_capture = rules->option[OPTION_PAWN_CAPTURE_IN_ZONE] == PAWN_CAPTURE_YES;
    return passage.captures && by_capture ? PROMOTION_OFFERED : PROMOTION_NONE;
}

static Promotion from_inside(const Ruleset *rules, const Kind *kind, Passage passage) {
    if (is_pawn(kind)) {
        return pawn_inside(rules, kind, passage);
    }
    unsigned how = rules->option[OPTION_PROMOTION];
    bool usual = how == PROMOTION_TSA_DELAY || (how == PROMOTION_ENTRY_CAPTURE && passage.captures);
    bool last = passage.to_last && last_rank_option(rules, kind) != LAST_RANK_NONE;
    return usual || last ? PROMOTION_OFFERED : PROMOTION_NONE;
}

static Promotion entry_promotion(const Position *before, const Path *path) {
    const Kind *kind = ruleset_kind(before->rules, piece_kind(path->piece));
    Passage passage = passage_of(before, path);
    if (passage.from_inside) {
        return from_inside(before->rules, kind, passage);
    }
    return passage.to_inside ? from_outside(before->rules, kind, passage) : PROMOTION_NONE;
}

/* What pieces that are in the far ranks already may do, where that is for themselves to say. */
static void tell_pawn(const Ruleset *rules, Words *out) {
    unsigned last = rules->option[OPTION_PAWN_LAST_RANK];
    bool captures = rules->option[OPTION_PAWN_CAPTURE_IN_ZONE] == PAWN_CAPTURE_YES;
    static const char *const LAST[] = {[LAST_RANK_OPTIONAL] = "may on the last rank",
                                       [LAST_RANK_FORCED] = "must on the last rank"};
    words_add(out, "; a pawn inside them ");
    if (last == LAST_RANK_NONE) {
        words_add(out, "%s", captures ? "only by a capture" : "never");
    } else {
        words_add(out, "%s%s", LAST[last],
                  captures ? ", and may by a capture" : ", and only there");
    }
}

/* Lance and go-between, where the last rank is another chance for them. */
static void tell_last_rank(const Ruleset *rules, Words *out) {
    bool lance = rules->option[OPTION_LANCE_LAST_RANK] == LAST_RANK_OPTIONAL;
    bool between = rules->option[OPTION_GOBETWEEN_LAST_RANK] == LAST_RANK_OPTIONAL;
    if ((lance || between) && rules->option[OPTION_PROMOTION] != PROMOTION_TSA_DELAY) {
        words_add(out, "; a %s may on the last rank",
                  !between ? "lance"
                  : lance  ? "lance or go-between"
                           : "go-between");
    }
}

/* What could never move again and has no other chance. */
static void tell_dead(const Ruleset *rules, Words *out) {
    bool pawn = rules->option[OPTION_PAWN_LAST_RANK] == LAST_RANK_NONE;
    bool lance = rules->option[OPTION_LANCE_LAST_RANK] == LAST_RANK_NONE;
    if ((pawn || lance) && rules->option[OPTION_PROMOTION] == PROMOTION_ENTRY_ONLY) {
        words_add(out, "; a %s that enters onto the last rank must",
                  !lance ? "pawn"
                  : pawn ? "pawn or lance"
                         : "lance");
    }
}

static void entry_tell(const Ruleset *rules, Words *out) {
    static const char *const USUAL[] = {
        [PROMOTION_ENTRY_CAPTURE] =
            "when it enters the far four ranks, or by a capture from inside",
        [PROMOTION_ENTRY_ONLY] = "only when it enters the far four ranks",
        [PROMOTION_TSA_DELAY] = "by a move that starts or ends in the far four ranks"};
    words_add(out, "A piece may promote %s", USUAL[rules->option[OPTION_PROMOTION]]);
    tell_pawn(rules, out);
    tell_last_rank(rules, out);
    tell_dead(rules, out);
    words_add(out, ".");
}

const Law LAW_ENTRY_PROMOTION = {
    .key = "entry_promotion",
    .title = "Promotion",
    .tell = entry_tell,
    .concerns = KIND_PROMOTES,
    .in_zone = true,
    .by_way = true,
    .promotion = entry_promotion,
    .aftermath = turn_promote,
};
