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
    STORAGE_DATA,   /* progress of lessons */
    STORAGE_STATE,  /* games, window */
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

/* True when the path lies in the state folder. Files made there are for the user alone. */
bool storage_is_state(const char *path);

/* Replaces a file by a new text, or makes it; the old one stays whole on failure. What is no file,
 * a device or a pipe, is written to instead. */
bool storage_replace(const char *path, const char *bytes, size_t length, Problem *why);

/* Both halves of replacing a file. The first writes the new text whole to the neighbour, which
 * survives the end of the program but not a loss of power; it refuses what is no file. The second
 * waits for the disk and puts the neighbour in the file's place; it fails when there is none. After
 * a failure the file is as it was; the neighbour is gone when the first half failed and may be
 * there when the second did. */
bool storage_prepare(const char *path, const char *bytes, size_t length, Problem *why);
bool storage_commit(const char *path, Problem *why);

/* Where the new text of a file waits: the hidden .NAME.new beside it. False when that is too long.
 */
bool storage_neighbour(const char *path, char out[STORAGE_PATH_MAX]);

/* Puts a file out of the way under a name nobody has, NAME.damaged, NAME.damaged-2 and so on, which
 * is told in `out`. Nothing is overwritten. False with a sentence when that fails. */
bool storage_set_aside(const char *path, char out[STORAGE_PATH_MAX], Problem *why);

/* Holds a file, made if it is missing, against every other program that asks in this way, until it
 * is let go or the program ends, however it ends. NULL with a sentence when another holds it, or
 * when it cannot be held at all; *taken tells the two apart. The file stays behind, empty. */
typedef struct StorageLock StorageLock;
StorageLock *storage_lock(const char *path, bool *taken, Problem *why);
void storage_unlock(StorageLock *lock);

/* Removes a file; it is no failure when there is none. */
bool storage_remove(const char *path, Problem *why);

/* The names of the files of a folder but for hidden ones, sorted, one call of `visit` each, until
 * it returns false. */
typedef bool (*StorageVisit)(void *context, const char *name);
bool storage_list(const char *folder, StorageVisit visit, void *context, Problem *why);

/* In the same way the names of the files whose neighbours are there, left behind when a program was
 * stopped between the two halves. There need be no file of that name. */
bool storage_list_neighbours(const char *folder, StorageVisit visit, void *context, Problem *why);

#endif
