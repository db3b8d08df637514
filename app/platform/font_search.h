/*
 * Where font files are: an environment variable, a choice made at build time, the usual places, and
 * the system's own list where there is one. Opens no font.
 */
#ifndef SANBAN_APP_PLATFORM_FONT_SEARCH_H
#define SANBAN_APP_PLATFORM_FONT_SEARCH_H

#include "app/draw/theme.h"
#include "rules/problem.h"

#include <stdbool.h>

enum { FONT_PATH_MAX = 1024 };

typedef struct FontFile {
    char path[FONT_PATH_MAX];
    int index; /* of the face inside the file */
} FontFile;

/* The file for the pieces' face. False with a sentence in *why when none fits. */
bool font_search_piece(FontFile *out, Problem *why);

/* The file for a text face. False when none is known: the pieces' face must do. */
bool font_search_text(Face face, FontFile *out);

#endif
