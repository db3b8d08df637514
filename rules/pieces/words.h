/* A text that grows, and the words for directions, numbers and distances of which the wording of a
 * piece is made. */
#ifndef SANBAN_RULES_PIECES_WORDS_H
#define SANBAN_RULES_PIECES_WORDS_H

#include "rules/pieces/power.h"

#include <stddef.h>
#include <stdint.h>

/* Cut at its capacity; `length` goes on counting. */
typedef struct Words {
    char *out;
    size_t capacity;
    size_t length;
    const char *spot; /* what a place of the board is called; for distances */
} Words;

/* An empty text in `out`, about a board of squares. */
Words words_begin(char *out, size_t capacity);

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void words_add(Words *words, const char *pattern, ...);

/* The directions of one ring; sets without a phrase are listed one by one. */
void words_directions(Words *words, Bearings set);

/* Small numbers are written out. */
void words_number(Words *words, unsigned number);

/* How far a leg with this reach leads: "any distance ". */
void words_distance(Words *words, uint8_t reach);

#endif
