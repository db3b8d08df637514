/* Clergy.
 *
 * Priest, monk, fog and light take only each other by landing. Source: ko-shogi.md 4. */
#include "rules/laws/laws.h"

static bool clergy_may_step(const Walk *walk, Step next, Refusal *why) {
    const Kind *victim = position_kind(walk->now, next.square);
    if (next.act != ACT_GO || victim == NULL || (victim->traits & KIND_CLERGY) != 0) {
        return true;
    }
    return refusal_set(why, REFUSAL_LAW, next.square,
                       "The %s may land only on clergy; the %s it may shoot from beside.",
                       path_kind(walk)->english, victim->english);
}

const Law LAW_CLERGY = {
    .key = "clergy",
    .title = "Clergy",
    .rule = "Clergy take only clergy by landing; others they shoot.",
    .concerns = KIND_CLERGY,
    .may_step = clergy_may_step,
};
