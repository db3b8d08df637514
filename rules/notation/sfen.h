/* One position on one line (notation.md 2.1): board, side to move, state, number of the next move.
 */
#ifndef SANBAN_RULES_NOTATION_SFEN_H
#define SANBAN_RULES_NOTATION_SFEN_H

#include "rules/play/position.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>

enum { SFEN_MAX = 2048 };

/* Reads a position of the ruleset's game; "_" stands for a blank, state and number may be missing.
 * `rules` is borrowed by the position. False with a problem that names the column; then `out` is
 * unspecified. */
bool sfen_read(Position *out, const Ruleset *rules, const char *text, Problem *why);

/* Writes all four fields. Returns the length; SFEN_MAX bytes always suffice. */
size_t sfen_write(const Position *position, char *out, size_t capacity);

/* The same without the number: equal texts are equal positions. */
size_t sfen_write_unnumbered(const Position *position, char *out, size_t capacity);

#endif
