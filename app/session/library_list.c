#include "app/session/library_list.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 64 };

static bool make_room(LibraryList *list) {
    if (list->count < list->capacity) {
        return true;
    }
    const size_t capacity = list->capacity == 0 ? FIRST_CAPACITY : 2 * list->capacity;
    LibraryEntry *larger = realloc(list->entry, capacity * sizeof *larger);
    if (larger == NULL) {
        return false;
    }
    list->entry = larger;
    list->capacity = capacity;
    return true;
}

/* The number counts, not the clock, which may have been put back. Names keep the order the same
 * where somebody copied a file. */
static bool is_later(const LibraryEntry *one, const LibraryEntry *other) {
    const uint64_t a = one->summary.heads.saved;
    const uint64_t b = other->summary.heads.saved;
    return a != b ? a > b : strcmp(one->name, other->name) > 0;
}

bool library_list_put(LibraryList *list, const LibraryEntry *entry) {
    const size_t old = library_list_find(list, entry->name);
    if (old < list->count) {
        library_list_remove(list, old);
    } else if (!make_room(list)) {
        return false;
    }
    size_t place = 0;
    while (place < list->count && is_later(&list->entry[place], entry)) {
        place++;
    }
    memmove(&list->entry[place + 1], &list->entry[place],
            (list->count - place) * sizeof *list->entry);
    list->entry[place] = *entry;
    list->count++;
    return true;
}

size_t library_list_find(const LibraryList *list, const char *name) {
    size_t index = 0;
    while (index < list->count && strcmp(list->entry[index].name, name) != 0) {
        index++;
    }
    return index;
}

void library_list_remove(LibraryList *list, size_t index) {
    assert(index < list->count);
    list->count--;
    memmove(&list->entry[index], &list->entry[index + 1],
            (list->count - index) * sizeof *list->entry);
}

void library_list_clear(LibraryList *list) {
    free(list->entry);
    *list = (LibraryList){.entry = NULL};
}
