/* Any text on a line that may hold only whole UTF-8 and no control characters.
 *
 * "\\" is a backslash and "\xHH" the byte with these two hexadecimal digits; all else stands for
 * itself. */
#ifndef SANBAN_RULES_FORMATS_ESCAPE_H
#define SANBAN_RULES_FORMATS_ESCAPE_H

#include "rules/formats/writer.h"

#include <stddef.h>

/* Adds `length` bytes, escaping what a line cannot hold. */
void escape_add(Writer *writer, const char *bytes, size_t length);

/* How many bytes of the text's start may stand on one line before it becomes too long; never cuts a
 * character in two. */
size_t escape_piece(const char *bytes, size_t length);

/* Puts back in place what was escaped. Returns NULL, or the place of the first backslash that
 * begins neither of the two; the text is then unspecified. "\x00" is refused. */
char *escape_undo(char *text);

#endif
