/* The shape of a fuzz target: one function that is given bytes and must survive them, whatever they
 * are. It knows neither where the bytes come from nor who calls it. */
#ifndef SANBAN_TESTS_FUZZ_TARGET_H
#define SANBAN_TESTS_FUZZ_TARGET_H

#include <stddef.h>
#include <stdint.h>

/* Feeds `size` bytes to the reader under test and returns 0. A fault shows as an abort. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
