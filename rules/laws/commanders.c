/* Command.
 *
 * A side has lost that has neither general nor governor nor a middle troop together with a banner.
 * If one move leaves both sides without command, the mover wins. Source: ko-shogi.md 9. */
#include "rules/laws/commanders.h"

#include "rules/laws/laws.h"

bool side_has_command(const Position *position, Colour side) {
    if (position->royals[side] > 0) {
        return true;
    }
    bool waver_counts = position->rules->option[OPTION_WAVER_IS_BANNER] == OPTION_ON;
    unsigned banners = position_bearers(position, side, KIND_BANNER) +
                       (waver_counts ? position_bearers(position, side, KIND_WAVER) : 0);
    return banners > 0 && position_bearers(position, side, KIND_TROOP) > 0;
}

static bool commanders_stop(const Position *position) {
    return !side_has_command(position, BLACK) || !side_has_command(position, WHITE);
}

static Verdict commanders_verdict(const Position *position, const History *history) {
    (void)history;
    Colour turn = (Colour)position->turn;
    if (!side_has_command(position, turn)) {
        return verdict_for((uint8_t)colour_other(turn), REASON_COMMAND);
    }
    if (!side_has_command(position, colour_other(turn))) {
        return verdict_for((uint8_t)turn, REASON_COMMAND);
    }
    return verdict_none();
}

static void commanders_tell(const Ruleset *rules, Words *out) {
    bool waver = rules->option[OPTION_WAVER_IS_BANNER] == OPTION_ON;
    words_add(out,
              "A side has lost when it has no general, no governor, and no middle troop with a "
              "banner%s.",
              waver ? " or flag waver" : "; a flag waver is no banner");
}

const Law LAW_COMMANDERS = {
    .key = "commanders",
    .title = "Command",
    .tell = commanders_tell,
    .concerns = LAW_CONCERNS_ALL,
    .about = KIND_ROYAL | KIND_TROOP | KIND_BANNER | KIND_WAVER,
    .stops = commanders_stop,
    .verdict = commanders_verdict,
};
