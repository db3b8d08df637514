/* How much a desk works while nobody touches it. */
#ifndef SANBAN_TESTS_UI_IDLENESS_H
#define SANBAN_TESTS_UI_IDLENESS_H

#include "app/shell/desk.h"

#include <stdint.h>

/* In milliseconds of processor time. */
typedef struct Idleness {
    long work;              /* of the whole program */
    long waiting;           /* of the hidden screen alone, which looks for events all the time */
    unsigned long pictures; /* that were shown */
} Idleness;

/* Lets a desk that was just opened come to rest, then looks at it for so many milliseconds.
 * Whatever cannot be done fails the running test. */
Idleness idleness_of(Desk *desk, uint32_t milliseconds);

/* Hides the window. The hidden screen cannot minimise; being hidden is the same to the program. */
void idleness_hide_window(void);

#endif
