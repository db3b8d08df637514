/* The place of the window on disk: what was kept comes back, and nonsense is refused and set aside.
 */
#include "app/session/place_file.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/own_home.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define FILE_NAME "state/sanban/window"
#define HEAD "sanban window 1\n"

static const WindowPlace USUAL = {.x = 40, .y = 30, .width = 1280, .height = 800};

static void expect_place(const WindowPlace *found, const WindowPlace *expected) {
    assert_int_equal(found->x, expected->x);
    assert_int_equal(found->y, expected->y);
    assert_int_equal(found->width, expected->width);
    assert_int_equal(found->height, expected->height);
    assert_int_equal(found->full_screen, expected->full_screen);
}

static void expect_text(const WindowPlace *place, const char *expected) {
    char text[PLACE_TEXT_MAX];
    WindowPlace again = {.x = 1};
    Problem why = {.text = ""};
    assert_int_equal(place_file_write(place, text), strlen(expected));
    assert_string_equal(text, expected);
    assert_true(place_file_read(&again, text, strlen(text), &why));
    expect_place(&again, place);
}

static void test_texts(void **state) {
    (void)state;
    const WindowPlace left = {
        .x = -1920, .y = -7, .width = 960, .height = 600, .full_screen = true};
    const WindowPlace farthest = {.x = -PLACE_NUMBER_MAX,
                                  .y = -PLACE_NUMBER_MAX,
                                  .width = PLACE_NUMBER_MAX,
                                  .height = PLACE_NUMBER_MAX};
    expect_text(&USUAL, HEAD "place 40 30 1280 800\nfull_screen off\n");
    expect_text(&left, HEAD "place -1920 -7 960 600\nfull_screen on\n");
    expect_text(&farthest, HEAD "place -100000 -100000 100000 100000\nfull_screen off\n");
}

static void test_other_line_ends(void **state) {
    (void)state;
    static const char text[] =
        "\xEF\xBB\xBFsanban window 1\r\nplace 40 30 1280 800\r\nfull_screen off";
    WindowPlace place = {.x = 0};
    Problem why = {.text = ""};
    assert_true(place_file_read(&place, text, strlen(text), &why));
    expect_place(&place, &USUAL);
}

static void expect_no_place(const char *text, int line) {
    WindowPlace place = USUAL;
    Problem why = {.text = ""};
    assert_false(place_file_read(&place, text, strlen(text), &why));
    assert_int_equal(why.line, line);
    expect_sentence(why.text);
    expect_place(&place, &USUAL);
}

static void test_nonsense_is_refused(void **state) {
    (void)state;
    static const char *const places[] = {"",
                                         "place",
                                         "place ",
                                         "place 1 2 3",
                                         "place 1 2 0 3",
                                         "place 1 2 3 0",
                                         "place 1 2 -3 4",
                                         "place 1 2 3 4 5",
                                         "place 1 2 3 4 ",
                                         "place  1 2 3 4",
                                         "place 1  2 3 4",
                                         "place 1 2 3 4x",
                                         "place a 2 3 4",
                                         "place - 2 3 4",
                                         "place --1 2 3 4",
                                         "place +1 2 3 4",
                                         "place 1.5 2 3 4",
                                         "place 1 2 100001 4",
                                         "place -100001 2 3 4",
                                         "place 1 2 18446744073709551617 4",
                                         "place 99999999999999999999999 2 3 4",
                                         "Place 1 2 3 4"};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        char text[160] = HEAD;
        strncat(text, places[i], 80);
        strncat(text, "\nfull_screen off\n", 20);
        expect_no_place(text, 2);
    }
    expect_no_place("", 1);
    expect_no_place("sanban window 2\nplace 1 2 3 4\nfull_screen off\n", 1);
    expect_no_place(HEAD, 2);
    expect_no_place(HEAD "place 1 2 3 4\n", 3);
    expect_no_place(HEAD "place 1 2 3 4\nfull_screen\n", 3);
    expect_no_place(HEAD "place 1 2 3 4\nfull_screen yes\n", 3);
    expect_no_place(HEAD "place 1 2 3 4\nfull_screen off\n\n", 4);
    expect_no_place(HEAD "place 1 2 3 4\nfull_screen off\nmore\n", 4);
}

static void test_kept_and_found(void **state) {
    (void)state;
    WindowPlace place = {.x = 7};
    Problem why = {.text = "not set."};
    char path[HOME_PATH_MAX];
    struct stat about;
    assert_false(place_file_load(&place, &why));
    assert_string_equal(why.text, "");
    assert_int_equal(place.x, 7);
    assert_true(place_file_save(&USUAL, &why));
    assert_true(place_file_load(&place, &why));
    expect_place(&place, &USUAL);
    home_path(FILE_NAME, path);
    assert_int_equal(stat(path, &about), 0);
    assert_int_equal(about.st_mode & 0777, 0600);
}

/* Told once; the next start is silent, and the old file is still to be had. */
static void test_broken_file_is_set_aside(void **state) {
    (void)state;
    static const char text[] = HEAD "place 40 30 1280\n";
    WindowPlace place;
    Problem why = {.text = ""};
    char kept[256];
    home_write(FILE_NAME, text, strlen(text));
    assert_false(place_file_load(&place, &why));
    expect_sentence(why.text);
    expect_part(why.text, "The place of the window could not be read.");
    expect_part(why.text, "The file was set aside as window.damaged.");
    assert_false(place_file_load(&place, &why));
    assert_string_equal(why.text, "");
    (void)home_read(FILE_NAME ".damaged", kept, sizeof kept);
    assert_string_equal(kept, text);
}

static void test_cut_and_large_files(void **state) {
    (void)state;
    static char large[10000];
    char text[PLACE_TEXT_MAX];
    WindowPlace place;
    Problem why;
    const size_t whole = place_file_write(&USUAL, text);
    for (size_t length = 0; length + 1 < whole; length++) {
        home_write(FILE_NAME, text, length);
        assert_false(place_file_load(&place, &why));
        expect_sentence(why.text);
        assert_false(home_has(FILE_NAME));
    }
    memset(large, '1', sizeof large);
    home_write(FILE_NAME, large, sizeof large);
    assert_false(place_file_load(&place, &why));
    expect_part(why.text, "too large");
}

static void test_no_folder(void **state) {
    (void)state;
    WindowPlace place;
    Problem why = {.text = ""};
    home_write("state", "a file", 6);
    assert_false(place_file_load(&place, &why));
    expect_sentence(why.text);
    assert_false(place_file_save(&USUAL, &why));
    expect_sentence(why.text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts),
        cmocka_unit_test(test_other_line_ends),
        cmocka_unit_test(test_nonsense_is_refused),
        cmocka_unit_test_setup(test_kept_and_found, home_begin),
        cmocka_unit_test_setup(test_broken_file_is_set_aside, home_begin),
        cmocka_unit_test_setup(test_cut_and_large_files, home_begin),
        cmocka_unit_test_setup(test_no_folder, home_begin),
    };
    return cmocka_run_group_tests_name("place_file", tests, NULL, NULL);
}
