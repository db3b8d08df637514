/* SHA-256 (FIPS 180-4), for comparing long lists by a short text. */
#ifndef SANBAN_TESTS_SUPPORT_SHA256_H
#define SANBAN_TESTS_SUPPORT_SHA256_H

#include <stddef.h>

enum { SHA256_HEX_MAX = 65 };

/* Writes the digest of `size` bytes as 64 hexadecimal digits, lower case. */
void sha256_hex(const void *bytes, size_t size, char out[SHA256_HEX_MAX]);

#endif
