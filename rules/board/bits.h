/* Sets of up to 64 things, one bit each. */
#ifndef SANBAN_RULES_BOARD_BITS_H
#define SANBAN_RULES_BOARD_BITS_H

#include <stdint.h>

/* The lowest bit of a set that is not empty. */
static inline int bit_lowest(uint64_t set) {
#if defined(__GNUC__)
    return __builtin_ctzll(set);
#else
    int bit = 0;
    while ((set >> bit & 1U) == 0) {
        bit++;
    }
    return bit;
#endif
}

#endif
