#include "tests/perft/games_table.h"

#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/same_game.h"
#include "tests/support/table.h"

#include <string.h>

enum { GAME_FIELDS = 8, WORD_MAX = 48 };

/* A game that was lost by an illegal move has it as its last one. */
static bool loses_by_it(const Game *game, Move move, const char *result) {
    return strstr(result, reason_word(REASON_ILLEGAL_MOVE)) != NULL &&
           game_rules(game)->option[OPTION_ILLEGAL_MOVE] == ILLEGAL_MOVE_LOSES &&
           !move_is_legal(game_position(game), game_history(game), move, NULL);
}

/* "-" stands for nothing told. */
static bool is_told(const char *field) {
    return strcmp(field, "-") != 0;
}

static void moves_play(Game *game, const char *moves, const char *result, const char *name) {
    char word[WORD_MAX];
    while (is_told(moves) && word_next(&moves, word, sizeof word)) {
        Refusal why;
        expect_verdict(game_verdict(game), "none");
        Move move = move_by_text(game_position(game), word);
        bool last = *moves == '\0';
        if (last && loses_by_it(game, move, result)) {
            game_end(game, verdict_for((uint8_t)colour_other((Colour)game_position(game)->turn),
                                       REASON_ILLEGAL_MOVE));
        } else if (!game_play(game, move, &why)) {
            print_error("%s: %s: %s\n", name, word, why.text);
            fail();
        }
    }
}

/* Tries moves without playing them. */
static void moves_try(const Game *game, const char *moves, bool legal, const char *name) {
    char word[WORD_MAX];
    while (is_told(moves) && word_next(&moves, word, sizeof word)) {
        Refusal why;
        Move move = move_by_text(game_position(game), word);
        if (move_is_legal(game_position(game), game_history(game), move, &why) != legal) {
            print_error("%s: %s should %sbe legal\n", name, word, legal ? "" : "not ");
            fail();
        }
    }
}

/* The game is over in the position shown, and takes no more moves. */
static void expect_no_more(Game *game) {
    Refusal why = {.text = ""};
    Move any = {.from = square_by_name("5e")};
    assert_false(game_play(game, any, &why));
    assert_int_equal(why.cause, REFUSAL_GAME_OVER);
}

static void game_check(Table *table) {
    Setting setting;
    const char *name = table->field[0];
    setting_begin(&setting, table->field[1], table->field[2]);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    moves_play(game, table->field[3], table->field[4], name);
    if (is_told(table->field[5])) {
        expect_sfen(game_position(game), table->field[5]);
    }
    expect_verdict(game_verdict(game), table->field[4]);
    moves_try(game, table->field[6], true, name);
    moves_try(game, table->field[7], false, name);
    if (game_verdict(game).over) {
        expect_no_more(game);
    }
    expect_game_kept(game);
    game_free(game);
}

size_t games_check(const char *file) {
    Table table;
    size_t rows = 0;
    table_open(&table, file, GAME_FIELDS);
    while (table_next(&table)) {
        game_check(&table);
        rows++;
    }
    return rows;
}
