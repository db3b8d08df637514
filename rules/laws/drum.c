/* The drum.
 *
 * While a side's drum, on either face, is off the board, its pawns may not step forward. Source:
 * ko-shogi.md 8.2. */
#include "rules/laws/laws.h"

static bool drum_is_heard(const Position *position) {
    return position_bearers(position, (Colour)position->turn, KIND_DRUM_STONE) > 0;
}

static bool drum_may_step(const Walk *walk, Step next, Refusal *why) {
    Colour owner = piece_owner(walk->path.piece);
    bool forward = next.square == square_shifted(walk->path.at, 0, owner);
    if (!forward || position_bearers(walk->now, owner, KIND_DRUM_STONE) > 0) {
        return true;
    }
    return refusal_set(why, REFUSAL_LAW, SQUARE_NONE,
                       "The drum is lost, so pawns do not go forward any more.");
}

const Law LAW_DRUM = {
    .key = "drum",
    .title = "The drum",
    .rule = "Pawns go forward only with drum or thunderclap.",
    .concerns = KIND_FOOT,
    .about = KIND_DRUM_STONE,
    .sleeps = drum_is_heard,
    .may_step = drum_may_step,
};
