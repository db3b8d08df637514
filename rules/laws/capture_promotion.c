/* Promotion by capture.
 *
 * Whoever captures a general, governor, middle troop, banner or drum promotes at once, wherever it
 * is; one-step movers also by capturing a wrestler, dragon, flag waver or thunderclap, a cavalryman
 * by a Frankish cannon. Shots count unless shot_triggers=off; under capture_forced=off the piece
 * may decline. Source: ko-shogi.md 7.2 to 7.4 and 7.7. */
#include "rules/laws/laws.h"

static bool triggers(const Kind *mover, const Kind *victim) {
    bool one_step = (mover->traits & KIND_ONE_STEP) != 0;
    bool rider = (mover->traits & KIND_CAVALRYMAN) != 0;
    return (victim->traits & KIND_TRIGGER_ANY) != 0 ||
           (one_step && (victim->traits & KIND_TRIGGER_STEP) != 0) ||
           (rider && (victim->traits & KIND_FRANKISH) != 0);
}

static Promotion capture_promotion(const Position *before, const Path *path) {
    const uint8_t *option = before->rules->option;
    const Kind *mover = ruleset_kind(before->rules, piece_kind(path->piece));
    for (int i = 0; i < path->move.steps; i++) {
        Step step = path->move.step[i];
        const Kind *victim = position_kind(before, step.square);
        bool counts = step.act == ACT_GO || option[OPTION_SHOT_TRIGGERS] == OPTION_ON;
        if (victim != NULL && step.square != path->move.from && counts && triggers(mover, victim)) {
            return option[OPTION_CAPTURE_FORCED] == OPTION_ON ? PROMOTION_FORCED
                                                              : PROMOTION_OFFERED;
        }
    }
    return PROMOTION_NONE;
}

static void capture_tell(const Ruleset *rules, Words *out) {
    bool forced = rules->option[OPTION_CAPTURE_FORCED] == OPTION_ON;
    bool shots = rules->option[OPTION_SHOT_TRIGGERS] == OPTION_ON;
    words_add(out,
              "What takes%s a general, governor, middle troop, banner or drum %s promote at once; "
              "so %s one-step movers for a wrestler, dragon, flag "
              "waver or thunderclap, and a cavalryman for a Frankish cannon.",
              shots ? " or shoots" : "", forced ? "must" : "may", forced ? "must" : "may");
}

const Law LAW_CAPTURE_PROMOTION = {
    .key = "capture_promotion",
    .title = "Promotion by capture",
    .tell = capture_tell,
    .concerns = KIND_PROMOTES,
    .about = KIND_TRIGGER_ANY | KIND_TRIGGER_STEP | KIND_FRANKISH | KIND_CAVALRYMAN,
    .by_capture = true,
    .promotion = capture_promotion,
};
