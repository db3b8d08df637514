/* What is wrong with a picture whoever drew it: texts that are cut, that stick out of the window or
 * of what is seen, and things that lie on each other.
 *
 * What a list has moved out of sight above or below does not count; what is out of sight at a side
 * always does, since nothing scrolls sideways but the text of a field. */
#ifndef SANBAN_TESTS_UI_FAULTS_H
#define SANBAN_TESTS_UI_FAULTS_H

#include "app/draw/canvas.h"

#include <stdbool.h>
#include <stddef.h>

/* A text by its ink or something that can be pressed by its box, and where it may be seen. */
typedef struct Thing {
    const CanvasCommand *command;
    Rect box, clip;
    bool in_field; /* the text of a field */
} Thing;

enum { THINGS_MAX = 2048 };

typedef struct Things {
    Thing thing[THINGS_MAX];
    size_t count;
} Things;

/* All texts and labels of a picture. */
void things_collect(const Canvas *canvas, Things *out);

typedef struct Faults {
    const char *name; /* of the picture, printed before each fault */
    const char *size; /* printed behind its size; NULL for nothing */
    bool (*may_be_cut)(const void *context, const char *text); /* NULL: no text may */
    const void *context;
    size_t count; /* found so far */
} Faults;

/* Looks at a picture, and prints and counts what is wrong with it. */
void faults_look(Faults *faults, const Canvas *canvas);

/* Prints and counts one that somebody else has found. */
void faults_add(Faults *faults, const Canvas *canvas, const char *what, const char *text);

#endif
