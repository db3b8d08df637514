#include "tests/support/game_words.h"

#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/setting.h"

void game_play_words(Game *game, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        Refusal why = {.text = ""};
        expect_verdict(game_verdict(game), "none");
        if (!game_play(game, move_by_usi(game_position(game), word), &why)) {
            print_error("%s: %s\n", word, why.text);
            fail();
        }
    }
}

Game *game_by_words(const char *words, const char *sfen, const char *moves) {
    Setting setting;
    setting_begin(&setting, words, sfen);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    game_play_words(game, moves);
    return game;
}

void expect_game(const char *words, const char *sfen, const char *moves, const char *outcome) {
    Game *game = game_by_words(words, sfen, moves);
    expect_verdict(game_verdict(game), outcome);
    game_free(game);
}

Refusal expect_game_refuses(const Game *game, const char *usi) {
    Refusal why = {.text = ""};
    Move move = move_by_usi(game_position(game), usi);
    if (move_is_legal(game_position(game), game_history(game), move, &why)) {
        print_error("%s should be refused\n", usi);
        fail();
    }
    expect_sentence(why.text);
    return why;
}
