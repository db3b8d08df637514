/* Any text on one line, and back. */
#include "rules/formats/escape.h"
#include "rules/formats/reader.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void expect_escaped(const char *bytes, const char *escaped) {
    Writer writer = {.text = NULL};
    size_t length = 0;
    escape_add(&writer, bytes, strlen(bytes));
    char *text = writer_take(&writer, &length);
    assert_non_null(text);
    assert_string_equal(text, escaped);
    assert_int_equal(length, strlen(escaped));
    assert_null(escape_undo(text));
    assert_string_equal(text, bytes);
    free(text);
}

static void test_escapes(void **state) {
    (void)state;
    expect_escaped("", "");
    expect_escaped("plain \"text\" = 1", "plain \"text\" = 1");
    expect_escaped("\xe5\xb0\x8f\xe5\xb0\x86\xe6\xa3\x8b", "\xe5\xb0\x8f\xe5\xb0\x86\xe6\xa3\x8b");
    expect_escaped("\\", "\\\\");
    expect_escaped("\\x41", "\\\\x41");
    expect_escaped("a\tb\nc\r", "a\\x09b\\x0ac\\x0d");
    expect_escaped("\x7f", "\\x7f");
    expect_escaped("\xe5\xb0", "\\xe5\\xb0");
    expect_escaped("\xff\xe5\xb0\x8f", "\\xff\xe5\xb0\x8f");
}

static void test_every_byte(void **state) {
    (void)state;
    for (int byte = 1; byte < 256; byte++) {
        const char bytes[] = {'a', (char)byte, 'b', '\0'};
        Writer writer = {.text = NULL};
        size_t length = 0;
        escape_add(&writer, bytes, 3);
        char *text = writer_take(&writer, &length);
        for (size_t at = 0; at < length; at++) {
            assert_int_equal(reader_character(text + at, length - at), 1);
        }
        assert_null(escape_undo(text));
        assert_string_equal(text, bytes);
        free(text);
    }
}

static void test_what_is_no_escape(void **state) {
    (void)state;
    static const char *const texts[] = {"ab\\",    "ab\\n",   "ab\\x",   "ab\\x0",  "ab\\x0g",
                                        "ab\\xg0", "ab\\x00", "ab\\X41", "ab\\x4A", "ab\\ "};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char text[16];
        (void)snprintf(text, sizeof text, "%s", texts[i]);
        assert_ptr_equal(escape_undo(text), text + 2);
    }
}

/* However bad the bytes are, a piece of them fits on a line; it ends where a character ends. */
static void test_pieces(void **state) {
    (void)state;
    static char bytes[4 * READER_LINE_MAX];
    memset(bytes, '\x01', sizeof bytes);
    assert_int_equal(escape_piece(bytes, 5), 5);
    assert_int_equal(escape_piece(bytes, 0), 0);
    size_t piece = escape_piece(bytes, sizeof bytes);
    assert_in_range(piece, 1, READER_LINE_MAX / 4 - 100);
    for (size_t at = 0; at + 3 <= sizeof bytes; at += 3) {
        bytes[at] = '\xe5';
        bytes[at + 1] = '\xb0';
        bytes[at + 2] = '\x8f';
    }
    assert_int_equal(escape_piece(bytes, sizeof bytes) % 3, 0);
    assert_int_equal(escape_piece(bytes, 7), 7);
}

/* A text of many megabytes grows without becoming slow. */
static void test_growing(void **state) {
    (void)state;
    enum { WORDS = 1 << 20 };
    Writer writer = {.text = NULL};
    for (uint64_t i = 0; i < WORDS; i++) {
        writer_add_number(&writer, i % 10);
        writer_add_text(&writer, " word");
    }
    size_t length = 0;
    char *text = writer_take(&writer, &length);
    assert_non_null(text);
    assert_int_equal(length, (size_t)WORDS * 6);
    assert_memory_equal(text + length - 6, "5 word", 7);
    free(text);
    writer_drop(&writer);
}

static void test_numbers(void **state) {
    (void)state;
    Writer writer = {.text = NULL};
    writer_add_number(&writer, 0);
    writer_add_text(&writer, " ");
    writer_add_number(&writer, 1090);
    writer_add_text(&writer, " ");
    writer_add_number(&writer, UINT64_MAX);
    size_t length = 0;
    char *text = writer_take(&writer, &length);
    assert_string_equal(text, "0 1090 18446744073709551615");
    free(text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_escapes),           cmocka_unit_test(test_every_byte),
        cmocka_unit_test(test_what_is_no_escape), cmocka_unit_test(test_pieces),
        cmocka_unit_test(test_growing),           cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
