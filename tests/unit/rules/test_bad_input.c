/* Every reader with noise, broken texts and far too long ones: refused with a sentence that can be
 * shown. */
#include "rules/notation/sfen.h"
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/random.h"

#include <stdlib.h>
#include <string.h>

enum { MEGABYTE = 1 << 20, ROUNDS = 20000, TEXT_MAX = 96 };

/* What the readers read against; no bad text changes it. */
static int set_up(void **state) {
    Setting *setting = malloc(sizeof *setting);
    assert_non_null(setting);
    setting_begin(setting, "default", "startpos");
    *state = setting;
    return 0;
}

static int tear_down(void **state) {
    free(*state);
    return 0;
}

/* Gives a text to every reader of texts; whatever is refused must be refused well. */
static void readers_try(const Setting *setting, const char *text) {
    Position position;
    Move move;
    Problem why = {.text = "(none)"};
    if (!sfen_read(&position, &setting->rules, text, &why)) {
        expect_problem(&why, text);
    }
    why = (Problem){.text = "(none)"};
    if (usi_read(&move, &setting->position, text, &why) != READING_MOVE) {
        expect_problem(&why, text);
    }
    why = (Problem){.text = "(none)"};
    if (tsa_read(&move, &setting->position, text, &why) != READING_MOVE) {
        expect_problem(&why, text);
    }
}

/* The same for names of options, their values and presets, which have no columns. */
static void options_try(const Setting *setting, const char *text) {
    Ruleset rules = setting->rules;
    Problem why = {.text = ""};
    assert_false(ruleset_set(&rules, text, "none", &why));
    expect_sentence(why.text);
    why.text[0] = '\0';
    assert_false(ruleset_set(&rules, "bare_king", text, &why));
    expect_sentence(why.text);
    why.text[0] = '\0';
    assert_false(ruleset_begin(&rules, rules.variant, text, &why));
    expect_sentence(why.text);
}

static char *text_new(size_t size) {
    char *text = malloc(size + 1);
    assert_non_null(text);
    text[size] = '\0';
    return text;
}

/* A megabyte of one character or of a short text again and again. */
static void megabyte_try(const Setting *setting, const char *part) {
    char *text = text_new(MEGABYTE);
    size_t length = strlen(part);
    for (size_t i = 0; i < MEGABYTE; i++) {
        text[i] = part[i % length];
    }
    readers_try(setting, text);
    options_try(setting, text);
    free(text);
}

static void test_megabytes(void **state) {
    const Setting *setting = *state;
    static const char *const parts[] = {"9",        "9/",   "P",  "+",    "(",    "+(",
                                        " ",        "_",    "-",  "7g",   "7g7f", "P-7f",
                                        "*",        "x",    "\n", "\t",   "a",    "0",
                                        "P-7f ",    "=",    "/",  "\x01", "\xff", "\xe7\x8e\x89",
                                        "k8",       "self", "%s", "4k4/", "w b",  "\"",
                                        "9/9/9/9 ", "--",   "?."};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        megabyte_try(setting, parts[i]);
    }
}

/* A good position followed by a megabyte in each of its fields. */
static void test_good_beginnings(void **state) {
    const Setting *setting = *state;
    static const char *const beginnings[] = {"4k4/9/9/9/9/9/9/9/4K4",
                                             "4k4/9/9/9/9/9/9/9/4K4 ",
                                             "4k4/9/9/9/9/9/9/9/4K4 b",
                                             "4k4/9/9/9/9/9/9/9/4K4 b ",
                                             "4k4/9/9/9/9/9/9/9/4K4 b -",
                                             "4k4/9/9/9/9/9/9/9/4K4 b - ",
                                             "4k4/9/9/9/9/9/9/9/4K4 b - 1",
                                             "4k4/9/9/9/9/9/9/9/4K4 b - 1 ",
                                             "7g7f",
                                             "P-7f",
                                             "P7g-"};
    static const char *const rest = "x\x01\n9+";
    char *text = text_new(MEGABYTE);
    for (size_t i = 0; i < sizeof beginnings / sizeof beginnings[0]; i++) {
        for (const char *letter = rest; *letter != '\0'; letter++) {
            memset(text, *letter, MEGABYTE);
            memcpy(text, beginnings[i], strlen(beginnings[i]));
            readers_try(setting, text);
        }
    }
    free(text);
}

static void test_noise(void **state) {
    const Setting *setting = *state;
    Random random = random_seeded(8);
    char *text = text_new(MEGABYTE);
    for (size_t i = 0; i < MEGABYTE; i++) {
        text[i] = (char)(1 + random_below(&random, 255));
    }
    for (size_t i = 0; i < ROUNDS; i++) {
        readers_try(setting, text + random_below(&random, MEGABYTE));
        options_try(setting, text + random_below(&random, MEGABYTE));
    }
    free(text);
}

/* Good texts with a few characters changed, left out or doubled, and cut off anywhere. */
static void test_damaged_texts(void **state) {
    const Setting *setting = *state;
    static const char *const good_texts[] = {
        "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1",
        "l1s+R1gk1l/4+P4/p2e2npp/2p3p2/4+b4/2P4P1/PP1+n1P2P/4E1S2/L1G1K1S1L w - 77",
        "7g7f+",
        "P7g-7f=",
        "Bx8h+",
        "+DEx5c"};
    Random random = random_seeded(9);
    for (int i = 0; i < ROUNDS; i++) {
        char text[TEXT_MAX];
        const char *good =
            good_texts[random_below(&random, sizeof good_texts / sizeof good_texts[0])];
        size_t length = strlen(good);
        memcpy(text, good, length + 1);
        for (uint64_t faults = 1 + random_below(&random, 3); faults > 0; faults--) {
            text[random_below(&random, length)] = (char)(1 + random_below(&random, 127));
        }
        if (random_below(&random, 4) == 0) {
            text[random_below(&random, length)] = '\0';
        }
        readers_try(setting, text);
    }
}

/* What characters of other alphabets are cut to must still be readable. */
static void test_long_words_of_other_alphabets(void **state) {
    const Setting *setting = *state;
    static const char *const texts[] = {
        "4k4/9/9/9/9/9/9/9/4K4 醉象醉象醉象醉象醉象醉象 - 1",
        "4k4/9/9/9/9/9/9/9/4K4 b 醉象醉象醉象醉象醉象醉象 1",
        "4k4/9/9/9/9/9/9/9/4K4 b - x醉象醉象醉象醉象醉象醉象",
        "醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象",
        "P-7f+醉象醉象醉象醉象醉象醉象",
        "x醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象醉象",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        readers_try(setting, texts[i]);
        options_try(setting, texts[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_megabytes),
        cmocka_unit_test(test_good_beginnings),
        cmocka_unit_test(test_noise),
        cmocka_unit_test(test_damaged_texts),
        cmocka_unit_test(test_long_words_of_other_alphabets),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
