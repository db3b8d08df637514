/* One move as engines write it (notation.md 2.2): "7g7f", "2b8h+", "7g6f5e". */
#ifndef SANBAN_RULES_NOTATION_USI_H
#define SANBAN_RULES_NOTATION_USI_H

#include "rules/notation/reading.h"

#include <stddef.h>

/* Reads a move of the side to move. `out` is filled for READING_MOVE. */
Reading usi_read(Move *out, const Position *position, const char *text, Problem *why);

/* Writes the move as it was entered. Returns the length; MOVE_TEXT_MAX bytes always suffice. */
size_t usi_write(Move move, char *out, size_t capacity);

#endif
