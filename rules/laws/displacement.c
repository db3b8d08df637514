/* Shooters that land on pieces.
 *
 * Under shooter_displacement=none no bow and no gun captures by landing, under `carriages` only
 * those on wheels do. Source: ko-shogi.md 6 and 12. */
#include "rules/laws/laws.h"

static bool displacement_in_force(const Ruleset *rules) {
    return rules->option[OPTION_SHOOTER_DISPLACEMENT] != DISPLACEMENT_ALL;
}

static bool displacement_may_step(const Walk *walk, Step next, Refusal *why) {
    const Kind *kind = path_kind(walk);
    bool carriages =
        walk->before->rules->option[OPTION_SHOOTER_DISPLACEMENT] == DISPLACEMENT_CARRIAGES;
    bool takes = next.act == ACT_GO && walk->now->cell[next.square] != PIECE_NONE;
    if (!takes || (carriages && (kind->traits & KIND_WHEEL) != 0)) {
        return true;
    }
    return refusal_set(why, REFUSAL_LAW, next.square,
                       "By these rules the %s takes only by shooting.", kind->english);
}

static void displacement_tell(const Ruleset *rules, Words *out) {
    bool carriages = rules->option[OPTION_SHOOTER_DISPLACEMENT] == DISPLACEMENT_CARRIAGES;
    words_add(out, "Bows and guns take by shooting, not by landing%s.",
              carriages ? "; only those on wheels do both" : "");
}

const Law LAW_DISPLACEMENT = {
    .key = "displacement",
    .title = "Landing shooters",
    .tell = displacement_tell,
    .concerns = KIND_BOW | KIND_GUN,
    .in_force = displacement_in_force,
    .may_step = displacement_may_step,
};
