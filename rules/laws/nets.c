/* Nets.
 *
 * Along each of its lines a net holds the first piece it meets, if that is an enemy; the held piece
 * does nothing at all. Option net_reach: `all` holds every enemy up to the first piece of the net's
 * own side. Source: ko-shogi.md 8.4. */
#include "rules/laws/laws.h"

/* Does the piece on `square` hold what lies from it in this direction as its owner sees it? */
static bool casts_net(const Position *position, Square square, int heading) {
    const Kind *kind = position_kind(position, square);
    return (kind->net >> heading & 1U) != 0;
}

/* Looks from a piece along one line for an enemy net that holds it. */
static Square net_on_line(const Position *position, Square from, int bearing) {
    Colour owner = piece_owner(position->cell[from]);
    bool all = position->rules->option[OPTION_NET_REACH] == NET_ALL;
    Square square = square_shifted(from, bearing, owner);
    while (position->cell[square] == PIECE_NONE ||
           (all && piece_is(position->cell[square], owner))) {
        square = square_shifted(square, bearing, owner);
    }
    /* The owners sit opposite each other, so the way back has the same name for the net's. */
    bool net = piece_is(position->cell[square], colour_other(owner)) &&
               casts_net(position, square, bearing);
    return net ? square : SQUARE_NONE;
}

static bool nets_sleep(const Position *position) {
    return position_bearers(position, colour_other((Colour)position->turn), KIND_NETS) == 0;
}

static bool nets_may_start(const Position *position, Square from, Refusal *why) {
    Colour owner = piece_owner(position->cell[from]);
    if (position_bearers(position, colour_other(owner), KIND_NETS) == 0) {
        return true;
    }
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square net = net_on_line(position, from, bearing);
        if (net != SQUARE_NONE) {
            char where[SQUARE_NAME_MAX];
            char whence[SQUARE_NAME_MAX];
            square_write(from, where);
            square_write(net, whence);
            return refusal_set(why, REFUSAL_HELD, net, "The %s on %s is held by the %s on %s.",
                               position_kind(position, from)->english, where,
                               position_kind(position, net)->english, whence);
        }
    }
    return true;
}

/* Where the line of a net ends: at what it holds, else at its last empty point. */
static Square line_end(const Position *position, Square net, int bearing) {
    Colour owner = piece_owner(position->cell[net]);
    bool all = position->rules->option[OPTION_NET_REACH] == NET_ALL;
    Square end = net;
    Square square = square_shifted(net, bearing, owner);
    while (position->cell[square] == PIECE_NONE ||
           piece_is(position->cell[square], colour_other(owner))) {
        end = square;
        if (position->cell[square] != PIECE_NONE && !all) {
            break;
        }
        square = square_shifted(square, bearing, owner);
    }
    return end;
}

static void nets_spread(const Position *position, Square source, Spread *out) {
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square end =
            casts_net(position, source, bearing) ? line_end(position, source, bearing) : source;
        if (end != source) {
            spread_add(out, SPREAD_LINES, end);
        }
    }
}

static bool nets_ground(const Position *position, Square source, Square square, Words *out) {
    if (position->cell[square] != PIECE_NONE) {
        return false; /* a held piece is told so by who asks whether it may start */
    }
    spread_tell_source(position, source, out);
    words_add(out, " would hold a piece of %s there.",
              colour_name(colour_other(piece_owner(position->cell[source]))));
    return true;
}

static void nets_tell(const Ruleset *rules, Words *out) {
    bool all = rules->option[OPTION_NET_REACH] == NET_ALL;
    words_add(out, "%s and can do nothing.",
              all ? "All enemies on each line of a net, up to a piece of its side, are held"
                  : "The first piece on each line of a net, if an enemy, is held");
}

const Law LAW_NETS = {
    .key = "nets",
    .title = "Nets",
    .tell = nets_tell,
    .concerns = LAW_CONCERNS_ALL,
    .about = KIND_NETS,
    .sleeps = nets_sleep,
    .may_start = nets_may_start,
    .spread = nets_spread,
    .ground = nets_ground,
};
