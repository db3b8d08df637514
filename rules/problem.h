/* What was wrong with an input: one clear sentence and its place.
 *
 * Everything that reads text from outside (positions, moves, options, files) fills a Problem when it
 * refuses. Whoever calls owns the Problem and decides how to show it; nothing in this library prints. */
#ifndef SANBAN_RULES_PROBLEM_H
#define SANBAN_RULES_PROBLEM_H

enum { PROBLEM_TEXT_MAX = 240 };

/* line and column count from 1; 0 means that the place has no line or no column. */
typedef struct Problem {
    int line;
    int column;
    char text[PROBLEM_TEXT_MAX];
} Problem;

/* Fills `problem` (which may be NULL: then nothing happens) from a printf pattern. Texts that are
 * too long are cut. Always returns false, so that a reader can say `return problem_set(...)`. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
_Bool problem_set(Problem *problem, int line, int column, const char *pattern, ...);

#endif
