/* The table of keys: every command has a row, no two rows want the same key, and what is shown is
 * the key that counts. */
#include "app/screens/play_keys.h"
#include "tests/support/cmocka_ready.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The first of the enumeration after "none", and the last. */
enum { FIRST_ID = PLAY_KEY_NONE + 1, LAST_ID = PLAY_KEY_SETTINGS };

/* A row without shown keys is another way to a row before it, which must be listed and stand in
 * the same group. */
static void test_every_command_is_listed(void **state) {
    (void)state;
    for (int id = FIRST_ID; id <= LAST_ID; id++) {
        const PlayKeyRow *listed = NULL;
        const PlayKeyRow *found = NULL;
        for (size_t i = 0; i < play_key_count() && found == NULL; i++) {
            const PlayKeyRow *row = play_key_row(i);
            listed = row->keys != NULL ? row : listed;
            found = row->id == (PlayKey)id ? row : NULL;
        }
        if (found == NULL || listed == NULL || strcmp(listed->group, found->group) != 0) {
            print_error("command %d stands in no listed row\n", id);
            fail();
        }
    }
}

static void test_rows_are_complete(void **state) {
    (void)state;
    for (size_t i = 0; i < play_key_count(); i++) {
        const PlayKeyRow *row = play_key_row(i);
        assert_true(row->key != KEY_NONE);
        assert_true(row->group[0] != '\0');
        assert_true((row->keys == NULL) == (row->does == NULL));
        assert_true(i > 0 || row->keys != NULL);
    }
}

/* A group is one stretch of the table, else it would be listed twice. */
static void test_groups_are_whole(void **state) {
    (void)state;
    for (size_t i = 1; i < play_key_count(); i++) {
        const char *group = play_key_row(i)->group;
        if (strcmp(group, play_key_row(i - 1)->group) != 0) {
            for (size_t k = 0; k < i; k++) {
                assert_string_not_equal(group, play_key_row(k)->group);
            }
        }
    }
}

static void test_no_key_means_two_things(void **state) {
    (void)state;
    for (size_t i = 0; i < play_key_count(); i++) {
        for (size_t k = 0; k < i; k++) {
            const PlayKeyRow *one = play_key_row(i);
            const PlayKeyRow *other = play_key_row(k);
            if (one->key == other->key && one->modifiers == other->modifiers) {
                print_error("rows %zu and %zu want the same key\n", k, i);
                fail();
            }
        }
    }
}

/* The names of keys that type nothing. */
static const struct {
    int key;
    const char *name;
} NAMES[] = {
    {KEY_ENTER, "Enter"},
    {KEY_ESCAPE, "Esc"},
    {KEY_BACKSPACE, "Backspace"},
    {KEY_TAB, "Tab"},
    {KEY_HOME, "Home"},
    {KEY_END, "End"},
    {KEY_PAGE_UP, "Page Up"},
    {KEY_F1, "F1"},
    {KEY_F1 + 1, "F2"},
    {KEY_PAGE_DOWN, "Page Down"},
    {KEY_F11, "F11"},
    {' ', "Space"},
    {KEY_UP, "Arrows"},
    {KEY_PAD_1 + 6, "Number pad"},
};

/* What must be shown for the key of a row, without modifiers. */
static const char *name_of(int key, char letter[2]) {
    for (size_t i = 0; i < sizeof NAMES / sizeof NAMES[0]; i++) {
        if (NAMES[i].key == key) {
            return NAMES[i].name;
        }
    }
    letter[0] = (char)toupper(key);
    letter[1] = '\0';
    return letter;
}

static void test_what_is_shown_is_what_counts(void **state) {
    (void)state;
    for (size_t i = 0; i < play_key_count(); i++) {
        const PlayKeyRow *row = play_key_row(i);
        if (row->keys == NULL) {
            continue;
        }
        char letter[2];
        char wanted[64];
        snprintf(wanted, sizeof wanted, "%s%s%s",
                 (row->modifiers & MODIFIER_CONTROL) != 0 ? "Ctrl+" : "",
                 (row->modifiers & MODIFIER_SHIFT) != 0 ? "Shift+" : "", name_of(row->key, letter));
        size_t length = strlen(wanted);
        /* "Z held" says how. */
        bool right = strncmp(row->keys, wanted, length) == 0 &&
                     (row->keys[length] == '\0' || row->keys[length] == ' ');
        if (!right) {
            print_error("\"%s\" is shown for %s\n", row->keys, wanted);
            fail();
        }
    }
}

static void test_shown_keys_of_a_command(void **state) {
    (void)state;
    assert_string_equal(play_key_text(PLAY_KEY_UNDO), "Ctrl+Z");
    assert_string_equal(play_key_text(PLAY_KEY_ZOOM_IN), "Ctrl++");
    /* The first of several ways. */
    assert_string_equal(play_key_text(PLAY_KEY_BACK), "Esc");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_command_is_listed),
        cmocka_unit_test(test_rows_are_complete),
        cmocka_unit_test(test_groups_are_whole),
        cmocka_unit_test(test_no_key_means_two_things),
        cmocka_unit_test(test_what_is_shown_is_what_counts),
        cmocka_unit_test(test_shown_keys_of_a_command),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
