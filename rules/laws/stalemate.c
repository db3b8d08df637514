/* No legal move.
 *
 * The side to move that has no legal move has lost; under the option stalemate=draw the game is
 * drawn, unless it stands in check where self-check is forbidden: that is mate. Source:
 * sho-shogi.md 6 and 10, chu-shogi.md 11. */
#include "rules/laws/laws.h"
#include "rules/play/attack.h"
#include "rules/play/movegen.h"

static Verdict stalemate_verdict(const Position *position, const History *history) {
    if (moves_exist(position, history)) {
        return verdict_none();
    }
    Colour turn = (Colour)position->turn;
    uint8_t winner = (uint8_t)colour_other(turn);
    bool check_binds = position->rules->option[OPTION_SELF_CHECK] == SELF_CHECK_ILLEGAL;
    if (check_binds && position_in_check(position, turn, NULL, NULL)) {
        return verdict_for(winner, REASON_MATE);
    }
    if (position->rules->option[OPTION_STALEMATE] == STALEMATE_DRAW) {
        return verdict_for(COLOUR_NONE, REASON_STALEMATE);
    }
    return verdict_for(winner, REASON_STALEMATE);
}

static void stalemate_tell(const Ruleset *rules, Words *out) {
    bool draw = rules->option[OPTION_STALEMATE] == STALEMATE_DRAW;
    bool check_binds = rules->option[OPTION_SELF_CHECK] == SELF_CHECK_ILLEGAL;
    if (!draw) {
        words_add(out, "The side to move loses when it has no legal move.");
    } else {
        words_add(out, "The game is drawn when the side to move has no legal move%s.",
                  check_binds ? "; in check it loses" : "");
    }
}

const Law LAW_STALEMATE = {
    .key = "stalemate",
    .title = "No legal move",
    .tell = stalemate_tell,
    .concerns = LAW_CONCERNS_ALL,
    .verdict = stalemate_verdict,
};
