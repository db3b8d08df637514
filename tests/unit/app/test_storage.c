/* Files of the user: the right folders, whole files, and never half of one. */
#include "app/platform/storage.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int home_setup(void **state) {
    (void)state;
    char here[256];
    char home[512];
    if (getcwd(here, sizeof here) == NULL) {
        return -1;
    }
    (void)snprintf(home, sizeof home, "%s/storage-XXXXXX", here);
    if (mkdtemp(home) == NULL) {
        return -1;
    }
    setenv("HOME", home, 1);
    unsetenv("XDG_CONFIG_HOME");
    unsetenv("XDG_DATA_HOME");
    unsetenv("XDG_STATE_HOME");
    return 0;
}

static void expect_path(StorageFolder folder, const char *name, const char *below_home) {
    char path[STORAGE_PATH_MAX];
    char expected[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_true(storage_path(folder, name, path, &why));
    (void)snprintf(expected, sizeof expected, "%s%s", getenv("HOME"), below_home);
    assert_string_equal(path, expected);
}

static void test_folders_below_home(void **state) {
    (void)state;
    expect_path(STORAGE_CONFIG, "settings", "/.config/sanban/settings");
    expect_path(STORAGE_DATA, "games/one", "/.local/share/sanban/games/one");
    expect_path(STORAGE_STATE, "", "/.local/state/sanban");
    struct stat made;
    char path[STORAGE_PATH_MAX];
    assert_true(storage_path(STORAGE_DATA, "games", path, NULL));
    assert_int_equal(stat(path, &made), 0);
    assert_int_equal(made.st_mode & 0777, 0700);
}

static void test_relative_values_are_ignored(void **state) {
    (void)state;
    setenv("XDG_CONFIG_HOME", "somewhere", 1);
    expect_path(STORAGE_CONFIG, "settings", "/.config/sanban/settings");
    char chosen[600];
    (void)snprintf(chosen, sizeof chosen, "%s/chosen", getenv("HOME"));
    setenv("XDG_CONFIG_HOME", chosen, 1);
    expect_path(STORAGE_CONFIG, "settings", "/chosen/sanban/settings");
    unsetenv("XDG_CONFIG_HOME");
}

static void test_no_home_is_said(void **state) {
    (void)state;
    char path[STORAGE_PATH_MAX];
    Problem why = {0};
    char home[512];
    (void)snprintf(home, sizeof home, "%s", getenv("HOME"));
    unsetenv("HOME");
    assert_false(storage_path(STORAGE_STATE, "x", path, &why));
    assert_non_null(strstr(why.text, "HOME"));
    setenv("HOME", home, 1);
}

static void expect_content(const char *path, const char *bytes, size_t length) {
    StorageText text;
    Problem why = {0};
    assert_true(storage_read(path, 1 << 20, &text, &why));
    assert_int_equal(text.length, length);
    assert_memory_equal(text.bytes, bytes, length);
    assert_int_equal(text.bytes[length], 0);
    storage_text_free(&text);
    assert_null(text.bytes);
}

static void test_replace_and_read(void **state) {
    (void)state;
    char path[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_true(storage_path(STORAGE_STATE, "autosave", path, &why));
    assert_false(storage_exists(path));
    assert_true(storage_replace(path, "one\0two", 7, &why));
    expect_content(path, "one\0two", 7);
    assert_true(storage_replace(path, "", 0, &why));
    expect_content(path, "", 0);
    assert_true(storage_exists(path));
    assert_true(storage_remove(path, &why));
    assert_false(storage_exists(path));
    assert_true(storage_remove(path, &why));
}

static void test_large_files_arrive_whole(void **state) {
    (void)state;
    enum { LARGE = 100000 };
    static char bytes[LARGE];
    char path[STORAGE_PATH_MAX];
    Problem why = {0};
    for (int i = 0; i < LARGE; i++) {
        bytes[i] = (char)('a' + i % 26);
    }
    assert_true(storage_path(STORAGE_DATA, "large", path, &why));
    assert_true(storage_replace(path, bytes, LARGE, &why));
    expect_content(path, bytes, LARGE);
    StorageText text;
    assert_true(storage_read(path, LARGE, &text, &why));
    storage_text_free(&text);
    assert_false(storage_read(path, LARGE - 1, &text, &why));
    assert_null(text.bytes);
    assert_non_null(strstr(why.text, "too large"));
}

static void test_failures_say_why(void **state) {
    (void)state;
    StorageText text;
    char path[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_true(storage_path(STORAGE_DATA, "nothing-here", path, &why));
    assert_false(storage_read(path, 100, &text, &why));
    assert_non_null(strstr(why.text, "nothing-here"));
    assert_true(storage_path(STORAGE_DATA, "", path, &why));
    assert_false(storage_read(path, 100, &text, &why));
    assert_false(storage_replace("/nowhere/at/all", "x", 1, &why));
    assert_non_null(strstr(why.text, "/nowhere/at/all"));
}

/* A folder in the place of the neighbour makes writing fail; the old text must stay. */
static void test_a_failed_replace_keeps_the_old_text(void **state) {
    (void)state;
    char path[STORAGE_PATH_MAX];
    char neighbour[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_true(storage_path(STORAGE_DATA, "kept", path, &why));
    assert_true(storage_path(STORAGE_DATA, ".kept.new", neighbour, &why));
    assert_true(storage_replace(path, "old", 3, &why));
    assert_int_equal(mkdir(neighbour, 0700), 0);
    assert_false(storage_replace(path, "new text", 8, &why));
    expect_content(path, "old", 3);
    assert_int_equal(rmdir(neighbour), 0);
}

static bool collect(void *context, const char *name) {
    strncat(context, name, 20);
    strncat(context, ",", 2);
    return strcmp(name, "c") != 0;
}

static void test_lists_are_sorted_and_may_stop(void **state) {
    (void)state;
    static const char *const names[] = {"list/c", "list/a", "list/b", "list/d", "list/.hidden"};
    char path[STORAGE_PATH_MAX];
    char got[128] = "";
    Problem why = {0};
    for (int i = 0; i < 5; i++) {
        assert_true(storage_path(STORAGE_DATA, names[i], path, &why));
        assert_true(storage_replace(path, "x", 1, &why));
    }
    assert_true(storage_path(STORAGE_DATA, "list", path, &why));
    assert_true(storage_list(path, collect, got, &why));
    assert_string_equal(got, "a,b,c,");
    assert_false(storage_list("/nowhere/at/all", collect, got, &why));
}

/* What a kill leaves behind is found under the name it was meant for; other hidden names are not.
 */
static void test_neighbours_are_listed_by_the_names_they_wait_for(void **state) {
    (void)state;
    static const char *const names[] = {"left/two",  "left/.two.new", "left/.one.new", "left/.new",
                                        "left/.one", "left/x.new",    "left/..new"};
    char path[STORAGE_PATH_MAX];
    char got[128] = "";
    Problem why = {0};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_true(storage_path(STORAGE_DATA, names[i], path, &why));
        assert_true(storage_replace(path, "x", 1, &why));
    }
    assert_true(storage_path(STORAGE_DATA, "left", path, &why));
    assert_true(storage_list_neighbours(path, collect, got, &why));
    assert_string_equal(got, "one,two,");
    got[0] = '\0';
    assert_true(storage_list(path, collect, got, &why));
    assert_string_equal(got, "two,x.new,");
    assert_false(storage_list_neighbours("/nowhere/at/all", collect, got, &why));
    assert_non_null(strstr(why.text, "/nowhere/at/all"));
}

static void test_the_state_folder_is_known(void **state) {
    (void)state;
    char path[STORAGE_PATH_MAX];
    assert_true(storage_path(STORAGE_STATE, "autosave", path, NULL));
    assert_true(storage_is_state(path));
    assert_true(storage_path(STORAGE_DATA, "games/one", path, NULL));
    assert_false(storage_is_state(path));
    assert_true(storage_path(STORAGE_STATE, "", path, NULL));
    strncat(path, "-other/x", 9);
    assert_false(storage_is_state(path));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_folders_below_home),
        cmocka_unit_test(test_relative_values_are_ignored),
        cmocka_unit_test(test_no_home_is_said),
        cmocka_unit_test(test_replace_and_read),
        cmocka_unit_test(test_large_files_arrive_whole),
        cmocka_unit_test(test_failures_say_why),
        cmocka_unit_test(test_a_failed_replace_keeps_the_old_text),
        cmocka_unit_test(test_lists_are_sorted_and_may_stop),
        cmocka_unit_test(test_neighbours_are_listed_by_the_names_they_wait_for),
        cmocka_unit_test(test_the_state_folder_is_known),
    };
    return cmocka_run_group_tests_name("storage", tests, home_setup, NULL);
}
