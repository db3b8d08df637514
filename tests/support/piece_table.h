/* What each piece of a game is and does, read from the rules' own table, and from that, without the
 * generator, the moves of a piece of sho shogi on an empty board. */
#ifndef SANBAN_TESTS_SUPPORT_PIECE_TABLE_H
#define SANBAN_TESTS_SUPPORT_PIECE_TABLE_H

#include "rules/board/colour.h"
#include "rules/board/square.h"

#include <stdbool.h>
#include <stddef.h>

enum { PIECE_ROWS = 16, PIECE_ROWS_CHU = 39, PIECE_TARGETS_MAX = 32, PIECE_MOVES_MAX = 512 };

typedef struct PieceRow {
    char code[16], sfen[4], tsa[8], aliases[16], english[48];
    char kanji[32], kanji_short[16], romaji[32];
    int per_side;
    char promotes_to[16], promoted_from[16]; /* "-" for none */
    char black_start[16], white_start[16];
    char moves[64];
    bool royal;
    int stuck_ranks;     /* far ranks on which it must promote; sho shogi only */
    char lion_power[16]; /* chu shogi only: "lion", "linear:F", "-" */
} PieceRow;

/* A step, a run or a jump of a piece: files to the right and ranks ahead. */
typedef struct PieceWay {
    int right, ahead;
    bool runs, jumps;
} PieceWay;

void piece_table_read(PieceRow out[PIECE_ROWS]);

/* Those of chu shogi. A lion's moves are "area2": they are no list of ways. */
void piece_table_read_chu(PieceRow out[PIECE_ROWS_CHU]);

/* The row of a code of sho shogi, which must be there. */
const PieceRow *piece_row(const PieceRow rows[PIECE_ROWS], const char *code);

/* The ways of the piece as its owner sees them; returns how many. */
size_t piece_ways(const PieceRow *row, PieceWay out[PIECE_TARGETS_MAX]);

/* The legal moves of a piece of sho shogi from a square of an otherwise empty board, as words in
 * USI. */
void piece_moves_alone(const PieceRow *row, Square from, Colour owner, char out[PIECE_MOVES_MAX]);

#endif
