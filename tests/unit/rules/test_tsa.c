/* Moves as people write them (notation.md 1). */
#include "rules/notation/tsa.h"
#include "rules/notation/usi.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

static const char *const TWO_ROOKS = "k8/9/9/9/2R3R2/9/9/9/4K4 b - 1";
static const char *const SILVER = "k8/9/4p4/3S5/9/9/9/9/4K4 b - 1";

/* The text is read as this move (USI). */
static void read_check(const char *sfen, const char *text, const char *usi) {
    Setting setting;
    Move move;
    Problem why = {.text = ""};
    char found[MOVE_TEXT_MAX];
    setting_begin(&setting, "default", sfen);
    if (tsa_read(&move, &setting.position, text, &why) != READING_MOVE) {
        print_error("%s: %s\n", text, why.text);
        fail();
    }
    usi_write(move, found, sizeof found);
    assert_string_equal(found, usi);
    assert_true(move_equal(move, move_by_usi(&setting.position, usi)));
}

/* The move (USI) is written as this text. */
static void write_check(const char *sfen, const char *usi, const char *text) {
    Setting setting;
    char found[MOVE_TEXT_MAX];
    setting_begin(&setting, "default", sfen);
    Move move = move_by_usi(&setting.position, usi);
    assert_int_equal(tsa_write(move, &setting.position, found, sizeof found), strlen(text));
    assert_string_equal(found, text);
}

static void refused_check(const char *sfen, const char *text, Reading reading, const char *part) {
    Setting setting;
    Move move;
    Problem why = {.text = ""};
    setting_begin(&setting, "default", sfen);
    assert_int_equal(tsa_read(&move, &setting.position, text, &why), reading);
    assert_int_equal(tsa_read(&move, &setting.position, text, NULL), reading);
    expect_problem(&why, text);
    expect_part(why.text, part);
}

static void test_signs_for_a_quiet_move(void **state) {
    (void)state;
    read_check("startpos", "P-7f", "7g7f");
    read_check("startpos", "P 7f", "7g7f");
    read_check("startpos",
               "P\xe2\x80\x93"
               "7f",
               "7g7f");
    read_check("startpos", "P7g-7f", "7g7f");
    read_check("startpos", "p-7f", "7g7f");
}

static void test_captures(void **state) {
    (void)state;
    read_check(SILVER, "Sx5c+", "6d5c+");
    read_check(SILVER, "Sx5c=", "6d5c");
    read_check(SILVER, "Sx5c", "6d5c");
    read_check(SILVER, "S6dx5c", "6d5c");
    write_check(SILVER, "6d5c+", "Sx5c+");
    write_check(SILVER, "6d5c", "Sx5c=");
    write_check(SILVER, "6d6c", "S-6c=");
    write_check(SILVER, "6d5e", "S-5e");
}

static void test_every_abbreviation(void **state) {
    (void)state;
    static const char *const moves[][3] = {
        {"K", "K-5d", "5e5d"},    {"E", "DE-5d", "5e5d"},  {"R", "R-5d", "5e5d"},
        {"B", "B-4d", "5e4d"},    {"G", "G-5d", "5e5d"},   {"S", "S-5d", "5e5d"},
        {"N", "N-4c=", "5e4c"},   {"L", "L-5d", "5e5d"},   {"P", "P-5d", "5e5d"},
        {"+E", "+DE-5d", "5e5d"}, {"+R", "+R-5d", "5e5d"}, {"+B", "+B-5d", "5e5d"},
        {"+S", "+S-5d", "5e5d"},  {"+N", "+N-5d", "5e5d"}, {"+L", "+L-5d", "5e5d"},
        {"+P", "+P-5d", "5e5d"},
    };
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        char sfen[64];
        (void)snprintf(sfen, sizeof sfen, "9/9/9/9/4%s4/9/9/9/9 b - 1", moves[i][0]);
        write_check(sfen, moves[i][2], moves[i][1]);
        read_check(sfen, moves[i][1], moves[i][2]);
    }
}

/* sho-shogi.md 2: E for the elephant, CP, D, H and T for promoted pieces. */
static void test_aliases(void **state) {
    (void)state;
    read_check("startpos", "E-4h", "5h4h");
    read_check("startpos", "de-4h", "5h4h");
    read_check("9/9/9/9/4+E4/9/9/9/9 b - 1", "CP-5d", "5e5d");
    read_check("9/9/9/9/4+E4/9/9/9/9 b - 1", "+E-5d", "5e5d");
    read_check("9/9/9/9/4+R4/9/9/9/9 b - 1", "D-5d", "5e5d");
    read_check("9/9/9/9/4+B4/9/9/9/9 b - 1", "H-5d", "5e5d");
    read_check("9/9/9/9/4+P4/9/9/9/9 b - 1", "T-5d", "5e5d");
}

static void test_start_square_where_two_could_go(void **state) {
    (void)state;
    write_check(TWO_ROOKS, "7e5e", "R7e-5e");
    write_check(TWO_ROOKS, "3e5e", "R3e-5e");
    write_check(TWO_ROOKS, "7e8e", "R-8e");
    write_check(TWO_ROOKS, "7e7d", "R-7d");
    read_check(TWO_ROOKS, "R7e-5e", "7e5e");
    read_check(TWO_ROOKS, "R-8e", "7e8e");
    read_check(TWO_ROOKS, "R7e-8e", "7e8e");
    refused_check(TWO_ROOKS, "R-5e", READING_UNREADABLE,
                  "Which rook: the one on 7e or the one on 3e?");
}

/* A promoted piece has an abbreviation of its own; a blocked one could not go there. */
static void test_no_start_square_where_one_could_go(void **state) {
    (void)state;
    write_check("k8/9/9/9/2R3+R2/9/9/9/4K4 b - 1", "7e5e", "R-5e");
    write_check("k8/9/9/9/2R3+R2/9/9/9/4K4 b - 1", "3e5e", "+R-5e");
    write_check("k8/9/9/9/2R1P1R2/9/9/9/4K4 b - 1", "7e6e", "R-6e");
    write_check("startpos", "4i4h", "G-4h");
}

/* notation.md 1.1: who could go there is asked without regard to self-check. */
static void test_pinned_pieces_count_for_the_start_square(void **state) {
    (void)state;
    Setting setting;
    char text[MOVE_TEXT_MAX];
    setting_begin(&setting, "fairy", "k8/9/4r4/9/9/9/2G1G4/9/4K4 b - 1");
    expect_illegal(&setting, "5g6g");
    tsa_write(move_by_usi(&setting.position, "7g6g"), &setting.position, text, sizeof text);
    assert_string_equal(text, "G7g-6g");
}

/* Without a sign promotion is declined; where it is forced, that is an illegal move, not another
 * one. */
static void test_forced_promotion(void **state) {
    (void)state;
    read_check("k8/4P4/9/9/9/9/9/9/4K4 b - 1", "P-5a+", "5b5a+");
    read_check("k8/4P4/9/9/9/9/9/9/4K4 b - 1", "P-5a", "5b5a");
    write_check("k8/4P4/9/9/9/9/9/9/4K4 b - 1", "5b5a+", "P-5a+");
    refused_check("k8/9/9/9/4S4/9/9/9/4K4 b - 1", "S-5d=", READING_UNREADABLE,
                  "declines a promotion");
}

static void test_unreadable(void **state) {
    (void)state;
    refused_check("startpos", "", READING_UNREADABLE, "starts with no piece of Sho shogi");
    refused_check("startpos", "Q-5e", READING_UNREADABLE, "starts with no piece of Sho shogi");
    refused_check("startpos", "P", READING_UNREADABLE, "After the piece");
    refused_check("startpos", "P7f", READING_UNREADABLE, "After the piece");
    refused_check("startpos", "P-", READING_UNREADABLE, "a square was expected");
    refused_check("startpos", "P-7", READING_UNREADABLE, "a square was expected");
    refused_check("startpos", "P-10f", READING_UNREADABLE, "There is no square 10f");
    refused_check("startpos", "P-7f!", READING_UNREADABLE, "square was expected");
    refused_check("startpos", "P-7f+=", READING_UNREADABLE, "left over");
    refused_check("startpos", "P-7f mate", READING_UNREADABLE, "square was expected");
    refused_check("startpos", "P-7f-7e-7d-7c-7b-7a", READING_UNREADABLE, "too many steps");
    refused_check("startpos", "P*7f", READING_UNREADABLE, "After the piece");
    refused_check("startpos", "P-7f*7e", READING_UNREADABLE, "left over");
    refused_check("startpos", "PX7f", READING_UNREADABLE, "After the piece");
}

/* x exactly where something is taken. */
static void test_signs_must_agree_with_the_board(void **state) {
    (void)state;
    refused_check("startpos", "Px7f", READING_UNREADABLE, "There is nothing to take on 7f");
    refused_check(SILVER, "S-5c", READING_UNREADABLE, "A piece stands on 5c");
}

/* A move that some piece tries in vain is read as its attempt, for the rules to refuse. */
static void attempt_check(const char *text, const char *part) {
    Setting setting;
    Move move;
    Refusal why = {.text = ""};
    setting_begin(&setting, "default", "startpos");
    assert_int_equal(tsa_read(&move, &setting.position, text, NULL), READING_MOVE);
    assert_false(move_is_legal(&setting.position, NULL, move, &why));
    expect_part(why.text, part);
}

static void test_forbidden(void **state) {
    (void)state;
    attempt_check("P-7e", "The pawn cannot reach 7e");
    attempt_check("P7g-6f", "The pawn cannot reach 6f");
    attempt_check("R-6h", "the drunk elephant on 5h is in the way");
    refused_check("startpos", "T-5e", READING_FORBIDDEN, "Black has no tokin.");
    refused_check("startpos", "R8h-8g", READING_FORBIDDEN, "Black has no rook on 8h.");
    refused_check("startpos", "--", READING_FORBIDDEN, "Black has no piece that can pass.");
    refused_check("startpos", "jitto", READING_FORBIDDEN, "no piece that can pass");
}

static void test_both_spellings(void **state) {
    (void)state;
    Setting setting;
    Move usi;
    Move tsa;
    setting_begin(&setting, "default", "startpos");
    assert_int_equal(move_read(&usi, &setting.position, "7g7f", NULL), READING_MOVE);
    assert_int_equal(move_read(&tsa, &setting.position, "P-7f", NULL), READING_MOVE);
    assert_true(move_equal(usi, tsa));
    assert_int_equal(move_read(&usi, &setting.position, "", NULL), READING_UNREADABLE);
    assert_int_equal(move_read(&usi, &setting.position, "7", NULL), READING_UNREADABLE);
}

/* Column 1-based, of the character where reading failed. */
static void test_columns(void **state) {
    (void)state;
    static const char *const texts[] = {"P-x", "P7z-7f", "P-7f-7z", "P-7f+x", "P/7f"};
    static const int columns[] = {3, 2, 6, 6, 2};
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    for (size_t i = 0; i < sizeof columns / sizeof columns[0]; i++) {
        Move move;
        Problem why = {.text = ""};
        assert_int_equal(tsa_read(&move, &setting.position, texts[i], &why), READING_UNREADABLE);
        assert_int_equal(why.column, columns[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_signs_for_a_quiet_move),
        cmocka_unit_test(test_captures),
        cmocka_unit_test(test_every_abbreviation),
        cmocka_unit_test(test_aliases),
        cmocka_unit_test(test_start_square_where_two_could_go),
        cmocka_unit_test(test_no_start_square_where_one_could_go),
        cmocka_unit_test(test_pinned_pieces_count_for_the_start_square),
        cmocka_unit_test(test_forced_promotion),
        cmocka_unit_test(test_unreadable),
        cmocka_unit_test(test_signs_must_agree_with_the_board),
        cmocka_unit_test(test_forbidden),
        cmocka_unit_test(test_both_spellings),
        cmocka_unit_test(test_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
