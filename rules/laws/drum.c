/* The drum.
 *
 * While a side's drum, on either face, is off the board, its pawns may not step forward. Source:
 * ko-shogi.md 8.2. */
#include "rules/laws/laws.h"

static bool is_heard(const Position *position, Colour side) {
    return position_bearers(position, side, KIND_DRUM_STONE) > 0;
}

static bool drum_sleeps(const Position *position) {
    return is_heard(position, (Colour)position->turn);
}

/* A pawn on the last rank has nowhere to go anyway. */
static bool drum_hampers(const Position *position, Square square) {
    Colour owner = piece_owner(position->cell[square]);
    return !is_heard(position, owner) &&
           position->cell[square_shifted(square, 0, owner)] != PIECE_EDGE;
}

static bool drum_may_step(const Walk *walk, Step next, Refusal *why) {
    Colour owner = piece_owner(walk->path.piece);
    bool forward = next.square == square_shifted(walk->path.at, 0, owner);
    if (!forward || is_heard(walk->now, owner)) {
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
    .sleeps = drum_sleeps,
    .may_step = drum_may_step,
    .hampers = drum_hampers,
    .hampering = {"pawns", "cannot go forward any more", "can go forward again"},
};
