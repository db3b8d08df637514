#include "rules/formats/reader.h"

#include <stdarg.h>
#include <string.h>

static const char BYTE_ORDER_MARK[] = "\xef\xbb\xbf";

/* How many bytes a character has that begins with this byte; 0 if none does. */
static size_t length_by_first(unsigned char first) {
    if (first < 0x80) {
        return first >= 0x20 && first != 0x7f ? 1 : 0;
    }
    if (first < 0xc2 || first > 0xf4) {
        return 0;
    }
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/* The first two bytes tell characters written too long, halves of pairs, and what lies behind the
 * last character. */
static bool second_fits(unsigned char first, unsigned char second) {
    unsigned char least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned char most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    return second >= least && second <= most;
}

/* Where the line at `start` ends: at its LF, or at the end of the text. */
static size_t line_end(const Reader *reader, size_t start) {
    const char *end = memchr(reader->text + start, '\n', reader->length - start);
    return end != NULL ? (size_t)(end - reader->text) : reader->length;
}

static bool check_characters(const Reader *reader) {
    size_t length = strlen(reader->line);
    for (size_t at = 0; at < length;) {
        size_t bytes = reader_character(reader->line + at, length - at);
        if (bytes == 0) {
            return reader_fault(reader, reader->line + at, "0x%02x is no part of a readable text.",
                                (unsigned)(unsigned char)reader->line[at]);
        }
        at += bytes;
    }
    return true;
}

void reader_begin(Reader *reader, const char *text, size_t length, Problem *why) {
    reader->text = text;
    reader->length = length;
    reader->next = 0;
    reader->number = 0;
    reader->why = why;
    reader->line[0] = '\0';
    size_t mark = sizeof BYTE_ORDER_MARK - 1;
    if (length >= mark && memcmp(text, BYTE_ORDER_MARK, mark) == 0) {
        reader->next = mark;
    }
}

bool reader_at_end(const Reader *reader) {
    return reader->next >= reader->length;
}

bool reader_next(Reader *reader) {
    reader->line[0] = '\0';
    reader->number++;
    if (reader_at_end(reader)) {
        return reader_fault(reader, NULL, "The text ends too early; something is missing here.");
    }
    size_t start = reader->next;
    size_t end = line_end(reader, start);
    reader->next = end + 1;
    size_t length = end - start;
    if (length > 0 && end < reader->length && reader->text[end - 1] == '\r') {
        length--;
    }
    if (length > READER_LINE_MAX) {
        return reader_fault(reader, NULL, "This line is longer than %d bytes.", READER_LINE_MAX);
    }
    memcpy(reader->line, reader->text + start, length);
    reader->line[length] = '\0';
    if (memchr(reader->line, '\0', length) != NULL) {
        return reader_fault(reader, reader->line + strlen(reader->line),
                            "0x00 is no part of a readable text.");
    }
    return check_characters(reader);
}

char *reader_value(Reader *reader, const char *key) {
    size_t length = strlen(key);
    char *end = reader->line + length;
    if (strncmp(reader->line, key, length) != 0 || (*end != ' ' && *end != '\0')) {
        return NULL;
    }
    return *end == ' ' ? end + 1 : end;
}

bool reader_fault(const Reader *reader, const char *place, const char *pattern, ...) {
    va_list values;
    va_start(values, pattern);
    problem_set_list(reader->why, reader->number, pattern, values);
    va_end(values);
    if (reader->why != NULL && place != NULL) {
        reader->why->column = (int)(place - reader->line) + 1;
    }
    return false;
}

bool reader_fault_within(const Reader *reader, const char *place, const Problem *inner) {
    int before = inner->column > 0 ? inner->column - 1 : 0;
    return reader_fault(reader, place + before, "%s", inner->text);
}

char *reader_number(char *text, uint64_t *out) {
    char *end = text;
    *out = 0;
    for (; *end >= '0' && *end <= '9'; end++) {
        unsigned digit = (unsigned)(*end - '0');
        if (*out > (UINT64_MAX - digit) / 10) {
            return NULL;
        }
        *out = *out * 10 + digit;
    }
    return end != text ? end : NULL;
}

size_t reader_character(const char *text, size_t length) {
    if (length == 0) {
        return 0;
    }
    unsigned char first = (unsigned char)text[0];
    size_t bytes = length_by_first(first);
    if (bytes > length || (bytes > 1 && !second_fits(first, (unsigned char)text[1]))) {
        return 0;
    }
    for (size_t i = 2; i < bytes; i++) {
        if (((unsigned char)text[i] & 0xc0) != 0x80) {
            return 0;
        }
    }
    return bytes;
}
