/* All legal moves of a position: the tree of paths walked to its leaves.
 *
 * A move is listed once for each different position it leads to, by its canonical form: as few
 * steps as possible, then the piece that comes first in the SFEN, then the first way in the order
 * of bearings (notation.md 2.2). Repetition is looked at only where a history is given. */
#ifndef SANBAN_RULES_PLAY_MOVEGEN_H
#define SANBAN_RULES_PLAY_MOVEGEN_H

#include "rules/play/history.h"
#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No position of play comes near this. A made-up one, with many fogs in a crowd, may; its list is
 * cut off, while clicks, texts and the judging of single moves go by the paths and miss nothing. */
enum { MOVES_MAX = 8192 };

typedef struct MoveList {
    size_t count;
    Move move[MOVES_MAX];
} MoveList;

/* Overwrites `out` with all legal moves of the side to move. */
void moves_all(const Position *position, MoveList *out);

/* Only those of the piece on `from`; empty if it is not the side to move's. */
void moves_from(const Position *position, Square from, MoveList *out);

/* Every finished path of the piece on `from`, also where several lead to one position. */
void moves_paths(const Position *position, Square from, MoveList *out);

/* How many moves moves_all would list, without listing them where that is possible. */
uint64_t moves_count(const Position *position);

/* True when the piece on `from` belongs to the side to move and has a legal move. `history` may be
 * NULL. */
bool moves_exist_from(const Position *position, const History *history, Square from);

/* True when moves_all would list at least one; with a history, one that it lets stand. */
bool moves_exist(const Position *position, const History *history);

/* True when the steps and the answer of `move` are a legal move here; else false with the reason.
 * `history` (its last position is `position`) and `why` may be NULL. */
bool move_is_legal(const Position *position, const History *history, Move move, Refusal *why);

/* Sequences of `depth` legal moves that differ in result. */
uint64_t perft(const Position *position, int depth);

#endif
