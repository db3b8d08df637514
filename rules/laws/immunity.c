/* Immunity.
 *
 * Shields and what rolls cannot be shot by bows, shield units and fortresses not by guns either;
 * nothing on wheels takes a fortress by landing. Source: ko-shogi.md 4 and 6. */
#include "rules/laws/laws.h"

/* What protects the victim against this mover, or 0. */
static uint64_t protection(const Kind *mover, const Kind *victim, Act act) {
    if (act == ACT_GO) {
        return (mover->traits & KIND_WHEEL) != 0 ? victim->traits & KIND_NO_WHEEL : 0;
    }
    uint64_t against = ((mover->traits & KIND_BOW) != 0 ? (uint64_t)KIND_NO_BOW : 0) |
                       ((mover->traits & KIND_GUN) != 0 ? (uint64_t)KIND_NO_GUN : 0);
    return victim->traits & against;
}

/* Whom it protects against, as the end of a sentence. */
static const char *protection_words(uint64_t protection) {
    if ((protection & KIND_NO_WHEEL) != 0) {
        return "nothing on wheels can take it";
    }
    return (protection & KIND_NO_BOW) != 0 ? "no bow can hit it" : "no gun can hit it";
}

static bool immunity_may_take(const Walk *walk, Step next, Refusal *why) {
    const Kind *mover = path_kind(walk);
    const Kind *victim = position_kind(walk->now, next.square);
    uint64_t protected = protection(mover, victim, (Act)next.act);
    if (protected == 0) {
        return true;
    }
    char name[SQUARE_NAME_MAX];
    square_write(next.square, name);
    return refusal_set(why, REFUSAL_LAW, next.square, "The %s cannot %s the %s on %s: %s.",
                       mover->english, next.act == ACT_GO ? "take" : "shoot", victim->english, name,
                       protection_words(protected));
}

const Law LAW_IMMUNITY = {
    .key = "immunity",
    .title = "Immunity",
    .rule =
        "No bow can shoot shields, shield units, fortresses or what rolls on wheels, no gun shield "
        "units or fortresses, and nothing on wheels takes a fortress.",
    .concerns = KIND_BOW | KIND_GUN | KIND_WHEEL,
    .victims = KIND_NO_BOW | KIND_NO_GUN | KIND_NO_WHEEL,
    .may_take = immunity_may_take,
};
