#include "app/views/motion.h"

#include "rules/play/law.h"
#include "rules/play/turn.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Milliseconds at the normal pace. */
enum {
    MOVE_TIME = 160,
    LEG_TIME = 140,
    LONG_LEG_TIME = 110, /* of moves of five legs */
    LEG_PAUSE = 40,
    FADE_TIME = 120,
    TURN_TIME = 150,
    SHOT_TIME = 180,
    FIRE_TIME = 250,
    BURN_TIME = 200,
    NET_TIME = 200,
    FRAME_TIME = 16
};
enum { LONG_LEGS = 5 };

/* A piece turning over is never quite gone: a width of 0 would mean a full one. */
static const float SQUEEZE_LEAST = 0.04F;

/* A motion being written down. */
typedef struct Score {
    Motion *motion;
    MotionStyle style;
    const Effects *effects;
    Piece now[BOARD_CELLS]; /* the board after the changes written down so far */
    uint32_t leg_time;
    uint8_t legs; /* legs written down so far */
    uint32_t at;  /* the next thing begins here */
} Score;

static uint32_t paced(const Score *score, uint32_t milliseconds) {
    return (uint32_t)lroundf((float)milliseconds * score->style.pace);
}

static void add_step(Score *score, MotionStep step) {
    assert(score->motion->count < MOTION_STEPS_MAX);
    score->motion->step[score->motion->count++] = step;
    if (step.end > score->motion->length) {
        score->motion->length = step.end;
    }
}

static void carry_out(Score *score, const Change *change) {
    score->now[change->square] = change->after;
}

/* Changes from `first` on that are one leg: left, perhaps captured, arrived. 0 if they are not. */
static int leg_changes(const Effects *effects, int first) {
    const Change *change = effects->change + first;
    int left = effects->count - first;
    if (left < 2 || change[0].cause != CAUSE_LEFT) {
        return 0;
    }
    if (change[1].cause == CAUSE_ARRIVED) {
        return 2;
    }
    bool takes = left > 2 && change[1].cause == CAUSE_CAPTURED &&
                 change[2].cause == CAUSE_ARRIVED && change[1].square == change[2].square;
    return takes ? 3 : 0;
}

static uint32_t leg_time_of(Move move) {
    int legs = 0;
    for (int i = 0; i < move.steps; i++) {
        legs += move.step[i].act == ACT_GO;
    }
    return legs >= LONG_LEGS ? LONG_LEG_TIME : legs > 1 ? LEG_TIME : MOVE_TIME;
}

/* What is taken fades so that it is gone when the piece arrives. */
static void score_leg(Score *score, int first, int changes) {
    const Change *left = score->effects->change + first;
    const Change *arrived = left + changes - 1;
    bool led = score->legs < score->style.led;
    uint32_t time = led ? 0 : paced(score, score->leg_time);
    uint32_t fade = paced(score, FADE_TIME);
    uint32_t end = score->at + time;
    if (changes == 3) {
        add_step(score, (MotionStep){.kind = MOTION_SWAP,
                                     .piece = left[1].before,
                                     .to = arrived->square,
                                     .begin = fade < time ? end - fade : score->at,
                                     .end = end});
    }
    add_step(score, (MotionStep){.kind = MOTION_FLY,
                                 .piece = arrived->after,
                                 .from = left->square,
                                 .to = arrived->square,
                                 .begin = score->at,
                                 .end = end});
    bool goes_on = leg_changes(score->effects, first + changes) > 0;
    score->legs++;
    score->at = end + (goes_on && time > 0 ? paced(score, LEG_PAUSE) : 0);
}

static int sign_of(int number) {
    return (number > 0) - (number < 0);
}

/* True when a straight line between the squares meets a piece. */
static bool stands_between(const Score *score, Square from, Square to) {
    int files = square_file(to) - square_file(from);
    int ranks = square_rank(to) - square_rank(from);
    if (files != 0 && ranks != 0 && abs(files) != abs(ranks)) {
        return false;
    }
    int distance = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    for (int i = 1; i < distance; i++) {
        Square square = square_at(square_file(from) + sign_of(files) * i,
                                  square_rank(from) + sign_of(ranks) * i);
        if (score->now[square] != PIECE_NONE) {
            return true;
        }
    }
    return false;
}

static void score_shot(Score *score, const Change *change) {
    uint32_t hit = score->at + paced(score, SHOT_TIME);
    uint32_t end = hit + paced(score, FADE_TIME);
    add_step(score, (MotionStep){.kind = MOTION_SHOT,
                                 .over = stands_between(score, change->by, change->square),
                                 .from = change->by,
                                 .to = change->square,
                                 .begin = score->at,
                                 .end = end});
    add_step(score, (MotionStep){.kind = MOTION_SWAP,
                                 .piece = change->before,
                                 .to = change->square,
                                 .begin = hit,
                                 .end = end});
    score->at = end;
}

static bool group_touches(const Effects *effects, int first, int count, Square square) {
    for (int i = 0; i < count; i++) {
        if (effects->change[first + i].square == square) {
            return true;
        }
    }
    return false;
}

/* How many changes from `first` on happen together: one cause, one bringer, each square once. */
static int group_changes(const Effects *effects, int first) {
    const Change *change = effects->change + first;
    int count = 1;
    while (first + count < effects->count && change[count].cause == change->cause &&
           change[count].by == change->by && change[count].cause != CAUSE_SHOT &&
           !group_touches(effects, first, count, change[count].square)) {
        count++;
    }
    return count;
}

static bool change_turns(const Change *change) {
    bool turns = change->cause == CAUSE_PROMOTED || change->cause == CAUSE_CHAINED ||
                 change->cause == CAUSE_REVERTED;
    return turns && change->before != PIECE_NONE && change->after != PIECE_NONE;
}

static void score_group(Score *score, int first, int count) {
    const Change *change = score->effects->change + first;
    bool burns = change->cause == CAUSE_BURNED;
    bool turns = change_turns(change);
    uint32_t begin = score->at + (burns ? paced(score, FIRE_TIME) : 0);
    uint32_t end = begin + paced(score, burns ? BURN_TIME : turns ? TURN_TIME : FADE_TIME);
    if (burns) {
        add_step(score, (MotionStep){
                            .kind = MOTION_BURN, .to = change->by, .begin = score->at, .end = end});
    }
    for (int i = 0; i < count; i++) {
        add_step(score, (MotionStep){.kind = turns ? MOTION_TURN : MOTION_SWAP,
                                     .piece = change[i].before,
                                     .becomes = change[i].after,
                                     .to = change[i].square,
                                     .begin = begin,
                                     .end = end});
    }
    score->at = end;
}

static int score_next(Score *score, int first) {
    int leg = leg_changes(score->effects, first);
    if (leg > 0) {
        score_leg(score, first, leg);
        return leg;
    }
    if (score->effects->change[first].cause == CAUSE_SHOT) {
        score_shot(score, score->effects->change + first);
        return 1;
    }
    int count = group_changes(score->effects, first);
    score_group(score, first, count);
    return count;
}

static void score_all(Score *score) {
    for (int i = 0; i < score->effects->count;) {
        int count = score_next(score, i);
        for (int end = i + count; i < end; i++) {
            carry_out(score, score->effects->change + i);
        }
    }
}

/* Does a net hold the piece before the move and after it? */
static bool stays_held(const Position *before, const Position *after, Square square) {
    return before->cell[square] == after->cell[square] &&
           position_held_by(before, square, NULL) != NULL;
}

/* Nets that have come to hold something show what, once everything else has happened. */
static void score_nets(Score *score, const Position *before, const Position *after) {
    int rays = 0;
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Square net = SQUARE_NONE;
        if (piece_kind(after->cell[square]) == KIND_NONE ||
            position_held_by(after, square, &net) == NULL) {
            continue;
        }
        if (stays_held(before, after, square)) {
            score->motion->held[square / MEN_BITS] |= UINT64_C(1) << (square % MEN_BITS);
        } else if (net != SQUARE_NONE && rays < MOTION_RAYS_MAX && !score->style.reduced) {
            rays++;
            add_step(score, (MotionStep){.kind = MOTION_NET,
                                         .from = net,
                                         .to = square,
                                         .begin = score->at,
                                         .end = score->at + paced(score, NET_TIME)});
        }
    }
}

/* Everything fades over at once. */
static void score_reduced(Score *score, const Position *after) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (score->now[square] != after->cell[square]) {
            add_step(score, (MotionStep){.kind = MOTION_SWAP,
                                         .piece = score->now[square],
                                         .becomes = after->cell[square],
                                         .to = square,
                                         .end = paced(score, FADE_TIME)});
        }
    }
}

static uint32_t elapsed(const Motion *motion, uint32_t now) {
    return now - motion->start;
}

static float part_of(float value) {
    return fminf(fmaxf(value, 0), 1);
}

/* Fast at first and slow at the end, in whichever direction the motion runs. */
static float eased(float part, bool backwards) {
    float rest = 1 - part;
    return backwards ? part * part * part : 1 - rest * rest * rest;
}

static void show_piece(MotionPicture *out, MotionPiece piece) {
    if (piece.piece != PIECE_NONE) {
        out->piece[out->count++] = piece;
    }
}

static void show_swap(MotionPicture *out, const MotionStep *step, float part) {
    MotionPiece piece = {.from = step->to, .to = step->to, .squeeze = 1};
    piece.piece = step->piece;
    piece.alpha = 1 - part;
    show_piece(out, piece);
    piece.piece = step->becomes;
    piece.alpha = part;
    show_piece(out, piece);
}

static void show_turn(MotionPicture *out, const MotionStep *step, float part) {
    show_piece(out, (MotionPiece){.from = step->to,
                                  .to = step->to,
                                  .alpha = 1,
                                  .squeeze = fmaxf(fabsf(1 - 2 * part), SQUEEZE_LEAST),
                                  .piece = part < 0.5F ? step->piece : step->becomes});
}

/* The line or the fire grows, then fades while its victims do. */
static void show_sign(MotionPicture *out, const MotionStep *step, float part) {
    float whole = step->kind == MOTION_SHOT ? SHOT_TIME + FADE_TIME : FIRE_TIME + BURN_TIME;
    float growing = step->kind == MOTION_SHOT ? SHOT_TIME / whole : FIRE_TIME / whole;
    out->sign = (MotionSign){.kind = step->kind,
                             .over = step->over,
                             .from = step->from,
                             .to = step->to,
                             .grown = part_of(part / growing),
                             .alpha = part_of((1 - part) / (1 - growing))};
}

static void show_step(const Motion *motion, const MotionStep *step, float part,
                      MotionPicture *out) {
    switch ((MotionKind)step->kind) {
    case MOTION_FLY:
        show_piece(out, (MotionPiece){.from = step->from,
                                      .to = step->to,
                                      .way = eased(part, motion->backwards),
                                      .alpha = 1,
                                      .squeeze = 1,
                                      .lifted = true,
                                      .piece = step->piece});
        return;
    case MOTION_SWAP:
        show_swap(out, step, part);
        return;
    case MOTION_TURN:
        show_turn(out, step, part);
        return;
    case MOTION_SHOT:
    case MOTION_BURN:
        show_sign(out, step, part);
        return;
    case MOTION_NET:
        out->ray[out->rays++] = (MotionSign){
            .kind = step->kind, .from = step->from, .to = step->to, .grown = part, .alpha = 1};
        return;
    }
}

static bool step_moves_pieces(const MotionStep *step) {
    return step->kind == MOTION_FLY || step->kind == MOTION_SWAP || step->kind == MOTION_TURN;
}

/* A step that has begun leaves its squares empty, and puts down what it brings once it is over. */
static void play_step(const Motion *motion, const MotionStep *step, uint32_t at,
                      MotionPicture *out) {
    bool over = step->end <= at;
    if (step_moves_pieces(step)) {
        Piece last = step->kind == MOTION_FLY ? step->piece : step->becomes;
        out->cell[step->kind == MOTION_FLY ? step->from : step->to] = PIECE_NONE;
        if (over) {
            out->cell[step->to] = last;
        }
    }
    if (!over) {
        show_step(motion, step, (float)(at - step->begin) / (float)(step->end - step->begin), out);
    }
}

void motion_begin(Motion *motion, const Position *before, Move move, MotionStyle style) {
    Position after;
    Effects effects;
    position_play(before, move, &after, &effects);
    memset(motion->held, 0, sizeof motion->held);
    motion->count = 0;
    motion->start = style.start;
    motion->length = 0;
    motion->backwards = style.backwards;
    memcpy(motion->cell, before->cell, sizeof motion->cell);
    Score score = {
        .motion = motion, .style = style, .effects = &effects, .leg_time = leg_time_of(move)};
    memcpy(score.now, before->cell, sizeof score.now);
    if (style.reduced) {
        score_reduced(&score, &after);
    } else {
        score_all(&score);
    }
    score_nets(&score, before, &after);
}

bool motion_is_running(const Motion *motion, uint32_t now) {
    return elapsed(motion, now) < motion->length;
}

void motion_finish(Motion *motion) {
    motion->length = 0;
}

uint32_t motion_next(const Motion *motion, uint32_t now) {
    if (!motion_is_running(motion, now)) {
        return 0;
    }
    uint32_t left = motion->length - elapsed(motion, now);
    return left < FRAME_TIME ? left : FRAME_TIME;
}

void motion_picture(const Motion *motion, uint32_t now, MotionPicture *out) {
    bool running = motion_is_running(motion, now);
    uint32_t at = motion->backwards ? motion->length - elapsed(motion, now) : elapsed(motion, now);
    out->count = 0;
    out->rays = 0;
    out->sign = (MotionSign){.alpha = 0};
    memcpy(out->cell, motion->cell, sizeof out->cell);
    for (size_t i = 0; i < motion->count; i++) {
        bool begun = running ? motion->step[i].begin <= at : !motion->backwards;
        if (begun) {
            play_step(motion, &motion->step[i], running ? at : UINT32_MAX, out);
        }
    }
}
