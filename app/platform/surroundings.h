/* The surroundings of a scripted run: no screen, no sound, and a home of its own that nobody else
 * uses. */
#ifndef SANBAN_APP_PLATFORM_SURROUNDINGS_H
#define SANBAN_APP_PLATFORM_SURROUNDINGS_H

#include "rules/problem.h"

#include <stdbool.h>

enum { SURROUNDINGS_PATH_MAX = 512 };

typedef struct Surroundings {
    char home[SURROUNDINGS_PATH_MAX]; /* a new folder for this run */
} Surroundings;

/* Makes an empty home for settings, data and state, and asks for the hidden screen and the plain
 * renderer unless the caller of the program has asked for others. False with a sentence when there
 * is no place for it. */
bool surroundings_make(Surroundings *out, Problem *why);

/* Removes the home with all that was written there. */
void surroundings_remove(const Surroundings *surroundings);

#endif
