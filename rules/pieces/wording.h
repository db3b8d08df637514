/* Powers put into words, so that the sentence about a piece can never differ from what it does. */
#ifndef SANBAN_RULES_PIECES_WORDING_H
#define SANBAN_RULES_PIECES_WORDING_H

#include <stddef.h>

#include "rules/pieces/kind.h"

/* Writes how the kind moves, as what follows "it moves": "one square in any direction but straight back".
 * Returns the length without the end; cuts what does not fit into `capacity` bytes. */
size_t wording_of(const Kind *kind, char *out, size_t capacity);

#endif
