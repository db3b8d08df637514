#include "tests/support/failing_memory.h"

#include <stdint.h>
#include <string.h>

typedef struct Ledger {
    size_t asked;
    size_t held;
    size_t fail_at;
    bool for_good;
} Ledger;

/* The names are the linker's. */
/* NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming) */
void *__real_malloc(size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

static Ledger *ledger(void) {
    static Ledger the_ledger;
    return &the_ledger;
}

static bool memory_is_there(void) {
    Ledger *book = ledger();
    book->asked++;
    bool fails = book->asked == book->fail_at || (book->for_good && book->asked > book->fail_at);
    return book->fail_at == 0 || !fails;
}

static void *counted(void *block) {
    ledger()->held += block != NULL;
    return block;
}

void *__wrap_malloc(size_t size) {
    return memory_is_there() ? counted(__real_malloc(size)) : NULL;
}

void *__wrap_calloc(size_t count, size_t size) {
    if (!memory_is_there() || (size != 0 && count > SIZE_MAX / size)) {
        return NULL;
    }
    void *block = counted(__real_malloc(count * size));
    return block != NULL ? memset(block, 0, count * size) : NULL;
}

void *__wrap_realloc(void *block, size_t size) {
    if (!memory_is_there()) {
        return NULL;
    }
    void *grown = __real_realloc(block, size);
    return block == NULL ? counted(grown) : grown;
}

void __wrap_free(void *block) {
    ledger()->held -= block != NULL;
    __real_free(block);
}
/* NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming) */

void memory_fail_at(size_t number, bool for_good) {
    Ledger *book = ledger();
    book->asked = 0;
    book->fail_at = number;
    book->for_good = for_good;
}

size_t memory_asked(void) {
    return ledger()->asked;
}

size_t memory_held(void) {
    return ledger()->held;
}
