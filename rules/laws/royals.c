/* Royal pieces.
 *
 * A side that has lost all its royal pieces (king and prince) has lost. While one of two is left
 * the game goes on. A side that had none to begin with is a problem side and cannot lose them.
 * Source: sho-shogi.md 6, chu-shogi.md 8 and 13. */
#include "rules/laws/laws.h"

static bool royals_are_lost(const Position *position, Colour side) {
    return position->royals[side] == 0 && (position->problem >> side & 1U) == 0;
}

static bool royals_stop(const Position *position) {
    return royals_are_lost(position, BLACK) || royals_are_lost(position, WHITE);
}

static Verdict royals_verdict(const Position *position, const History *history) {
    (void)history;
    Colour turn = (Colour)position->turn;
    if (royals_are_lost(position, turn)) {
        return verdict_for((uint8_t)colour_other(turn), REASON_ROYALS_LOST);
    }
    if (royals_are_lost(position, colour_other(turn))) {
        return verdict_for((uint8_t)turn, REASON_ROYALS_LOST);
    }
    return verdict_none();
}

const Law LAW_ROYALS = {
    .key = "royals",
    .title = "Royal pieces",
    .rule = "A side that has lost its king and its prince has lost the game.",
    .concerns = KIND_ROYAL,
    .stops = royals_stop,
    .verdict = royals_verdict,
};
