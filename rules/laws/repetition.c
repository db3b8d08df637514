/* Repetition and perpetual check.
 *
 * When a position with the same side to move stands on the board for the fourth time, the game
 * ends. A side that gave check with every move since the first occurrence loses, if the other did
 * not (option perpetual_check); otherwise it is no contest, a draw. The start position is its own
 * first occurrence. Source: sho-shogi.md 7 and 9. */
#include "rules/laws/laws.h"
#include "rules/play/attack.h"

enum { OCCURRENCES_TO_END = 4 };

static bool gives_check(const Position *after) {
    return position_in_check(after, (Colour)after->turn, NULL, NULL);
}

static Verdict repetition_verdict(const Position *position, const History *history) {
    if (history == NULL || history_occurrences(history) < OCCURRENCES_TO_END) {
        return verdict_none();
    }
    if (position->rules->option[OPTION_PERPETUAL_CHECK] == PERPETUAL_CHECK_LOSES) {
        size_t first = history_first(history);
        bool black = history_always(history, first, BLACK, gives_check);
        bool white = history_always(history, first, WHITE, gives_check);
        if (black != white) {
            return verdict_for((uint8_t)(black ? WHITE : BLACK), REASON_PERPETUAL_CHECK);
        }
    }
    return verdict_for(COLOUR_NONE, REASON_REPETITION);
}

static void repetition_tell(const Ruleset *rules, Words *out) {
    bool loses = rules->option[OPTION_PERPETUAL_CHECK] == PERPETUAL_CHECK_LOSES;
    words_add(out, "The fourth occurrence of a position ends the game: a draw%s.",
              loses ? ", unless one side gave check all the time, which loses" : "");
}

const Law LAW_REPETITION = {
    .key = "repetition",
    .title = "Repetition",
    .tell = repetition_tell,
    .concerns = LAW_CONCERNS_ALL,
    .verdict = repetition_verdict,
};
