/* Shots beside a flame.
 *
 * A piece that arrives beside a flame is gone before it could shoot from there; a shot of fog or
 * light between two legs is hindered by nothing. Source: ko-shogi.md 8.5. */
#include "rules/laws/flames.h"
#include "rules/laws/laws.h"

static bool refuse(Square flame, Refusal *why) {
    char name[SQUARE_NAME_MAX];
    square_write(flame, name);
    return refusal_set(why, REFUSAL_LAW, flame,
                       "Beside the flame on %s it is burned before it can shoot.", name);
}

/* Might the piece go on after the leg that it has just made? */
static bool goes_on(const Walk *walk) {
    const Kind *kind = path_kind(walk);
    for (size_t i = 0; i < kind_powers(kind); i++) {
        if (kind->power[i].act == ACT_GO && kind->power[i].legs > walk->path.legs) {
            return true;
        }
    }
    return false;
}

static bool burned_shot_may_step(const Walk *walk, Step next, Refusal *why) {
    if (next.act != ACT_SHOOT || walk->path.legs == 0 || goes_on(walk)) {
        return true;
    }
    const Move *move = &walk->path.move;
    Square flame = flame_beside(walk->before, move, steps_to_arrival(move), walk->path.at);
    return flame == SQUARE_NONE || refuse(flame, why);
}

/* One that could have gone on, and did not. */
static bool burned_shot_may_end(const Ending *ending, Refusal *why) {
    const Move *move = &ending->path->move;
    int arrival = steps_to_arrival(move);
    if (arrival == 0 || arrival == move->steps) {
        return true;
    }
    Square flame = flame_beside(ending->before, move, arrival, ending->path->at);
    return flame == SQUARE_NONE || refuse(flame, why);
}

static void burned_shot_tell(const Ruleset *rules, Words *out) {
    words_add(out, "A piece that ends its move beside %s is burned before it can shoot there.",
              flames_that_burn(rules));
}

const Law LAW_BURNED_SHOT = {
    .key = "burned_shot",
    .title = "Shots beside a flame",
    .tell = burned_shot_tell,
    .concerns = KIND_SHOOTER,
    .in_force = flames_burn_arrivals,
    .may_step = burned_shot_may_step,
};

const Law LAW_BURNED_FOG = {
    .key = "burned_fog",
    .title = "Shots beside a flame",
    .tell = burned_shot_tell,
    .concerns = KIND_FOG | KIND_LIGHT,
    .by_path = true,
    .in_force = flames_burn_arrivals,
    .may_end = burned_shot_may_end,
};
