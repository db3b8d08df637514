/* The settings on disk: whatever is there, the program gets settings and the user loses nothing. */
#include "app/draw/theme.h"
#include "app/session/settings_file.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/own_home.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER "config/sanban"
#define FILE_NAME "config/sanban/settings"

static void write_settings(const char *text) {
    home_write(FILE_NAME, text, strlen(text));
}

static void expect_file(const char *name, const char *expected) {
    char text[4096];
    (void)home_read(name, text, sizeof text);
    assert_string_equal(text, expected);
}

/* Loading must say what is wrong; the sentence is handed back. */
static Problem load_broken(Settings *out) {
    Problem why = {.text = ""};
    assert_false(settings_file_load(out, &why));
    expect_sentence(why.text);
    return why;
}

static void load_silently(Settings *out) {
    Problem why = {.text = ""};
    assert_true(settings_file_load(out, &why));
    assert_string_equal(why.text, "");
}

static void expect_usual(const Settings *settings) {
    const Settings usual = settings_usual();
    assert_memory_equal(settings, &usual, sizeof usual);
}

static void test_missing_means_usual(void **state) {
    (void)state;
    Settings settings;
    load_silently(&settings);
    expect_usual(&settings);
    assert_false(home_has(FILE_NAME));
}

static void test_saved_is_loaded(void **state) {
    (void)state;
    Settings settings = settings_usual();
    Settings again;
    Problem why = {.text = ""};
    assert_true(settings_set(&settings, SETTING_THEME, THEME_DARK));
    assert_true(settings_set(&settings, SETTING_TEXT_SIZE, 150));
    assert_true(settings_file_save(&settings, &why));
    load_silently(&again);
    assert_memory_equal(&again, &settings, sizeof again);
    assert_int_equal(home_count(FOLDER, ""), 1);
}

static void test_broken_line_is_told_once(void **state) {
    (void)state;
    static const char text[] = "sanban settings 1\ntheme dark\nthme light\nsound on\n";
    Settings settings;
    write_settings(text);
    const Problem why = load_broken(&settings);
    assert_string_equal(why.text, "Line 3 of the settings could not be understood. There is no "
                                  "setting \"thme\". The file was set aside as settings.damaged.");
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
    assert_int_equal(settings_get(&settings, SETTING_SOUND), 1);
    expect_file(FILE_NAME ".damaged", text);
    load_silently(&settings);
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
    assert_int_equal(settings_get(&settings, SETTING_SOUND), 1);
}

static void test_an_older_damaged_file_stays(void **state) {
    (void)state;
    Settings settings;
    home_write(FILE_NAME ".damaged", "first", 5);
    write_settings("second");
    const Problem why = load_broken(&settings);
    expect_part(why.text, "settings.damaged-2.");
    expect_file(FILE_NAME ".damaged", "first");
    expect_file(FILE_NAME ".damaged-2", "second");
}

/* Cut anywhere, the file gives settings; those that stand before the cut count. */
static void test_cut_files(void **state) {
    (void)state;
    static const char text[] = "sanban settings 1\ntheme dark\ntext_size 150\n";
    static const size_t after_theme = sizeof "sanban settings 1\ntheme dark" - 1;
    for (size_t length = 0; length < sizeof text; length++) {
        Settings settings;
        Problem why = {.text = ""};
        home_write(FILE_NAME, text, length);
        const bool right = settings_file_load(&settings, &why);
        assert_int_equal(right, why.text[0] == '\0');
        const bool dark = settings_get(&settings, SETTING_THEME) == THEME_DARK;
        assert_int_equal(dark, length >= after_theme);
        load_silently(&settings);
    }
}

static void test_a_file_of_another_kind(void **state) {
    (void)state;
    static char large[100 * 1024];
    Settings settings;
    memset(large, 'x', sizeof large);
    home_write(FILE_NAME, large, sizeof large);
    const Problem why = load_broken(&settings);
    expect_part(why.text, "too large");
    expect_part(why.text, "settings.damaged.");
    expect_usual(&settings);
    load_silently(&settings);
}

/* A folder in the file's place can neither be read nor be replaced; the program goes on. */
static void test_a_folder_in_the_place(void **state) {
    (void)state;
    char path[HOME_PATH_MAX];
    Settings settings;
    Problem why = {.text = ""};
    home_write(FILE_NAME "/inside", "x", 1);
    why = load_broken(&settings);
    expect_part(why.text, "could not be set aside");
    expect_usual(&settings);
    assert_false(settings_file_save(&settings, &why));
    expect_sentence(why.text);
    home_path(FILE_NAME "/inside", path);
    assert_int_equal(access(path, F_OK), 0);
}

static void test_no_folder(void **state) {
    (void)state;
    Settings settings;
    Problem why = {.text = ""};
    home_write("config", "a file", 6);
    why = load_broken(&settings);
    expect_part(why.text, "The settings cannot be kept.");
    expect_usual(&settings);
    assert_false(settings_file_save(&settings, &why));
    expect_part(why.text, "The settings cannot be kept.");
    expect_sentence(why.text);
}

/* Nobody is kept from writing who may write everywhere. */
static void test_read_only_folder(void **state) {
    (void)state;
    static const char text[] = "sanban settings 1\nnonsense\ntheme dark\n";
    char folder[HOME_PATH_MAX];
    Settings settings;
    if (geteuid() == 0) {
        skip();
    }
    write_settings(text);
    home_path(FOLDER, folder);
    assert_int_equal(chmod(folder, 0500), 0);
    Problem why = load_broken(&settings);
    expect_part(why.text, "could not be set aside");
    assert_int_equal(settings_get(&settings, SETTING_THEME), THEME_DARK);
    assert_false(settings_file_save(&settings, &why));
    assert_int_equal(chmod(folder, 0700), 0);
    expect_file(FILE_NAME, text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_missing_means_usual, home_begin),
        cmocka_unit_test_setup(test_saved_is_loaded, home_begin),
        cmocka_unit_test_setup(test_broken_line_is_told_once, home_begin),
        cmocka_unit_test_setup(test_an_older_damaged_file_stays, home_begin),
        cmocka_unit_test_setup(test_cut_files, home_begin),
        cmocka_unit_test_setup(test_a_file_of_another_kind, home_begin),
        cmocka_unit_test_setup(test_a_folder_in_the_place, home_begin),
        cmocka_unit_test_setup(test_no_folder, home_begin),
        cmocka_unit_test_setup(test_read_only_folder, home_begin),
    };
    return cmocka_run_group_tests_name("settings_file", tests, NULL, NULL);
}
