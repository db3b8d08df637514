/* The text commands with chu shogi: both notations, every worked end, and every way to be
 * refused. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"

#include <stdio.h>
#include <string.h>

#define START                                                                             \
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/" \
    "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL"
#define PROTECTED "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K_b_-_1"
#define TWO_LIONS "k11/12/12/12/5Np5/6N5/12/12/12/12/12/11K_b_-_1"

static void test_sample_game(void **state) {
    (void)state;
    static const char END[] =
        "lfcsgekgscfl/a1b1txot1b1a/mvrhdq1dhrvm/ppppp2ppppp/3i1pp1i3/6n5/5N6/3IPP2I3/PPPP2PPPPPP/"
        "MVRHD1QDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 9\nresult: none\n";
    program_expect("play -g chu 7i7h 7d7e 7j7i6h 6c7d 8i8h 6d6e 6h7g 7d6f", 0, END, "");
    program_expect("play -g chu P-7h P-7e Ln-6h Ln-7d P-8h P-6e Ln-7g Ln-6f", 0, END, "");
    program_expect("play -g chu 'P 7h' 7d7e Ln-7i-6h N-7d P-8h P6d-6e ln-7g 7d6f", 0, END, "");
    program_expect("play -g chu", 0, START " b - 1\nresult: none\n", "");
}

/* The worked examples of ends and repetitions, told by their last line. */
static int results_check(const char *name) {
    Table table;
    int rows = 0;
    table_open(&table, name, 8);
    for (; table_next(&table); rows++) {
        char options[512];
        char words[2048];
        char expected[64];
        const char *moves = strcmp(table.field[3], "-") == 0 ? "" : table.field[3];
        program_options(options, sizeof options, table.field[1], table.field[2]);
        int length = snprintf(words, sizeof words, "play %s %s", options, moves);
        assert_true(length > 0 && (size_t)length < sizeof words);
        snprintf(expected, sizeof expected, "\nresult: %s\n", table.field[4]);
        const Run *run = program_run(words);
        assert_int_equal(run->code, 0);
        assert_string_equal(run->error, "");
        assert_string_equal(strchr(run->output, '\n'), expected);
    }
    return rows;
}

static void test_results(void **state) {
    (void)state;
    assert_true(results_check("chu-ends.tsv") >= 80);
    assert_true(results_check("chu-repetition.tsv") >= 20);
}

/* Passing, taking and coming home, and the fields that they leave behind. */
static void test_passes_and_memory(void **state) {
    (void)state;
    program_expect("play -g chu -p " TWO_LIONS " --", 0,
                   "k11/12/12/12/5Np5/6N5/12/12/12/12/12/11K w - 2\nresult: none\n", "");
    program_expect("play -g chu -p " TWO_LIONS " Lnx!6e", 0,
                   "k11/12/12/12/5N6/6N5/12/12/12/12/12/11K w - 2\nresult: black bare_king\n", "");
    program_expect("play -g chu -p k3r7/12/12/12/12/4N7/12/12/9n2/12/12/6B4K_w_-_1 8a8f", 0,
                   "k11/12/12/12/12/4r7/12/12/9n2/12/12/6B4K b 8f 2\nresult: none\n", "");
    program_expect("play -g chu -r historical -p k11/12/12/12/7S4/12/12/4s7/12/12/12/11K_b_-_1 "
                   "5e5d 8h8i",
                   0, "k11/12/12/7S4/12/12/12/12/4s7/12/12/11K b - 3 d=5d,8i\nresult: none\n", "");
}

static void test_moves_in_full(void **state) {
    (void)state;
    program_expect("moves -g chu -p k11/6P5/5P+HP4/5PPP4/12/12/12/12/12/12/12/12_b_-_3", 0,
                   "5c5b\tP-5b\tk11/6PP4/5P+H5/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6b6a\tP-6a=\tk5P5/12/5P+HP4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6b6a+\tP-6a+\tk5+P5/12/5P+HP4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6c4a\t+DH-4a\tk7+H3/6P5/5P1P4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6c5b\t+DH-5b\tk11/6P+H4/5P1P4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6c6a\t+DH-6a\tk5+H5/6P5/5P1P4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6c7b\t+DH-7b\tk11/5+HP5/5P1P4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "6c8a\t+DH-8a\tk3+H7/6P5/5P1P4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n"
                   "7c7b\tP-7b\tk11/5PP5/6+HP4/5PPP4/12/12/12/12/12/12/12/12 w - 4\n",
                   "");
}

#define OPTIONS                                                                               \
    "promotion, pawn_last_rank, pawn_capture_in_zone, lance_last_rank, gobetween_last_rank, " \
    "protection_timing, counterstrike, counterstrike_same_square, linear_pass, bare_king, "   \
    "two_royals_bare, repetition, stalemate, illegal_move, agreed_draw, self_check, check_means."
#define PRESETS "there are: lishogi, jcsa, historical, winboard."
#define WAITING "k11/12/12/7S4/12/12/12/12/12/12/12/11K_b_-_1_"

typedef struct Complaint {
    const char *words, *error;
} Complaint;

static void complaints_check(const Complaint *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char error[1024];
        snprintf(error, sizeof error, "sanban: %s\n", rows[i].error);
        program_expect(rows[i].words, 1, "", error);
    }
}

static void test_bad_rules(void **state) {
    (void)state;
    static const Complaint rows[] = {
        {"perft -g chu -r fairy 1", "Chu shogi has no preset \"fairy\"; " PRESETS},
        {"moves -g chu -r default", "Chu shogi has no preset \"default\"; " PRESETS},
        {"play -g chu -o knight_second_last=optional",
         "Chu shogi has no option \"knight_second_last\"; there are: " OPTIONS},
        {"perft -g chu -o promotion=never 1",
         "Option promotion cannot be \"never\"; it may be: entry_capture, entry_only, tsa_delay."},
        {"perft -g chu -o bare_king=counter 1",
         "Option bare_king cannot be \"counter\"; it may be: jcsa, simple, none."},
        {"perft -g chu -o counterstrike=on 1",
         "Option counterstrike cannot be \"on\"; it may be: strict, okazaki, off."},
        {"perft -g chu -o repetition=fourfold_no_contest 1",
         "Option repetition cannot be \"fourfold_no_contest\"; it may be: lishogi, jcsa, "
         "no_recurrence, winboard."},
        {"perft -g chu -o self_check=illegal 1",
         "Option self_check cannot be \"illegal\"; it may be: legal."},
    };
    complaints_check(rows, sizeof rows / sizeof rows[0]);
}

static void test_bad_positions(void **state) {
    (void)state;
    static const Complaint rows[] = {
        {"perft -g chu -p " WAITING "d=5d 1",
         "column 46: The field d= belongs to the option promotion=tsa_delay alone."},
        {"perft -g chu -r historical -p " WAITING "d=6d 1",
         "column 48: No piece stands there that could have declined promotion."},
        {"perft -g chu -p k11/12/12/12/12/12/12/12/12/12/12/11K_b_5m_1 1",
         "column 41: There is no square 5m on a board of 12 by 12."},
        {"moves -g chu -p 4k4/9/9/9/9/9/9/9/4K4_b_-_1",
         "column 4: Rank a has 9 squares instead of 12."},
    };
    complaints_check(rows, sizeof rows / sizeof rows[0]);
}

static void test_refused_moves(void **state) {
    (void)state;
    static const char BY_PAWN[] =
        "move 1: Lion takes lion: The lion on 7e is protected by the pawn on 7d: from two squares "
        "away a lion may not take it. A lion takes a lion next to it freely; one two squares away "
        "only if it was unprotected, or on from the capture of something better than a pawn or "
        "go-between.";
    const Complaint rows[] = {
        {"play -g chu --", "move 1: Black has no piece that can pass."},
        {"play -g chu xyz", "move 1, column 1: \"xyz\" starts with no piece of Chu shogi."},
        {"play -g chu 7i7h 7i7h", "move 2: No piece stands on 7i."},
        {"play -g chu -p " PROTECTED " 7g7e", BY_PAWN},
        {"play -g chu -p " PROTECTED " Lnx7e", BY_PAWN},
        {"play -g chu -p " PROTECTED " Ln-7fx7e", BY_PAWN},
        {"play -g chu -p " TWO_LIONS " Lnx6e-6d",
         "move 1, column 1: Which lion: the one on 7e or the one on 6f? Write its square after the "
         "piece."},
        {"play -g chu -p k3r7/12/12/12/12/4N7/12/12/9n2/12/12/6B4K_w_-_1 8a8f Bx3i",
         "move 2: Counter-strike: Your lion fell on 8f a moment ago: this turn only a "
         "lion may take the lion on 3i. If another piece just took its lion, a side may take a "
         "lion only with a lion; a kirin may be retaken."},
        {"play -g chu -r winboard -p k5g5/12/12/12/12/12/12/12/12/12/12/6G4K_b_-_1 6l6k 6a6b 6k6l "
         "6b6a",
         "move 4: No position twice: This would bring back the position that stood before move 1; "
         "no position may come up twice. A move may not bring back an earlier position with the "
         "same side to move."},
    };
    complaints_check(rows, sizeof rows / sizeof rows[0]);
}

/* Two presets let a forbidden move lose; what cannot be read is refused as ever. */
static void test_illegal_move_loses(void **state) {
    (void)state;
    static const char LOST[] =
        "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K b - 1\nresult: white illegal_move\n";
    program_expect_lost("play -g chu -r historical -p " PROTECTED " 7g7e", LOST,
                        "The lion on 7e is protected by the pawn on 7d");
    program_expect_lost("play -g chu -r jcsa -p " PROTECTED " Lnx7e", LOST,
                        "The lion on 7e is protected by the pawn on 7d");
    program_expect("play -g chu -r jcsa xyz", 1, "",
                   "sanban: move 1, column 1: \"xyz\" starts with no piece of Chu shogi.\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sample_game),       cmocka_unit_test(test_results),
        cmocka_unit_test(test_passes_and_memory), cmocka_unit_test(test_moves_in_full),
        cmocka_unit_test(test_bad_rules),         cmocka_unit_test(test_bad_positions),
        cmocka_unit_test(test_refused_moves),     cmocka_unit_test(test_illegal_move_loses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
