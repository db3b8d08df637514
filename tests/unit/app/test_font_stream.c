/* A font's stream gives what its file holds, wherever and however much is read. */
#include "app/platform/font_stream.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/random.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* Larger than all that a stream keeps, and no whole number of its parts. */
enum { SIZE = 1500007, READS = 3000, SMALL = 300, LARGE = 40000 };

static const char PATH[] = "stream.bin";

static uint8_t byte_at(size_t place) {
    return (uint8_t)(place * 7 + place / 251 + place / 65521);
}

static int file_setup(void **state) {
    (void)state;
    FILE *file = fopen(PATH, "wb");
    if (file == NULL) {
        return 1;
    }
    for (size_t i = 0; i < SIZE; i++) {
        fputc(byte_at(i), file);
    }
    return fclose(file);
}

static int file_teardown(void **state) {
    (void)state;
    return remove(PATH);
}

static void expect_read(SDL_RWops *stream, size_t from, size_t count) {
    static uint8_t bytes[LARGE];
    size_t there = from + count <= SIZE ? count : SIZE - from;
    assert_int_equal(SDL_RWseek(stream, (Sint64)from, RW_SEEK_SET), from);
    assert_int_equal(SDL_RWread(stream, bytes, 1, count), there);
    assert_int_equal(SDL_RWtell(stream), from + there);
    for (size_t i = 0; i < there; i++) {
        assert_int_equal(bytes[i], byte_at(from + i));
    }
}

static void test_any_part_is_read_as_it_is(void **state) {
    (void)state;
    SDL_RWops *stream = font_stream_open(PATH);
    assert_non_null(stream);
    assert_int_equal(SDL_RWsize(stream), SIZE);
    Random random = random_seeded(5);
    for (int i = 0; i < READS; i++) {
        size_t most = i % 10 == 0 ? LARGE : SMALL;
        size_t from = random_below(&random, SIZE);
        expect_read(stream, from, 1 + random_below(&random, most));
        expect_read(stream, from, SMALL); /* once more, from what was kept */
    }
    SDL_RWclose(stream);
}

static void test_the_end_is_the_end(void **state) {
    (void)state;
    uint8_t bytes[SMALL];
    SDL_RWops *stream = font_stream_open(PATH);
    assert_int_equal(SDL_RWseek(stream, -5, RW_SEEK_END), SIZE - 5);
    assert_int_equal(SDL_RWread(stream, bytes, 2, 10), 2); /* no half of a thing */
    assert_int_equal(SDL_RWread(stream, bytes, 1, 10), 0);
    assert_int_equal(SDL_RWseek(stream, 1000, RW_SEEK_END), SIZE + 1000);
    assert_int_equal(SDL_RWread(stream, bytes, 1, 10), 0);
    assert_int_equal(SDL_RWseek(stream, -1, RW_SEEK_SET), -1);
    assert_int_equal(SDL_RWwrite(stream, bytes, 1, 1), 0);
    SDL_RWclose(stream);
}

static void test_no_stream_without_a_file(void **state) {
    (void)state;
    assert_null(font_stream_open("no such file"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_part_is_read_as_it_is),
        cmocka_unit_test(test_the_end_is_the_end),
        cmocka_unit_test(test_no_stream_without_a_file),
    };
    return cmocka_run_group_tests(tests, file_setup, file_teardown);
}
