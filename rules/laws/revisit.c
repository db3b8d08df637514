/* The way of the thunderclap.
 *
 * Under thunderclap_revisit=off its start and its five points are all different. Source:
 * ko-shogi.md 12. */
#include "rules/laws/laws.h"

static bool revisit_in_force(const Ruleset *rules) {
    return rules->option[OPTION_THUNDERCLAP_REVISIT] == OPTION_OFF;
}

static bool revisit_may_step(const Walk *walk, Step next, Refusal *why) {
    const Move *move = &walk->path.move;
    bool known = next.square == move->from;
    for (int i = 0; i < move->steps; i++) {
        known = known || move->step[i].square == next.square;
    }
    return !known ||
           refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "The %s may use no point twice on its way.",
                       path_kind(walk)->english);
}

const Law LAW_REVISIT = {
    .key = "revisit",
    .title = "No point twice",
    .rule = "The start of a thunderclap and the five points of its way are all different.",
    .concerns = KIND_DRUM_STONE,
    .in_force = revisit_in_force,
    .may_step = revisit_may_step,
};
