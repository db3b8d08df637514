/* The words after a command: what each option sets, and that the first other word ends them. */
#include "app/commands/arguments.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 8, WORD_MAX = 32 };

/* Reads words as a command line holds them: the list ends with NULL. */
static bool read_words(Arguments *out, const char *const words[WORDS_MAX], const char *also,
                       Problem *why) {
    static char text[WORDS_MAX][WORD_MAX];
    static char *list[WORDS_MAX];
    int count = 0;
    while (words[count] != NULL) {
        snprintf(text[count], WORD_MAX, "%s", words[count]);
        list[count] = text[count];
        count++;
    }
    return arguments_read(out, (WordList){.count = count, .word = list}, also, why);
}

static void test_defaults(void **state) {
    (void)state;
    Arguments arguments;
    Problem why;
    assert_true(read_words(&arguments, (const char *const[WORDS_MAX]){NULL}, "", &why));
    assert_string_equal(arguments.game, "sho");
    assert_string_equal(arguments.position, "startpos");
    assert_null(arguments.preset);
    assert_null(arguments.size);
    assert_null(arguments.squares);
    assert_int_equal(arguments.option_count, 0);
    assert_false(arguments.each);
    assert_false(arguments.flip);
    assert_int_equal(arguments.rest.count, 0);
}

static void test_options_end_at_the_first_other_word(void **state) {
    (void)state;
    Arguments arguments;
    Problem why;
    const char *const words[WORDS_MAX] = {"-r", "fairy", "3", "--", "-d", NULL};
    assert_true(read_words(&arguments, words, "d", &why));
    assert_string_equal(arguments.preset, "fairy");
    assert_false(arguments.each);
    assert_int_equal(arguments.rest.count, 3);
    assert_string_equal(arguments.rest.word[0], "3");
}

/* Two hyphens are a move of chu shogi, not an option. */
static void test_a_pass_is_no_option(void **state) {
    (void)state;
    Arguments arguments;
    Problem why;
    const char *const words[WORDS_MAX] = {"-d", "--", "-d", NULL};
    assert_true(read_words(&arguments, words, "d", &why));
    assert_true(arguments.each);
    assert_int_equal(arguments.rest.count, 2);
    assert_string_equal(arguments.rest.word[0], "--");
}

static void test_options_of_one_command_only(void **state) {
    (void)state;
    Arguments arguments;
    Problem why;
    const char *const flip[WORDS_MAX] = {"--flip", "x", NULL};
    assert_true(read_words(&arguments, flip, "sSf", &why));
    assert_true(arguments.flip);
    assert_false(read_words(&arguments, flip, "d", &why));
    assert_string_equal(why.text, "Unknown option --flip.");
    const char *const size[WORDS_MAX] = {"-s", "1x1", "-S", "7g", "x", NULL};
    assert_true(read_words(&arguments, size, "sSf", &why));
    assert_string_equal(arguments.size, "1x1");
    assert_string_equal(arguments.squares, "7g");
    assert_false(read_words(&arguments, size, "", &why));
    /* A value may look like an option. */
    assert_true(
        read_words(&arguments, (const char *const[WORDS_MAX]){"-p", "-d", NULL}, "d", &why));
    assert_string_equal(arguments.position, "-d");
}

static void test_settling(void **state) {
    (void)state;
    Arguments arguments;
    Ruleset rules;
    Position position;
    Problem why;
    assert_true(
        read_words(&arguments,
                   (const char *const[WORDS_MAX]){"-o", "bare_king=none", "-o", "stalemate=draw",
                                                  "-o", "bare_king=counter", NULL},
                   "", &why));
    assert_true(arguments_settle(&arguments, &rules, &position, &why));
    assert_int_equal(rules.option[OPTION_BARE_KING], BARE_KING_COUNTER);
    assert_int_equal(rules.option[OPTION_STALEMATE], STALEMATE_DRAW);
    assert_int_equal(rules.option[OPTION_SELF_CHECK], SELF_CHECK_LEGAL);
    assert_ptr_equal(position.rules, &rules);
    assert_int_equal(position.pieces[BLACK], 21);
    arguments.game = "ko";
    assert_false(arguments_settle(&arguments, &rules, &position, &why));
}

static void test_sizes(void **state) {
    (void)state;
    int width = 0;
    int height = 0;
    Problem why;
    assert_true(arguments_size("1280x800", &width, &height, &why));
    assert_int_equal(width, 1280);
    assert_int_equal(height, 800);
    assert_true(arguments_size("640x400", &width, &height, &why));
    assert_true(arguments_size("8192x8192", &width, &height, &why));
    static const char *const BAD[] = {"",         "x",       "8193x600",
                                      "960x8193", "0x600",   "960x0",
                                      "1280",     "axb",     "99999999999999999999x600",
                                      "960x600 ", "639x400", "640x399"};
    for (size_t i = 0; i < sizeof BAD / sizeof BAD[0]; i++) {
        assert_false(arguments_size(BAD[i], &width, &height, &why));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_defaults),
        cmocka_unit_test(test_options_end_at_the_first_other_word),
        cmocka_unit_test(test_a_pass_is_no_option),
        cmocka_unit_test(test_options_of_one_command_only),
        cmocka_unit_test(test_settling),
        cmocka_unit_test(test_sizes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
