/* The fog.
 *
 * A shooter that is not clergy cannot shoot while it stands within five points of an enemy fog,
 * not even at the fog. Option fog_metric: `lines` counts only points on a line with it, whatever
 * stands between. Source: ko-shogi.md 6. */
#include "rules/laws/field.h"
#include "rules/laws/laws.h"

static bool fog_may_step(const Walk *walk, Step next, Refusal *why) {
    const Kind *kind = path_kind(walk);
    Colour enemy = colour_other(piece_owner(walk->path.piece));
    if (next.act != ACT_SHOOT || (kind->traits & KIND_CLERGY) != 0) {
        return true;
    }
    Field field = {enemy, KIND_FOG, walk->before->rules->option[OPTION_FOG_METRIC]};
    Square fog = field_source(walk->now, field, walk->path.at);
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

static void fog_spread(const Position *position, Square source, Spread *out) {
    if ((position_kind(position, source)->traits & KIND_FOG) != 0) {
        field_spread(position, source, position->rules->option[OPTION_FOG_METRIC], out);
    }
}

static bool fog_ground(const Position *position, Square source, Square square, Words *out) {
    Colour enemy = colour_other(piece_owner(position->cell[source]));
    const Kind *kind = position_kind(position, square);
    if (kind != NULL &&
        ((kind->traits & (KIND_BOW | KIND_GUN)) == 0 || !piece_is(position->cell[square], enemy))) {
        return false;
    }
    spread_tell_source(position, source, out);
    words_add(out, " lets no bow and no gun of %s shoot from there.", colour_name(enemy));
    return true;
}

static void fog_tell(const Ruleset *rules, Words *out) {
    bool lines = rules->option[OPTION_FOG_METRIC] == METRIC_LINES;
    words_add(out, "%s no bow and no gun can shoot.",
              lines ? "On a line with an enemy fog, at most five points away,"
                    : "Within five points of an enemy fog");
}

const Law LAW_FOG = {
    .key = "fog",
    .title = "Five-li fog",
    .tell = fog_tell,
    .concerns = KIND_SHOOTER,
    .about = KIND_FOG,
    .may_step = fog_may_step,
    .spread = fog_spread,
    .ground = fog_ground,
};
