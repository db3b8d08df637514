/* The options of ko shogi: all of them, all their values, and what each preset chooses
 * (ko-shogi.md 14). */
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <string.h>

enum { WIDTH = 5, PRESETS = 3, OPTIONS = 21, WORDS_MAX = 64 };

static const Option *option_of(const char *key) {
    for (size_t i = 0; i < VARIANT_KO.option_count; i++) {
        if (strcmp(VARIANT_KO.options[i].key, key) == 0) {
            return &VARIANT_KO.options[i];
        }
    }
    print_error("no option %s\n", key);
    fail();
    return NULL;
}

/* The values in any order, and no others; all of them have words for people. */
static void values_check(const Option *option, const char *values) {
    char list[WORDS_MAX];
    size_t length = 1;
    (void)snprintf(list, sizeof list, ",%s,", values);
    for (size_t i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
        char word[WORDS_MAX];
        (void)snprintf(word, sizeof word, ",%s,", option->choice[i].key);
        expect_part(list, word);
        assert_true(strlen(option->choice[i].title) > 0);
        length += strlen(option->choice[i].key) + 1;
    }
    assert_int_equal(length, strlen(list));
    expect_sentence(option->sentence);
    assert_true(strlen(option->title) > 0);
}

static void test_options_and_presets(void **state) {
    (void)state;
    static const char *const keys[PRESETS] = {"default", "free-shooting", "qboard"};
    Table table;
    size_t rows = 0;
    table_open(&table, "ko-options.tsv", WIDTH);
    for (; table_next(&table); rows++) {
        const Option *option = option_of(table.field[0]);
        values_check(option, table.field[1]);
        for (size_t i = 0; i < PRESETS; i++) {
            Ruleset rules;
            char words[WORDS_MAX];
            (void)snprintf(words, sizeof words, "ko %s", keys[i]);
            rules_by_words(&rules, words);
            assert_string_equal(ruleset_choice(&rules, option)->key, table.field[2 + i]);
        }
    }
    assert_int_equal(rows, OPTIONS);
    assert_int_equal(VARIANT_KO.option_count, OPTIONS);
    assert_int_equal(VARIANT_KO.preset_count, PRESETS);
}

/* Who chooses nothing plays by the default. */
static void test_default_preset(void **state) {
    (void)state;
    assert_string_equal(VARIANT_KO.presets[0].key, "default");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_options_and_presets),
        cmocka_unit_test(test_default_preset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
