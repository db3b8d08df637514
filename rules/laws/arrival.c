/* Arrival at a flame.
 *
 * A piece that ends its move beside a living enemy flame is removed. What it took stays taken; it
 * neither promotes nor burns. Going out and home again is an arrival, a shot from standing is none.
 * Option flame_passive: `all` lets own flames do the same, `none` no flame. Source: ko-shogi.md
 * 8.1. */
#include "rules/laws/flames.h"
#include "rules/laws/laws.h"

/* Are there flames that could remove what the side to move brings beside them? */
static bool flames_wait(const Position *position) {
    Colour mover = (Colour)position->turn;
    bool all = position->rules->option[OPTION_FLAME_PASSIVE] == FLAME_PASSIVE_ALL;
    return position_bearers(position, colour_other(mover), KIND_BURNS) > 0 ||
           (all && position_bearers(position, mover, KIND_BURNS) > 0);
}

static Square flame_at_arrival(const Position *before, const Move *move, Square at) {
    int arrival = flames_wait(before) ? steps_to_arrival(move) : 0;
    return arrival == 0 ? SQUARE_NONE : flame_beside(before, move, arrival, at);
}

static Promotion arrival_promotion(const Position *before, const Path *path) {
    bool burns = flame_at_arrival(before, &path->move, path->at) != SQUARE_NONE;
    return burns ? PROMOTION_BARRED : PROMOTION_NONE;
}

static void arrival_aftermath(Turn *turn) {
    if (turn->at == SQUARE_NONE) {
        return;
    }
    Square flame = flame_at_arrival(turn->before, &turn->move, turn->at);
    if (flame != SQUARE_NONE) {
        turn_blame(turn, flame);
        turn_put(turn, turn->at, PIECE_NONE, CAUSE_BURNED);
    }
}

static Fate arrival_fate(const Position *before, Move move) {
    return flame_at_arrival(before, &move, move_end(move)) != SQUARE_NONE ? FATE_GONE : FATE_NONE;
}

/* It burns who comes there, whatever stands there now. */
static bool arrival_ground(const Position *position, Square source, Square square, Words *out) {
    (void)square;
    if (!flames_burn_arrivals(position->rules)) {
        return false;
    }
    spread_tell_source(position, source, out);
    if (position->rules->option[OPTION_FLAME_PASSIVE] == FLAME_PASSIVE_ALL) {
        words_add(out, " burns every piece that stops there.");
    } else {
        words_add(out, " burns a piece of %s that stops there.",
                  colour_name(colour_other(piece_owner(position->cell[source]))));
    }
    return true;
}

static void arrival_tell(const Ruleset *rules, Words *out) {
    words_add(out, "A piece that ends its move beside %s is removed.", flames_that_burn(rules));
}

const Law LAW_ARRIVAL = {
    .key = "arrival",
    .title = "Arrival at a flame",
    .tell = arrival_tell,
    .concerns = LAW_CONCERNS_ALL,
    .about = KIND_BURNS,
    .only_bars = true,
    .in_force = flames_burn_arrivals,
    .promotion = arrival_promotion,
    .merges = flames_wait,
    .fate = arrival_fate,
    .aftermath = arrival_aftermath,
    .spread = flames_spread,
    .ground = arrival_ground,
};
