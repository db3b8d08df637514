/* Shooting.
 *
 * A leg that captured is followed by no shot. A shot from standing needs the option
 * shoot_mode=free. A piece that arrives beside a living enemy flame is gone before it could shoot
 * from there; a shot between two legs is hindered by nothing. Source: ko-shogi.md 6 and 8.5. */
#include "tests/support/ground_laws.h"
#include "tests/support/proving_ground.h"

static bool shooting_may_step(const Walk *walk, Step next, Refusal *why) {
    if (next.act != ACT_SHOOT) {
        return true;
    }
    bool free_mode = walk->before->rules->option[OPTION_GROUND_SHOOTING] == SHOOTING_FREE;
    if (walk->path.legs == 0 && !free_mode) {
        return refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "It shoots only after a move.");
    }
    if (walk->path.legs > 0 && walk->path.captured_last) {
        return refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "It took a piece and cannot shoot too.");
    }
    return true;
}

static bool shooting_may_end(const Ending *ending, Refusal *why) {
    const Move *move = &ending->path->move;
    int arrival = ground_steps_to_arrival(move);
    if (arrival == 0 || arrival == move->steps) {
        return true;
    }
    Square flame = ground_flame_beside(ending->before, move, arrival, ending->path->at);
    if (flame == SQUARE_NONE) {
        return true;
    }
    return refusal_set(why, REFUSAL_LAW, flame, "It burns beside the flame before it can shoot.");
}

const Law LAW_GROUND_SHOOTING = {
    .key = "shooting",
    .title = "Shooting",
    .rule = "A shot follows a leg that took nothing.",
    .concerns = GROUND_SHOOTS,
    .may_step = shooting_may_step,
    .may_end = shooting_may_end,
};
