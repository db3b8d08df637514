#include "app/commands/listing.h"
#include "app/commands/runs.h"
#include "rules/play/turn.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { DEPTH_MAX = 20 };

static bool read_depth(const char *text, int *depth) {
    if (*text == '\0') {
        return false;
    }
    *depth = 0;
    for (; isdigit((unsigned char)*text) && *depth <= DEPTH_MAX; text++) {
        *depth = *depth * 10 + (*text - '0');
    }
    return *text == '\0' && *depth <= DEPTH_MAX;
}

/* Prints one line for each first move and returns their sum; false when there is no memory. */
static bool print_each(const Position *position, int depth, uint64_t *nodes) {
    size_t count = 0;
    ListedMove *listed = listing_new(position, &count);
    if (listed == NULL) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        Position after;
        position_play(position, listed[i].move, &after, NULL);
        uint64_t below = perft(&after, depth - 1);
        printf("%s %" PRIu64 "\n", listed[i].usi, below);
        *nodes += below;
    }
    free(listed);
    return true;
}

int run_perft(const Arguments *arguments) {
    int depth = 0;
    if (arguments->rest.count != 1) {
        return run_misused("perft", "Give one depth.");
    }
    if (!read_depth(arguments->rest.word[0], &depth)) {
        return run_misused("perft", "The depth must be a number from 0 to 20.");
    }
    Ruleset rules;
    Position position;
    Problem why;
    if (!arguments_settle(arguments, &rules, &position, &why)) {
        return run_refused(&why);
    }
    uint64_t nodes = 0;
    if (!arguments->each || depth == 0) {
        nodes = perft(&position, depth);
    } else if (!print_each(&position, depth, &nodes)) {
        problem_set(&why, 0, 0, "There is not enough memory.");
        return run_refused(&why);
    }
    printf("nodes %" PRIu64 "\n", nodes);
    return EXIT_DONE;
}
