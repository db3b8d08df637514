/* A position: who stands where, whose turn it is, and the little memory that some rules need.
 *
 * A value without pointers of its own; copying it is how moves are tried. Counts and key are kept
 * by position_put, through which every change of the board goes. */
#ifndef SANBAN_RULES_PLAY_POSITION_H
#define SANBAN_RULES_PLAY_POSITION_H

#include "rules/board/colour.h"
#include "rules/board/square.h"
#include "rules/play/move.h"
#include "rules/play/ruleset.h"

#include <stdbool.h>
#include <stdint.h>

/* What stands on a cell: nothing, the board's edge, or a kind and its owner. */
typedef uint8_t Piece;
enum { MEN_BITS = 64, MEN_WORDS = (BOARD_CELLS + MEN_BITS - 1) / MEN_BITS };
enum { PIECE_NONE = 0, PIECE_EDGE = 0x80, PIECE_WHITE_BIT = 0x80, PIECE_KIND_BITS = 0x7f };

static inline Piece piece_of(KindId kind, Colour owner) {
    return (Piece)(kind | (owner == WHITE ? PIECE_WHITE_BIT : 0));
}

static inline KindId piece_kind(Piece piece) {
    return piece & PIECE_KIND_BITS;
}

static inline Colour piece_owner(Piece piece) {
    return (piece & PIECE_WHITE_BIT) != 0 ? WHITE : BLACK;
}

/* True for a piece of this side; false for an empty cell and the edge. */
static inline bool piece_is(Piece piece, Colour owner) {
    return piece_kind(piece) != KIND_NONE && piece_owner(piece) == owner;
}

typedef struct Position {
    const Ruleset *rules;
    uint64_t key;
    Square lion_taken;  /* chu: where a lion fell on the last turn */
    Square declined[2]; /* chu: the piece that declined promotion on each side's last move */
    uint16_t ply;       /* number of the next move, 1 at the start */
    uint8_t turn;       /* Colour */
    uint8_t problem;    /* sides (one bit each) that had no royal to begin with */
    uint16_t royals[2]; /* royal pieces of each side */
    uint16_t pieces[2]; /* all pieces of each side */
    uint16_t count[2][KINDS_MAX];
    uint64_t men[2][MEN_WORDS]; /* the squares on which each side's pieces stand, one bit each */
    Piece cell[BOARD_CELLS];
} Position;

_Static_assert(sizeof(Position) <= 1280, "a position stays cheap to copy");

enum { PLY_MAX = 9999 };

/* An empty board, Black to move, move 1. `rules` is borrowed and must outlive the position. */
void position_clear(Position *position, const Ruleset *rules);

/* The usual starting position of the variant. */
void position_start(Position *position, const Ruleset *rules);

/* Puts a piece (or PIECE_NONE) on a square of the board in place of what stood there. */
void position_put(Position *position, Square square, Piece piece);

/* Hands the turn to the other side and counts the move. */
void position_pass_turn(Position *position);

/* Sets whose turn it is without counting a move. */
void position_set_turn(Position *position, Colour turn);

/* Sets where a lion fell on the last turn to a piece that is none; SQUARE_NONE: nowhere. */
void position_set_lion_taken(Position *position, Square square);

/* Sets the piece of a side that declined promotion on its last move; SQUARE_NONE: none. */
void position_set_declined(Position *position, Colour side, Square square);

/* Notes which sides have no royal, once all pieces of a set-up stand. Such a side is a problem
 * side: it moves, and cannot lose its royals (chu-shogi.md 13, sho-shogi.md 6). */
void position_settle(Position *position);

/* Same board, side to move and memory; move number and option values play no part. */
bool position_equal(const Position *one, const Position *other);

/* The key counted anew from the board; equals `key` at all times. */
uint64_t position_key(const Position *position);

/* How many pieces of the side carry this one trait, which only a few kinds have. */
unsigned position_bearers(const Position *position, Colour side, uint64_t trait);

/* The first square after this one on which a piece of the side stands, in the order of squares;
 * SQUARE_NONE if there is none, and the first of all after SQUARE_NONE. */
Square position_next_man(const Position *position, Colour side, Square square);

/* The kind standing on a square, or NULL. */
const Kind *position_kind(const Position *position, Square square);

#endif
