/* The worked examples of sho-shogi.md 10 and the sample game of notation.md 6. */
#include "rules/notation/tsa.h"
#include "rules/play/movegen.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/table.h"

#include <string.h>

enum { EXAMPLES = 25 };

static void legality_check(const Table *table, const char *preset, const char *expected) {
    Setting setting;
    setting_begin(&setting, preset, table->field[1]);
    if (strcmp(expected, "legal") == 0) {
        expect_legal(&setting, table->field[2]);
    } else {
        assert_string_equal(expected, "illegal");
        expect_illegal(&setting, table->field[2]);
    }
}

static void test_moves_in_both_presets(void **state) {
    (void)state;
    Table table;
    int rows = 0;
    table_open(&table, "sho-examples.tsv", 5);
    for (; table_next(&table); rows++) {
        legality_check(&table, "default", table.field[3]);
        legality_check(&table, "fairy", table.field[4]);
    }
    assert_int_equal(rows, EXAMPLES);
}

/* How a game stands after moves (USI) from a position under some rules. */
typedef struct End {
    const char *rules;
    const char *sfen;
    const char *moves;
    const char *outcome;
} End;

static void ends_check(const End *end, size_t count) {
    for (size_t i = 0; i < count; i++, end++) {
        Setting setting;
        setting_begin(&setting, end->rules, end->sfen);
        setting_play(&setting, end->moves);
        expect_outcome(&setting, end->outcome);
    }
}

#define ENDS_CHECK(ends) ends_check(ends, sizeof(ends) / sizeof(ends)[0])

static void test_se1_king_taken_prince_left(void **state) {
    (void)state;
    static const End ends[] = {
        {"default", "4k3+e/9/4R4/9/9/9/9/9/4K4 b - 1", "5c5a", "black bare_king"},
        {"default bare_king=none", "4k3+e/9/4R4/9/9/9/9/9/4K4 b - 1", "5c5a", "none"},
    };
    ENDS_CHECK(ends);
}

static void test_se2_last_royal_taken(void **state) {
    (void)state;
    static const End ends[] = {
        {"default", "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1", "", "black bare_king"},
        {"default bare_king=none", "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1", "", "none"},
        {"default bare_king=none", "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1", "5c5a", "black royals_lost"},
        {"fairy", "4k4/9/4R4/9/9/9/9/9/G3K4 b - 1", "5c5a", "black royals_lost"},
    };
    ENDS_CHECK(ends);
}

static void test_se3_bared_and_bares_back(void **state) {
    (void)state;
    static const End ends[] = {
        {"default", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b", "black bare_king"},
        {"default bare_king=counter", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b", "none"},
        {"default bare_king=counter", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b 5a5b",
         "draw bare_kings"},
        {"default bare_king=counter", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b 5a4a",
         "black bare_king"},
        {"default bare_king=none", "4k4/4g4/4R4/9/9/9/9/9/4K4 b - 1", "5c5b", "none"},
    };
    ENDS_CHECK(ends);
}

static void test_se4_bare_on_its_own_turn(void **state) {
    (void)state;
    static const End ends[] = {
        {"default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "black bare_king"},
        {"default bare_king=counter", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "black bare_king"},
        {"default bare_king=none", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "none"},
        {"fairy", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1", "", "none"},
    };
    ENDS_CHECK(ends);
}

static void test_se5_king_and_prince_are_not_bare(void **state) {
    (void)state;
    static const End ends[] = {
        {"default", "3k5/4+e4/9/9/9/9/9/4G4/4K4 w - 1", "", "none"},
        {"default bare_king=counter", "3k5/4+e4/9/9/9/9/9/4G4/4K4 w - 1", "", "none"},
        {"fairy", "3k5/4+e4/9/9/9/9/9/4G4/4K4 w - 1", "", "none"},
    };
    ENDS_CHECK(ends);
}

static void test_se6_mate(void **state) {
    (void)state;
    static const char *const sfen = "4k4/3+P1+P3/4G4/9/9/9/9/9/4K4 w - 1";
    Setting setting;
    setting_begin(&setting, "fairy", sfen);
    assert_int_equal(moves_count(&setting.position), 0);
    expect_outcome(&setting, "black mate");
    setting_begin(&setting, "default bare_king=none", sfen);
    assert_int_equal(moves_count(&setting.position), 5);
    expect_outcome(&setting, "none");
    setting_begin(&setting, "default", sfen);
    expect_outcome(&setting, "black bare_king");
}

static const char *const SAMPLE_USI = "7g7f 3c3d 2g2f 4a3b 2f2e 2b8h+ 7i8h 3a2b";
static const char *const SAMPLE_TSA = "P-7f P-3d P-2f G-3b P-2e Bx8h+ Sx8h S-2b";
static const char *const SAMPLE_FINAL =
    "lnsgk2nl/1r2e1gs1/pppppp1pp/6p2/7P1/2P6/PP1PPPP1P/1S2E2R1/LN1GKGSNL b - 9";

static void test_sample_game_in_usi(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    setting_play(&setting, SAMPLE_USI);
    expect_sfen(&setting.position, SAMPLE_FINAL);
}

static void test_sample_game_in_tsa(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    Game *game = game_new(&setting.rules, NULL);
    assert_non_null(game);
    const char *usi = SAMPLE_USI;
    const char *tsa = SAMPLE_TSA;
    char usi_word[16];
    char tsa_word[16];
    while (word_take(&tsa, tsa_word)) {
        Move move;
        char text[MOVE_TEXT_MAX];
        assert_true(word_take(&usi, usi_word));
        assert_int_equal(tsa_read(&move, game_position(game), tsa_word, NULL), READING_MOVE);
        assert_true(move_equal(move, move_by_usi(game_position(game), usi_word)));
        tsa_write(move, game_position(game), text, sizeof text);
        assert_string_equal(text, tsa_word);
        assert_true(game_play(game, move, NULL));
    }
    assert_false(word_take(&usi, usi_word));
    expect_sfen(game_position(game), SAMPLE_FINAL);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_in_both_presets),
        cmocka_unit_test(test_se1_king_taken_prince_left),
        cmocka_unit_test(test_se2_last_royal_taken),
        cmocka_unit_test(test_se3_bared_and_bares_back),
        cmocka_unit_test(test_se4_bare_on_its_own_turn),
        cmocka_unit_test(test_se5_king_and_prince_are_not_bare),
        cmocka_unit_test(test_se6_mate),
        cmocka_unit_test(test_sample_game_in_usi),
        cmocka_unit_test(test_sample_game_in_tsa),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
