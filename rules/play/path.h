/* What may come next in an unfinished move: the heart of the rules.
 *
 * A path is the steps chosen so far. It keeps the set of powers that could still be meant and each
 * step narrows it, so that a lion's leap and its first leg to the same square are one step. Walking
 * the tree of paths gives all moves; clicking through it enters one. */
#ifndef SANBAN_RULES_PLAY_PATH_H
#define SANBAN_RULES_PLAY_PATH_H

#include "rules/pieces/diagram.h"
#include "rules/play/history.h"
#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { STEPS_MAX = 256 };

/* Open: legs and shots may follow. Stopped: promotion is to be answered. Done: a finished move. */
typedef enum PathStage { PATH_OPEN, PATH_STOPPED, PATH_DONE } PathStage;

typedef struct Path {
    Move move;
    Square at;             /* where the piece stands in mid-move */
    Piece piece;           /* the mover */
    uint8_t stage;         /* PathStage */
    uint8_t powers;        /* the powers to go that could still be meant, one bit each */
    uint8_t legs;          /* legs gone */
    uint8_t shots;         /* shots since the last leg */
    uint8_t captures;      /* pieces taken by landing on them */
    uint8_t first_bearing; /* of the first leg, or BEARING_NONE */
    bool captured_last;    /* the last leg took a piece */
} Path;

/* A path on its way. `now` is the board in mid-move and is `before` itself until the first step;
 * both are borrowed. */
typedef struct Walk {
    const Position *before;
    const Position *now;
    Path path;
} Walk;

typedef struct StepList {
    size_t count;
    Step step[STEPS_MAX];
} StepList;

/* True when the list holds this step. */
bool steps_hold(const StepList *list, Step step);

/* The kind of the piece on its way. */
const Kind *path_kind(const Walk *walk);

/* Starts a path of the piece on `from`, which must stand there. Does not ask whether it may start.
 */
void path_begin(Walk *walk, const Position *position, Square from);

/* Starts a path if the piece on `from` belongs to the side to move, the game lets anybody move, and
 * no law holds the piece; else false with the reason. */
bool path_start(Walk *walk, const Position *position, Square from, Refusal *why);

/* Legs and shots that the powers and the laws about steps allow next, each once. Does not ask
 * whether a legal move continues them. `out` is overwritten. */
void path_reach(const Walk *walk, StepList *out);

/* The same by the powers alone, without asking any law. */
void path_geometry(const Walk *walk, StepList *out);

/* Do all laws about steps let the path go on like this? False with the reason and the law. */
bool path_laws_allow(const Walk *walk, Step next, Refusal *why);

/* True when the powers let the move end here. */
bool path_may_stop(const Walk *walk);

/* The most legs that the powers still meant have in a turn. */
int path_turn_legs(const Walk *walk);

/* All steps that some legal move continues: legs, shots, ACT_STOP where the move may end here, and
 * the answers about promotion once it has stopped. `history` may be NULL. */
void path_steps(const Walk *walk, const History *history, StepList *out);

/* Takes a step that path_reach or path_steps offered. `out` is the new walk, whose board in
 * mid-move is kept in `board`; it may be `walk` itself, and `board` may be the one it already uses.
 */
void path_take(const Walk *walk, Step step, Position *board, Walk *out);

/* True when path_reach offers this step. */
bool path_offers(const Walk *walk, Step step);

/* Takes the steps of a move one after another as long as they are offered; `board` as for
 * path_take. Returns how many were taken: all of them if the move is possible so far. */
int path_follow(Walk *walk, const Move *move, Position *board);

/* True when the path can go on, laws about endings aside, so that it ends on the square. */
bool path_can_end_on(const Walk *walk, Square square);

/* How the piece gets to the square of a step that is on offer: by a step, a run, a leap, as the
 * first of several legs, by a shot. The word that its diagram uses. */
DiagramMeaning path_meaning(const Walk *walk, Step step);

/* The power that lets the piece shoot from where it stands, or NULL. */
const Power *path_shooting(const Walk *walk);

/* Finishes a path that may stop with this answer about promotion (MOVE_NOT_ASKED and so on). */
Move path_finish(const Walk *walk, uint8_t promotion);

/* What a law says about promotion; barred beats forced beats offered beats none. */
typedef enum Promotion {
    PROMOTION_NONE,
    PROMOTION_OFFERED,
    PROMOTION_FORCED,
    PROMOTION_BARRED
} Promotion;

/* What the laws together say about promotion at the end of this path. `decider`, NULL or pointing
 * to NULL, receives the law whose word it is; if none says anything, the first that concerns what
 * promotes. */
Promotion path_promotion(const Walk *walk, const Law **decider);

/* True when the move starts or ends in the promotion zone of its side, or has been there. */
bool path_touches_zone(const Path *path, const Ruleset *rules);

/* The answers about promotion that the laws leave to a path that stops here, at most two. */
size_t path_answers(const Walk *walk, uint8_t out[2]);

/* May the finished move stand, as the laws about endings see it? */
bool path_may_end(const Walk *walk, uint8_t promotion, const History *history, Refusal *why);

#endif
