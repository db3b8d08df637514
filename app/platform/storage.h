/*
 * Files of the user: the folders for settings, data and state, reading a whole file, and replacing
 * one so that either the old or the new text is there, never half of one. Knows no formats.
 */
#ifndef SANBAN_APP_PLATFORM_STORAGE_H
#define SANBAN_APP_PLATFORM_STORAGE_H

#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>

enum { STORAGE_PATH_MAX = 1024 };

typedef enum StorageFolder {
    STORAGE_CONFIG, /* settings */
    STORAGE_DATA,   /* games, progress of lessons */
    STORAGE_STATE,  /* autosave, window */
    STORAGE_FOLDER_COUNT
} StorageFolder;

/* The path of a file in one of the program's folders; the folder is made if it is missing. An empty
   name gives the folder itself. The name may hold one subfolder ("games/one.txt"). */
bool storage_path(StorageFolder folder, const char *name, char out[STORAGE_PATH_MAX], Problem *why);

/* Reads a whole file of at most `limit` bytes. *text ends with a zero byte that *length does not
   count; the caller frees it. False with a sentence in *why; *text is NULL then. */
typedef struct StorageText {
    char *bytes;
    size_t length;
} StorageText;
bool storage_read(const char *path, size_t limit, StorageText *out, Problem *why);
void storage_text_free(StorageText *text);

/* True when there is a file of that name. */
bool storage_exists(const char *path);

/* Replaces a file by a new text, or makes it; the old one stays whole on failure. What is no file,
 * a device or a pipe, is written to instead. */
bool storage_replace(const char *path, const char *bytes, size_t length, Problem *why);

/* Removes a file; it is no failure when there is none. */
bool storage_remove(const char *path, Problem *why);

/* The names of the files of a folder, sorted, one call of `visit` each, until it returns false. */
typedef bool (*StorageVisit)(void *context, const char *name);
bool storage_list(const char *folder, StorageVisit visit, void *context, Problem *why);

#endif
