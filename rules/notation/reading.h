/* What came of reading a move: three outcomes that must never be mixed up, since under some rules a
 * forbidden move loses the game while a text that cannot be understood never does. */
#ifndef SANBAN_RULES_NOTATION_READING_H
#define SANBAN_RULES_NOTATION_READING_H

#include "rules/play/move.h"
#include "rules/play/position.h"
#include "rules/problem.h"

typedef enum Reading {
    READING_UNREADABLE, /* no move text, or one that fits several moves; the problem says what */
    READING_FORBIDDEN,  /* understood, but no piece can do that; the problem says why */
    READING_MOVE        /* a move; whether it is legal is for move_is_legal to say */
} Reading;

enum { MOVE_TEXT_MAX = 80 };

/* Reads a square of the ruleset's board at the start of `text` ("7f"). Returns its length in bytes,
 * or 0 with a problem whose column counts from the start of `text`. */
size_t square_read(Square *out, const Ruleset *rules, const char *text, Problem *why);

#endif
