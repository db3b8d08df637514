/* What was wrong with an input: one clear sentence and its place.
 *
 * Everything that reads text from outside (positions, moves, options, files) fills a Problem when
 * it refuses. Whoever calls owns the Problem and decides how to show it; nothing in this library
 * prints. */
#ifndef SANBAN_RULES_PROBLEM_H
#define SANBAN_RULES_PROBLEM_H

#include <stdarg.h>
#include <stdbool.h>

enum { PROBLEM_TEXT_MAX = 512 };

/* line and column count from 1; 0 means that the place has no line or no column. */
typedef struct Problem {
    int line;
    int column;
    char text[PROBLEM_TEXT_MAX];
} Problem;

/* Fills `problem` (which may be NULL: then nothing happens) from a printf pattern. What of the
 * input gets into the text stays one printable line: control characters become "?", and a text that
 * is too long is cut between characters. Always returns false, so that a reader can say `return
 * problem_set(...)`. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
bool problem_set(Problem *problem, int line, int column, const char *pattern, ...);

/* The same with the values of a caller that takes a pattern itself; the column is 0. */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 0)))
#endif
bool problem_set_list(Problem *problem, int line, const char *pattern, va_list values);

#endif
