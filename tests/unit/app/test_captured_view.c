/* The row of taken pieces: whose, in which order, as they stood on the board, and never outside its
 * box. */
#include "app/views/captured_view.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/setting.h"
#include "tests/ui/sight.h"

#include <string.h>

static const Rect BOX = {100, 50, 300, 28};

static Game *game_under(const char *words, const char *sfen, const char *moves) {
    Setting setting;
    char word[16];
    setting_begin(&setting, words, sfen);
    Game *game = game_new(&setting.rules, &setting.position);
    assert_non_null(game);
    while (word_take(&moves, word)) {
        Refusal why = {.text = ""};
        assert_true(game_play(game, move_by_usi(game_position(game), word), &why));
    }
    return game;
}

static Game *game_of(const char *sfen, const char *moves) {
    return game_under("default bare_king=none", sfen, moves);
}

static Canvas *drawn_in(const Game *game, Colour side, Rect box) {
    CanvasFrame frame = {.width = 600, .height = 400, .scale = 1, .theme = THEME_LIGHT};
    Canvas *canvas = canvas_new(canvas_measure_fixed, NULL);
    assert_non_null(canvas);
    canvas_begin(canvas, &frame);
    captured_view_draw(canvas, game, side, box);
    return canvas;
}

static Canvas *drawn(const Game *game, Colour side) {
    return drawn_in(game, side, BOX);
}

/* The letters of the taken pieces from left to right are these. */
static void expect_row(const Canvas *canvas, const char *const *letters, size_t count) {
    float x = 0;
    size_t found = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_PIECE) {
            assert_true(found < count);
            assert_string_equal(command->piece.letters, letters[found++]);
            assert_true(command->spot.centre.x > x);
            x = command->spot.centre.x;
            assert_true(x + BOX.h / 2 <= BOX.x + BOX.w + 1);
        }
    }
    assert_int_equal(found, count);
}

static void test_nothing(void **state) {
    (void)state;
    Game *game = game_of("startpos", "7g7f 3c3d");
    Canvas *canvas = drawn(game, BLACK);
    assert_true(sight_reads(canvas, "has taken nothing"));
    assert_int_equal(sight_count(canvas, COMMAND_PIECE), 0);
    canvas_free(canvas);
    game_free(game);
}

static void test_order_and_sides(void **state) {
    (void)state;
    static const char *const BLACKS[] = {"B", "S", "G"};
    static const char *const WHITES[] = {"P", "+B"};
    Game *game = game_of("startpos", "7g7f 3c3d 8h2b+ 9c9d 2b3a 9d9e 3a4a 9e9f 4a4b 9f9g 4b4c "
                                     "5b4c");
    Canvas *canvas = drawn(game, WHITE);
    expect_row(canvas, WHITES, 2);
    canvas_free(canvas);
    game_undo(game);
    game_undo(game);
    canvas = drawn(game, BLACK);
    expect_row(canvas, BLACKS, 3);
    canvas_free(canvas);
    /* Only what was taken on the way to the ply that is shown. */
    while (ply_depth(game_ply(game)) > 3) {
        game_undo(game);
    }
    canvas = drawn(game, BLACK);
    expect_row(canvas, BLACKS, 1);
    canvas_free(canvas);
    game_free(game);
}

/* In the hand of their taker White's pieces stand upright, and White's king keeps its own name. */
/* A move that takes two pieces puts both there, the second as the later one; a pass none. */
static void test_two_at_once(void **state) {
    (void)state;
    static const char *const BLACKS[] = {"P", "B", "G"};
    Game *game = game_under("chu lishogi", "4k6p/12/12/12/6b5/5p6/5Ng5/12/12/12/12/5K6 b - 1",
                            "7g7f6e 1a1b 6e6f6e 8a8b 6e6f6g 8b8a 6g6f6g");
    Canvas *canvas = drawn(game, BLACK);
    expect_row(canvas, BLACKS, 3);
    canvas_free(canvas);
    game_free(game);
}

static void test_upright(void **state) {
    (void)state;
    Game *game = game_of("4k4/9/4R4/9/9/9/9/9/4K4 b - 1", "5c5a+");
    Canvas *canvas = drawn(game, BLACK);
    const CanvasCommand *king = sight_piece(canvas, BOX);
    assert_non_null(king);
    assert_false(king->piece.turned);
    assert_string_equal(king->piece.kanji, "王将");
    /* One kanji stands for the name where there is no room for two: never that of Black's king. */
    const char *alone = king->piece.kanji_short;
    assert_true(alone == NULL || strcmp(alone, "王") == 0);
    canvas_free(canvas);
    game_free(game);
}

/* A rook eats a whole row: 18 pieces stand closer together. */
static void test_many(void **state) {
    (void)state;
    static const char *const ROW[] = {"P", "P", "P", "P", "P", "P", "P", "P", "P",
                                      "P", "P", "P", "P", "P", "P", "P", "P"};
    Game *game = game_of("4k4/9/9/ppppppppR/ppppppppp/9/9/4K4/8p b - 1",
                         "1d2d 5a4a 2d3d 4a5a 3d4d 5a4a 4d5d 4a5a 5d6d 5a4a 6d7d 4a5a 7d8d 5a4a "
                         "8d9d 4a5a 9d9e 5a4a 9e8e 4a5a 8e7e 5a4a 7e6e 4a5a 6e5e 5a4a 5e4e 4a5a "
                         "4e3e 5a4a 3e2e 4a5a 2e1e");
    Canvas *canvas = drawn(game, BLACK);
    expect_row(canvas, ROW, 17);
    assert_true(sight_reads(canvas, "has taken"));
    canvas_free(canvas);
    /* In the narrowest panel the words give way, so that the pieces do not hide each other. */
    Rect narrow = {100, 50, 200, 28};
    canvas = drawn_in(game, BLACK, narrow);
    assert_false(sight_reads(canvas, "has taken"));
    assert_int_equal(sight_count(canvas, COMMAND_PIECE), 17);
    assert_int_equal(sight_count_in(canvas, COMMAND_PIECE, rect_inset(narrow, 13.9F)), 17);
    canvas_free(canvas);
    game_free(game);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing),     cmocka_unit_test(test_order_and_sides),
        cmocka_unit_test(test_two_at_once), cmocka_unit_test(test_upright),
        cmocka_unit_test(test_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
