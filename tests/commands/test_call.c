/* How the program is called: help, version, wrong words, options and their order. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <string.h>

static void test_help(void **state) {
    (void)state;
    static const char *const MENTIONED[] = {
        "Sho shogi, 9 x 9: ",
        "Chu shogi, 12 x 12: ",
        "Ko shogi, 19 x 19: ",
        "sho, chu, ko",
        "ko: default, free-shooting, qboard",
        "chu: lishogi, jcsa, historical, winboard",
        "chu: two_kings, two_lions, three_lions",
        "usage: sanban",
        "sanban perft",
        "sanban moves",
        "sanban play",
        "sanban picture",
        "--script FILE",
        "--help",
        "--version",
        "-g GAME",
        "-r PRESET",
        "default, fairy",
        "-o KEY=VALUE",
        "-p SFEN",
        "-d",
        "-s WxH",
        "-S SQUARE",
        "--flip",
    };
    const Run *run = program_run("--help");
    assert_int_equal(run->code, 0);
    assert_string_equal(run->error, "");
    for (size_t i = 0; i < sizeof MENTIONED / sizeof MENTIONED[0]; i++) {
        if (strstr(run->output, MENTIONED[i]) == NULL) {
            print_error("no word about %s\n", MENTIONED[i]);
            fail();
        }
    }
}

static void test_version(void **state) {
    (void)state;
    program_expect("--version", 0, "sanban " SANBAN_VERSION "\n", "");
}

static void test_unknown_words(void **state) {
    (void)state;
    program_expect_usage("foo", "sanban: Unknown word \"foo\".");
    program_expect_usage("Perft 1", "sanban: Unknown word \"Perft\".");
    program_expect_usage("-h", "sanban: Unknown word \"-h\".");
    program_expect_usage("--help me", "sanban: Unknown word \"--help\".");
    program_expect_usage("--version 1", "sanban: Unknown word \"--version\".");
    program_expect_usage("--script", "sanban: Give one file after --script.");
    program_expect_usage("--script one two", "sanban: Give one file after --script.");
    program_expect_usage("''", "sanban: Unknown word \"\".");
}

static void test_unknown_options(void **state) {
    (void)state;
    program_expect_usage("perft -x 1", "sanban perft: Unknown option -x.");
    program_expect_usage("perft -gsho 1", "sanban perft: Unknown option -gsho.");
    program_expect_usage("perft -1", "sanban perft: Unknown option -1.");
    program_expect_usage("perft - 1", "sanban perft: Unknown option -.");
    program_expect_usage("perft --flip 1", "sanban perft: Unknown option --flip.");
    program_expect_usage("perft -f 1", "sanban perft: Unknown option -f.");
    program_expect_usage("moves -d", "sanban moves: Unknown option -d.");
    program_expect_usage("play -s 1x1", "sanban play: Unknown option -s.");
    program_expect_usage("moves -S 7g", "sanban moves: Unknown option -S.");
    program_expect_usage("picture -f x.png", "sanban picture: Unknown option -f.");
    program_expect_usage("picture -d x.png", "sanban picture: Unknown option -d.");
}

static void test_missing_values(void **state) {
    (void)state;
    static const char LETTERS[] = "grop";
    for (size_t i = 0; i < sizeof LETTERS - 1; i++) {
        char words[32];
        char line[64];
        snprintf(words, sizeof words, "moves -%c", LETTERS[i]);
        snprintf(line, sizeof line, "sanban moves: Option -%c needs a value.", LETTERS[i]);
        program_expect_usage(words, line);
    }
    program_expect_usage("picture -s", "sanban picture: Option -s needs a value.");
    program_expect_usage("picture -S", "sanban picture: Option -S needs a value.");
    program_expect_usage("perft -d -p", "sanban perft: Option -p needs a value.");
}

static void test_bad_values(void **state) {
    (void)state;
    program_expect("moves -g shogi", 1, "", "sanban: There is no game \"shogi\" to play here.\n");
    program_expect("moves -g ''", 1, "", "sanban: There is no game \"\" to play here.\n");
    program_expect("moves -r fancy", 1, "",
                   "sanban: Sho shogi has no preset \"fancy\"; there are: default, fairy.\n");
    program_expect("moves -o bare_king", 1, "",
                   "sanban: \"bare_king\" is no rule option; write KEY=VALUE.\n");
    program_expect("moves -o =none", 1, "",
                   "sanban: \"=none\" is no rule option; write KEY=VALUE.\n");
    program_expect("moves -o bare_king=", 1, "",
                   "sanban: Option bare_king cannot be \"\"; it may be: simple, counter, none.\n");
    program_expect("moves -o lions=two", 1, "",
                   "sanban: Sho shogi has no option \"lions\"; there are: self_check, bare_king, "
                   "repetition, perpetual_check, stalemate, knight_second_last, illegal_move.\n");
    program_expect("moves -p 9/9", 1, "", "sanban: column 4: The board ends after 2 of 9 ranks.\n");
    program_expect("moves -p ''", 1, "", "sanban: column 1: There is no position to read.\n");
}

/* Options may come in any order, later ones win, and they end at the first other word. */
static void test_order_of_options(void **state) {
    (void)state;
    static const char CHECKED[] = "-p k8/9/4r4/9/9/9/8P/9/4K4_b_-_1";
    static const struct {
        const char *options;
        int moves;
    } ROWS[] = {
        /* The king may stay in check (its five moves and the pawn's), or must leave the file. */
        {"", 6},
        {"-o self_check=illegal", 4},
        {"-r fairy", 4},
        {"-r fairy -o self_check=legal", 6},
        {"-o self_check=legal -r fairy", 6},
        {"-o self_check=legal -o self_check=illegal", 4},
        {"-o self_check=illegal -o self_check=legal", 6},
        {"-r default -r fairy", 4},
        {"-r fairy -r default", 6},
        {"-g sho -r fairy -o stalemate=draw", 4},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char words[256];
        char output[32];
        snprintf(words, sizeof words, "perft %s %s 1", ROWS[i].options, CHECKED);
        snprintf(output, sizeof output, "nodes %d\n", ROWS[i].moves);
        program_expect(words, 0, output, "");
        snprintf(words, sizeof words, "perft %s %s 1", CHECKED, ROWS[i].options);
        program_expect(words, 0, output, "");
    }
    program_expect("play 7g7f -r fairy", 1, "",
                   "sanban: move 2, column 1: \"-r\" starts with no piece of Sho shogi.\n");
    program_expect_usage("perft 1 -d", "sanban perft: Give one depth.");
}

static void test_too_many_options(void **state) {
    (void)state;
    char words[2048] = "perft";
    for (int i = 0; i < 33; i++) {
        size_t length = strlen(words);
        snprintf(words + length, sizeof words - length, " -o bare_king=none");
    }
    size_t length = strlen(words);
    snprintf(words + length, sizeof words - length, " 1");
    program_expect_usage(words, "sanban perft: There are too many options -o.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_help),
        cmocka_unit_test(test_version),
        cmocka_unit_test(test_unknown_words),
        cmocka_unit_test(test_unknown_options),
        cmocka_unit_test(test_missing_values),
        cmocka_unit_test(test_bad_values),
        cmocka_unit_test(test_order_of_options),
        cmocka_unit_test(test_too_many_options),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
