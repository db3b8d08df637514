/* Random starts of chu shogi, the same for the same number: lions, falcons and eagles of both sides
 * close together, kings and pawns among them, under all presets and options. */
#ifndef SANBAN_TESTS_PROPERTY_CHU_POSITIONS_H
#define SANBAN_TESTS_PROPERTY_CHU_POSITIONS_H

#include "tests/support/random.h"
#include "tests/support/setting.h"

/* The usual start now and then, else a crowd. The setting is not copied. */
void chu_position_set(Setting *out, uint64_t number, Random *random);

#endif
