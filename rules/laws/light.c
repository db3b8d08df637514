/* Fog and light.
 *
 * After every move a fog that is on a line with an enemy light, at most five points away, is a
 * priest again, whatever stands between. Options light_metric (`square`: anywhere within five
 * points) and light_own (own lights too). Source: ko-shogi.md 8.3. */
#include "rules/laws/field.h"
#include "rules/laws/laws.h"

static Square light_upon(const Position *position, Square fog, Colour side) {
    Field field = {colour_other(side), KIND_LIGHT, position->rules->option[OPTION_LIGHT_METRIC]};
    Square light = field_source(position, field, fog);
    if (light == SQUARE_NONE && position->rules->option[OPTION_LIGHT_OWN] == OPTION_ON) {
        field.side = side;
        light = field_source(position, field, fog);
    }
    return light;
}

static void lift_fog(Turn *turn, Square fog, Colour side) {
    const Variant *variant = turn->after->rules->variant;
    Square light = light_upon(turn->after, fog, side);
    if (light != SQUARE_NONE) {
        KindId priest =
            kind_origin(variant->kinds, variant->kind_count, piece_kind(turn->after->cell[fog]));
        turn_blame(turn, light);
        turn_put(turn, fog, piece_of(priest, side), CAUSE_REVERTED);
    }
}

/* A priest that promotes in the light is a priest again, as if it had declined. */
static bool light_merges(const Position *position) {
    Colour mover = (Colour)position->turn;
    bool own = position->rules->option[OPTION_LIGHT_OWN] == OPTION_ON;
    unsigned lights = position_bearers(position, colour_other(mover), KIND_LIGHT) +
                      (own ? position_bearers(position, mover, KIND_LIGHT) : 0);
    return lights > 0 && position_bearers(position, mover, KIND_PRIEST_STONE) > 0;
}

static Fate light_fate(const Position *before, Move move) {
    Position after;
    if (move.promotion != MOVE_PROMOTED ||
        (position_kind(before, move.from)->traits & KIND_PRIEST_STONE) == 0) {
        return FATE_NONE;
    }
    position_play(before, move, &after, NULL);
    bool priest = after.cell[move_end(move)] == before->cell[move.from];
    return priest ? FATE_UNPROMOTED : FATE_NONE;
}

static void light_aftermath(Turn *turn) {
    for (int i = 0; i < 2; i++) {
        Colour side = (Colour)i;
        if (position_bearers(turn->after, side, KIND_FOG) == 0) {
            continue;
        }
        Square square = position_next_man(turn->after, side, SQUARE_NONE);
        for (; square != SQUARE_NONE; square = position_next_man(turn->after, side, square)) {
            if ((position_kind(turn->after, square)->traits & KIND_FOG) != 0) {
                lift_fog(turn, square, side);
            }
        }
    }
}

static void light_spread(const Position *position, Square source, Spread *out) {
    if ((position_kind(position, source)->traits & KIND_LIGHT) != 0) {
        field_spread(position, source, position->rules->option[OPTION_LIGHT_METRIC], out);
    }
}

static bool light_ground(const Position *position, Square source, Square square, Words *out) {
    if (position->cell[square] != PIECE_NONE) {
        return false; /* a fog would not be one any more */
    }
    spread_tell_source(position, source, out);
    if (position->rules->option[OPTION_LIGHT_OWN] == OPTION_ON) {
        words_add(out, " turns every fog that comes there into a priest.");
    } else {
        words_add(out, " turns a fog of %s that comes there into a priest.",
                  colour_name(colour_other(piece_owner(position->cell[source]))));
    }
    return true;
}

static void light_tell(const Ruleset *rules, Words *out) {
    bool square = rules->option[OPTION_LIGHT_METRIC] == METRIC_SQUARE;
    bool own = rules->option[OPTION_LIGHT_OWN] == OPTION_ON;
    const char *light = own ? "a light of either side" : "an enemy light";
    if (square) {
        words_add(out, "A fog within five points of %s becomes a priest again.", light);
    } else {
        words_add(out, "A fog on a line with %s, at most five points away, becomes a priest again.",
                  light);
    }
}

const Law LAW_LIGHT = {
    .key = "light",
    .title = "Fog and light",
    .tell = light_tell,
    .concerns = LAW_CONCERNS_ALL,
    .about = KIND_FOG | KIND_LIGHT,
    .merges = light_merges,
    .fate = light_fate,
    .aftermath = light_aftermath,
    .spread = light_spread,
    .ground = light_ground,
};
