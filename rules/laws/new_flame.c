/* A new flame.
 *
 * Under flame_on_promotion=on an engineer that turns into a poison flame burns its neighbours at
 * once. Source: ko-shogi.md 8.1 and 12. */
#include "rules/laws/flames.h"
#include "rules/laws/laws.h"

static bool new_flame_in_force(const Ruleset *rules) {
    return rules->option[OPTION_FLAME_ON_PROMOTION] == OPTION_ON;
}

/* Whoever of two comes to a point as a flame may burn the other there. */
static bool new_flame_merges(const Position *position) {
    const Ruleset *rules = position->rules;
    unsigned burners = position_bearers(position, (Colour)position->turn, KIND_BURNS);
    for (size_t id = 1; id < rules->variant->kind_count; id++) {
        KindId promoted = rules->variant->kinds[id].promotes_to;
        if (promoted != KIND_NONE && (rules->variant->kinds[promoted].traits & KIND_BURNS) != 0) {
            burners += position->count[position->turn][id];
        }
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

const Law LAW_NEW_FLAME = {
    .key = "new_flame",
    .title = "A new flame",
    .rule = "An engineer that turns into a poison flame burns everything beside it at once.",
    .concerns = KIND_PROMOTES,
    .in_force = new_flame_in_force,
    .merges = new_flame_merges,
    .aftermath = new_flame_aftermath,
};
