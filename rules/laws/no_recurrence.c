/* No position twice.
 *
 * A move may not bring back an earlier position with the same side to move. Under no_recurrence a
 * player in check is exempt, so that the checking side has to deviate; under winboard nobody is.
 * A pass is legal, answering it by a pass is not. Source: chu-shogi.md 10. */
#include "rules/laws/laws.h"
#include "rules/play/attack.h"

static bool no_recurrence_in_force(const Ruleset *rules) {
    unsigned how = rules->option[OPTION_REPETITION];
    return how == REPETITION_NO_RECURRENCE || how == REPETITION_WINBOARD;
}

static const Position *find_earlier(const History *history, const Position *position) {
    for (size_t i = history->count; i-- > 0;) {
        if (position_equal(history->past[i].position, position)) {
            return history->past[i].position;
        }
    }
    return NULL;
}

static bool is_exempt(const Position *before) {
    return before->rules->option[OPTION_REPETITION] == REPETITION_NO_RECURRENCE &&
           position_in_check(before, (Colour)before->turn, NULL, NULL);
}

static bool no_recurrence_may_end(const Ending *ending, Refusal *why) {
    const Position *earlier = find_earlier(ending->history, ending->after);
    if (earlier == NULL || is_exempt(ending->before)) {
        return true;
    }
    return refusal_set(why, REFUSAL_LAW, SQUARE_NONE,
                       "This would bring back the position that stood before move %d; no position "
                       "may come up twice.",
                       earlier->ply);
}

static void no_recurrence_tell(const Ruleset *rules, Words *out) {
    bool exempt = rules->option[OPTION_REPETITION] == REPETITION_NO_RECURRENCE;
    words_add(out, "A move may not bring back an earlier position with the same side to move%s.",
              exempt ? ", except out of check" : "");
}

const Law LAW_NO_RECURRENCE = {
    .key = "no_recurrence",
    .title = "No position twice",
    .tell = no_recurrence_tell,
    .concerns = LAW_CONCERNS_ALL,
    .by_history = true,
    .in_force = no_recurrence_in_force,
    .may_end = no_recurrence_may_end,
};
