/* A text that grows while it is written.
 *
 * When memory runs out, nothing more is added and `failed` says so; only whoever takes the text
 * need look. */
#ifndef SANBAN_RULES_FORMATS_WRITER_H
#define SANBAN_RULES_FORMATS_WRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Writer {
    char *text; /* owned; NULL while nothing was written */
    size_t length;
    size_t capacity;
    bool failed;
} Writer;

/* An empty text is all zero. Adds bytes, a string, a decimal number. */
void writer_add(Writer *writer, const char *bytes, size_t length);
void writer_add_text(Writer *writer, const char *text);
void writer_add_number(Writer *writer, uint64_t number);

/* Hands the text over with a NUL behind it, and its length; the caller frees it. NULL when memory
 * ran out at any time. */
char *writer_take(Writer *writer, size_t *length);

/* Throws the text away; the writer is empty again. */
void writer_drop(Writer *writer);

#endif
