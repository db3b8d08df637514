/* Powers put into words, so that the sentence about a piece can never differ from what it does. */
#ifndef SANBAN_RULES_PIECES_WORDING_H
#define SANBAN_RULES_PIECES_WORDING_H

#include "rules/pieces/kind.h"

#include <stddef.h>

/* Writes how the kind moves, as what follows "it moves": "one square in any direction but straight
 * back". `spot` is what a place of the board is called. Returns the length without the end; cuts
 * what does not fit into `capacity` bytes. */
size_t wording_of(const Kind *kind, const char *spot, char *out, size_t capacity);

/* The same as a sentence: "One square in any direction but straight back." Of a kind that may come
 * back, a second one says so. */
size_t wording_sentence(const Kind *kind, const char *spot, char *out, size_t capacity);

/* All kinds of a game; kinds[0] is no kind. */
typedef struct KindTable {
    const Kind *kinds;
    size_t count;
} KindTable;

/* Writes what is on the other side of the piece, and whether it is royal: "Promotes to prince."
 * Returns the length; cuts what does not fit. */
size_t wording_of_faces(const KindTable *table, KindId id, char *out, size_t capacity);

#endif
