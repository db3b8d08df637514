/*
 * Reading text character by character. Broken bytes read as U+FFFD, one at a time, so reading
 * always goes on and always ends.
 */
#ifndef SANBAN_APP_DRAW_UTF8_H
#define SANBAN_APP_DRAW_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UTF8_BROKEN = 0xFFFD, UTF8_BYTES_MAX = 4 };

/* The character at `at` and the place after it; *code is 0 and the place stays at the end. */
const char *utf8_next(const char *at, uint32_t *code);

/* Writes one character, without a zero byte; returns the number of bytes, 1 to 4. */
size_t utf8_put(uint32_t code, char out[UTF8_BYTES_MAX]);

/* A number that tells texts apart, starting from another such number or from UTF8_HASH. */
#define UTF8_HASH UINT64_C(14695981039346656037)
uint64_t utf8_hash(uint64_t from, const char *text);

/* True for kanji, kana and other characters of full width, between which a line may break. */
bool utf8_is_wide(uint32_t code);

#endif
