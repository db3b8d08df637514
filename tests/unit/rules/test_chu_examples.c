/* The worked examples of chu-shogi.md 15 and the sample game of notation.md 6. */
#include "rules/notation/tsa.h"
#include "rules/play/movegen.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/table.h"

#include <string.h>

enum { EXAMPLES = 86, FIRST_PRESET = 3, PRESETS = 4, MOVES_TEXT_MAX = 64 };

static const char *const RULES[PRESETS] = {"chu historical", "chu jcsa", "chu lishogi",
                                           "chu winboard"};

/* The verdict of the table is on the last move; what leads there is legal everywhere. */
static void example_check(const Table *table, const char *rules, const char *expected) {
    Setting setting;
    char earlier[MOVES_TEXT_MAX] = "";
    const char *moves = table->field[2];
    const char *blank = strrchr(moves, ' ');
    const char *last = blank != NULL ? blank + 1 : moves;
    assert_true(strlen(moves) < sizeof earlier);
    memcpy(earlier, moves, (size_t)(last - moves));
    setting_begin(&setting, rules, table->field[1]);
    setting_play(&setting, earlier);
    if (strcmp(expected, "legal") == 0) {
        expect_legal(&setting, last);
    } else {
        assert_string_equal(expected, "illegal");
        expect_illegal(&setting, last);
    }
}

static void test_moves_in_all_presets(void **state) {
    (void)state;
    Table table;
    int rows = 0;
    table_open(&table, "chu-examples.tsv", FIRST_PRESET + PRESETS);
    for (; table_next(&table); rows++) {
        for (int i = 0; i < PRESETS; i++) {
            example_check(&table, RULES[i], table.field[FIRST_PRESET + i]);
        }
    }
    assert_int_equal(rows, EXAMPLES);
}

static const char *const SAMPLE_USI = "7i7h 7d7e 7j7i6h 6c7d 8i8h 6d6e 6h7g 7d6f";
static const char *const SAMPLE_TSA = "P-7h P-7e Ln-6h Ln-7d P-8h P-6e Ln-7g Ln-6f";
static const char *const SAMPLE_FINAL =
    "lfcsgekgscfl/a1b1txot1b1a/mvrhdq1dhrvm/ppppp2ppppp/3i1pp1i3/6n5/5N6/3IPP2I3/PPPP2PPPPPP/"
    "MVRHD1QDHRVM/A1B1TOXT1B1A/LFCSGKEGSCFL b - 9";

static Game *sample_begin(Setting *setting) {
    setting_begin(setting, "chu lishogi", "startpos");
    Game *game = game_new(&setting->rules, NULL);
    assert_non_null(game);
    return game;
}

/* A way over an empty square is written like the leap. */
static void test_sample_game_in_usi(void **state) {
    (void)state;
    Setting setting;
    Game *game = sample_begin(&setting);
    const char *usi = SAMPLE_USI;
    const char *tsa = SAMPLE_TSA;
    char word[16];
    char tsa_word[16];
    while (word_take(&usi, word)) {
        char text[MOVE_TEXT_MAX];
        Move move = move_by_usi(game_position(game), word);
        assert_true(word_take(&tsa, tsa_word));
        if (move.steps == 1) {
            (void)tsa_write(move, game_position(game), text, sizeof text);
            assert_string_equal(text, tsa_word);
        }
        assert_true(game_play(game, move, NULL));
    }
    assert_false(word_take(&tsa, tsa_word));
    expect_sfen(game_position(game), SAMPLE_FINAL);
    game_free(game);
}

static void test_sample_game_in_tsa(void **state) {
    (void)state;
    Setting setting;
    Game *game = sample_begin(&setting);
    const char *tsa = SAMPLE_TSA;
    char word[16];
    while (word_take(&tsa, word)) {
        Move move;
        assert_int_equal(tsa_read(&move, game_position(game), word, NULL), READING_MOVE);
        assert_true(game_play(game, move, NULL));
    }
    expect_sfen(game_position(game), SAMPLE_FINAL);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_in_all_presets),
        cmocka_unit_test(test_sample_game_in_usi),
        cmocka_unit_test(test_sample_game_in_tsa),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
