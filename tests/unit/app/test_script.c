/* Event scripts: their words, their complaints, and that a script enters every legal move of some
 * positions through the whole program. The complaints that the program prints are tested in
 * tests/ui/bad. */
#include "app/shell/script.h"
#include "rules/notation/sfen.h"
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/support/table.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCRIPT_MAX = 200000, STRIDE = 7 };

static void expect_done(const char *text) {
    Problem why = {.text = ""};
    ScriptEnd end = script_run(text, &why);
    if (end != SCRIPT_DONE) {
        print_error("line %d: %s\n", why.line, why.text);
    }
    assert_int_equal(end, SCRIPT_DONE);
}

static void expect_failed(const char *text, int line, const char *sentence) {
    Problem why = {.text = ""};
    assert_int_equal(script_run(text, &why), SCRIPT_FAILED);
    assert_int_equal(why.line, line);
    assert_string_equal(why.text, sentence);
}

static void test_empty_lines_and_remarks(void **state) {
    (void)state;
    expect_done("");
    expect_done("\n\n   \n\t\n# a remark\n   # another\n");
    expect_done("  click   7g  \n\tclick\t7f\r\nexpect move 7g7f\n");
    expect_failed("\n# a remark\n  clack", 3, "\"clack\" is no word of a script.");
}

static void test_moves_in_both_notations(void **state) {
    (void)state;
    expect_done("expect move no move\nclick 7g\nclick 7f\nexpect move 7g7f\nexpect move P-7f\n");
    expect_failed("click 7g\nclick 7f\nexpect move P-2f\n", 3,
                  "The last move is 7g7f (P-7f), not P-2f.");
    expect_failed("position 4k4/9/8p/4S4/9/9/9/9/4K4 b - 1\nclick 5d\nclick 5c\nkey p\n"
                  "expect move 5d5c\n",
                  5, "The last move is 5d5c+ (S-5c+), not 5d5c.");
    expect_failed("expect move 7g7f\n", 1, "The last move is no move (no move), not 7g7f.");
}

static void test_positions_with_and_without_number(void **state) {
    (void)state;
    expect_done("position k8/9/9/9/9/9/9/P8/4K4 w - 17\n"
                "expect position k8/9/9/9/9/9/9/P8/4K4 w - 17\n"
                "expect position k8/9/9/9/9/9/9/P8/4K4 w -\n");
    expect_failed("position k8/9/9/9/9/9/9/P8/4K4 w - 17\n"
                  "expect position k8/9/9/9/9/9/9/P8/4K4 b - 17\n",
                  2, "The position is k8/9/9/9/9/9/9/P8/4K4 w - 17.");
    expect_done("click 7g\nclick 7f\nposition startpos\nexpect move no move\n");
}

static void test_quotes_may_be_left_out(void **state) {
    (void)state;
    expect_done("expect text Black to move\nexpect text \"Black to move\"\nclick Flip\n");
    expect_done("click 5e\nexpect refusal No piece stands on 5e.\n");
    expect_failed("expect text \"White to move\"\n", 1,
                  "\"White to move\" is not to be read on the screen.");
}

/* Time passes only when told to, and a line is a line whatever stands in it. */
static void test_ticks(void **state) {
    (void)state;
    expect_failed("tick 0\ntick 5000\nclack\n", 3, "\"clack\" is no word of a script.");
    expect_failed("tick -1\n", 1, "\"-1\" is no time in milliseconds.");
}

static void test_rules_begin_a_new_game(void **state) {
    (void)state;
    expect_done("click 7g\nclick 7f\nrules fairy bare_king=simple\nexpect move no move\n"
                "expect text \"rules: own choice\"\n"
                "rules default\nexpect text \"rules: Default\"\n");
    /* A preset that comes last wins over what was set before. */
    expect_done("rules bare_king=none default\nexpect text \"rules: Default\"\n");
    expect_failed("rules bare_king\n", 1,
                  "Sho shogi has no preset \"bare_king\"; there are: default, fairy.");
}

static bool folder_holds_scripts_home(const char *path) {
    DIR *dir = opendir(path);
    bool found = false;
    assert_non_null(dir);
    for (struct dirent *entry = readdir(dir); entry != NULL; entry = readdir(dir)) {
        found = found || strncmp(entry->d_name, "sanban-script-", 14) == 0;
    }
    closedir(dir);
    return found;
}

/* Whatever happens, the folder made for the run is gone afterwards. */
static void test_leaves_nothing_behind(void **state) {
    (void)state;
    const char *own = getenv("HOME");
    const char *home = own != NULL ? own : ".";
    assert_int_equal(setenv("TMPDIR", home, 1), 0);
    expect_done("click 7g\n");
    assert_false(folder_holds_scripts_home(home));
    expect_failed("clack", 1, "\"clack\" is no word of a script.");
    assert_false(folder_holds_scripts_home(home));
    assert_int_equal(setenv("TMPDIR", "/nonexistent", 1), 0);
    expect_failed("click 7g\n", 0,
                  "No folder can be made in /nonexistent: No such file or directory.");
    unsetenv("TMPDIR");
}

static void test_no_font_is_no_screen(void **state) {
    (void)state;
    Problem why = {.text = ""};
    assert_int_equal(setenv("SANBAN_FONT", "/nonexistent", 1), 0);
    assert_int_equal(script_run("click 7g\n", &why), SCRIPT_NO_SCREEN);
    assert_non_null(strstr(why.text, "/nonexistent"));
    unsetenv("SANBAN_FONT");
}

/* A text that grows; overflowing it fails the test. */
typedef struct Lines {
    char text[SCRIPT_MAX];
    size_t length;
} Lines;

static void put_move(Lines *lines, const Setting *setting, const char *sfen, Move move) {
    Position after;
    char wanted[SFEN_MAX];
    char from[SQUARE_NAME_MAX];
    char to[SQUARE_NAME_MAX];
    const char *answer = move.promotion == MOVE_PROMOTED ? "key p"
                         : move.promotion == MOVE_KEPT   ? "click \"Keep\""
                                                         : "";
    position_play(&setting->position, move, &after, NULL);
    sfen_write(&after, wanted, sizeof wanted);
    square_write(move.from, from);
    square_write(move_end(move), to);
    /* Where a piece must promote, the key comes too late to mean anything. */
    int written = snprintf(lines->text + lines->length, sizeof lines->text - lines->length,
                           "position %s\nclick %s\nclick %s\n%s\nexpect position %s\n", sfen, from,
                           to, answer, wanted);
    lines->length += (size_t)written;
    assert_true(lines->length < sizeof lines->text);
}

static void play_all_moves(Lines *lines, const char *words, const char *sfen) {
    Setting setting;
    MoveList list;
    setting_begin(&setting, words, sfen);
    moves_all(&setting.position, &list);
    lines->length =
        (size_t)snprintf(lines->text, sizeof lines->text, "resize 960x600\nrules %s\n", words);
    for (size_t i = 0; i < list.count; i++) {
        put_move(lines, &setting, sfen, list.move[i]);
    }
    expect_done(lines->text);
}

static void test_every_move_of_some_positions(void **state) {
    (void)state;
    Lines *lines = malloc(sizeof *lines);
    Table table;
    int row = 0;
    assert_non_null(lines);
    table_open(&table, "sho-positions.tsv", 7);
    while (table_next(&table)) {
        if (row++ % STRIDE == 0) {
            char words[256];
            /* A lone royal ends the game in other presets before it can be played. */
            snprintf(words, sizeof words, "%s bare_king=none", table.field[1]);
            play_all_moves(lines, words, table.field[2]);
        }
    }
    free(lines);
    assert_true(row > STRIDE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_empty_lines_and_remarks),
        cmocka_unit_test(test_moves_in_both_notations),
        cmocka_unit_test(test_positions_with_and_without_number),
        cmocka_unit_test(test_quotes_may_be_left_out),
        cmocka_unit_test(test_ticks),
        cmocka_unit_test(test_rules_begin_a_new_game),
        cmocka_unit_test(test_leaves_nothing_behind),
        cmocka_unit_test(test_no_font_is_no_screen),
        cmocka_unit_test(test_every_move_of_some_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
