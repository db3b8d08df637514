#include "rules/problem.h"

#include <stdio.h>
#include <string.h>

/* How many bytes the character that starts with this byte has. */
static size_t character_length(unsigned char first) {
    if (first < 0xc0) {
        return 1;
    }
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/* Length of the whole character at `text`, or 0 if its bytes make none. */
static size_t character_at(const char *text) {
    unsigned char first = (unsigned char)text[0];
    size_t length = character_length(first);
    if (first < 0x20 || first == 0x7f || (first >= 0x80 && first < 0xc2) || first > 0xf4) {
        return 0;
    }
    for (size_t i = 1; i < length; i++) {
        if (((unsigned char)text[i] & 0xc0) != 0x80) {
            return 0;
        }
    }
    return length;
}

/* Strangers' bytes may not break the line, move a terminal's cursor or be half a character. */
static void make_printable(char *text) {
    for (char *at = text; *at != '\0';) {
        size_t length = character_at(at);
        if (length == 0) {
            *at = '?';
        }
        at += length == 0 ? 1 : length;
    }
}

bool problem_set(Problem *problem, int line, int column, const char *pattern, ...) {
    va_list values;
    va_start(values, pattern);
    problem_set_list(problem, line, pattern, values);
    va_end(values);
    if (problem != NULL) {
        problem->column = column;
    }
    return false;
}

bool problem_set_list(Problem *problem, int line, const char *pattern, va_list values) {
    if (problem == NULL) {
        return false;
    }
    problem->line = line;
    problem->column = 0;
    vsnprintf(problem->text, sizeof problem->text, pattern, values);
    make_printable(problem->text);
    return false;
}
