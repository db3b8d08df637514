/* Sizes as text: "1280x800". */
#ifndef SANBAN_APP_SHELL_SIZE_TEXT_H
#define SANBAN_APP_SHELL_SIZE_TEXT_H

#include <stdbool.h>

enum { SIZE_SIDE_MAX = 8192 };

/* Reads a size of which each side is from 1 to SIZE_SIDE_MAX. False for any other text. */
bool size_read(const char *text, int *width, int *height);

#endif
