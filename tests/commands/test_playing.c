/* The command play: whole games, both notations, every end, and every way to be refused. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <string.h>

static const char START[] = "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL b - 1\n";

/* The words of a call: options by the rules of a table, a start, moves. */
static void call(char *out, size_t capacity, const char *const rules_start_moves[3]) {
    char options[512];
    program_options(options, sizeof options, rules_start_moves[0], rules_start_moves[1]);
    int length = snprintf(out, capacity, "play %s %s", options, rules_start_moves[2]);
    assert_true((size_t)length < capacity);
}

static void test_sample_game(void **state) {
    (void)state;
    static const char END[] = "lnsgk2nl/1r2e1gs1/pppppp1pp/6p2/7P1/2P6/PP1PPPP1P/1S2E2R1/LN1GKGSNL "
                              "b - 9\nresult: none\n";
    program_expect("play 7g7f 3c3d 2g2f 4a3b 2f2e 2b8h+ 7i8h 3a2b", 0, END, "");
    program_expect("play P-7f P-3d P-2f G-3b P-2e Bx8h+ Sx8h S-2b", 0, END, "");
    program_expect("play 'P 7f' 'P 3d' P-2f 4a3b P2f-2e Bx8h+ 7i8h s-2b", 0, END, "");
    char output[128];
    snprintf(output, sizeof output, "%sresult: none\n", START);
    program_expect("play", 0, output, "");
}

static int games_check(const char *name) {
    Table table;
    int games = 0;
    table_open(&table, name, 8);
    while (table_next(&table)) {
        char words[8192];
        char output[256];
        call(words, sizeof words,
             (const char *const[]){table.field[1], table.field[2], table.field[3]});
        snprintf(output, sizeof output, "%s\nresult: %s\n", table.field[5], table.field[4]);
        if (strstr(table.field[4], "illegal_move") != NULL) {
            program_expect_lost(words, output, "");
        } else {
            program_expect(words, 0, output, "");
        }
        games++;
    }
    return games;
}

static void test_games_of_the_tables(void **state) {
    (void)state;
    assert_true(games_check("sho-games.tsv") >= 10);
    assert_true(games_check("chu-games.tsv") >= 30);
}

/* SE1 to SE6 of the rules, section 10. */
static void test_ends(void **state) {
    (void)state;
    static const struct {
        const char *rules, *start, *moves, *output;
    } ROWS[] = {
        {"default", "4k3+e/9/4R4/9/9/9/9/9/4K4 b - 1", "5c5a",
         "4R3+e/9/9/9/9/9/9/9/4K4 w - 2\nresult: black bare_king\n"},
        {"default bare_king=none", "4k3+e/9/4R4/9/9/9/9/9/4K4 b - 1", "5c5a",
         "4R3+e/9/9/9/9/9/9/9/4K4 w - 2\nresult: none\n"},
        {"default bare_king=none", "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1", "5c5a",
         "4R4/9/9/9/9/9/9/9/G3K4 w - 2\nresult: black royals_lost\n"},
        {"default", "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1", "",
         "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1\nresult: black bare_king\n"},
        {"default", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b",
         "4k4/4R4/9/9/9/9/9/9/4K4 w - 2\nresult: black bare_king\n"},
        {"default bare_king=counter", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b",
         "4k4/4R4/9/9/9/9/9/9/4K4 w - 2\nresult: none\n"},
        {"default bare_king=counter", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b 5a5b",
         "9/4k4/9/9/9/9/9/9/4K4 b - 3\nresult: draw bare_kings\n"},
        {"default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1", "",
         "4k4/9/9/9/9/9/9/4P4/4K4 w - 1\nresult: black bare_king\n"},
        {"fairy", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1", "",
         "4k4/9/9/9/9/9/9/4P4/4K4 w - 1\nresult: none\n"},
        {"default", "3k5/4+e4/9/9/9/9/9/4G4/4K4 w - 1", "",
         "3k5/4+e4/9/9/9/9/9/4G4/4K4 w - 1\nresult: none\n"},
        {"fairy", "4k4/3+P1+P3/4G4/9/9/9/9/9/4K4 w - 1", "",
         "4k4/3+P1+P3/4G4/9/9/9/9/9/4K4 w - 1\nresult: black mate\n"},
        {"default bare_king=none", "4k4/3+P1+P3/4G4/9/9/9/9/9/4K4 w - 1", "",
         "4k4/3+P1+P3/4G4/9/9/9/9/9/4K4 w - 1\nresult: none\n"},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char words[512];
        call(words, sizeof words,
             (const char *const[]){ROWS[i].rules, ROWS[i].start, ROWS[i].moves});
        program_expect(words, 0, ROWS[i].output, "");
    }
}

static void test_ends_by_word(void **state) {
    (void)state;
    char output[128];
    snprintf(output, sizeof output, "%sresult: white resignation\n", START);
    program_expect("play resign", 0, output, "");
    snprintf(output, sizeof output, "%sresult: draw agreed_draw\n", START);
    program_expect("play draw", 0, output, "");
    program_expect("play 7g7f resign", 0,
                   "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL w - 2\n"
                   "result: black resignation\n",
                   "");
}

/* Where the rules know no agreed draw, the word ends nothing. */
static void test_no_agreed_draw(void **state) {
    (void)state;
    program_expect("play -g chu -o agreed_draw=off draw", 1, "",
                   "sanban: move 1: The rules of this game know no agreed draw.\n");
    program_expect("play -g chu -r lishogi 7i7h draw", 0,
                   "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I1P2I3/"
                   "PPPPP1PPPPPP/MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL w - 2\n"
                   "result: draw agreed_draw\n",
                   "");
}

/* From a handicap, told by its name, White begins. */
static void test_handicap(void **state) {
    (void)state;
    program_expect("play -g chu -p two_lions 7d7e", 0,
                   "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/ppppp1pppppp/3i1p2i3/12/12/3I4I3/"
                   "PPPPPPPPPPPP/MVRHDNQDHRVM/A1B1T+OXT1B1A/LFCSGKEGSCFL b - 2\n"
                   "result: none\n",
                   "");
}

static void test_nothing_after_the_end(void **state) {
    (void)state;
    program_expect("play resign 7g7f", 1, "", "sanban: move 2: The game is over: resignation.\n");
    program_expect("play draw resign", 1, "",
                   "sanban: move 2: The game is over: both sides agreed to a draw.\n");
    program_expect("play -p 4k4/4g4/4R4/9/9/9/9/9/4K4_b_-_1 5c5b 5a5b", 1, "",
                   "sanban: move 2: The game is over: a royal piece was left alone.\n");
}

/* Nothing is printed on standard output; the complaint names the move and the reason. */
static void test_refused(void **state) {
    (void)state;
    static const struct {
        const char *words, *error;
    } ROWS[] = {
        {"play 7g7e", "move 1: The pawn cannot reach 7e: it moves one square straight ahead."},
        {"play 7g7f 3c3d 8h3d", "move 3: The bishop cannot reach 3d: it moves any distance "
                                "diagonally."},
        {"play 7g7f 7g7f", "move 2: No piece stands on 7g."},
        {"play 7g7f 2g2f", "move 2: The pawn on 2g is Black's; it is White's turn."},
        {"play 2h2e", "move 1: The rook cannot reach 2e: the pawn on 2g is in the way."},
        {"play 2h2i", "move 1: The knight on 2i is your own piece."},
        {"play 5e5d", "move 1: No piece stands on 5e."},
        {"play xyz", "move 1, column 1: \"xyz\" starts with no piece of Sho shogi."},
        {"play 4k4", "move 1, column 1: There is no square 4k on a board of 9 by 9."},
        {"play ''", "move 1, column 1: \"\" starts with no piece of Sho shogi."},
        {"play -p 4k4/9/8p/9/9/4G1G2/9/9/4K4_b_-_1 G-4e",
         "move 1, column 1: Which gold general: the one on 5f or the one on 3f? Write its square after the "
         "piece."},
        {"play -p 4k4/9/8p/9/9/4G1G2/9/9/4K4_b_-_1 G4f-4e",
         "move 1: Black has no gold general on 4f."},
        {"play -r fairy -p '4k4/9/5r3/9/9/9/9/9/4K4 b - 1' 5i4i",
         "move 1: Self-check: The king on 4i would be taken by the rook on 4c. A side may not "
         "leave or move its only royal piece into an attack."},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char error[512];
        snprintf(error, sizeof error, "sanban: %s\n", ROWS[i].error);
        program_expect(ROWS[i].words, 1, "", error);
    }
    program_expect("play -p 4k4/9/8p/9/9/4G1G2/9/9/4K4_b_-_1 G5f-4e", 0,
                   "4k4/9/8p/9/5G3/6G2/9/9/4K4 w - 2\nresult: none\n", "");
}

/* A forced promotion left out, and one that is not possible, name the law. */
static void test_promotion_refused(void **state) {
    (void)state;
    const Run *run = program_run("play -p k8/4P4/8p/9/9/9/9/9/4K4_b_-_1 5b5a");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->output, "");
    assert_non_null(strstr(run->error, "sanban: move 1: "));
    assert_non_null(strstr(run->error, "must promote"));
    run = program_run("play 7g7f+");
    assert_int_equal(run->code, 1);
    assert_non_null(strstr(run->error, "cannot promote"));
    run = program_run("play -p 4k4/9/8p/5G3/9/9/9/9/4K4_b_-_1 4d4c+");
    assert_int_equal(run->code, 1);
    assert_non_null(strstr(run->error, "never promotes"));
}

/* With this option a forbidden move loses; one that cannot be read is refused as ever. */
static void test_illegal_move_loses(void **state) {
    (void)state;
    char output[128];
    snprintf(output, sizeof output, "%sresult: white illegal_move\n", START);
    program_expect_lost("play -o illegal_move=loses 7g7e", output,
                        "move 1: The pawn cannot reach 7e");
    program_expect_lost("play -o illegal_move=loses P-7e", output,
                        "move 1: The pawn cannot reach 7e");
    program_expect_lost("play -o illegal_move=loses 7g7f 7g7f",
                        "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL w - 2\n"
                        "result: black illegal_move\n",
                        "move 2: ");
    program_expect("play -o illegal_move=loses xyz", 1, "",
                   "sanban: move 1, column 1: \"xyz\" starts with no piece of Sho shogi.\n");
    const Run *run = program_run("play -o illegal_move=loses 7g7e 3c3d");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->output, "");
    assert_non_null(
        strstr(run->error, "sanban: move 2: The game is over: an illegal move was made.\n"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sample_game),
        cmocka_unit_test(test_games_of_the_tables),
        cmocka_unit_test(test_ends),
        cmocka_unit_test(test_ends_by_word),
        cmocka_unit_test(test_no_agreed_draw),
        cmocka_unit_test(test_handicap),
        cmocka_unit_test(test_nothing_after_the_end),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_promotion_refused),
        cmocka_unit_test(test_illegal_move_loses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
