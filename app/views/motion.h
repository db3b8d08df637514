/* A move in flight: what stands where in each millisecond between two positions.
 *
 * A value, made from what the move did to the board (rules/play/effects.h): legs fly one after
 * another, what is taken fades, what promotes turns over, and consequences follow in their order.
 * It draws nothing, reads no clock and knows no rule. Of all zeros it is at rest. */
#ifndef SANBAN_APP_VIEWS_MOTION_H
#define SANBAN_APP_VIEWS_MOTION_H

#include "rules/play/effects.h"
#include "rules/play/move.h"
#include "rules/play/position.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct MotionStyle {
    float pace;     /* 0: no motion, 0.5 fast, 1 normal, 2 slow */
    bool reduced;   /* nothing flies or turns: what was fades over into what is */
    bool backwards; /* from the position after the move to the one before it */
    uint32_t start; /* when it sets off, in milliseconds; may wrap */
    uint8_t led;    /* so many legs were shown by hand already and need not be flown */
} MotionStyle;

/* One thing that happens to one or two squares. */
typedef enum MotionKind {
    MOTION_FLY,  /* `piece` goes from `from` to `to` */
    MOTION_SWAP, /* on `to` `piece` fades and `becomes` appears; either may be PIECE_NONE */
    MOTION_TURN, /* on `to` `piece` turns over into `becomes` */
    MOTION_SHOT, /* a line from `from` to `to`; `over` if something stands between */
    MOTION_BURN, /* fire around `to` */
    MOTION_NET   /* the line of a net grows from `from` to what it holds on `to` */
} MotionKind;

typedef struct MotionStep {
    uint8_t kind; /* MotionKind */
    bool over;
    Piece piece, becomes;
    Square from, to;
    uint32_t begin, end; /* milliseconds since the motion began, if it runs forwards */
} MotionStep;

/* A net has no more lines, and no more are shown growing at a time. */
enum { MOTION_RAYS_MAX = 16 };

/* A change makes at most one step, and one sign with its group; then come lines of nets. */
enum { MOTION_STEPS_MAX = 2 * CHANGES_MAX + MOTION_RAYS_MAX };

typedef struct Motion {
    Piece cell[BOARD_CELLS];  /* before the move */
    uint64_t held[MEN_WORDS]; /* pieces that are held before and after it, one bit a square */
    MotionStep step[MOTION_STEPS_MAX];
    size_t count;
    uint32_t start, length; /* milliseconds */
    bool backwards;
} Motion;

/* A piece that is not at rest. Its middle is `way` (0..1) of the way from one square to the other.
 */
typedef struct MotionPiece {
    Square from, to;
    float way;
    float alpha;   /* 1 = solid */
    float squeeze; /* width of the body, 1 = full */
    bool lifted;
    Piece piece;
} MotionPiece;

/* A shot or a fire that is to be seen; `kind` is MOTION_SHOT or MOTION_BURN if `alpha` is over 0.
 */
typedef struct MotionSign {
    uint8_t kind; /* MotionKind */
    bool over;
    Square from, to;
    float grown; /* 0..1 */
    float alpha; /* 0: there is none */
} MotionSign;

/* A moment: what rests on the board, and what moves above it in drawing order. */
typedef struct MotionPicture {
    Piece cell[BOARD_CELLS];
    size_t count;
    MotionPiece piece[2 * MOTION_STEPS_MAX];
    MotionSign sign;
    size_t rays;
    MotionSign ray[MOTION_RAYS_MAX];
} MotionPicture;

/* Sets off a move that is possible on `before`. */
void motion_begin(Motion *motion, const Position *before, Move move, MotionStyle style);

/* True until the last millisecond has passed. */
bool motion_is_running(const Motion *motion, uint32_t now);

/* Brings it to its end at once. */
void motion_finish(Motion *motion);

/* Milliseconds until the next picture is wanted; 0 when it is at rest. */
uint32_t motion_next(const Motion *motion, uint32_t now);

/* The picture of a moment; after the end that of the resting board. */
void motion_picture(const Motion *motion, uint32_t now, MotionPicture *out);

#endif
