/* Lines of texts from outside, with their numbers and the places of their faults. */
#include "rules/formats/reader.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

static void expect_line(Reader *reader, int number, const char *line) {
    assert_false(reader_at_end(reader));
    assert_true(reader_next(reader));
    assert_string_equal(reader->line, line);
    assert_int_equal(reader->number, number);
}

/* The text is read up to a fault in this place. */
static void expect_fault(const char *text, size_t length, int line, int column) {
    Reader reader;
    Problem why = {.text = ""};
    reader_begin(&reader, text, length, &why);
    while (reader_next(&reader)) {
    }
    expect_sentence(why.text);
    assert_int_equal(why.line, line);
    assert_int_equal(why.column, column);
}

static void test_lines(void **state) {
    (void)state;
    static const char *const texts[] = {"one\n\ntwo words \n", "one\n\ntwo words ",
                                        "one\r\n\r\ntwo words \r\n",
                                        "\xef\xbb\xbfone\n\r\ntwo words \n"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        Reader reader;
        Problem why = {.text = ""};
        reader_begin(&reader, texts[i], strlen(texts[i]), &why);
        expect_line(&reader, 1, "one");
        expect_line(&reader, 2, "");
        expect_line(&reader, 3, "two words ");
        assert_true(reader_at_end(&reader));
        assert_string_equal(why.text, "");
        assert_false(reader_next(&reader));
        assert_int_equal(why.line, 4);
        assert_int_equal(why.column, 0);
        expect_part(why.text, "too early");
    }
}

static void test_no_text_at_all(void **state) {
    (void)state;
    Reader reader;
    reader_begin(&reader, NULL, 0, NULL);
    assert_true(reader_at_end(&reader));
    assert_false(reader_next(&reader));
    expect_fault("\xef\xbb\xbf", 3, 1, 0);
    expect_fault("\xef\xbb", 2, 1, 1);
}

/* A mark belongs at the start of a text; further on it is a character like others. */
static void test_byte_order_mark_elsewhere(void **state) {
    (void)state;
    static const char text[] = "a\n\xef\xbb\xbf"
                               "b\n";
    Reader reader;
    reader_begin(&reader, text, sizeof text - 1, NULL);
    expect_line(&reader, 1, "a");
    expect_line(&reader, 2,
                "\xef\xbb\xbf"
                "b");
}

static void test_characters(void **state) {
    (void)state;
    static const struct {
        const char *bytes;
        size_t length;
    } rows[] = {
        {"a", 1},
        {"~", 1},
        {" ", 1},
        {"\xc2\x80", 2},
        {"\xdf\xbf", 2},
        {"\xe0\xa0\x80", 3},
        {"\xed\x9f\xbf", 3},
        {"\xee\x80\x80", 3},
        {"\xf0\x90\x80\x80", 4},
        {"\xf4\x8f\xbf\xbf", 4},
        {"\x1f", 0},
        {"\t", 0},
        {"\x7f", 0},
        {"\x80", 0},
        {"\xbf", 0},
        {"\xc0\x80", 0},         /* written too long */
        {"\xc1\xbf", 0},         /* written too long */
        {"\xe0\x9f\xbf", 0},     /* written too long */
        {"\xf0\x8f\xbf\xbf", 0}, /* written too long */
        {"\xed\xa0\x80", 0},     /* half of a pair */
        {"\xf4\x90\x80\x80", 0}, /* behind the last character */
        {"\xf5\x80\x80\x80", 0},
        {"\xc3", 0}, /* cut off */
        {"\xe6\x97", 0},
        {"\xc3"
         "a",
         0},
        {"\xe6\x97"
         "a",
         0},
        {"\xf0\x9f\x98"
         "a",
         0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(reader_character(rows[i].bytes, strlen(rows[i].bytes)), rows[i].length);
    }
    assert_int_equal(reader_character("a", 0), 0);
    assert_int_equal(reader_character("\xe6\x97\xa5", 2), 0);
    assert_int_equal(reader_character("\xe6\x97\xa5 and more", 13), 3);
}

static void test_unreadable_bytes(void **state) {
    (void)state;
    static const char zero[] = "good\nab\0cd\n";
    expect_fault(zero, sizeof zero - 1, 2, 3);
    expect_fault("good\n\tb", 7, 2, 1);
    expect_fault("a\rb\n", 4, 1, 2);
    expect_fault("a\r\r\n", 4, 1, 2);
    expect_fault("a\r", 2, 1, 2);
    expect_fault("\xe6\x97\xa5\x7f\n", 5, 1, 4);
    expect_fault("\xe6\x97\xa5\xe6\x97\n", 6, 1, 4);
}

static void test_long_lines(void **state) {
    (void)state;
    static char text[2 * READER_LINE_MAX];
    memset(text, 'a', sizeof text);
    text[READER_LINE_MAX] = '\n';
    text[sizeof text - 1] = '\n';
    Reader reader;
    reader_begin(&reader, text, sizeof text, NULL);
    assert_true(reader_next(&reader));
    assert_int_equal(strlen(reader.line), READER_LINE_MAX);
    assert_true(reader_next(&reader));
    text[READER_LINE_MAX] = 'a';
    expect_fault(text, READER_LINE_MAX + 1, 1, 0);
    text[READER_LINE_MAX] = '\r';
    text[READER_LINE_MAX + 1] = '\n';
    reader_begin(&reader, text, sizeof text, NULL);
    assert_true(reader_next(&reader));
    expect_fault(text, sizeof text, 3, 0);
}

static void test_values(void **state) {
    (void)state;
    static const char text[] = "black\nblack \nblack  Ann B.\nblackbird\nblac\n";
    Reader reader;
    reader_begin(&reader, text, sizeof text - 1, NULL);
    assert_true(reader_next(&reader));
    assert_string_equal(reader_value(&reader, "black"), "");
    assert_true(reader_next(&reader));
    assert_string_equal(reader_value(&reader, "black"), "");
    assert_true(reader_next(&reader));
    assert_string_equal(reader_value(&reader, "black"), " Ann B.");
    assert_null(reader_value(&reader, "white"));
    assert_true(reader_next(&reader));
    assert_null(reader_value(&reader, "black"));
    assert_true(reader_next(&reader));
    assert_null(reader_value(&reader, "black"));
}

static void test_numbers(void **state) {
    (void)state;
    static const struct {
        const char *text, *rest; /* NULL: no number */
        uint64_t number;
    } rows[] = {
        {"0", "", 0},
        {"12 7g7f", " 7g7f", 12},
        {"007", "", 7},
        {"18446744073709551615", "", UINT64_MAX},
        {"18446744073709551616", NULL, 0},
        {"99999999999999999999999", NULL, 0},
        {"", NULL, 0},
        {"-1", NULL, 0},
        {"+1", NULL, 0},
        {" 1", NULL, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[32];
        uint64_t number = 0;
        (void)snprintf(text, sizeof text, "%s", rows[i].text);
        const char *rest = reader_number(text, &number);
        assert_int_equal(rest == NULL, rows[i].rest == NULL);
        if (rest != NULL) {
            assert_string_equal(rest, rows[i].rest);
            assert_true(number == rows[i].number);
        }
    }
}

static void test_faults(void **state) {
    (void)state;
    Reader reader;
    Problem why = {.text = ""};
    const Problem inner = {.line = 1, .column = 3, .text = "What is wrong within."};
    const Problem placeless = {.text = "What is wrong."};
    reader_begin(&reader, "first\nkey value\n", 16, &why);
    assert_true(reader_next(&reader) && reader_next(&reader));
    assert_false(reader_fault(&reader, reader.line + 4, "No %s.", "good"));
    assert_string_equal(why.text, "No good.");
    assert_int_equal(why.line, 2);
    assert_int_equal(why.column, 5);
    assert_false(reader_fault_within(&reader, reader.line + 4, &inner));
    assert_string_equal(why.text, inner.text);
    assert_int_equal(why.column, 7);
    assert_false(reader_fault_within(&reader, reader.line + 4, &placeless));
    assert_int_equal(why.column, 5);
    assert_false(reader_fault(&reader, NULL, "No."));
    assert_int_equal(why.column, 0);
    reader.why = NULL;
    assert_false(reader_fault(&reader, reader.line, "No."));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_no_text_at_all),
        cmocka_unit_test(test_byte_order_mark_elsewhere),
        cmocka_unit_test(test_characters),
        cmocka_unit_test(test_unreadable_bytes),
        cmocka_unit_test(test_long_lines),
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
