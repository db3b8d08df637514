/* Random numbers that are the same in every run: a seed gives one sequence (splitmix). */
#ifndef SANBAN_TESTS_SUPPORT_RANDOM_H
#define SANBAN_TESTS_SUPPORT_RANDOM_H

#include <stdint.h>

typedef struct Random {
    uint64_t state;
} Random;

static inline Random random_seeded(uint64_t seed) {
    return (Random){.state = seed};
}

uint64_t random_next(Random *random);

/* A number from 0 to limit-1; limit is at least 1. */
uint64_t random_below(Random *random, uint64_t limit);

#endif
