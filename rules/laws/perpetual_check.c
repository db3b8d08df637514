/* The fourth occurrence of a position in ko shogi.
 *
 * A side that gave check with every move since the first occurrence loses, if the other did not;
 * otherwise it is no contest, a draw. Check means that the side which has just moved could win at
 * once by another move. Source: ko-shogi.md 9. */
#include "rules/laws/commanders.h"
#include "rules/laws/laws.h"
#include "rules/play/movegen.h"

enum { OCCURRENCES_TO_END = 4 };

/* Could the side that has just moved win by moving once more? */
static bool gives_check(const Position *after) {
    Position again = *after;
    Colour enemy = (Colour)after->turn;
    MoveList list;
    position_set_turn(&again, colour_other(enemy));
    moves_all(&again, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position won;
        position_play(&again, list.move[i], &won, NULL);
        if (!side_has_command(&won, enemy)) {
            return true;
        }
    }
    return false;
}

static Verdict perpetual_check_verdict(const Position *position, const History *history) {
    (void)position;
    if (history == NULL || history_occurrences(history) < OCCURRENCES_TO_END) {
        return verdict_none();
    }
    size_t first = history_first(history);
    bool black = history_always(history, first, BLACK, gives_check);
    bool white = history_always(history, first, WHITE, gives_check);
    if (black != white) {
        return verdict_for((uint8_t)(black ? WHITE : BLACK), REASON_PERPETUAL_CHECK);
    }
    return verdict_for(COLOUR_NONE, REASON_REPETITION);
}

const Law LAW_PERPETUAL_CHECK = {
    .key = "perpetual_check",
    .title = "Repetition",
    .rule = "The fourth occurrence of a position ends the game: no contest, unless one side gave "
            "check all the time, which loses.",
    .concerns = LAW_CONCERNS_ALL,
    .verdict = perpetual_check_verdict,
};
