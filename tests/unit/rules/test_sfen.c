/* Positions on one line (notation.md 2.1). */
#include "rules/notation/sfen.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <string.h>

#define START_BOARD "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/9/PPPPPPPPP/1B2E2R1/LNSGKGSNL"
#define KINGS "4k4/9/9/9/9/9/9/9/4K4"

static void read_check(const char *text, const char *written) {
    Setting setting;
    setting_begin(&setting, "default", text);
    expect_sfen(&setting.position, written);
    assert_int_equal(setting.position.key, position_key(&setting.position));
}

/* Refused with this in the sentence; a column of 0 stands for any place in the text. */
static void refused_check(const char *text, int column, const char *part) {
    Ruleset rules;
    Position position;
    Problem why = {.text = ""};
    rules_by_words(&rules, "default");
    assert_false(sfen_read(&position, &rules, text, &why));
    assert_false(sfen_read(&position, &rules, text, NULL));
    expect_problem(&why, text);
    assert_true(column == 0 || why.column == column);
    expect_part(why.text, part);
}

static void test_start(void **state) {
    (void)state;
    Setting read;
    Setting start;
    setting_begin(&read, "default", START_BOARD " b - 1");
    setting_begin(&start, "default", "startpos");
    assert_true(position_equal(&read.position, &start.position));
    assert_int_equal(read.position.ply, 1);
}

static void test_every_letter(void **state) {
    (void)state;
    static const char *const text =
        "k+e1+r+b+s+n+l+p/rbgsnlp2/9/9/9/9/9/RBGSNLP2/K+E1+R+B+S+N+L+P w - 5";
    read_check(text, text);
}

static void test_squares(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k7r/9/9/9/9/9/9/9/L7K b - 1");
    assert_string_equal(position_kind(&setting.position, square_by_name("9a"))->code, "king");
    assert_string_equal(position_kind(&setting.position, square_by_name("1a"))->code, "rook");
    assert_string_equal(position_kind(&setting.position, square_by_name("9i"))->code, "lance");
    assert_true(piece_is(setting.position.cell[square_by_name("1i")], BLACK));
    assert_true(piece_is(setting.position.cell[square_by_name("1a")], WHITE));
}

static void test_missing_fields(void **state) {
    (void)state;
    read_check(KINGS " b", KINGS " b - 1");
    read_check(KINGS " w -", KINGS " w - 1");
    read_check(KINGS " w 17", KINGS " w - 17");
    read_check(KINGS " w - 17", KINGS " w - 17");
}

static void test_numbers_are_held_to_their_range(void **state) {
    (void)state;
    read_check(KINGS " b - 0", KINGS " b - 1");
    read_check(KINGS " b - 9999", KINGS " b - 9999");
    read_check(KINGS " b - 10000", KINGS " b - 9999");
    read_check(KINGS " b - 99999999999999999999999999", KINGS " b - 9999");
    read_check(KINGS " b - 0007", KINGS " b - 7");
}

static void test_blanks(void **state) {
    (void)state;
    read_check(KINGS "_w_-_3", KINGS " w - 3");
    read_check("  " KINGS "   w  -  3  ", KINGS " w - 3");
}

static void test_boards_of_the_wrong_size(void **state) {
    (void)state;
    refused_check("5k4/9/9/9/9/9/9/9/4K4 b - 1", 0, "Rank a has at least 10 squares instead of 9.");
    refused_check("3k4/9/9/9/9/9/9/9/4K4 b - 1", 4, "Rank a has 8 squares instead of 9.");
    refused_check("4k4/9/9/9/9/9/9/4K4 b - 1", 20, "8 of 9 ranks");
    refused_check("4k4/9/9/9/9/9/9/9/4K4/9 b - 1", 22, "more than 9 ranks");
    refused_check("4k4//9/9/9/9/9/9/4K4 b - 1", 5, "Rank b has 0 squares");
    refused_check("4k4/0/9/9/9/9/9/9/4K4 b - 1", 5, "A run of squares begins with no 0.");
    refused_check("4k4/09/9/9/9/9/9/9/4K4 b - 1", 5, "A run of squares begins with no 0.");
    refused_check("4k4/999999999999999999999/9/9/9/9/9/9/4K4 b - 1", 0, "Rank b has at least");
}

static void test_unknown_letters(void **state) {
    (void)state;
    static const char *const letters = "ACDFHIJMOQTUVWXYZ";
    for (const char *letter = letters; *letter != '\0'; letter++) {
        char text[] = "4?4/9/9/9/9/9/9/9/4K4 b - 1";
        text[1] = *letter;
        refused_check(text, 2, "Sho shogi has no piece \"");
    }
    refused_check("4+k4/9/9/9/9/9/9/9/4K4 b - 1", 2, "Sho shogi has no piece \"+k\".");
    refused_check("4+G4/9/9/9/9/9/9/9/4K4 b - 1", 2, "Sho shogi has no piece \"+G\".");
    refused_check("4++P4/9/9/9/9/9/9/9/4K4 b - 1", 2, "is no piece");
    refused_check("4(kk)4/9/9/9/9/9/9/9/4K4 b - 1", 2, "no piece");
    refused_check("4\xe7\x8e\x89"
                  "4/9/9/9/9/9/9/9/4K4 b - 1",
                  2, "0xe7");
    refused_check("4k4+/9/9/9/9/9/9/9/4K4 b - 1", 4, "is no piece");
}

static void test_too_many_royals(void **state) {
    (void)state;
    refused_check("3kk4/9/9/9/9/9/9/9/4K4 b - 1", 3, "White has 2 kings; there may be only 1.");
    refused_check("3k+e+e3/9/9/9/9/9/9/9/4K4 b - 1", 5,
                  "White has 3 royal pieces; there may be only 2.");
    refused_check("3k5/9/9/9/9/9/9/9/4+E+E+E2 b - 1", 24, "Black has 3 royal pieces");
    refused_check("3k5/9/9/9/9/9/9/9/4KK3 w - 1", 21, "Black has 2 kings");
    read_check("3k+e4/9/9/9/9/9/9/9/4+E+E3 b - 1", "3k+e4/9/9/9/9/9/9/9/4+E+E3 b - 1");
}

/* notation.md 2.1: no royals, dead pieces and kings in check on either turn are accepted. */
static void test_odd_positions_are_read(void **state) {
    (void)state;
    read_check("9/9/9/9/9/9/9/9/9 b - 1", "9/9/9/9/9/9/9/9/9 b - 1");
    read_check("P3k3N/LN6P/9/9/9/9/9/p6ll/n3K3p w - 1", "P3k3N/LN6P/9/9/9/9/9/p6ll/n3K3p w - 1");
    read_check("4k4/4R4/9/9/9/9/9/4r4/4K4 b - 1", "4k4/4R4/9/9/9/9/9/4r4/4K4 b - 1");
}

static void test_other_fields(void **state) {
    (void)state;
    refused_check("", 1, "There is no position to read.");
    refused_check("   ", 1, "There is no position to read.");
    refused_check(KINGS, 22, "the side to move is missing");
    refused_check(KINGS " x - 1", 23, "\"x\" is no side to move");
    refused_check(KINGS " B - 1", 23, "\"B\" is no side to move");
    refused_check(KINGS " bw - 1", 23, "\"bw\" is no side to move");
    refused_check(KINGS " b 5e 1", 25, "\"5e\" stands where Sho shogi has only \"-\".");
    refused_check(KINGS " b P 1", 25, "\"P\" stands where");
    refused_check(KINGS " b 1 1", 25, "\"1\" stands where");
    refused_check(KINGS " b - x", 27, "\"x\" is no move number.");
    refused_check(KINGS " b - -1", 27, "\"-1\" is no move number.");
    refused_check(KINGS " b - 1 d=5e", 29, "belongs to the option promotion=tsa_delay alone");
    refused_check(KINGS " b - 1 2 3 4 5 6", 29, "Nothing may follow the move number.");
}

static void test_other_dialects_are_refused_with_a_reason(void **state) {
    (void)state;
    refused_check(START_BOARD "[-] w 0 1", (int)strlen(START_BOARD) + 1, "\"[\" is no piece.");
    refused_check("lfcsgekgscfl/12/12/12/12/12/12/12/12/12/12/12 b - 1", 2, "no piece \"f\"");
}

/* Whatever does not fit is cut, and the length that was needed is told. */
static void test_writing_into_little_room(void **state) {
    (void)state;
    Setting setting;
    char text[16];
    setting_begin(&setting, "default", KINGS " b - 12");
    memset(text, '#', sizeof text);
    assert_int_equal(sfen_write(&setting.position, text, 6), strlen(KINGS " b - 12"));
    assert_string_equal(text, "4k4/9");
    assert_int_equal(text[6], '#');
    assert_int_equal(sfen_write(&setting.position, NULL, 0), strlen(KINGS " b - 12"));
    assert_int_equal(sfen_write_unnumbered(&setting.position, text, 6), strlen(KINGS " b -"));
    assert_string_equal(text, "4k4/9");
}

static void test_writing_without_the_number(void **state) {
    (void)state;
    Setting setting;
    char text[SFEN_MAX];
    setting_begin(&setting, "default", KINGS " w - 12");
    assert_int_equal(sfen_write_unnumbered(&setting.position, text, sizeof text),
                     strlen(KINGS " w -"));
    assert_string_equal(text, KINGS " w -");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_start),
        cmocka_unit_test(test_every_letter),
        cmocka_unit_test(test_squares),
        cmocka_unit_test(test_missing_fields),
        cmocka_unit_test(test_numbers_are_held_to_their_range),
        cmocka_unit_test(test_blanks),
        cmocka_unit_test(test_boards_of_the_wrong_size),
        cmocka_unit_test(test_unknown_letters),
        cmocka_unit_test(test_too_many_royals),
        cmocka_unit_test(test_odd_positions_are_read),
        cmocka_unit_test(test_other_fields),
        cmocka_unit_test(test_other_dialects_are_refused_with_a_reason),
        cmocka_unit_test(test_writing_into_little_room),
        cmocka_unit_test(test_writing_without_the_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
