/* The lines of a text from outside, with their numbers, so that every fault can be told with its
 * place.
 *
 * A line is whole UTF-8 without control characters and of sane length; anything else is refused
 * here, once for all formats. Lines end with LF or CR LF, a byte order mark at the start is
 * skipped. What the lines mean is for others to know. */
#ifndef SANBAN_RULES_FORMATS_READER_H
#define SANBAN_RULES_FORMATS_READER_H

#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { READER_LINE_MAX = 4096 }; /* bytes of a line, its end not counted */

typedef struct Reader {
    const char *text; /* borrowed */
    size_t length;
    size_t next;  /* where the next line begins */
    int number;   /* of the line read last, counted from 1 */
    Problem *why; /* borrowed; NULL where nobody asks */
    char line[READER_LINE_MAX + 1];
} Reader;

/* Begins before the first line of `length` bytes, which need not end with a NUL. Faults fill `why`.
 */
void reader_begin(Reader *reader, const char *text, size_t length, Problem *why);

/* True when all lines have been read; an end of line after the last one begins no other. */
bool reader_at_end(const Reader *reader);

/* Reads the next line into `line`. False with a problem if it cannot be shown, is too long, or if
 * the text ends before it. */
bool reader_next(Reader *reader);

/* What follows `key` and one blank in the line read last; "" where the key stands alone, NULL where
 * the line begins with something else. Part of `line`. */
char *reader_value(Reader *reader, const char *key);

/* Fills the problem with the line read last and the column of a place in it (NULL: no column).
 * Always false. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
bool reader_fault(const Reader *reader, const char *place, const char *pattern, ...);

/* Hands on what another reader found wrong in the text at `place`, which is part of the line. */
bool reader_fault_within(const Reader *reader, const char *place, const Problem *inner);

/* Reads a decimal number at the start of `text`. Returns what follows it; NULL if there is none or
 * it is too large. */
char *reader_number(char *text, uint64_t *out);

/* The length in bytes of the character at the start of `text`, which has `length` bytes; 0 if they
 * begin with no whole UTF-8 character or with a control character. */
size_t reader_character(const char *text, size_t length);

#endif
