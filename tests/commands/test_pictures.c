/* The command picture: a PNG of the right size, and every wrong call. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PNG_HEAD = 24, FILE_BYTES_MAX = 1 << 22 };

static uint32_t number_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* The signature of a PNG file, then its first chunk with width and height. */
static void expect_png(const char *path, uint32_t width, uint32_t height) {
    static const uint8_t SIGNATURE[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    uint8_t head[PNG_HEAD];
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(head, 1, sizeof head, file), sizeof head);
    fclose(file);
    assert_memory_equal(head, SIGNATURE, sizeof SIGNATURE);
    assert_int_equal(number_at(head + 16), width);
    assert_int_equal(number_at(head + 20), height);
}

static void test_sizes(void **state) {
    (void)state;
    static const struct {
        const char *size;
        uint32_t width, height;
    } ROWS[] = {{"960x600", 960, 600},     {"1280x800", 1280, 800}, {"1283x811", 1283, 811},
                {"2560x1600", 2560, 1600}, {"960x1500", 960, 1500}, {"3000x600", 3000, 600}};
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char words[64];
        snprintf(words, sizeof words, "picture -s %s out.png", ROWS[i].size);
        program_expect(words, 0, "", "");
        expect_png("out.png", ROWS[i].width, ROWS[i].height);
        assert_int_equal(remove("out.png"), 0);
    }
}

/* Every game, also after clicks in mid-move of a piece that goes on. */
static void test_games(void **state) {
    (void)state;
    static const char *const OPTIONS[] = {"-g sho -S 7g,7f",
                                          "-g chu -S 7i,7h",
                                          "-g chu -S 7j",
                                          "-g chu -r historical -p two_lions --flip",
                                          "-g ko -S 10m,10j",
                                          "-g ko -r free-shooting -o setup_mirror=on --flip",
                                          "-g ko -r qboard -S 13s,13r"};
    for (size_t i = 0; i < sizeof OPTIONS / sizeof OPTIONS[0]; i++) {
        char words[128];
        snprintf(words, sizeof words, "picture %s -s 1280x800 out.png", OPTIONS[i]);
        program_expect(words, 0, "", "");
        expect_png("out.png", 1280, 800);
        assert_int_equal(remove("out.png"), 0);
    }
}

/* Too little room for the screen is refused; the smallest picture is drawn. */
static void test_smallest_sizes(void **state) {
    (void)state;
    static const char *const SMALL[] = {"639x400", "640x399", "500x300", "8192x1", "1x1"};
    for (size_t i = 0; i < sizeof SMALL / sizeof SMALL[0]; i++) {
        char words[64];
        char error[128];
        snprintf(words, sizeof words, "picture -s %s out.png", SMALL[i]);
        snprintf(error, sizeof error, "sanban: A picture must be at least 640x400, not %s.\n",
                 SMALL[i]);
        program_expect(words, 1, "", error);
    }
    program_expect("picture -s 640x400 out.png", 0, "", "");
    expect_png("out.png", 640, 400);
    assert_int_equal(remove("out.png"), 0);
    program_expect("picture -s 8192x400 out.png", 0, "", "");
    expect_png("out.png", 8192, 400);
    assert_int_equal(remove("out.png"), 0);
}

static void test_wrong_calls(void **state) {
    (void)state;
    program_expect_usage("picture", "sanban picture: Give a size: -s 1280x800.");
    program_expect_usage("picture out.png", "sanban picture: Give a size: -s 1280x800.");
    program_expect_usage("picture -s 960x600", "sanban picture: Give one file to write.");
    program_expect_usage("picture -s 960x600 a.png b.png",
                         "sanban picture: Give one file to write.");
    static const char *const BAD[] = {"960",     "960x",   "x600",     "0x600",
                                      "960x0",   "-1x600", "960x-1",   "9000x600",
                                      "960X600", "axb",    "960x600x2"};
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        char words[64];
        char error[128];
        snprintf(words, sizeof words, "picture -s %s out.png", BAD[i]);
        snprintf(error, sizeof error, "sanban: \"%s\" is no size; write it as 1280x800.\n", BAD[i]);
        program_expect(words, 1, "", error);
    }
    struct stat about;
    assert_int_not_equal(stat("out.png", &about), 0);
}

static void test_wrong_squares(void **state) {
    (void)state;
    program_expect("picture -s 960x600 -S 7z out.png", 1, "",
                   "sanban: column 1: There is no square 7z on a board of 9 by 9.\n");
    program_expect("picture -s 960x600 -S 7g,0a out.png", 1, "",
                   "sanban: column 4: Here a square was expected: a file from 1 to 9 and a rank "
                   "letter.\n");
    program_expect("picture -g ko -s 960x600 -S 10m,20a out.png", 1, "",
                   "sanban: column 5: There is no point 20a on a board of 19 by 19.\n");
    program_expect("picture -g ko -s 960x600 -S 15t out.png", 1, "",
                   "sanban: column 1: There is no point 15t on a board of 19 by 19.\n");
    program_expect("picture -s 960x600 -S 7g7f out.png", 1, "",
                   "sanban: column 3: The squares of a list are parted by commas.\n");
    struct stat about;
    assert_int_not_equal(stat("out.png", &about), 0);
}

static void test_no_place_to_write(void **state) {
    (void)state;
    const Run *run = program_run("picture -s 960x600 /nonexistent/folder/out.png");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->output, "");
    static const char BEGIN[] = "sanban: /nonexistent/folder/out.png cannot be written: ";
    assert_memory_equal(run->error, BEGIN, sizeof BEGIN - 1);
    assert_non_null(strchr(run->error, '\n'));
    assert_string_equal(strchr(run->error, '\n'), "\n");
    /* A full disk is noticed as well. */
    run = program_run("picture -s 960x600 /dev/full");
    assert_int_equal(run->code, 1);
}

static size_t read_picture(const char *words, uint8_t *bytes) {
    program_expect(words, 0, "", "");
    FILE *file = fopen("out.png", "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, FILE_BYTES_MAX, file);
    fclose(file);
    assert_true(size > 1000 && size < FILE_BYTES_MAX);
    return size;
}

/* Clicks, the other side, and another position make other pictures; the same words make the same
 * one. */
static void test_pictures_differ(void **state) {
    (void)state;
    static const char *const CALLS[] = {
        "picture -s 960x600 out.png",
        "picture -s 960x600 -S 7g out.png",
        "picture -s 960x600 -S 7g,7f out.png",
        "picture -s 960x600 -S 5e out.png",
        "picture -s 960x600 --flip out.png",
        "picture -s 960x600 -p 4k4/9/9/9/9/9/9/4P4/4K4_b_-_1 out.png",
    };
    enum { COUNT = sizeof CALLS / sizeof CALLS[0] };
    uint8_t *bytes[COUNT + 1];
    size_t size[COUNT + 1];
    for (size_t i = 0; i <= COUNT; i++) {
        bytes[i] = malloc(FILE_BYTES_MAX);
        assert_non_null(bytes[i]);
        size[i] = read_picture(CALLS[i % COUNT], bytes[i]);
        for (size_t k = 0; k < i; k++) {
            bool same = size[i] == size[k] && memcmp(bytes[i], bytes[k], size[i]) == 0;
            assert_int_equal(same, i == COUNT && k == 0);
        }
    }
    for (size_t i = 0; i <= COUNT; i++) {
        free(bytes[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sizes),           cmocka_unit_test(test_games),
        cmocka_unit_test(test_smallest_sizes),  cmocka_unit_test(test_wrong_calls),
        cmocka_unit_test(test_wrong_squares),   cmocka_unit_test(test_no_place_to_write),
        cmocka_unit_test(test_pictures_differ),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
