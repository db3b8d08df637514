/* Memory that runs out on demand, and a count of what is still held.
 *
 * Works in programs linked with --wrap for malloc, calloc, realloc and free. */
#ifndef SANBAN_TESTS_SUPPORT_FAILING_MEMORY_H
#define SANBAN_TESTS_SUPPORT_FAILING_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* Starts counting anew; the allocation with this number (1 is the next one) fails, as does every
 * later one if `for_good`. 0 lets all succeed. */
void memory_fail_at(size_t number, bool for_good);

/* Allocations asked for since then, failed ones included. */
size_t memory_asked(void);

/* Blocks handed out and not freed since the program started. */
size_t memory_held(void);

#endif
