/* The fog.
 *
 * A shooter that is not clergy cannot shoot while it stands within five points of an enemy fog,
 * not even at the fog. Option fog_metric: `lines` counts only points on a line with it, whatever
 * stands between. Source: ko-shogi.md 6. */
#include "rules/laws/field.h"
#include "rules/laws/laws.h"

/* The fog in which this piece would stand on the square, SQUARE_NONE where it may shoot. */
static Square fog_over(const Position *position, Piece piece, Square square) {
    Field field = {colour_other(piece_owner(piece)), KIND_FOG,
                   position->rules->option[OPTION_FOG_METRIC]};
    bool clergy = (ruleset_kind(position->rules, piece_kind(piece))->traits & KIND_CLERGY) != 0;
    return clergy ? SQUARE_NONE : field_source(position, field, square);
}

static bool fog_may_step(const Walk *walk, Step next, Refusal *why) {
    const Kind *kind = path_kind(walk);
    if (next.act != ACT_SHOOT) {
        return true;
    }
    Square fog = fog_over(walk->now, walk->path.piece, walk->path.at);
    if (fog == SQUARE_NONE) {
        return true;
    }
    char where[SQUARE_NAME_MAX];
    char whence[SQUARE_NAME_MAX];
    square_write(walk->path.at, where);
    square_write(fog, whence);
    return refusal_set(why, REFUSAL_LAW, fog,
                       "The %s on %s is in the fog that spreads from %s and cannot shoot.",
                       kind->english, where, whence);
}

static bool fog_hampers(const Position *position, Square square) {
    return fog_over(position, position->cell[square], square) != SQUARE_NONE;
}

static void fog_spread(const Position *position, Square source, Spread *out) {
    if ((position_kind(position, source)->traits & KIND_FOG) != 0) {
        field_spread(position, source, position->rules->option[OPTION_FOG_METRIC], out);
    }
}

const Law LAW_FOG = {
    .key = "fog",
    .title = "Five-li fog",
    .rule = "Within five points of an enemy fog no bow and no gun can shoot.",
    .concerns = KIND_SHOOTER,
    .may_step = fog_may_step,
    .spread = fog_spread,
    .hampers = fog_hampers,
    .hampering = {"shooters", "cannot shoot in the fog", "may shoot again"},
};
