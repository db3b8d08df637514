/* The file that remembers where the window stood: "window" in the state folder.
 *
 *     sanban window 1
 *     place X Y WIDTH HEIGHT
 *     full_screen off|on
 *
 * Knows no screens: whether a place is still a good one the window finds out. */
#ifndef SANBAN_APP_SESSION_PLACE_FILE_H
#define SANBAN_APP_SESSION_PLACE_FILE_H

#include "app/platform/window_place.h"
#include "rules/problem.h"

#include <stdbool.h>
#include <stddef.h>

/* Room for the text of any place, with its zero byte; and how far from 0 its numbers may be. */
enum { PLACE_TEXT_MAX = 96, PLACE_NUMBER_MAX = 100000 };

/* Reads the text of a place. False with line, column and sentence; *out is as it was then. */
bool place_file_read(WindowPlace *out, const char *text, size_t length, Problem *why);

/* Writes the text of a place, with a zero byte; returns its length. */
size_t place_file_write(const WindowPlace *place, char out[PLACE_TEXT_MAX]);

/* Tells the place that was kept last. False when there is none: with an empty text in *why where
 * nothing was kept yet, else with what to tell the user; a broken file is set aside. */
bool place_file_load(WindowPlace *out, Problem *why);

/* Keeps the place. False with a sentence for the user; the old one is still there then. */
bool place_file_save(const WindowPlace *place, Problem *why);

#endif
