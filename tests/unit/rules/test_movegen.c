/* The list of legal moves: complete, in order, and the same as the counts and the check of one
 * move. */
#include "rules/notation/usi.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

static void test_moves_from_the_start(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    expect_moves(&setting, "7g", "7g7f");
    expect_moves(&setting, "8h", "");
    expect_moves(&setting, "2h", "2h1h 2h3h 2h4h");
    expect_moves(&setting, "5h", "5h4h 5h6h");
    expect_moves(&setting, "5i", "5i4h 5i6h");
    expect_moves(&setting, "4i", "4i3h 4i4h");
    expect_moves(&setting, "3i", "3i3h 3i4h");
    expect_moves(&setting, "2i", "");
    expect_moves(&setting, "1i", "1i1h");
    assert_int_equal(moves_count(&setting.position), 26);
}

static void test_only_of_the_side_to_move(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    expect_moves(&setting, "7c", "");
    expect_moves(&setting, "5e", "");
    setting_play(&setting, "7g7f");
    expect_moves(&setting, "7g", "");
    expect_moves(&setting, "7f", "");
    expect_moves(&setting, "7c", "7c7d");
}

/* Runs end before a friend and on an enemy; promoted runners add single steps. */
static void test_runs_and_what_stops_them(void **state) {
    (void)state;
    Setting setting;
    setting_draw(&setting, "default",
                 ". . . . k . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . . . . . .\n"
                 ". p . . +R . P . .\n"
                 ". . . p . P . . .\n"
                 ". . . . . . . . .\n"
                 ". . . . G . . . .\n"
                 ". . . . K . . . .\n"
                 "b\n");
    expect_moves(&setting, "5e",
                 "5e5d 5e5c 5e5b 5e5a 5e6e 5e7e 5e8e 5e4e 5e5f 5e5g 5e4d 5e6d 5e6f");
}

static void test_promotion_doubles_moves(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/9/3S5/9/9/9/9/4K4 b - 1");
    expect_moves(&setting, "6d", "6d5c 6d5c+ 6d6c 6d6c+ 6d7c 6d7c+ 6d5e 6d7e");
}

static void test_order_is_that_of_sfen_then_of_bearings(void **state) {
    (void)state;
    static const char *const expected[] = {"9g9f", "9h8g", "9h8i", "1h1g", "5i5h",
                                           "5i4h", "5i4i", "5i6i", "5i6h"};
    Setting setting;
    MoveList list;
    setting_begin(&setting, "default", "4k4/9/9/9/9/9/P8/S7P/4K4 b - 1");
    moves_all(&setting.position, &list);
    assert_int_equal(list.count, sizeof expected / sizeof expected[0]);
    for (size_t i = 0; i < list.count; i++) {
        char text[MOVE_TEXT_MAX];
        usi_write(list.move[i], text, sizeof text);
        assert_string_equal(text, expected[i]);
    }
}

static void test_nobody_moves_once_the_royals_are_lost(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default bare_king=none", "4k4/9/4R4/9/9/9/p8/9/4K4 b - 1");
    setting_play(&setting, "5c5a");
    assert_int_equal(moves_count(&setting.position), 0);
    assert_false(moves_exist(&setting.position, NULL));
    Refusal why = expect_refused(&setting, "9g9h");
    assert_int_equal(why.cause, REFUSAL_GAME_OVER);
}

static void test_paths_are_the_moves_of_one_leg_pieces(void **state) {
    (void)state;
    Setting setting;
    MoveList paths;
    MoveList moves;
    setting_begin(&setting, "fairy", "k8/9/9/9/4+B4/9/9/9/4K4 b - 1");
    moves_paths(&setting.position, square_by_name("5e"), &paths);
    moves_from(&setting.position, square_by_name("5e"), &moves);
    assert_int_equal(paths.count, 20);
    assert_int_equal(moves.count, 20);
    for (size_t i = 0; i < paths.count; i++) {
        assert_true(move_equal(paths.move[i], moves.move[i]));
    }
}

static void test_counting_under_self_check(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "fairy", "4k4/9/3N1N3/9/9/9/4r4/9/4K4 w - 1");
    assert_int_equal(moves_count(&setting.position), 5);
    setting_begin(&setting, "default", "4k4/9/3N1N3/9/9/9/4r4/9/4K4 w - 1");
    assert_int_equal(moves_count(&setting.position), 35);
}

static void test_malformed_moves_are_refused(void **state) {
    (void)state;
    Setting setting;
    Refusal why = {.text = ""};
    setting_begin(&setting, "default", "startpos");
    Square pawn = square_by_name("7g");
    Move nowhere = {.from = SQUARE_NONE};
    Move still = {.from = pawn};
    Move twice = {.from = pawn,
                  .steps = 2,
                  .step = {{square_by_name("7f"), ACT_GO}, {square_by_name("7e"), ACT_GO}}};
    Move shot = {.from = pawn, .steps = 1, .step = {{square_by_name("7f"), ACT_SHOOT}}};
    Move promoted = {.from = pawn,
                     .steps = 1,
                     .promotion = MOVE_PROMOTED,
                     .step = {{square_by_name("7f"), ACT_GO}}};
    const Move moves[] = {nowhere, still, twice, shot, promoted};
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        assert_false(move_is_legal(&setting.position, NULL, moves[i], &why));
        expect_sentence(why.text);
        assert_false(move_is_legal(&setting.position, NULL, moves[i], NULL));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_moves_from_the_start),
        cmocka_unit_test(test_only_of_the_side_to_move),
        cmocka_unit_test(test_runs_and_what_stops_them),
        cmocka_unit_test(test_promotion_doubles_moves),
        cmocka_unit_test(test_order_is_that_of_sfen_then_of_bearings),
        cmocka_unit_test(test_nobody_moves_once_the_royals_are_lost),
        cmocka_unit_test(test_paths_are_the_moves_of_one_leg_pieces),
        cmocka_unit_test(test_counting_under_self_check),
        cmocka_unit_test(test_malformed_moves_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
