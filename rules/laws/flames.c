#include "rules/laws/flames.h"

static bool move_visits(const Move *move, int steps, Square square) {
    for (int i = 0; i < steps; i++) {
        if (move->step[i].square == square) {
            return true;
        }
    }
    return false;
}

int steps_to_arrival(const Move *move) {
    int steps = move->steps;
    while (steps > 0 && move->step[steps - 1].act == ACT_SHOOT) {
        steps--;
    }
    return steps;
}

bool flames_burn_arrivals(const Ruleset *rules) {
    return rules->option[OPTION_FLAME_PASSIVE] != FLAME_PASSIVE_NONE;
}

const char *flames_that_burn(const Ruleset *rules) {
    bool all = rules->option[OPTION_FLAME_PASSIVE] == FLAME_PASSIVE_ALL;
    return all ? "a flame" : "an enemy flame";
}

const char *flames_whom(const Ruleset *rules) {
    bool allies = rules->option[OPTION_FLAME_ALLIES] == OPTION_ON;
    return allies ? "friend and foe beside it" : "all enemies beside it";
}

static bool is_flame_against(const Position *before, Square square, Colour mover) {
    const Kind *kind = position_kind(before, square);
    bool all = before->rules->option[OPTION_FLAME_PASSIVE] == FLAME_PASSIVE_ALL;
    return kind != NULL && (kind->traits & KIND_BURNS) != 0 &&
           (all || !piece_is(before->cell[square], mover));
}

Square flame_beside(const Position *before, const Move *move, int steps, Square at) {
    Colour mover = piece_owner(before->cell[move->from]);
    if (!flames_burn_arrivals(before->rules)) {
        return SQUARE_NONE;
    }
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square square = square_shifted(at, bearing, BLACK);
        if (square != move->from && is_flame_against(before, square, mover) &&
            !move_visits(move, steps, square)) {
            return square;
        }
    }
    return SQUARE_NONE;
}

void flames_spread(const Position *position, Square source, Spread *out) {
    if ((position_kind(position, source)->traits & KIND_BURNS) == 0) {
        return;
    }
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square square = square_shifted(source, bearing, BLACK);
        if (position->cell[square] != PIECE_EDGE) {
            spread_add(out, SPREAD_FIRE, square);
        }
    }
}

void burn_around(Turn *turn) {
    Colour owner = piece_owner(turn->after->cell[turn->at]);
    bool allies = turn->before->rules->option[OPTION_FLAME_ALLIES] == OPTION_ON;
    for (int bearing = 0; bearing < BEARING_RING; bearing++) {
        Square square = square_shifted(turn->at, bearing, owner);
        Piece piece = turn->after->cell[square];
        if (piece_kind(piece) != KIND_NONE && (allies || !piece_is(piece, owner))) {
            turn_put(turn, square, PIECE_NONE, CAUSE_BURNED);
        }
    }
}
