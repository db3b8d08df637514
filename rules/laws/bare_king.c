/* The bare king.
 *
 * A side left with a single royal piece and nothing else has lost at once; if both sides are bare,
 * the game is drawn. Option bare_king: `counter` lets play go on for one move if the bared side can
 * by that move bare the other or take its last royal piece; `none` knows no such rule; `jcsa` is a
 * law of its own, counted_bare_king. Source: sho-shogi.md 6, chu-shogi.md 9. */
#include "rules/laws/laws.h"
#include "rules/play/movegen.h"

static bool side_is_bare(const Position *position, Colour side) {
    return position->pieces[side] == 1 && position->royals[side] == 1;
}

/* Can the bared side to move bare the other, or take its last royal, right now? */
static bool can_answer(const Position *position) {
    Colour other = colour_other((Colour)position->turn);
    MoveList list;
    moves_all(position, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        bool takes_last = position->royals[other] > 0 && after.royals[other] == 0;
        if (takes_last || side_is_bare(&after, other)) {
            return true;
        }
    }
    return false;
}

static bool bare_king_in_force(const Ruleset *rules) {
    unsigned how = rules->option[OPTION_BARE_KING];
    return how == BARE_KING_SIMPLE || how == BARE_KING_COUNTER;
}

static Verdict bare_king_verdict(const Position *position, const History *history) {
    (void)history;
    Colour turn = (Colour)position->turn;
    Colour other = colour_other(turn);
    bool turn_is_bare = side_is_bare(position, turn);
    bool other_is_bare = side_is_bare(position, other);
    if (turn_is_bare && other_is_bare) {
        return verdict_for(COLOUR_NONE, REASON_BARE_KINGS);
    }
    if (other_is_bare) {
        return verdict_for((uint8_t)turn, REASON_BARE_KING);
    }
    bool may_answer = position->rules->option[OPTION_BARE_KING] == BARE_KING_COUNTER;
    if (turn_is_bare && !(may_answer && can_answer(position))) {
        return verdict_for((uint8_t)other, REASON_BARE_KING);
    }
    return verdict_none();
}

static void bare_king_tell(const Ruleset *rules, Words *out) {
    bool counter = rules->option[OPTION_BARE_KING] == BARE_KING_COUNTER;
    words_add(out, "A royal piece left all alone loses%s; two of them draw.",
              counter ? ", unless it can strike back at once" : " at once");
}

const Law LAW_BARE_KING = {
    .key = "bare_king",
    .title = "Bare king",
    .tell = bare_king_tell,
    .concerns = KIND_ROYAL,
    .in_force = bare_king_in_force,
    .verdict = bare_king_verdict,
};
