#include "rules/play/refusal.h"

#include <stdarg.h>
#include <stdio.h>

bool refusal_set(Refusal *why, RefusalCause cause, Square culprit, const char *pattern, ...) {
    if (why == NULL) {
        return false;
    }
    why->cause = (uint8_t)cause;
    why->culprit = culprit;
    why->law = NULL;
    va_list values;
    va_start(values, pattern);
    vsnprintf(why->text, sizeof why->text, pattern, values);
    va_end(values);
    return false;
}
