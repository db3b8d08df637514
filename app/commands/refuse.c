#include "app/commands/runs.h"

#include <stdio.h>

int run_refused(const Problem *why) {
    if (why->column > 0) {
        fprintf(stderr, "sanban: column %d: %s\n", why->column, why->text);
    } else {
        fprintf(stderr, "sanban: %s\n", why->text);
    }
    return EXIT_REFUSED;
}

int run_misused(const char *command, const char *sentence) {
    fprintf(stderr, "sanban %s: %s\n", command, sentence);
    command_usage(stderr);
    return EXIT_UNUSABLE;
}
