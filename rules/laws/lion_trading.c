/* A lion takes a lion.
 *
 * Next to it always; two squares away only if nothing protects it, or as the second capture of the
 * move after something better than a pawn or go-between. Source: chu-shogi.md 6.1. */
#include "rules/laws/laws.h"
#include "rules/laws/lion_guard.h"

/* The piece taken on the way makes the capture good. */
static bool bridge_is_good(const Walk *walk, Square taken) {
    return taken != SQUARE_NONE && (position_kind(walk->before, taken)->traits & KIND_MINOR) == 0;
}

static bool refuse(const Walk *walk, Step next, Square guard, Refusal *why) {
    char where[SQUARE_NAME_MAX];
    char whence[SQUARE_NAME_MAX];
    square_write(next.square, where);
    square_write(guard, whence);
    const char *lion = position_kind(walk->before, next.square)->english;
    const char *protector = position_kind(walk->before, guard)->english;
    if (guard == walk->path.at) {
        return refusal_set(why, REFUSAL_LAW, guard,
                           "Though taken on the way, the %s on %s still protects the %s on %s: it "
                           "may not be taken.",
                           protector, whence, lion, where);
    }
    return refusal_set(why, REFUSAL_LAW, guard,
                       "The %s on %s is protected by the %s on %s: from two squares away a lion "
                       "may not take it.",
                       lion, where, protector, whence);
}

static bool lion_trading_may_take(const Walk *walk, Step next, Refusal *why) {
    Square taken = taken_on_the_way(walk);
    if (square_distance(walk->path.move.from, next.square) <= 1 || bridge_is_good(walk, taken)) {
        return true;
    }
    Square guard = lion_guard(walk, next);
    return guard == SQUARE_NONE || refuse(walk, next, guard, why);
}

static void lion_trading_tell(const Ruleset *rules, Words *out) {
    bool before = rules->option[OPTION_PROTECTION_TIMING] == PROTECTION_BEFORE;
    words_add(
        out,
        "A lion takes a lion next to it freely; one two squares away only if it %s unprotected, or "
        "on from the capture of something better than a pawn or go-between.",
        before ? "was" : "is then");
}

const Law LAW_LION_TRADING = {
    .key = "lion_trading",
    .title = "Lion takes lion",
    .tell = lion_trading_tell,
    .concerns = KIND_LION,
    .victims = KIND_LION,
    .may_take = lion_trading_may_take,
};
