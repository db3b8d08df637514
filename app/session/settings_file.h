/* The file in which the user's choices are kept: "settings" in the configuration folder.
 *
 * Whatever happens to the file, there are always settings to go on with. */
#ifndef SANBAN_APP_SESSION_SETTINGS_FILE_H
#define SANBAN_APP_SESSION_SETTINGS_FILE_H

#include "app/session/settings.h"
#include "rules/problem.h"

#include <stdbool.h>

/* Reads the file; *out is complete in any case. A missing file means the usual settings. A broken
 * one is set aside, and a new one is written from what could be read; then false, and *why is what
 * to tell the user: the first fault, and where the old file is. */
bool settings_file_load(Settings *out, Problem *why);

/* Writes the file anew. False with a sentence for the user when it cannot be written; the old file
 * is whole then. */
bool settings_file_save(const Settings *settings, Problem *why);

#endif
