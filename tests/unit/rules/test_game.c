/* A played game: a tree of plies, of which one is shown. */
#include "rules/record/game.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/random.h"

static Game *game_of(const char *rules, const char *sfen) {
    Setting setting;
    setting_begin(&setting, rules, sfen);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    return game;
}

static void moves_play(Game *game, const char *moves) {
    char word[16];
    while (word_take(&moves, word)) {
        assert_true(game_play(game, move_by_usi(game_position(game), word), NULL));
    }
}

static void test_a_new_game(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "fairy", "startpos");
    Game *game = game_new(&setting.rules, NULL);
    assert_non_null(game);
    assert_true(position_equal(game_position(game), &setting.position));
    assert_ptr_equal(game_position(game)->rules, game_rules(game));
    assert_ptr_not_equal(game_rules(game), &setting.rules);
    assert_int_equal(game_rules(game)->option[OPTION_SELF_CHECK], SELF_CHECK_ILLEGAL);
    assert_ptr_equal(game_ply(game), game_start(game));
    assert_ptr_equal(game_line_end(game), game_start(game));
    assert_null(ply_parent(game_start(game)));
    assert_null(ply_first_child(game_start(game)));
    assert_int_equal(ply_move(game_start(game)).from, SQUARE_NONE);
    assert_int_equal(game_history(game)->count, 1);
    assert_false(game_can_undo(game) || game_undo(game));
    assert_false(game_can_redo(game) || game_redo(game));
    game_free(game);
    game_free(NULL);
}

static void test_play_undo_redo(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    moves_play(game, "7g7f 3c3d 2g2f");
    assert_int_equal(ply_depth(game_ply(game)), 3);
    assert_int_equal(game_history(game)->count, 4);
    assert_true(game_undo(game));
    assert_true(game_undo(game));
    expect_sfen(game_position(game),
                "lnsgkgsnl/1r2e2b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B2E2R1/LNSGKGSNL w - 2");
    assert_int_equal(game_history(game)->count, 2);
    assert_true(game_can_redo(game) && game_redo(game) && game_redo(game));
    assert_false(game_redo(game));
    expect_sfen(game_position(game),
                "lnsgkgsnl/1r2e2b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B2E2R1/LNSGKGSNL w - 4");
    assert_true(move_equal(ply_move(game_ply(game)), game_history(game)->past[3].move));
    game_free(game);
}

static void test_variations(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    Move moves[4];
    moves_play(game, "7g7f 3c3d");
    assert_true(game_undo(game));
    moves_play(game, "8c8d");
    assert_true(game_undo(game));
    moves_play(game, "4a4b 2g2f");
    assert_true(game_undo(game) && game_undo(game));
    assert_int_equal(game_variations(game, moves, 4), 3);
    assert_true(move_equal(moves[0], move_by_usi(game_position(game), "3c3d")));
    assert_true(move_equal(moves[1], move_by_usi(game_position(game), "8c8d")));
    assert_true(move_equal(moves[2], move_by_usi(game_position(game), "4a4b")));
    assert_int_equal(game_variations(game, moves, 1), 3);
    assert_int_equal(game_variations(game, NULL, 0), 3);
    const Ply *first = ply_first_child(game_ply(game));
    const Ply *last = ply_next_sibling(ply_next_sibling(first));
    assert_null(ply_next_sibling(last));
    assert_ptr_equal(ply_shown_child(game_ply(game)), last);
    assert_ptr_equal(ply_parent(first), game_ply(game));
    assert_int_equal(ply_depth(game_line_end(game)), 3);
    game_free(game);
}

/* A move that stands in the tree already is only shown, with all that follows it. */
static void test_the_same_move_again(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    moves_play(game, "7g7f 3c3d 2g2f");
    const Ply *deep = game_ply(game);
    game_show(game, game_start(game));
    assert_int_equal(game_history(game)->count, 1);
    moves_play(game, "7g7f");
    assert_int_equal(game_variations(game, NULL, 0), 1);
    assert_ptr_equal(game_line_end(game), deep);
    game_show(game, game_start(game));
    moves_play(game, "2g2f");
    assert_ptr_not_equal(game_line_end(game), deep);
    game_show(game, deep);
    assert_ptr_equal(game_ply(game), deep);
    assert_int_equal(game_history(game)->count, 4);
    assert_ptr_equal(game_history(game)->past[3].position, game_position(game));
    game_free(game);
}

static void test_illegal_moves_change_nothing(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    Refusal why = {.text = ""};
    assert_false(game_play(game, move_by_usi(game_position(game), "7g7e"), &why));
    assert_int_equal(why.cause, REFUSAL_NOT_ITS_MOVE);
    expect_sentence(why.text);
    assert_false(game_play(game, move_by_usi(game_position(game), "7g7e"), NULL));
    assert_ptr_equal(game_ply(game), game_start(game));
    assert_int_equal(game_variations(game, NULL, 0), 0);
    game_free(game);
}

static void test_nothing_after_the_end(void **state) {
    (void)state;
    Game *game = game_of("default", "4k4/9/4r4/3S5/9/9/9/9/4K3P b - 1");
    Refusal why = {.text = ""};
    moves_play(game, "6d5c");
    expect_verdict(game_verdict(game), "black bare_king");
    assert_false(game_play(game, move_by_usi(game_position(game), "5a4a"), &why));
    assert_int_equal(why.cause, REFUSAL_GAME_OVER);
    assert_string_equal(why.text, "The game is over: a royal piece was left alone.");
    game_end(game, verdict_for(WHITE, REASON_RESIGNATION));
    expect_verdict(game_verdict(game), "black bare_king");
    assert_true(game_undo(game));
    expect_verdict(game_verdict(game), "none");
    game_free(game);
}

/* A game may begin where it is over already. */
static void test_over_from_the_start(void **state) {
    (void)state;
    Game *game = game_of("default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1");
    expect_verdict(game_verdict(game), "black bare_king");
    assert_false(game_play(game, move_by_usi(game_position(game), "5a5b"), NULL));
    game_free(game);
}

static void test_resignation_and_taking_it_back(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    moves_play(game, "7g7f");
    game_end(game, verdict_for(BLACK, REASON_RESIGNATION));
    expect_verdict(game_verdict(game), "black resignation");
    expect_verdict(ply_verdict(game_ply(game)), "black resignation");
    game_end(game, verdict_for(COLOUR_NONE, REASON_AGREED_DRAW));
    expect_verdict(game_verdict(game), "black resignation");
    assert_false(game_play(game, move_by_usi(game_position(game), "3c3d"), NULL));
    assert_true(game_can_undo(game) && game_undo(game));
    expect_verdict(game_verdict(game), "none");
    assert_int_equal(ply_depth(game_ply(game)), 1);
    game_end(game, verdict_for(COLOUR_NONE, REASON_AGREED_DRAW));
    expect_verdict(game_verdict(game), "draw agreed_draw");
    game_free(game);
}

static void test_an_end_before_the_first_move(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    game_end(game, verdict_for(WHITE, REASON_RESIGNATION));
    assert_true(game_can_undo(game) && game_undo(game));
    assert_false(game_can_undo(game));
    moves_play(game, "7g7f");
    game_free(game);
}

/* Moves may have been played before the players ended the game at an earlier ply. */
static void test_playing_on_behind_an_end(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    Refusal why = {.text = ""};
    game_end(game, verdict_for(WHITE, REASON_RESIGNATION));
    Move move = move_by_usi(game_position(game), "7g7f");
    assert_false(game_play(game, move, &why));
    assert_int_equal(why.cause, REFUSAL_GAME_OVER);
    assert_true(game_replay(game, move, &why));
    expect_verdict(ply_verdict(game_start(game)), "white resignation");
    expect_verdict(game_verdict(game), "none");
    assert_false(game_replay(game, move, &why));
    assert_int_equal(why.cause, REFUSAL_NOT_YOURS);
    game_free(game);
    game = game_of("default", "4k4/9/9/9/9/9/9/4P4/4K4 w - 1");
    assert_false(game_replay(game, move_by_usi(game_position(game), "5a5b"), &why));
    assert_int_equal(why.cause, REFUSAL_GAME_OVER);
    game_free(game);
}

static void test_preferring_another_line(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    moves_play(game, "7g7f 3c3d 2g2f");
    game_show(game, ply_parent(game_ply(game)));
    moves_play(game, "9g9f 8c8d");
    game_show(game, game_start(game));
    const Ply *second = ply_first_child(ply_first_child(game_start(game)));
    game_prefer(game, ply_first_child(second));
    assert_ptr_equal(game_ply(game), game_start(game));
    assert_int_equal(ply_depth(game_line_end(game)), 3);
    game_prefer(game, ply_next_sibling(ply_first_child(second)));
    assert_int_equal(ply_depth(game_line_end(game)), 4);
    game_show(game, second);
    game_prefer(game, ply_first_child(second));
    assert_true(game_redo(game));
    expect_sfen(game_position(game),
                "lnsgkgsnl/1r2e2b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B2E2R1/LNSGKGSNL w - 4");
    game_free(game);
}

/* Every ply is told once: a move, what was played after it, then the other moves in its place. */
static void test_telling_the_tree(void **state) {
    (void)state;
    static const char *const moves[] = {"7g7f", "3c3d", "2g2f", "9g9f", "8c8d", "2g2f", "3c3d"};
    Game *game = game_of("default", "startpos");
    assert_null(ply_next(game_start(game)));
    moves_play(game, "7g7f 3c3d 2g2f");
    game_show(game, ply_parent(game_ply(game)));
    moves_play(game, "9g9f 8c8d");
    game_show(game, game_start(game));
    moves_play(game, "2g2f 3c3d");
    const Ply *ply = game_start(game);
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        ply = ply_next(ply);
        assert_non_null(ply);
        const Position *before = ply_position(ply_parent(ply));
        assert_true(move_equal(ply_move(ply), move_by_usi(before, moves[i])));
    }
    assert_null(ply_next(ply));
    game_free(game);
}

/* The way to the ply shown is right wherever one comes from: up, down, or from another line. */
static void test_showing_plies_in_any_order(void **state) {
    (void)state;
    const Ply *plies[8];
    Random random = random_seeded(5);
    Game *game = game_of("default", "startpos");
    moves_play(game, "7g7f 3c3d 2g2f");
    game_show(game, ply_parent(game_ply(game)));
    moves_play(game, "9g9f 8c8d");
    game_show(game, game_start(game));
    moves_play(game, "2g2f 3c3d");
    size_t count = 0;
    for (const Ply *ply = game_start(game); ply != NULL; ply = ply_next(ply)) {
        plies[count++] = ply;
    }
    assert_int_equal(count, 8);
    for (int i = 0; i < 1000; i++) {
        const Ply *ply = plies[random_below(&random, count)];
        game_show(game, ply);
        assert_int_equal(game_history(game)->count, ply_depth(ply) + 1);
        for (; ply != NULL; ply = ply_parent(ply)) {
            const Past *past = &game_history(game)->past[ply_depth(ply)];
            assert_ptr_equal(past->position, ply_position(ply));
            assert_true(move_equal(past->move, ply_move(ply)));
            assert_true(ply_parent(ply) == NULL || ply_shown_child(ply_parent(ply)) == ply);
        }
    }
    game_free(game);
}

static void test_effects_of_a_ply(void **state) {
    (void)state;
    static Effects effects;
    Game *game = game_of("default", "startpos");
    ply_effects(game_ply(game), &effects);
    assert_int_equal(effects.count, 0);
    moves_play(game, "7g7f 3c3d 2g2f 2b8h+");
    ply_effects(game_ply(game), &effects);
    assert_int_equal(effects.count, 4);
    assert_int_equal(effects.change[3].cause, CAUSE_PROMOTED);
    game_free(game);
}

static void test_comments(void **state) {
    (void)state;
    Game *game = game_of("default", "startpos");
    char text[] = "first";
    assert_string_equal(ply_comment(game_ply(game)), "");
    assert_true(game_comment(game, text));
    text[0] = 'F';
    assert_string_equal(ply_comment(game_ply(game)), "first");
    assert_true(game_comment(game, "second"));
    moves_play(game, "7g7f");
    assert_string_equal(ply_comment(game_ply(game)), "");
    assert_string_equal(ply_comment(game_start(game)), "second");
    assert_true(game_comment(game, ""));
    assert_string_equal(ply_comment(game_ply(game)), "");
    game_free(game);
}

/* Longer than any room that is made at first: the pawns of a wing walk, then the lance behind
 * them. */
static void test_long_games(void **state) {
    (void)state;
    enum { PLIES = 200 };
    Random random = random_seeded(1);
    Game *game = game_of("default", "startpos");
    while (ply_depth(game_ply(game)) < PLIES) {
        MoveList list;
        moves_all(game_position(game), &list);
        if (game_verdict(game).over || list.count == 0) {
            assert_true(game_undo(game) && game_undo(game) && game_undo(game));
            continue;
        }
        assert_true(game_play(game, list.move[random_below(&random, list.count)], NULL));
    }
    const History *history = game_history(game);
    assert_int_equal(history->count, PLIES + 1);
    for (const Ply *ply = game_ply(game); ply != NULL; ply = ply_parent(ply)) {
        assert_ptr_equal(history->past[ply_depth(ply)].position, ply_position(ply));
    }
    size_t depth = PLIES;
    for (; game_undo(game); depth--) {
        assert_int_equal(game_history(game)->count, depth);
    }
    assert_int_equal(depth, 0);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_new_game),
        cmocka_unit_test(test_play_undo_redo),
        cmocka_unit_test(test_variations),
        cmocka_unit_test(test_the_same_move_again),
        cmocka_unit_test(test_illegal_moves_change_nothing),
        cmocka_unit_test(test_nothing_after_the_end),
        cmocka_unit_test(test_over_from_the_start),
        cmocka_unit_test(test_resignation_and_taking_it_back),
        cmocka_unit_test(test_an_end_before_the_first_move),
        cmocka_unit_test(test_playing_on_behind_an_end),
        cmocka_unit_test(test_preferring_another_line),
        cmocka_unit_test(test_telling_the_tree),
        cmocka_unit_test(test_showing_plies_in_any_order),
        cmocka_unit_test(test_effects_of_a_ply),
        cmocka_unit_test(test_comments),
        cmocka_unit_test(test_long_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
