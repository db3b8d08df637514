/* The words for how a game ended (their order is that of the reasons). */
#include "rules/board/colour.h"
#include "rules/play/verdict.h"
#include "tests/support/cmocka_ready.h"

#include <string.h>

static void test_words_for_files(void **state) {
    (void)state;
    static const char *const words[] = {
        "none",      "royals_lost",  "bare_king",       "bare_kings",       "mate",
        "stalemate", "repetition",   "perpetual_check", "perpetual_attack", "command",
        "passes",    "illegal_move", "resignation",     "agreed_draw"};
    assert_int_equal(sizeof words / sizeof words[0], REASON_COUNT);
    for (int i = 0; i < REASON_COUNT; i++) {
        assert_string_equal(reason_word((Reason)i), words[i]);
        assert_int_equal(reason_find(words[i]), i);
    }
}

static void test_unknown_words(void **state) {
    (void)state;
    assert_int_equal(reason_find(""), REASON_COUNT);
    assert_int_equal(reason_find("mates"), REASON_COUNT);
    assert_int_equal(reason_find("Mate"), REASON_COUNT);
}

/* Players resign, break the rules, or agree; whoever does so decides who has won. */
static void test_ends_of_players(void **state) {
    (void)state;
    for (int reason = 0; reason < REASON_COUNT; reason++) {
        bool loses = reason == REASON_RESIGNATION || reason == REASON_ILLEGAL_MOVE;
        bool draw = reason == REASON_AGREED_DRAW;
        assert_int_equal(verdict_is_of_players(verdict_for(BLACK, (Reason)reason)), loses);
        assert_int_equal(verdict_is_of_players(verdict_for(WHITE, (Reason)reason)), loses);
        assert_int_equal(verdict_is_of_players(verdict_for(COLOUR_NONE, (Reason)reason)), draw);
        assert_false(verdict_is_of_players(verdict_for(COLOUR_NONE + 1, (Reason)reason)));
    }
    assert_false(verdict_is_of_players(verdict_none()));
    assert_false(verdict_is_of_players((Verdict){.over = false, .reason = REASON_RESIGNATION}));
}

static void test_sentences_differ(void **state) {
    (void)state;
    for (int i = 0; i < REASON_COUNT; i++) {
        assert_true(strlen(reason_sentence((Reason)i)) > 3);
        for (int j = 0; j < i; j++) {
            assert_string_not_equal(reason_sentence((Reason)i), reason_sentence((Reason)j));
        }
    }
}

static void test_winners(void **state) {
    (void)state;
    assert_string_equal(verdict_winner_word(verdict_for(BLACK, REASON_MATE)), "black");
    assert_string_equal(verdict_winner_word(verdict_for(WHITE, REASON_MATE)), "white");
    assert_string_equal(verdict_winner_word(verdict_for(COLOUR_NONE, REASON_REPETITION)), "draw");
}

static void test_while_play_goes_on(void **state) {
    (void)state;
    Verdict verdict = verdict_none();
    assert_false(verdict.over);
    assert_int_equal(verdict.reason, REASON_NONE);
    assert_true(verdict_for(WHITE, REASON_MATE).over);
    assert_int_equal(verdict_for(WHITE, REASON_MATE).reason, REASON_MATE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_for_files), cmocka_unit_test(test_unknown_words),
        cmocka_unit_test(test_ends_of_players), cmocka_unit_test(test_sentences_differ),
        cmocka_unit_test(test_winners),         cmocka_unit_test(test_while_play_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
