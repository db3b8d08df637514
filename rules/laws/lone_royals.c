/* Two bare kings.
 *
 * Under bare_king=jcsa the game is drawn when both sides have nothing that counts but one royal
 * piece each and neither attacks the other. Source: chu-shogi.md 9 and 13. */
#include "rules/laws/bare_count.h"
#include "rules/laws/laws.h"
#include "rules/play/attack.h"

static bool lone_royals_in_force(const Ruleset *rules) {
    return rules->option[OPTION_BARE_KING] == BARE_KING_JCSA;
}

static Verdict lone_royals_verdict(const Position *position, const History *history) {
    (void)history;
    BareCount black = bare_count(position, BLACK);
    BareCount white = bare_count(position, WHITE);
    bool alone = bare_count_is_lone(&black) && bare_count_is_lone(&white);
    if (alone && !square_is_attacked(position, black.royal, WHITE) &&
        !square_is_attacked(position, white.royal, BLACK)) {
        return verdict_for(COLOUR_NONE, REASON_BARE_KINGS);
    }
    return verdict_none();
}

const Law LAW_LONE_ROYALS = {
    .key = "lone_royals",
    .title = "Two bare kings",
    .rule = "When both sides have only a royal piece left, the game is drawn.",
    .concerns = KIND_ROYAL,
    .in_force = lone_royals_in_force,
    .verdict = lone_royals_verdict,
};
