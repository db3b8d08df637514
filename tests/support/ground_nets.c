/* Nets.
 *
 * A net looks along its lines; in each the first piece met, if it is an enemy, is held for as long
 * as that holds and does nothing. Whatever stands further back is shielded. A held net goes on
 * holding. Source: ko-shogi.md 8.4. */
#include "tests/support/ground_laws.h"

/* The net that holds `square` along one of the lines of its owner, or SQUARE_NONE. */
static Square net_on_line(const Position *position, Square square, int bearing, Colour owner) {
    int offset = bearing_offset(bearing, owner);
    Square at = square;
    do {
        at = (Square)(at - offset);
    } while (position->cell[at] == PIECE_NONE);
    if (!piece_is(position->cell[at], owner)) {
        return SQUARE_NONE;
    }
    return (position_kind(position, at)->net >> bearing & 1U) != 0 ? at : SQUARE_NONE;
}

static bool nets_may_start(const Position *position, Square from, Refusal *why) {
    Colour enemy = colour_other(piece_owner(position->cell[from]));
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square net = net_on_line(position, from, bearing, enemy);
        if (net != SQUARE_NONE) {
            char where[SQUARE_NAME_MAX];
            square_write(net, where);
            return refusal_set(why, REFUSAL_HELD, net, "The net on %s holds the %s.", where,
                               position_kind(position, from)->english);
        }
    }
    return true;
}

const Law LAW_GROUND_NETS = {
    .key = "nets",
    .title = "Nets",
    .rule = "The first piece that a net sees on its lines cannot move if it is an enemy.",
    .concerns = LAW_CONCERNS_ALL,
    .may_start = nets_may_start,
};
