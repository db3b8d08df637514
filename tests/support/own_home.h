/* Folders of one test: an empty home below the working folder, and files written and read in it
 * without the program's own ways. Whatever cannot be done fails the running test. */
#ifndef SANBAN_TESTS_SUPPORT_OWN_HOME_H
#define SANBAN_TESTS_SUPPORT_OWN_HOME_H

#include <stdbool.h>
#include <stddef.h>

enum { HOME_PATH_MAX = 1024 };

/* Makes a new empty home, to which HOME and the XDG variables point from now on; a setup function
 * of cmocka. The folders of the program are config/sanban and state/sanban in it. */
int home_begin(void **state);

/* The path of something in the home ("state/sanban/window"). */
void home_path(const char *name, char out[HOME_PATH_MAX]);

/* Writes a file in the home; its folder is made if it is missing. */
void home_write(const char *name, const char *bytes, size_t length);

/* Reads a file of the home as a text; returns its length, which is less than the capacity. */
size_t home_read(const char *name, char *out, size_t capacity);

bool home_has(const char *name);

/* How many files a folder of the home holds, hidden ones too, and names with this ending only. */
size_t home_count(const char *folder, const char *ending);

#endif
