/* Random games with variations, comments and ends: written and read they are the same, and written
 * again they give the same bytes. */
#include "rules/play/law.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/game_words.h"
#include "tests/support/random.h"
#include "tests/support/same_game.h"
#include "tests/support/setting.h"

enum { GAMES = 300, PLIES = 120, COMMENT_MAX = 40, LONG_PLIES = 3000 };

static const char *const RULES[] = {"default",
                                    "fairy",
                                    "default bare_king=counter stalemate=draw",
                                    "fairy illegal_move=loses",
                                    "chu lishogi",
                                    "chu jcsa",
                                    "chu historical",
                                    "chu winboard",
                                    "chu lishogi linear_pass=off repetition=jcsa",
                                    "ko default",
                                    "ko free-shooting",
                                    "ko qboard",
                                    "ko free-shooting setup_mirror=on illegal_loses=off"};

enum { RULES_COUNT = sizeof RULES / sizeof RULES[0] };

static const Verdict ENDS[] = {{true, BLACK, REASON_RESIGNATION},
                               {true, WHITE, REASON_RESIGNATION},
                               {true, COLOUR_NONE, REASON_AGREED_DRAW},
                               {true, BLACK, REASON_ILLEGAL_MOVE}};

static void comment_at_random(Game *game, Random *random) {
    char text[COMMENT_MAX];
    size_t length = random_below(random, sizeof text);
    for (size_t i = 0; i < length; i++) {
        bool odd = random_below(random, 4) == 0;
        text[i] = odd ? "\n\\\r\t\x01\xe5\xb0\x8f"[random_below(random, 8)]
                      : (char)(' ' + random_below(random, 95));
    }
    text[length] = '\0';
    assert_true(game_comment(game, text));
}

/* Any ply of the line shown, or of another one. */
static void show_at_random(Game *game, Random *random, size_t plies) {
    const Ply *ply = game_start(game);
    for (uint64_t steps = random_below(random, plies + 1); steps > 0; steps--) {
        ply = ply_next(ply);
    }
    game_show(game, ply);
}

/* A listed move, or another way of the same piece, which the list may leave out. */
static Move choose_at_random(const Position *position, Random *random) {
    static MoveList list;
    moves_all(position, &list);
    Move move = list.move[random_below(random, list.count)];
    if (random_below(random, 3) == 0) {
        moves_paths(position, move.from, &list);
        move = list.move[random_below(random, list.count)];
    }
    return move;
}

/* Plays a random move; tells whether the tree has grown. The game refuses what brings a position
 * back, where its rules say so. */
static bool move_at_random(Game *game, Random *random) {
    if (game_verdict(game).over) {
        return false;
    }
    size_t before = game_variations(game, NULL, 0);
    const Ply *parent = game_ply(game);
    Refusal why = {.law = NULL};
    while (!game_play(game, choose_at_random(game_position(game), random), &why)) {
        assert_non_null(why.law);
        assert_string_equal(why.law->key, "no_recurrence");
    }
    const Ply *played = game_ply(game);
    game_show(game, parent);
    bool grown = game_variations(game, NULL, 0) > before;
    game_show(game, played);
    return grown;
}

static Game *game_at_random(uint64_t seed) {
    Random random = random_seeded(seed);
    Setting setting;
    setting_begin(&setting, RULES[seed % RULES_COUNT], "startpos");
    Game *game = game_new(&setting.rules, seed % 2 == 0 ? NULL : &setting.position);
    assert_non_null(game);
    size_t plies = 0;
    for (int i = 0; i < PLIES; i++) {
        plies += move_at_random(game, &random);
        if (random_below(&random, 8) == 0) {
            comment_at_random(game, &random);
        }
        if (random_below(&random, 12) == 0) {
            show_at_random(game, &random, plies);
        }
        if (random_below(&random, 25) == 0) {
            game_end(game, ENDS[random_below(&random, 4)]);
            show_at_random(game, &random, plies);
        }
    }
    return game;
}

static void test_random_games(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        Game *game = game_at_random(seed);
        expect_game_kept(game);
        game_free(game);
    }
}

/* Where a lion fell and who declined promotion is kept, with the passes and double moves after it.
 */
static void test_a_start_with_a_memory(void **state) {
    (void)state;
    Game *game = game_by_words("chu historical",
                               "k11/12/12/7S4/12/6N5/4+D7/12/4s7/12/12/11K b 12l 5 d=5d,8i",
                               "6f6e6f 8i8j 8g9f8g 8j8k 6f5e6e");
    assert_int_equal(game_position(game)->ply, 10);
    expect_game_kept(game);
    game_free(game);
}

/* The way back to where a move belongs is short however long the game is: all of a long line, then
 * a variation at each of its plies. */
static void test_a_long_game(void **state) {
    (void)state;
    Random random = random_seeded(1);
    Setting setting;
    setting_begin(&setting, "fairy", "startpos");
    Game *game = game_new(&setting.rules, NULL);
    while (ply_depth(game_ply(game)) < LONG_PLIES) {
        if (game_verdict(game).over) {
            assert_true(game_undo(game) && game_undo(game) && game_undo(game));
        }
        move_at_random(game, &random);
    }
    while (game_undo(game)) {
        const Ply *here = game_ply(game);
        move_at_random(game, &random);
        game_show(game, here);
    }
    expect_game_kept(game);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_games),
                                       cmocka_unit_test(test_a_start_with_a_memory),
                                       cmocka_unit_test(test_a_long_game)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
