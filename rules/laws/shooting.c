/* Shooting.
 *
 * A shot follows a leg that took nothing (option shot_after_capture), and comes from standing only
 * under shoot_mode=free. Under double_kill=line a second shot goes where the first one went.
 * Source: ko-shogi.md 6. */
#include "rules/laws/laws.h"

static bool is_second_way(const Walk *walk, Step next) {
    const Path *path = &walk->path;
    if (walk->before->rules->option[OPTION_DOUBLE_KILL] != DOUBLE_KILL_LINE || path->shots == 0) {
        return false;
    }
    Square first = path->move.step[path->move.steps - 1].square;
    return bearing_between(path->at, first, BLACK) != bearing_between(path->at, next.square, BLACK);
}

static bool shooting_may_step(const Walk *walk, Step next, Refusal *why) {
    const uint8_t *option = walk->before->rules->option;
    const char *name = path_kind(walk)->english;
    if (next.act != ACT_SHOOT) {
        return true;
    }
    if (walk->path.legs == 0 && option[OPTION_SHOOT_MODE] != SHOOT_FREE) {
        return refusal_set(why, REFUSAL_LAW, SQUARE_NONE, "The %s shoots only after a move.", name);
    }
    if (walk->path.legs > 0 && walk->path.captured_last &&
        option[OPTION_SHOT_AFTER_CAPTURE] != OPTION_ON) {
        return refusal_set(why, REFUSAL_LAW, SQUARE_NONE,
                           "The %s has just landed on a piece and cannot shoot too.", name);
    }
    if (is_second_way(walk, next)) {
        return refusal_set(why, REFUSAL_LAW, SQUARE_NONE,
                           "The second shot of the %s must go where the first one went.", name);
    }
    return true;
}

static void shooting_tell(const Ruleset *rules, Words *out) {
    bool free = rules->option[OPTION_SHOOT_MODE] == SHOOT_FREE;
    bool captured = rules->option[OPTION_SHOT_AFTER_CAPTURE] == OPTION_ON;
    bool line = rules->option[OPTION_DOUBLE_KILL] == DOUBLE_KILL_LINE;
    words_add(out, "A shooter shoots %s %s%s%s.", free ? "after" : "only after",
              captured ? "a move, even one that took a piece" : "a move to an empty point",
              free ? ", or from where it stands" : "",
              line ? "; of two shots the second goes where the first one went" : "");
}

const Law LAW_SHOOTING = {
    .key = "shooting",
    .title = "Shooting",
    .tell = shooting_tell,
    .concerns = KIND_SHOOTER,
    .may_step = shooting_may_step,
};
