/* The folder of the saved games: which files are games, what a killed program left behind, and what
 * cannot be read. A part of the library; knows nothing of the game that is being played. */
#ifndef SANBAN_APP_SESSION_LIBRARY_FOLDER_H
#define SANBAN_APP_SESSION_LIBRARY_FOLDER_H

#include "app/platform/storage.h"
#include "app/session/library_list.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>

/* A saved game of more bytes than these is refused. */
enum { LIBRARY_FILE_MAX = 16 * 1024 * 1024 };

/* Saved games that could not be read, and the name that the file of the last one has now. */
typedef struct LibraryDamage {
    unsigned count;
    char name[STORAGE_PATH_MAX];
} LibraryDamage;

/* Tells the path of the folder, which is made if it is missing. False with a sentence when there
 * can be none. */
bool library_folder_path(char out[STORAGE_PATH_MAX], Problem *why);

/* The path of a file in it. False with a sentence when that is too long. */
bool library_folder_file(const char *folder, const char *name, char out[STORAGE_PATH_MAX],
                         Problem *why);

/* A name with this beginning that neither a file nor a neighbour has. */
bool library_folder_new_name(const char *folder, const char *start, char out[LIBRARY_NAME_MAX]);

/* Puts neighbours that a stopped program left behind in the place of their files where they are
 * newer, and removes or sets aside the others. Only for who holds the folder's lock. */
void library_folder_recover(const char *folder, LibraryDamage *damage);

/* Lists the games. Broken files are set aside, or only left out where `damage` is NULL. False with
 * a sentence when the folder cannot be read or memory ran out; what was found until then is in the
 * list. */
bool library_folder_list(const char *folder, LibraryList *list, LibraryDamage *damage,
                         Problem *why);

/* Removes a game and its neighbour. */
bool library_folder_remove(const char *folder, const char *name, Problem *why);

#endif
