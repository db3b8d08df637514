/* The list of saved games, the one saved last first. A part of the library; knows no files. */
#ifndef SANBAN_APP_SESSION_LIBRARY_LIST_H
#define SANBAN_APP_SESSION_LIBRARY_LIST_H

#include "rules/formats/record_file.h"

#include <stdbool.h>
#include <stddef.h>

enum { LIBRARY_NAME_MAX = 64 };

typedef struct LibraryEntry {
    char name[LIBRARY_NAME_MAX]; /* of its file, without the folder */
    RecordSummary summary;
} LibraryEntry;

/* Begins as zero. */
typedef struct LibraryList {
    LibraryEntry *entry;
    size_t count, capacity;
} LibraryList;

/* Puts an entry in its place, instead of the one of the same name if there is one. False when
 * memory ran out; the list is as it was then. */
bool library_list_put(LibraryList *list, const LibraryEntry *entry);

/* The place of a name; the count if it is not in the list. */
size_t library_list_find(const LibraryList *list, const char *name);

void library_list_remove(LibraryList *list, size_t index);

/* Empties the list and gives its memory back. */
void library_list_clear(LibraryList *list);

#endif
