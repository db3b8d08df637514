/* A lion takes a lion (chu-shogi.md 6.1): how far, past what, and who protects. */
#include "rules/laws/laws.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <stdio.h>

/* Refused by this law, because of the piece on `culprit`, in these words. */
static void refused_check(const char *sfen, const char *move, const char *culprit,
                          const char *text) {
    Setting setting;
    setting_begin(&setting, "chu lishogi", sfen);
    Refusal why = expect_refused(&setting, move);
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, &LAW_LION_TRADING);
    assert_int_equal(why.culprit, square_by_name(culprit));
    assert_string_equal(why.text, text);
}

static void legal_check(const char *rules, const char *sfen, const char *moves) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    expect_legal(&setting, moves);
}

#define PROTECTED "k11/12/12/5p6/5n6/12/5N6/12/12/12/12/11K b - 1"

static void test_the_refusal_names_both_pieces(void **state) {
    (void)state;
    static const char *const by_pawn = "The lion on 7e is protected by the pawn on 7d: from two "
                                       "squares away a lion may not take it.";
    refused_check(PROTECTED, "7g7e", "7d", by_pawn);
    refused_check(PROTECTED, "7g7f7e", "7d", by_pawn);
    refused_check(PROTECTED, "7g6f7e", "7d", by_pawn);
}

static void test_next_to_it_always(void **state) {
    (void)state;
    legal_check("chu lishogi", "k11/12/12/12/7g4/6n5/5N6/12/12/12/12/11K b - 1",
                "7g6f 7g6f7g 7g6f5e 7g7f6f 7g6g6f 7g6f6e");
}

static void test_unprotected_two_squares_away(void **state) {
    (void)state;
    legal_check("chu lishogi", "k11/12/12/12/5n6/12/5N6/12/12/12/12/11K b - 1", "7g7e 7g7f7e");
    legal_check("chu lishogi", "k11/12/12/12/4n7/12/5N6/12/12/12/12/11K b - 1", "7g8e 7g7f8e");
}

/* The capture on the way makes it good unless it is a pawn or go-between; promoted ones are
 * neither. */
static void test_past_a_capture(void **state) {
    (void)state;
    static const char *const good[] = {"g", "l", "k", "s", "n", "+p", "+i", "+o"};
    static const char *const bad[] = {"p", "i"};
    char sfen[80];
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        (void)snprintf(sfen, sizeof sfen, "12/12/12/5p6/5n6/5%s6/5N6/12/12/12/12/11K b - 1",
                       good[i]);
        legal_check("chu lishogi", sfen, "7g7f7e");
        legal_check("chu winboard", sfen, "7g7f7e");
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        (void)snprintf(sfen, sizeof sfen, "12/12/12/5g6/5n6/5%s6/5N6/12/12/12/12/11K b - 1",
                       bad[i]);
        Setting setting;
        setting_begin(&setting, "chu winboard", sfen);
        expect_illegal(&setting, "7g7f7e 7g7e 7g6f7e");
    }
}

/* The pawn or go-between taken on the way is the only protector. */
static void test_the_only_protector_is_taken_on_the_way(void **state) {
    (void)state;
    static const char *const pawn = "k11/12/12/12/12/4N7/4p7/4n7/12/12/12/11K b - 1";
    static const char *const go_between = "k11/12/12/12/6n5/6i5/5N6/12/12/12/12/11K b - 1";
    refused_check(
        pawn, "8f8g8h", "8g",
        "Though taken on the way, the pawn on 8g still protects the lion on 8h: it may not be "
        "taken.");
    refused_check(
        go_between, "7g6f6e", "6f",
        "Though taken on the way, the go-between on 6f still protects the lion on 6e: it may "
        "not be taken.");
    legal_check("chu lishogi protection_timing=after", pawn, "8f8g8h");
    legal_check("chu lishogi protection_timing=after", go_between, "7g6f6e");
}

/* A pawn on the way that does not bear on the lion protects nothing under either timing. */
static void test_a_pawn_that_bears_elsewhere(void **state) {
    (void)state;
    static const char *const sfen = "k11/12/12/12/5n6/5p6/5N6/12/12/12/12/11K b - 1";
    legal_check("chu lishogi protection_timing=before", sfen, "7g7f7e");
    legal_check("chu lishogi protection_timing=after", sfen, "7g7f7e");
}

/* Behind the capturing lion, and behind what it takes on the way. */
static void test_lines_that_open(void **state) {
    (void)state;
    Setting setting;
    static const char *const text = "The lion on 9e is protected by the bishop on 5i: from two "
                                    "squares away a lion may not take it.";
    static const char *const uncovered = "k11/12/12/12/5n6/6i5/5N6/8b3/12/12/12/11K b - 1";
    refused_check("k11/12/12/12/3n8/12/5N6/12/7b4/12/12/11K b - 1", "7g9e", "5i", text);
    refused_check(uncovered, "7g6f7e", "4h",
                  "The lion on 7e is protected by the bishop on 4h: from two squares away a lion "
                  "may not take it.");
    legal_check("chu lishogi", uncovered, "7g7e 7g7f7e");
    setting_begin(&setting, "chu winboard", uncovered);
    expect_illegal(&setting, "7g6f7e");
}

/* Whoever could take there by its ordinary power protects: kings, pinned pieces, lions two squares
 * away, the far squares of falcon and eagle. */
static void test_who_protects(void **state) {
    (void)state;
    static const struct {
        const char *sfen, *culprit, *name;
    } rows[] = {
        {"11r/12/12/5k6/5n6/12/5N6/12/12/12/12/11K b - 1", "7d", "king"},
        {"12/12/12/3k1g1R4/5n6/12/5N6/12/12/12/12/11K b - 1", "7d", "gold general"},
        {"k11/12/3+o8/12/5n6/12/5N6/12/12/12/12/11K b - 1", "9c", "lion"},
        {"k11/12/5+h6/5P6/5n6/12/5N6/12/12/12/12/11K b - 1", "7c", "horned falcon"},
        {"k11/12/3+d8/4P7/5n6/12/5N6/12/12/12/12/11K b - 1", "9c", "soaring eagle"},
        {"k11/12/7+d4/12/5n6/12/5N6/12/12/12/12/11K b - 1", "5c", "soaring eagle"},
        {"k11/12/5o6/5P6/5n6/12/5N6/12/12/12/12/11K b - 1", "7c", "kirin"},
        {"k11/12/3x8/12/5n6/12/5N6/12/12/12/12/11K b - 1", "9c", "phoenix"},
        {"k11/12/12/12/5n5q/12/5N6/12/12/12/12/11K b - 1", "1e", "queen"},
        {"k11/12/12/12/5n6/12/5N6/12/12/12/12/5r5K b - 1", "7l", "rook"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[160];
        (void)snprintf(text, sizeof text,
                       "The lion on 7e is protected by the %s on %s: from two squares away a lion "
                       "may not take it.",
                       rows[i].name, rows[i].culprit);
        refused_check(rows[i].sfen, "7g7e", rows[i].culprit, text);
    }
}

/* Next door: something stands between, a falcon three squares away does not run there, a friend of
 * the taker stands behind. */
static void test_who_does_not_protect(void **state) {
    (void)state;
    static const char *const sfens[] = {
        "k11/12/12/12/5n1P3q/12/5N6/12/12/12/12/11K b - 1",
        "k11/5+h6/12/12/5n6/12/5N6/12/12/12/12/11K b - 1",
        "k11/2+d9/12/12/5n6/12/5N6/12/12/12/12/11K b - 1",
        "k11/12/12/5P6/5n6/12/5N6/12/12/12/12/11K b - 1",
    };
    for (size_t i = 0; i < sizeof sfens / sizeof sfens[0]; i++) {
        legal_check("chu lishogi", sfens[i], "7g7e");
    }
}

/* A promoted kirin is a lion on either side; other takers and other prey are free. */
static void test_whom_it_binds(void **state) {
    (void)state;
    refused_check("k11/12/12/5p6/5n6/12/5+O6/12/12/12/12/11K b - 1", "7g7e", "7d",
                  "The lion on 7e is protected by the pawn on 7d: from two squares away a lion may "
                  "not take it.");
    refused_check("k11/12/12/5p6/5+o6/12/5N6/12/12/12/12/11K b - 1", "7g7e", "7d",
                  "The lion on 7e is protected by the pawn on 7d: from two squares away a lion may "
                  "not take it.");
    legal_check("chu lishogi", "k11/12/12/5p6/5g6/12/5N6/12/12/12/12/11K b - 1", "7g7e 7g7f7e");
    legal_check("chu lishogi", "k11/12/12/5p6/5n6/12/5+H6/12/12/12/12/11K b - 1", "7g7e 7g7f7e");
    legal_check("chu lishogi", "k11/12/12/5p6/5n6/12/5O6/12/12/12/12/11K b - 1", "7g7e");
}

static void test_white(void **state) {
    (void)state;
    static const char *const sfen = "k11/12/12/12/12/5n6/12/5N6/5P6/12/12/11K w - 1";
    refused_check(sfen, "7f7h", "7i",
                  "The lion on 7h is protected by the pawn on 7i: from two squares away a lion may "
                  "not take it.");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_refusal_names_both_pieces),
        cmocka_unit_test(test_next_to_it_always),
        cmocka_unit_test(test_unprotected_two_squares_away),
        cmocka_unit_test(test_past_a_capture),
        cmocka_unit_test(test_the_only_protector_is_taken_on_the_way),
        cmocka_unit_test(test_a_pawn_that_bears_elsewhere),
        cmocka_unit_test(test_lines_that_open),
        cmocka_unit_test(test_who_protects),
        cmocka_unit_test(test_who_does_not_protect),
        cmocka_unit_test(test_whom_it_binds),
        cmocka_unit_test(test_white),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
