#include "rules/formats/writer.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 1024, DIGITS_MAX = 20 };

static bool reserve(Writer *writer, size_t more) {
    if (writer->failed) {
        return false;
    }
    if (writer->capacity - writer->length > more) {
        return true;
    }
    size_t capacity = writer->capacity == 0 ? FIRST_CAPACITY : writer->capacity;
    while (capacity - writer->length <= more && capacity <= SIZE_MAX / 2) {
        capacity *= 2;
    }
    bool enough = capacity - writer->length > more;
    char *grown = enough ? realloc(writer->text, capacity) : NULL;
    if (grown == NULL) {
        writer->failed = true;
        return false;
    }
    writer->text = grown;
    writer->capacity = capacity;
    return true;
}

void writer_add(Writer *writer, const char *bytes, size_t length) {
    if (reserve(writer, length)) {
        memcpy(writer->text + writer->length, bytes, length);
        writer->length += length;
    }
}

void writer_add_text(Writer *writer, const char *text) {
    writer_add(writer, text, strlen(text));
}

void writer_add_number(Writer *writer, uint64_t number) {
    char digits[DIGITS_MAX];
    size_t start = sizeof digits;
    do {
        digits[--start] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    writer_add(writer, digits + start, sizeof digits - start);
}

char *writer_take(Writer *writer, size_t *length) {
    writer_add(writer, "", 1);
    if (writer->failed) {
        writer_drop(writer);
        return NULL;
    }
    char *text = writer->text;
    *length = writer->length - 1;
    *writer = (Writer){.text = NULL};
    return text;
}

void writer_drop(Writer *writer) {
    free(writer->text);
    *writer = (Writer){.text = NULL};
}
