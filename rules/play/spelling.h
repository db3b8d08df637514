/* The steps of a move as one text, and the order that these texts put moves in (notation.md 2.2,
 * ko-shogi.md 10). What is read and written by people is made of it in rules/notation. */
#ifndef SANBAN_RULES_PLAY_SPELLING_H
#define SANBAN_RULES_PLAY_SPELLING_H

#include "rules/play/move.h"
#include "rules/play/position.h"

enum { SPELLING_MAX = 64 };

/* One thing done on a square: moved there, captured there, shot there, or captured there and came
 * back; of turns that always have all their legs, every leg is told. */
typedef struct Token {
    char sign; /* '-', 'x', '*' or '!' */
    Square square;
} Token;

typedef struct Tokens {
    size_t count;
    Token token[LEGS_MAX];
} Tokens;

/* What a move does, in its order. The move must be possible on the board. */
Tokens tokens_of(const Position *position, Move move);

/* The same as a text: "-8h" for a quiet leg, "x8h" for a capture, "*8h" for a shot. A capture that
 * comes home at once is "x!8h", in games with `text_in_full` "!8h". */
void spell_steps(const Position *position, Move move, char out[SPELLING_MAX]);

/* Compares the full texts of two such moves, piece and start included, byte by byte. */
int spelling_compare(const Position *position, Move one, Move other);

#endif
