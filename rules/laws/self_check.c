/* Self-check.
 *
 * Under the option self_check=illegal a side may not end its move with a sole royal piece under
 * attack. Royals are counted after the move, so promoting the elephant saves a king in check: with
 * two royals nothing needs to be answered. Under self_check=legal the capture of the king decides.
 * Source: sho-shogi.md 6 and 8. */
#include "rules/laws/laws.h"
#include "rules/play/attack.h"

static bool self_check_in_force(const Ruleset *rules) {
    return rules->option[OPTION_SELF_CHECK] == SELF_CHECK_ILLEGAL;
}

static bool self_check_may_end(const Ending *ending, Refusal *why) {
    const Position *after = ending->after;
    Colour mover = piece_owner(ending->path->piece);
    Square royal = SQUARE_NONE;
    Square attacker = SQUARE_NONE;
    if (!position_in_check(after, mover, &royal, &attacker)) {
        return true;
    }
    char where[SQUARE_NAME_MAX];
    char whence[SQUARE_NAME_MAX];
    square_write(royal, where);
    square_write(attacker, whence);
    return refusal_set(why, REFUSAL_LAW, attacker, "The %s on %s would be taken by the %s on %s.",
                       position_kind(after, royal)->english, where,
                       position_kind(after, attacker)->english, whence);
}

const Law LAW_SELF_CHECK = {
    .key = "self_check",
    .title = "Self-check",
    .rule = "A side may not leave or move its only royal piece into an attack.",
    .concerns = LAW_CONCERNS_ALL,
    .in_force = self_check_in_force,
    .may_end = self_check_may_end,
};
