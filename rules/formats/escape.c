#include "rules/formats/escape.h"

#include "rules/formats/reader.h"

#include <string.h>

/* At most four bytes for each byte of the piece: far below what a line may hold. */
enum { PIECE_MAX = 800, ESCAPE_LENGTH = 4 };

static const char DIGITS[] = "0123456789abcdef";

/* The value of a hexadecimal digit, or -1. */
static int digit_value(char digit) {
    const char *place = digit != '\0' ? strchr(DIGITS, digit) : NULL;
    return place != NULL ? (int)(place - DIGITS) : -1;
}

/* Bytes of the character there; 1 for a byte that is none. */
static size_t unit_length(const char *bytes, size_t length) {
    size_t character = reader_character(bytes, length);
    return character > 0 ? character : 1;
}

static bool stands_for_itself(const char *bytes, size_t length) {
    return bytes[0] != '\\' && reader_character(bytes, length) > 0;
}

static void add_escaped(Writer *writer, char byte) {
    if (byte == '\\') {
        writer_add(writer, "\\\\", 2);
        return;
    }
    unsigned value = (unsigned char)byte;
    char text[ESCAPE_LENGTH] = {'\\', 'x', DIGITS[value >> 4], DIGITS[value & 15]};
    writer_add(writer, text, sizeof text);
}

/* The byte that is escaped at `text`, and how long its escape is; 0 for none. */
static size_t escape_read(const char *text, char *out) {
    if (text[1] == '\\') {
        *out = '\\';
        return 2;
    }
    int high = text[1] == 'x' ? digit_value(text[2]) : -1;
    int low = high >= 0 ? digit_value(text[3]) : -1;
    *out = (char)(high * 16 + low);
    return low >= 0 && high + low > 0 ? ESCAPE_LENGTH : 0;
}

void escape_add(Writer *writer, const char *bytes, size_t length) {
    size_t plain = 0; /* where those begin that were not added yet */
    for (size_t at = 0; at < length;) {
        size_t unit = unit_length(bytes + at, length - at);
        if (!stands_for_itself(bytes + at, length - at)) {
            writer_add(writer, bytes + plain, at - plain);
            add_escaped(writer, bytes[at]);
            plain = at + 1;
        }
        at += unit;
    }
    writer_add(writer, bytes + plain, length - plain);
}

size_t escape_piece(const char *bytes, size_t length) {
    size_t piece = 0;
    while (piece < length && piece < PIECE_MAX) {
        piece += unit_length(bytes + piece, length - piece);
    }
    return piece;
}

char *escape_undo(char *text) {
    char *out = text;
    for (char *at = text; *at != '\0'; out++) {
        size_t length = 1;
        *out = *at;
        if (*at == '\\') {
            length = escape_read(at, out);
        }
        if (length == 0) {
            return at;
        }
        at += length;
    }
    *out = '\0';
    return NULL;
}
