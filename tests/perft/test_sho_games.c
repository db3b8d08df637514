/* Whole games of sho shogi: every move is legal, none comes after the end, and the end is right. */
#include "rules/play/law.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/table.h"

enum { GAMES = 13 };

static void moves_play(Game *game, const char *moves, const char *name) {
    char word[16];
    while (word_take(&moves, word)) {
        Refusal why;
        expect_verdict(game_verdict(game), "none");
        if (!game_play(game, move_by_usi(game_position(game), word), &why)) {
            print_error("%s: %s: %s\n", name, word, why.text);
            fail();
        }
    }
}

static void test_games(void **state) {
    (void)state;
    Table table;
    size_t rows = 0;
    table_open(&table, "sho-games.tsv", 6);
    for (; table_next(&table); rows++) {
        Setting setting;
        setting_begin(&setting, table.field[1], table.field[2]);
        Game *game = game_new(&setting.rules, &setting.position);
        assert_non_null(game);
        moves_play(game, table.field[3], table.field[0]);
        expect_sfen(game_position(game), table.field[5]);
        expect_verdict(game_verdict(game), table.field[4]);
        Refusal why = {.text = ""};
        if (game_verdict(game).over) {
            Move any = {.from = square_by_name("5e")};
            assert_false(game_play(game, any, &why));
            assert_int_equal(why.cause, REFUSAL_GAME_OVER);
        }
        game_free(game);
    }
    assert_int_equal(rows, GAMES);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_games)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
