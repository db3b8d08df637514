#include "tests/support/random.h"

#include <assert.h>

uint64_t random_next(Random *random) {
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t mixed = random->state;
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

uint64_t random_below(Random *random, uint64_t limit) {
    assert(limit > 0);
    return random_next(random) % limit;
}
