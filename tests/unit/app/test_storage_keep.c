/* Damaged files are put aside without losing others, and one file is held by one program only. */
#include "app/platform/storage.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int home_setup(void **state) {
    (void)state;
    char home[] = "keep-XXXXXX";
    return mkdtemp(home) != NULL && chdir(home) == 0 ? 0 : -1;
}

static void expect_content(const char *path, const char *expected) {
    StorageText text;
    Problem why = {0};
    assert_true(storage_read(path, 1000, &text, &why));
    assert_string_equal(text.bytes, expected);
    storage_text_free(&text);
}

static void set_aside(const char *path, const char *content, const char *expected) {
    char aside[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_true(storage_replace(path, content, strlen(content), &why));
    assert_true(storage_set_aside(path, aside, &why));
    assert_string_equal(aside, expected);
    assert_false(storage_exists(path));
    expect_content(aside, content);
}

static void test_nothing_is_lost_by_setting_aside(void **state) {
    (void)state;
    set_aside("game", "one", "game.damaged");
    set_aside("game", "two", "game.damaged-2");
    set_aside("game", "three", "game.damaged-3");
    expect_content("game.damaged", "one");
    expect_content("game.damaged-2", "two");
    assert_int_equal(unlink("game.damaged-2"), 0);
    set_aside("game", "four", "game.damaged-2");
    expect_content("game.damaged-3", "three");
}

static void test_what_is_not_there_leaves_no_trace(void **state) {
    (void)state;
    char aside[STORAGE_PATH_MAX];
    Problem why = {0};
    assert_false(storage_set_aside("missing", aside, &why));
    assert_non_null(strstr(why.text, "missing cannot be set aside"));
    assert_false(storage_exists("missing.damaged"));
    assert_false(storage_set_aside("/nowhere/at/all", aside, &why));
    assert_non_null(strstr(why.text, "/nowhere/at/all"));
}

static void test_a_long_path_is_said(void **state) {
    (void)state;
    char path[STORAGE_PATH_MAX];
    char aside[STORAGE_PATH_MAX];
    Problem why = {0};
    memset(path, 'x', sizeof path);
    path[STORAGE_PATH_MAX - 2] = '\0';
    assert_false(storage_set_aside(path, aside, &why));
    assert_non_null(strstr(why.text, "too long"));
}

static void test_one_holds_it_at_a_time(void **state) {
    (void)state;
    bool taken = true;
    Problem why = {0};
    StorageLock *lock = storage_lock("lock", &taken, &why);
    assert_non_null(lock);
    assert_false(taken);
    struct stat status;
    assert_int_equal(stat("lock", &status), 0);
    assert_int_equal(status.st_mode & 0777, 0600);
    assert_null(storage_lock("lock", &taken, &why));
    assert_true(taken);
    assert_non_null(strstr(why.text, "Another program holds lock"));
    storage_unlock(lock);
    lock = storage_lock("lock", &taken, &why);
    assert_non_null(lock);
    storage_unlock(lock);
    storage_unlock(NULL);
}

static void test_what_cannot_be_held_is_not_taken(void **state) {
    (void)state;
    bool taken = true;
    Problem why = {0};
    assert_null(storage_lock("/nowhere/at/all", &taken, &why));
    assert_false(taken);
    assert_non_null(strstr(why.text, "/nowhere/at/all cannot be held: No such file"));
}

/* Takes the lock, says so, and ends without letting it go when it hears back. */
static void hold_in_child(const int say[2], const int hear[2]) {
    bool taken;
    char byte = storage_lock("killed", &taken, NULL) != NULL ? 'y' : 'n';
    (void)!write(say[1], &byte, 1);
    (void)!read(hear[0], &byte, 1);
    abort();
}

static void test_a_program_that_dies_lets_go(void **state) {
    (void)state;
    int said[2];
    int heard[2];
    assert_int_equal(pipe(said), 0);
    assert_int_equal(pipe(heard), 0);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        hold_in_child(said, heard);
    }
    char byte = 'n';
    bool taken;
    assert_int_equal(read(said[0], &byte, 1), 1);
    assert_int_equal(byte, 'y');
    assert_null(storage_lock("killed", &taken, NULL));
    assert_true(taken);
    assert_int_equal(write(heard[1], &byte, 1), 1);
    assert_int_equal(waitpid(child, NULL, 0), child);
    StorageLock *lock = storage_lock("killed", &taken, NULL);
    assert_non_null(lock);
    storage_unlock(lock);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_is_lost_by_setting_aside),
        cmocka_unit_test(test_what_is_not_there_leaves_no_trace),
        cmocka_unit_test(test_a_long_path_is_said),
        cmocka_unit_test(test_one_holds_it_at_a_time),
        cmocka_unit_test(test_what_cannot_be_held_is_not_taken),
        cmocka_unit_test(test_a_program_that_dies_lets_go),
    };
    return cmocka_run_group_tests_name("storage_keep", tests, home_setup, NULL);
}
