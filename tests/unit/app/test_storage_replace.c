/* Replacing a file in two halves: after each of them, and after each failure, one whole text is
   there. */
#include "app/platform/storage.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int home_setup(void **state) {
    (void)state;
    char home[] = "replace-XXXXXX";
    if (mkdtemp(home) == NULL || chdir(home) != 0) {
        return -1;
    }
    char here[512];
    if (getcwd(here, sizeof here) == NULL) {
        return -1;
    }
    umask(022);
    return setenv("XDG_STATE_HOME", here, 1);
}

static void expect_content(const char *path, const char *expected) {
    StorageText text;
    Problem why = {0};
    assert_true(storage_read(path, 1000, &text, &why));
    assert_string_equal(text.bytes, expected);
    storage_text_free(&text);
}

static int mode_of(const char *path) {
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    return (int)(status.st_mode & 0777);
}

static void expect_neighbour(const char *path, const char *expected) {
    char neighbour[STORAGE_PATH_MAX];
    assert_true(storage_neighbour(path, neighbour));
    assert_string_equal(neighbour, expected);
}

static void test_the_neighbour_is_hidden_beside_the_file(void **state) {
    (void)state;
    expect_neighbour("/a/b/game", "/a/b/.game.new");
    expect_neighbour("game", ".game.new");
    expect_neighbour("/game", "/.game.new");
    char neighbour[STORAGE_PATH_MAX];
    char path[STORAGE_PATH_MAX];
    memset(path, 'x', sizeof path);
    path[STORAGE_PATH_MAX - 1] = '\0';
    assert_false(storage_neighbour(path, neighbour));
    path[STORAGE_PATH_MAX - 6] = '\0';
    assert_true(storage_neighbour(path, neighbour));
}

static void test_the_first_half_leaves_the_file_alone(void **state) {
    (void)state;
    Problem why = {0};
    assert_true(storage_replace("game", "old", 3, &why));
    assert_true(storage_prepare("game", "longer", 6, &why));
    expect_content("game", "old");
    expect_content(".game.new", "longer");
    assert_true(storage_prepare("game", "new", 3, &why));
    expect_content(".game.new", "new");
    assert_true(storage_commit("game", &why));
    expect_content("game", "new");
    assert_false(storage_exists(".game.new"));
}

static void test_there_must_be_a_neighbour_to_put_in_place(void **state) {
    (void)state;
    Problem why = {0};
    assert_true(storage_replace("alone", "old", 3, &why));
    assert_false(storage_commit("alone", &why));
    assert_non_null(strstr(why.text, "alone cannot be written"));
    expect_content("alone", "old");
}

/* Writing to /dev/full fails as on a full disk. */
static void test_a_full_disk_leaves_no_half_neighbour(void **state) {
    (void)state;
    Problem why = {0};
    assert_true(storage_replace("full", "old", 3, &why));
    assert_int_equal(symlink("/dev/full", ".full.new"), 0);
    assert_false(storage_prepare("full", "new", 3, &why));
    assert_non_null(strstr(why.text, "full cannot be written: No space left"));
    assert_int_equal(access(".full.new", F_OK), -1);
    expect_content("full", "old");
}

/* A folder that came in the file's place makes the second half fail. */
static void test_a_failed_second_half_loses_nothing(void **state) {
    (void)state;
    Problem why = {0};
    assert_true(storage_prepare("place", "new", 3, &why));
    assert_int_equal(mkdir("place", 0700), 0);
    assert_false(storage_commit("place", &why));
    assert_non_null(strstr(why.text, "place cannot be written"));
    expect_content(".place.new", "new");
    assert_int_equal(rmdir("place"), 0);
    assert_true(storage_commit("place", &why));
    expect_content("place", "new");
}

static void test_what_is_no_file_is_not_replaced(void **state) {
    (void)state;
    Problem why = {0};
    assert_false(storage_prepare("/dev/null", "new", 3, &why));
    assert_non_null(strstr(why.text, "/dev/null cannot be replaced"));
    assert_true(storage_replace("/dev/null", "new", 3, &why));
    assert_false(storage_exists("/dev/.null.new"));
}

static void test_files_of_the_state_folder_are_private(void **state) {
    (void)state;
    char path[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_true(storage_path(STORAGE_STATE, "autosave", path, &why));
    assert_true(storage_replace(path, "x", 1, &why));
    assert_int_equal(mode_of(path), 0600);
    assert_true(storage_replace("picture", "x", 1, &why));
    assert_int_equal(mode_of("picture"), 0644);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_neighbour_is_hidden_beside_the_file),
        cmocka_unit_test(test_the_first_half_leaves_the_file_alone),
        cmocka_unit_test(test_there_must_be_a_neighbour_to_put_in_place),
        cmocka_unit_test(test_a_full_disk_leaves_no_half_neighbour),
        cmocka_unit_test(test_a_failed_second_half_loses_nothing),
        cmocka_unit_test(test_what_is_no_file_is_not_replaced),
        cmocka_unit_test(test_files_of_the_state_folder_are_private),
    };
    return cmocka_run_group_tests_name("storage_replace", tests, home_setup, NULL);
}
