/* A new flame.
 *
 * Under flame_on_promotion=on an engineer that turns into a poison flame burns its neighbours at
 * once. Source: ko-shogi.md 8.1 and 12. */
#include "rules/laws/flames.h"
#include "rules/laws/laws.h"

static bool new_flame_in_force(const Ruleset *rules) {
    return rules->option[OPTION_FLAME_ON_PROMOTION] == OPTION_ON;
}

/* A flame, or what can turn into one. */
static bool new_flame_tangles(const Position *position, KindId mover) {
    const Kind *kind = ruleset_kind(position->rules, mover);
    uint64_t traits = kind->traits;
    if (kind->promotes_to != KIND_NONE) {
        traits |= ruleset_kind(position->rules, kind->promotes_to)->traits;
    }
    return (traits & KIND_BURNS) != 0;
}

/* Whoever of two comes to a point as a flame may burn the other there. */
static bool new_flame_merges(const Position *position) {
    unsigned burners = 0;
    for (size_t id = 1; id < position->rules->variant->kind_count; id++) {
        burners +=
            new_flame_tangles(position, (KindId)id) ? position->count[position->turn][id] : 0;
    }
    return burners > 1;
}

static void new_flame_aftermath(Turn *turn) {
    if (turn->at == SQUARE_NONE || turn->move.promotion != MOVE_PROMOTED) {
        return;
    }
    if ((position_kind(turn->after, turn->at)->traits & KIND_BURNS) != 0) {
        burn_around(turn);
    }
}

static void new_flame_tell(const Ruleset *rules, Words *out) {
    words_add(out, "An engineer that turns into a poison flame at once burns %s.",
              flames_whom(rules));
}

const Law LAW_NEW_FLAME = {
    .key = "new_flame",
    .title = "A new flame",
    .tell = new_flame_tell,
    .concerns = KIND_PROMOTES,
    .about = KIND_BURNS,
    .in_force = new_flame_in_force,
    .merges = new_flame_merges,
    .tangles = new_flame_tangles,
    .aftermath = new_flame_aftermath,
};
