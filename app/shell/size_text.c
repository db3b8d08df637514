#include "app/shell/size_text.h"

#include <ctype.h>

/* Reads figures up to the first other character. */
static bool read_side(const char **at, int *out) {
    *out = 0;
    while (isdigit((unsigned char)**at) && *out <= SIZE_SIDE_MAX) {
        *out = *out * 10 + (**at - '0');
        (*at)++;
    }
    return *out >= 1 && *out <= SIZE_SIDE_MAX;
}

bool size_read(const char *text, int *width, int *height) {
    const char *at = text;
    return read_side(&at, width) && *at++ == 'x' && read_side(&at, height) && *at == '\0';
}
