/* What becomes of a file that cannot be understood: it is put out of the way, never lost, and the
 * user is told. Knows nothing of what is in it. */
#ifndef SANBAN_APP_SESSION_DAMAGED_FILE_H
#define SANBAN_APP_SESSION_DAMAGED_FILE_H

#include "rules/problem.h"

#include <stdbool.h>

/* Sets the file aside and fills *why with what to tell the user: the fault (a sentence), and where
 * the file is now. False when it could not be set aside; *why says so then. */
bool damaged_file_set_aside(const char *path, const char *fault, Problem *why);

#endif
