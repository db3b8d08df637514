/* Random starts of ko shogi, the same for the same number: flames, fogs, nets, shooters, clerks and
 * pieces of many legs of both sides close together, anywhere on the board, under all presets and
 * options. */
#ifndef SANBAN_TESTS_PROPERTY_KO_POSITIONS_H
#define SANBAN_TESTS_PROPERTY_KO_POSITIONS_H

#include "tests/support/random.h"
#include "tests/support/setting.h"

/* The usual start now and then, else a crowd. The setting is not copied. */
void ko_position_set(Setting *out, uint64_t number, Random *random);

#endif
