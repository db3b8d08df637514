/* The text commands with ko shogi: counts, both notations with names in brackets, shots and marks,
 * and every way to be refused. */
#include "tests/commands/program.h"
#include "tests/support/cmocka_ready.h"

#include <stdio.h>
#include <string.h>

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
        {"play -g ko CU1nx1f",
         "move 1, column 1: It must be said whether it promotes: + or = is missing."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char error[1024];
        snprintf(error, sizeof error, "sanban: %s\n", rows[i].error);
        program_expect(rows[i].words, 1, "", error);
    }
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
        cmocka_unit_test(test_illegal_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
