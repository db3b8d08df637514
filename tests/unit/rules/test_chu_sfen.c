/* Positions of chu shogi on one line (notation.md 2.1): letters, the square where a lion fell, the
 * pieces that declined promotion, and boards that were published with mistakes. */
#include "rules/notation/sfen.h"
#include "rules/play/movegen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>
#include <string.h>

#define START_BOARD                                                                       \
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdqndhrvm/pppppppppppp/3i4i3/12/12/3I4I3/PPPPPPPPPPPP/" \
    "MVRHDNQDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL"
#define KINGS "k11/12/12/12/12/12/12/12/12/12/12/11K"
/* Silvers that may have declined: Black's on 5d, White's on 8i; a lion on 1d, a dead end on 2d. */
#define WAITING "k11/12/12/7S2+SN/12/12/12/12/4s7/12/12/11K"

static void read_check(const char *rules, const char *text, const char *written) {
    Setting setting;
    setting_begin(&setting, rules, text);
    expect_sfen(&setting.position, written);
    assert_int_equal(setting.position.key, position_key(&setting.position));
}

/* Refused with this in the sentence; a column of 0 stands for any place in the text. */
static void refused_check(const char *preset, const char *text, int column, const char *part) {
    Ruleset rules;
    Position position;
    Problem why = {.text = ""};
    rules_by_words(&rules, preset);
    assert_false(sfen_read(&position, &rules, text, &why));
    assert_false(sfen_read(&position, &rules, text, NULL));
    expect_problem(&why, text);
    assert_true(column == 0 || why.column == column);
    expect_part(why.text, part);
}

/* The column behind a board and what follows it. */
static int behind(const char *front) {
    return (int)strlen(front) + 1;
}

static void test_start_and_every_letter(void **state) {
    (void)state;
    static const char *const promoted =
        "+e+g+s+c+f+l+a+b+t+o+xk/+m+v+r+h+d+p+i5/12/12/12/12/12/12/12/12/+M+V+R+H+D+P+I5/"
        "+E+G+S+C+F+L+A+B+T+O+XK w - 7";
    Setting start;
    Setting read;
    setting_begin(&start, "chu lishogi", "startpos");
    setting_begin(&read, "chu lishogi", START_BOARD " b - 1");
    assert_true(position_equal(&start.position, &read.position));
    read_check("chu jcsa", promoted, promoted);
}

/* Pieces without a promoted side, and letters that this game does not have. */
static void test_unknown_pieces(void **state) {
    (void)state;
    static const char *const tokens[] = {"+K", "+N", "+Q", "+k", "+n", "+q", "J",
                                         "U",  "W",  "Y",  "Z",  "j",  "z",  "+Z"};
    for (size_t i = 0; i < sizeof tokens / sizeof tokens[0]; i++) {
        char text[64];
        (void)snprintf(text, sizeof text, "6%s5/12/12/12/12/12/12/12/12/12/12/12 b - 1", tokens[i]);
        refused_check("chu lishogi", text, 2, "Chu shogi has no piece \"");
    }
}

/* Positions as they were published with a rank too short, and worse. */
static void test_malformed_boards(void **state) {
    (void)state;
    refused_check(
        "chu lishogi",
        "2Q3Fk1T+o1/5+v1g1+f1/6+h1b1c1/5n1p1p1p/7+D1X2/4+B5NP/12/8+l3/12/2q9/12/4+F7 b - 1", 0,
        "Rank b has 11 squares instead of 12.");
    refused_check("chu lishogi",
                  "2/1m9+G/2+P2kec1O+M1/+A1pppp1np3/B4+l2+m3/4f2+D4/4P5p1/6+H5/12/6R5/12/2q9 b - 1",
                  2, "Rank a has 2 squares instead of 12.");
    refused_check("chu lishogi", "12/12/12/12/12/12/12/12/12/12/12 b - 1", 0,
                  "The board ends after 11 of 12 ranks.");
    refused_check("chu lishogi", "12/12/12/12/12/12/12/12/12/12/12/13 b - 1", 0,
                  "Rank l has at least 13 squares instead of 12.");
    refused_check("chu lishogi", "12/12/12/12/12/6Z5/12/12/12/12/12/12 b - 1", 17,
                  "Chu shogi has no piece \"Z\".");
    refused_check("chu lishogi", "12/12/12/12/12/6+N5/12/12/12/12/12/12 b - 1", 17,
                  "Chu shogi has no piece \"+N\".");
    refused_check("chu lishogi", "12/12/12/12/12/12/12/12/12/12/12/+ b - 1", 34, "is no piece");
    refused_check("chu lishogi", "", 1, "There is no position to read.");
    refused_check("chu lishogi", START_BOARD " w - 0 1", behind(START_BOARD " w - 0 "),
                  "Nothing may follow the move number.");
    refused_check("chu lishogi", "1+1/", 2, "is no piece");
    refused_check("chu lishogi", "lfcs gekgscfl", 5, "Rank a has 4 squares instead of 12.");
    read_check("chu lishogi", "k11/12/12/12/12/12/12/12/12/12/12/11K b 6f 99999999999999999999",
               "k11/12/12/12/12/12/12/12/12/12/12/11K b 6f 9999");
}

static void test_royals(void **state) {
    (void)state;
    refused_check("chu lishogi", "kk10/12/12/12/12/12/12/12/12/12/12/11K b - 1", 2,
                  "White has 2 kings; there may be only 1.");
    refused_check("chu lishogi", "k+e+e9/12/12/12/12/12/12/12/12/12/12/11K b - 1", 4,
                  "White has 3 royal pieces; there may be only 2.");
    read_check("chu lishogi", "k+e10/12/12/12/12/12/12/12/12/12/12/12 b - 1",
               "k+e10/12/12/12/12/12/12/12/12/12/12/12 b - 1");
}

static void test_where_a_lion_fell(void **state) {
    (void)state;
    Setting one;
    Setting other;
    read_check("chu lishogi", KINGS " w 8j 12", KINGS " w 8j 12");
    read_check("chu lishogi", KINGS " w 12a", KINGS " w 12a 1");
    read_check("chu lishogi", KINGS " w 12", KINGS " w - 12");
    read_check("chu lishogi", KINGS "_w_1l_3", KINGS " w 1l 3");
    setting_begin(&one, "chu lishogi", KINGS " w 8j 12");
    setting_begin(&other, "chu lishogi", KINGS " w - 12");
    assert_int_equal(one.position.lion_taken, square_by_name("8j"));
    assert_false(position_equal(&one.position, &other.position));
    assert_int_not_equal(one.position.key, other.position.key);
    setting_begin(&other, "chu lishogi", KINGS " w 8k 12");
    assert_false(position_equal(&one.position, &other.position));
}

static void test_faults_of_the_state(void **state) {
    (void)state;
    refused_check("chu lishogi", KINGS " b 13a 1", behind(KINGS " b "),
                  "There is no square 13a on a board of 12 by 12.");
    refused_check("chu lishogi", KINGS " b 5m 1", behind(KINGS " b "), "There is no square 5m");
    refused_check("chu lishogi", KINGS " b P 1", behind(KINGS " b "), "a square was expected");
    refused_check("chu lishogi", KINGS " b 5e6 1", behind(KINGS " b 5e"),
                  "Here the square 5e should end.");
    refused_check("chu lishogi", KINGS " b 1 1", behind(KINGS " b "), "a square was expected");
    refused_check("chu lishogi", KINGS " b 5e x", behind(KINGS " b 5e "), "is no move number");
    refused_check("chu lishogi", KINGS " b 5e 1 2", behind(KINGS " b 5e 1 "),
                  "Nothing may follow the move number.");
}

/* The field d= stands last, with or without state and number. */
static void test_who_declined(void **state) {
    (void)state;
    static const char *const rules = "chu historical";
    Setting one;
    Setting other;
    read_check(rules, WAITING " b - 5 d=5d", WAITING " b - 5 d=5d");
    read_check(rules, WAITING " w - 5 d=8i", WAITING " w - 5 d=8i");
    read_check(rules, WAITING " b - 5 d=5d,8i", WAITING " b - 5 d=5d,8i");
    read_check(rules, WAITING " b d=5d", WAITING " b - 1 d=5d");
    read_check(rules, WAITING " b - d=5d", WAITING " b - 1 d=5d");
    read_check(rules, WAITING " b 7 d=5d", WAITING " b - 7 d=5d");
    read_check(rules, WAITING " b 6e d=5d", WAITING " b 6e 1 d=5d");
    read_check(rules, WAITING "_w_6e_7_d=5d,8i", WAITING " w 6e 7 d=5d,8i");
    read_check("chu lishogi promotion=tsa_delay", WAITING " b - 5 d=5d", WAITING " b - 5 d=5d");
    setting_begin(&one, rules, WAITING " b - 5 d=5d");
    setting_begin(&other, rules, WAITING " b - 5");
    assert_int_equal(one.position.declined[BLACK], square_by_name("5d"));
    assert_int_equal(one.position.declined[WHITE], SQUARE_NONE);
    assert_false(position_equal(&one.position, &other.position));
    assert_int_not_equal(one.position.key, other.position.key);
}

static void test_faults_of_who_declined(void **state) {
    (void)state;
    static const char *const rules = "chu historical";
    static const char *const preset[] = {"chu lishogi", "chu jcsa", "chu winboard"};
    for (int i = 0; i < 3; i++) {
        refused_check(preset[i], WAITING " b - 5 d=5d", behind(WAITING " b - 5 "),
                      "belongs to the option promotion=tsa_delay alone");
    }
    refused_check("default", "4k4/9/9/9/9/9/9/9/4K4 b - 1 d=5i", 0, "alone");
    refused_check(rules, WAITING " b - 5 d=8i,5d", behind(WAITING " b - 5 d=8i,"),
                  "One piece of each side may stand after d=, Black's first.");
    refused_check(rules, WAITING " b - 5 d=5d,5d", behind(WAITING " b - 5 d=5d,"), "each side");
    refused_check(rules, WAITING " b - 5 d=6d", behind(WAITING " b - 5 d="), "No piece stands");
    refused_check(rules, WAITING " b - 5 d=1d", behind(WAITING " b - 5 d="), "could have declined");
    refused_check(rules, WAITING " b - 5 d=2d", behind(WAITING " b - 5 d="), "could have declined");
    refused_check(rules, WAITING " b - 5 d=", behind(WAITING " b - 5 d="), "a square was expected");
    refused_check(rules, WAITING " b - 5 d=5d,", behind(WAITING " b - 5 d=5d,"),
                  "a square was expected");
    refused_check(rules, WAITING " b - 5 d=13d", behind(WAITING " b - 5 d="),
                  "There is no square 13d");
    refused_check(rules, WAITING " b - 5 d=5dx", behind(WAITING " b - 5 d=5d"), "should end");
    refused_check(rules, WAITING " b d=5d - 5", behind(WAITING " b "), "a square was expected");
    refused_check(rules, WAITING " b - 5 6 d=5d", behind(WAITING " b - 5 "),
                  "Nothing may follow the move number.");
    refused_check(rules, WAITING " b - 5 d=5d 6", behind(WAITING " b - 5 "),
                  "Nothing may follow the move number.");
}

/* What moves write into these fields can be read again. */
static void test_fields_written_by_moves(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "chu historical", "k11/12/12/12/7S4/12/12/4s7/12/4N7/12/4B6K b - 1");
    setting_play(&setting, "5e5d 8h8i");
    expect_sfen(&setting.position, "k11/12/12/7S4/12/12/12/12/4s7/4N7/12/4B6K b - 3 d=5d,8i");
    setting_play(&setting, "5d5c 8i8j");
    expect_sfen(&setting.position, "k11/12/7S4/12/12/12/12/12/12/4s7/12/4B6K b 8j 5");
}

/* The handicaps: Black gets royals or lions, White moves first; nothing else has changed. */
static void test_handicaps(void **state) {
    (void)state;
    static const char *const changed[][2] = {{"6l", ""}, {"7k", ""}, {"7k 6k", "6b"}};
    Setting start;
    setting_begin(&start, "chu lishogi", "startpos");
    assert_int_equal(start.rules.variant->start_count, 3);
    for (int i = 0; i < 3; i++) {
        Setting setting;
        char word[16];
        setting_begin(&setting, "chu lishogi", start.rules.variant->starts[i].sfen);
        assert_int_equal(setting.position.turn, WHITE);
        assert_int_equal(setting.position.pieces[BLACK], 46);
        assert_int_equal(setting.position.pieces[WHITE], 46);
        for (int side = 0; side < 2; side++) {
            for (const char *rest = changed[i][side]; word_take(&rest, word);) {
                Square square = square_by_name(word);
                assert_int_not_equal(setting.position.cell[square], start.position.cell[square]);
                position_put(&setting.position, square, start.position.cell[square]);
            }
        }
        assert_memory_equal(setting.position.cell, start.position.cell, sizeof start.position.cell);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_start_and_every_letter),
        cmocka_unit_test(test_unknown_pieces),
        cmocka_unit_test(test_malformed_boards),
        cmocka_unit_test(test_royals),
        cmocka_unit_test(test_where_a_lion_fell),
        cmocka_unit_test(test_faults_of_the_state),
        cmocka_unit_test(test_who_declined),
        cmocka_unit_test(test_faults_of_who_declined),
        cmocka_unit_test(test_fields_written_by_moves),
        cmocka_unit_test(test_handicaps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
