/* Pictures compared as an eye would: made smaller first, so that the smoothing of letters plays no
 * part, but a mark that is missing, a button that has moved or another colour does. */
#ifndef SANBAN_TESTS_UI_GOLDEN_H
#define SANBAN_TESTS_UI_GOLDEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Red, green and blue, one byte each, rows from the top. */
typedef struct Golden {
    int width, height;
    uint8_t *pixels;
} Golden;

/* The picture made smaller by a whole number, each pixel the mean of its square; from pixels of
 * four bytes. What does not fill a square is left out. The caller frees it. */
Golden golden_of(const uint8_t *pixels, int width, int height, int times);
void golden_free(Golden *golden);

/* How far two pictures of one size are apart. */
typedef struct GoldenDistance {
    double mean;    /* of all channels, 0..255 */
    size_t strange; /* pixels that differ so much that it is no smoothing */
    size_t off;     /* patches of 4 x 4 pixels that are lighter, darker or of another colour */
} GoldenDistance;

GoldenDistance golden_distance(const Golden *one, const Golden *other);

/* True when nobody would call them different. */
bool golden_is_same(const Golden *one, const Golden *other);

/* Reads and writes PNG files. False when that cannot be. */
bool golden_read(const char *path, Golden *out);
bool golden_write(const char *path, const Golden *golden);

/* Where the pictures differ: grey where they do not, red where they do. The caller frees it. */
Golden golden_difference(const Golden *one, const Golden *other);

#endif
