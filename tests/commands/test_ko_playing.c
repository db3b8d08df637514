/* The text commands with ko shogi: counts, both notations with names in brackets, shots and marks,
 * and every way to be refused. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/table.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { OPTION_FIELDS = 5, OPTION_VALUES = 46 };

#define EMPTY8 "9g9/19/19/19/19/19/19/19/"
#define EMPTY9 EMPTY8 "19/"
#define ARCHER EMPTY9 "9(LB)9/19/19/9p9/19/19/19/19/19/9G9_b_-_1"
#define GUN EMPTY9 "9(FC)9/19/8p10/9p9/19/19/19/19/19/9G9_b_-_1"
#define GUN_FIRED EMPTY8 "8(FC)10/19/19/19/9p9/19/19/19/19/19/9G9 w - 2\n"

/* Boards that differ after one and two plies of the opening (ko-shogi.md 2). */
static void test_counts(void **state) {
    (void)state;
    program_expect("perft -g ko 1", 0, "nodes 223\n", "");
    program_expect("perft -g ko 2", 0, "nodes 49593\n", "");
    program_expect("perft -g ko -o setup_mirror=on 1", 0, "nodes 223\n", "");
    program_expect("perft -g ko -r default 1", 0, "nodes 223\n", "");
    program_expect("perft -g ko -r free-shooting 1", 0, "nodes 223\n", "");
    program_expect("perft -g ko -r qboard 1", 0, "nodes 223\n", "");
}

/* Every option by name and value, over every preset; the answer tells that the game is on. */
static void test_every_option(void **state) {
    (void)state;
    static const char *const PRESETS[] = {"default", "free-shooting", "qboard"};
    Table table;
    unsigned values = 0;
    table_open(&table, "ko-options.tsv", OPTION_FIELDS);
    while (table_next(&table)) {
        char *rest = NULL;
        for (char *value = strtok_r(table.field[1], ",", &rest); value != NULL;
             value = strtok_r(NULL, ",", &rest)) {
            char words[128];
            snprintf(words, sizeof words, "play -g ko -r %s -o %s=%s CH15n-15j",
                     PRESETS[values++ % 3], table.field[0], value);
            const Run *run = program_run(words);
            assert_int_equal(run->code, 0);
            assert_string_equal(run->error, "");
            assert_non_null(strstr(run->output, " w - 2\nresult: none\n"));
        }
    }
    assert_int_equal(values, OPTION_VALUES);
}

/* What an option changes is seen in the list of moves. */
static void test_options_bite(void **state) {
    (void)state;
    static const struct {
        const char *options, *text;
        bool listed;
    } ROWS[] = {
        {"-g ko", "FC*10m", false},
        {"-g ko -o shoot_mode=free", "FC*10m", true},
        {"-g ko -r free-shooting", "FC*10m", true},
        {"-g ko -r free-shooting -o shoot_mode=move", "FC*10m", false},
        {"-g ko -r qboard", "FC-9i*9l*11l", false},
        {"-g ko -r qboard", "FC-11i*11l", true},
    };
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        char words[512];
        char text[64];
        snprintf(words, sizeof words, "moves %s -p " GUN, ROWS[i].options);
        snprintf(text, sizeof text, "\t%s\t", ROWS[i].text);
        const Run *run = program_run(words);
        assert_int_equal(run->code, 0);
        assert_int_equal(strstr(run->output, text) != NULL, ROWS[i].listed);
    }
}

/* One game in USI and in both lengths of TSA ends in one position. */
static void test_notations(void **state) {
    (void)state;
    char usi[PROGRAM_OUTPUT_MAX];
    const char *same[] = {"play -g ko CH15n-15j CU1fx1n= SW13s-13r-13s",
                          "play -g ko CH-15j CUx1n= SW13s-13r-13s"};
    const Run *run = program_run("play -g ko 15n15j 1f1n 13s13r13s");
    assert_int_equal(run->code, 0);
    assert_string_equal(run->error, "");
    assert_non_null(strstr(run->output, " w - 4\nresult: none\n"));
    snprintf(usi, sizeof usi, "%s", run->output);
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        program_expect(same[i], 0, usi, "");
    }
}

/* The moves of a piece with its name in brackets: four steps, after one of them also a shot. */
static void test_moves_and_shots(void **state) {
    (void)state;
    const Run *run = program_run("moves -g ko -p " ARCHER);
    assert_int_equal(run->code, 0);
    assert_string_equal(run->error, "");
    assert_ptr_equal(strstr(run->output, "10j11i\tLB-11i\t"), run->output);
    assert_null(strstr(run->output, "*"));
    run = program_run("moves -g ko -r free-shooting -p " ARCHER);
    assert_non_null(strstr(run->output, "\tLB*10m\t"));
    run = program_run("play -g ko -p " GUN " FC-11i*11l");
    assert_ptr_equal(strstr(run->output, GUN_FIRED), run->output);
    run = program_run("play -g ko -o illegal_loses=off -p " GUN " FC-9i*9j");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->error, "sanban: move 1: There is nothing to shoot at on 9j.\n");
}

typedef struct Complaint {
    const char *words, *error;
} Complaint;

static void test_complaints(void **state) {
    (void)state;
    static const Complaint rows[] = {
        {"play -g ko -r chess",
         "Ko shogi has no preset \"chess\"; there are: default, free-shooting, qboard."},
        {"perft -g ko -o shoot_mode=never 1",
         "Option shoot_mode cannot be \"never\"; it may be: move, free."},
        {"moves -g ko -p " EMPTY9 "9(QQ)9/19/19/19/19/19/19/19/19/9G9_b_-_1",
         "column 30: Ko shogi has no piece \"(QQ)\"."},
        {"moves -g ko -p " EMPTY9 "9(CH9/19/19/19/19/19/19/19/19/9G9_b_-_1",
         "column 30: \"(\" is no piece."},
        {"play -g ko xyz", "move 1, column 1: \"xyz\" starts with no piece of Ko shogi."},
        {"perft -g ko -o flames=on 1",
         "Ko shogi has no option \"flames\"; there are: shoot_mode, shooter_displacement, "
         "shot_after_capture, shot_triggers, double_kill, zone_forced, zone_trigger, "
         "capture_forced, clerk_condition, flame_allies, flame_passive, flame_on_promotion, "
         "fog_metric, light_metric, light_own, net_reach, thunderclap_revisit, waver_is_banner, "
         "setup_mirror, stalemate, illegal_loses."},
        {"perft -g ko -o net_reach 1", "\"net_reach\" is no rule option; write KEY=VALUE."},
        {"moves -g ko -p 19/19", "column 6: The board ends after 2 of 19 ranks."},
        {"moves -g ko -p " EMPTY9 "9+(SW)9/19/19/19/19/19/19/19/19/9G9_b_-_1",
         "column 30: Ko shogi has no piece \"+(SW)\"."},
        {"moves -g ko -p " EMPTY9 "19/19/19/19/19/19/19/19/19/9G10_b_-_1",
         "column 60: Rank s has at least 20 points instead of 19."},
        {"moves -g ko -p " EMPTY9 "19/19/19/19/19/19/19/19/19/9G9_x_-_1",
         "column 60: \"x\" is no side to move; write b for Black or w for White."},
        {"play -g ko 20a1a", "move 1, column 1: There is no point 20a on a board of 19 by 19."},
        {"play -g ko CU-1f",
         "move 1, column 1: A piece stands on 1f: a capture is written with x."},
        {"play -g ko CH15nx15j",
         "move 1, column 1: There is nothing to take on 15j: a quiet move is written with -."},
        {"play -g ko CU1nx1f",
         "move 1, column 1: It must be said whether it promotes: + or = is missing."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char error[1024];
        snprintf(error, sizeof error, "sanban: %s\n", rows[i].error);
        program_expect(rows[i].words, 1, "", error);
    }
}

/* Ten fogs in a crowd, fuller than any game: what is left out of a list is not left out in silence.
 */
static void test_more_than_a_list_holds(void **state) {
    (void)state;
    static const char PAWNS[] = "/ppppppppppppppppppp/";
    static const char FOGS[] = "p+(TP)p1p+(TP)p1p+(TP)p1p+(TP)p1p+(TP)p";
    static const char GAPS[] = "p1p1p1p1p1p1p1p1p1p";
    char words[1024] = "moves -g ko -p '18g/";
    for (int i = 0; i < 17; i += 2) {
        size_t used = strlen(words);
        snprintf(words + used, sizeof words - used, "%s%s", i == 0 || i == 4 ? FOGS : GAPS,
                 i < 16 ? PAWNS : "/G18 b - 1'");
    }
    const Run *run = program_run_into(words, "listed.txt");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->error, "sanban: These are the first 8192 moves; there may be more.\n");
}

/* Strict by default, casual by choice (ko-shogi.md 9). */
static void test_illegal_moves(void **state) {
    (void)state;
    const Run *run = program_run("play -g ko CH15n-10j");
    assert_int_equal(run->code, 0);
    assert_non_null(strstr(run->output, "\nresult: white illegal_move\n"));
    assert_non_null(strstr(run->error, "moves up to five points straight ahead, back or sideways"));
    run = program_run("play -g ko -o illegal_loses=off CH15n-10j");
    assert_int_equal(run->code, 1);
    assert_string_equal(run->output, "");
    assert_non_null(strstr(run->error, "The chariot cannot reach 10j"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts),          cmocka_unit_test(test_notations),
        cmocka_unit_test(test_moves_and_shots), cmocka_unit_test(test_complaints),
        cmocka_unit_test(test_illegal_moves),   cmocka_unit_test(test_every_option),
        cmocka_unit_test(test_options_bite),    cmocka_unit_test(test_more_than_a_list_holds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
