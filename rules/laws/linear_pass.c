/* Passing with a piece of linear lion power.
 *
 * Under linear_pass=off a horned falcon or soaring eagle may not step onto an empty square and come
 * home; taking there and coming home stays allowed. Source: chu-shogi.md 5. */
#include "rules/laws/laws.h"

static bool linear_pass_in_force(const Ruleset *rules) {
    return rules->option[OPTION_LINEAR_PASS] == LINEAR_PASS_OFF;
}

static bool linear_pass_may_step(const Walk *walk, Step next, Refusal *why) {
    bool home = walk->path.legs > 0 && next.square == walk->path.move.from;
    if (!home || walk->path.captures > 0) {
        return true;
    }
    return refusal_set(why, REFUSAL_LAW, SQUARE_NONE,
                       "By these rules the %s may not pass; it comes home only after a capture.",
                       path_kind(walk)->english);
}

const Law LAW_LINEAR_PASS = {
    .key = "linear_pass",
    .title = "No pass on a line",
    .rule = "Falcon and eagle come home only from a capture; the lion alone may pass.",
    .concerns = KIND_LINEAR_LION,
    .in_force = linear_pass_in_force,
    .may_step = linear_pass_may_step,
};
