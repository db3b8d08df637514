/* One move as people write it (notation.md 1): "P-7f", "Sx8h", "R7e-6e", "Bx8h+", "G-5h". */
#ifndef SANBAN_RULES_NOTATION_TSA_H
#define SANBAN_RULES_NOTATION_TSA_H

#include "rules/notation/reading.h"

#include <stddef.h>

/* Reads a move of the side to move. A text that fits moves of several pieces is unreadable. `out`
 * is filled for READING_MOVE. */
Reading tsa_read(Move *out, const Position *position, const char *text, Problem *why);

/* Writes a possible move of the position. The start square is written where another piece with the
 * same abbreviation could go there too. Returns the length; MOVE_TEXT_MAX bytes always suffice. */
size_t tsa_write(Move move, const Position *position, char *out, size_t capacity);

/* The same with the start square always. */
size_t tsa_write_full(Move move, const Position *position, char *out, size_t capacity);

/* USI if the text starts with a figure, else TSA. */
Reading move_read(Move *out, const Position *position, const char *text, Problem *why);

#endif
