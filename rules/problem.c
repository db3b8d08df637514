#include "rules/problem.h"

#include <stdarg.h>
#include <stdio.h>

_Bool problem_set(Problem *problem, int line, int column, const char *pattern, ...) {
    if (problem == NULL) {
        return 0;
    }
    problem->line = line;
    problem->column = column;
    va_list values;
    va_start(values, pattern);
    vsnprintf(problem->text, sizeof problem->text, pattern, values);
    va_end(values);
    return 0;
}
