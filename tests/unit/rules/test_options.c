/* The options of chu and ko shogi: all of them, all their values, and what each preset chooses
 * (chu-shogi.md 14, ko-shogi.md 14). */
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <string.h>

enum { PRESETS_MAX = 4, WORDS_MAX = 64 };

/* What the rules list for a game; the table has a column for each preset after key and values. */
typedef struct Chosen {
    const Variant *variant;
    const char *table;
    const char *preset[PRESETS_MAX];
    size_t presets, options;
} Chosen;

static const Option *option_of(const Variant *variant, const char *key) {
    for (size_t i = 0; i < variant->option_count; i++) {
        if (strcmp(variant->options[i].key, key) == 0) {
            return &variant->options[i];
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

static void game_check(const Chosen *chosen) {
    Table table;
    size_t rows = 0;
    table_open(&table, chosen->table, 2 + chosen->presets);
    for (; table_next(&table); rows++) {
        const Option *option = option_of(chosen->variant, table.field[0]);
        values_check(option, table.field[1]);
        for (size_t i = 0; i < chosen->presets; i++) {
            Ruleset rules;
            Problem why;
            assert_true(ruleset_begin(&rules, chosen->variant, chosen->preset[i], &why));
            assert_string_equal(ruleset_choice(&rules, option)->key, table.field[2 + i]);
        }
    }
    assert_int_equal(rows, chosen->options);
    assert_int_equal(chosen->variant->option_count, chosen->options);
    assert_int_equal(chosen->variant->preset_count, chosen->presets);
}

static void test_chu(void **state) {
    (void)state;
    game_check(&(Chosen){.variant = &VARIANT_CHU,
                         .table = "chu-options.tsv",
                         .preset = {"historical", "jcsa", "lishogi", "winboard"},
                         .presets = 4,
                         .options = 17});
}

static void test_ko(void **state) {
    (void)state;
    game_check(&(Chosen){.variant = &VARIANT_KO,
                         .table = "ko-options.tsv",
                         .preset = {"default", "free-shooting", "qboard"},
                         .presets = 3,
                         .options = 21});
}

/* Who chooses nothing plays by the rules that most people play. */
static void test_default_presets(void **state) {
    (void)state;
    assert_string_equal(VARIANT_CHU.presets[0].key, "lishogi");
    assert_string_equal(VARIANT_KO.presets[0].key, "default");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chu),
        cmocka_unit_test(test_ko),
        cmocka_unit_test(test_default_presets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
