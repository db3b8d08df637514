/* The counter-strike.
 *
 * When a piece other than a lion has taken a lion, the other side may on its very next turn take a
 * lion only with a lion. Option counterstrike: `okazaki` lets it take an unprotected lion. Option
 * counterstrike_same_square: a kirin that took a lion and became one may be retaken where it
 * stands. A double move is judged leg by leg. Source: chu-shogi.md 6.2. */
#include "rules/laws/laws.h"
#include "rules/laws/lion_guard.h"

static bool refuse(const Walk *walk, Step next, Square guard, Refusal *why) {
    char fell[SQUARE_NAME_MAX];
    char where[SQUARE_NAME_MAX];
    square_write(walk->before->lion_taken, fell);
    square_write(next.square, where);
    const char *name = position_kind(walk->before, next.square)->english;
    if (guard == SQUARE_NONE) {
        return refusal_set(why, REFUSAL_LAW, walk->before->lion_taken,
                           "Your lion fell on %s a moment ago: this turn only a lion may take the "
                           "%s on %s.",
                           fell, name, where);
    }
    char whence[SQUARE_NAME_MAX];
    square_write(guard, whence);
    return refusal_set(
        why, REFUSAL_LAW, guard,
        "Your lion fell on %s a moment ago: this turn only a lion may take the %s on "
        "%s, which the %s on %s protects.",
        fell, name, where, position_kind(walk->before, guard)->english, whence);
}

/* The square where a lion fell and stands again may be exempt. */
static bool is_exempt(const Position *position, Square square) {
    return square == position->lion_taken &&
           position->rules->option[OPTION_COUNTERSTRIKE_SAME_SQUARE] == SAME_SQUARE_ALLOWED;
}

static bool is_banned(const Position *position, Square from) {
    return position->rules->option[OPTION_COUNTERSTRIKE] != COUNTERSTRIKE_OFF &&
           position->lion_taken != SQUARE_NONE && !lion_stands(position, from);
}

static bool counterstrike_may_take(const Walk *walk, Step next, Refusal *why) {
    const Position *before = walk->before;
    if (!is_banned(before, walk->path.move.from) || is_exempt(before, next.square)) {
        return true;
    }
    if (before->rules->option[OPTION_COUNTERSTRIKE] == COUNTERSTRIKE_STRICT) {
        return refuse(walk, next, SQUARE_NONE, why);
    }
    Square guard = lion_guard(walk, next);
    return guard == SQUARE_NONE || refuse(walk, next, guard, why);
}

static const char *counterstrike_reminder(const Ruleset *rules) {
    static const char *const SENTENCES[] = {
        [COUNTERSTRIKE_STRICT] =
            "A lion fell here a moment ago: this turn only a lion may take a lion.",
        [COUNTERSTRIKE_OKAZAKI] =
            "A lion fell here a moment ago: this turn only a lion may take a protected lion.",
        [COUNTERSTRIKE_OFF] = NULL};
    return SENTENCES[rules->option[OPTION_COUNTERSTRIKE]];
}

/* The ban says something as long as the other side has a lion to which it applies. */
static Square counterstrike_reminds(const Position *position) {
    Colour other = colour_other((Colour)position->turn);
    if (position->lion_taken == SQUARE_NONE || counterstrike_reminder(position->rules) == NULL) {
        return SQUARE_NONE;
    }
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_is(position->cell[square], other) && lion_stands(position, square) &&
            !is_exempt(position, square)) {
            return position->lion_taken;
        }
    }
    return SQUARE_NONE;
}

/* Where this move took a lion with another piece. */
static Square lion_taken_by(const Turn *turn) {
    const Position *before = turn->before;
    Square fell = SQUARE_NONE;
    if (lion_stands(before, turn->move.from)) {
        return SQUARE_NONE;
    }
    for (int i = 0; i < turn->move.steps; i++) {
        if (lion_stands(before, turn->move.step[i].square)) {
            fell = turn->move.step[i].square;
        }
    }
    return fell;
}

static void counterstrike_aftermath(Turn *turn) {
    position_set_lion_taken(turn->after, lion_taken_by(turn));
}

static void counterstrike_tell(const Ruleset *rules, Words *out) {
    bool okazaki = rules->option[OPTION_COUNTERSTRIKE] == COUNTERSTRIKE_OKAZAKI;
    bool same = rules->option[OPTION_COUNTERSTRIKE_SAME_SQUARE] == SAME_SQUARE_ALLOWED;
    words_add(out,
              "If another piece just took its lion, a side may take a %slion only with a lion%s.",
              okazaki ? "protected " : "", same ? "; a kirin may be retaken" : "");
}

const Law LAW_COUNTERSTRIKE = {
    .key = "counterstrike",
    .title = "Counter-strike",
    .tell = counterstrike_tell,
    .concerns = LAW_CONCERNS_ALL,
    .victims = KIND_LION,
    .by_way = true,
    .may_take = counterstrike_may_take,
    .aftermath = counterstrike_aftermath,
    .reminds = counterstrike_reminds,
    .reminder = counterstrike_reminder,
};
