/* No position twice (chu-shogi.md 10): with and without the exemption of a player in check. */
#include "rules/laws/laws.h"
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/game_words.h"

#define QUIET "k5g5/12/12/12/12/12/12/12/12/12/12/6G4K b - 21"
#define CHECKED "3g8/7k4/12/12/12/8Q3/12/12/12/12/12/11K b - 1"
#define LIONS "k5n5/12/12/12/12/12/12/12/12/12/12/6N4K b - 1"

static const char *const BOTH[] = {"chu historical", "chu winboard"};

static void refused_check(const char *rules, const char *sfen, const char *moves,
                          const char *refused) {
    Game *game = game_by_words(rules, sfen, moves);
    Refusal why = expect_game_refuses(game, refused);
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, &LAW_NO_RECURRENCE);
    game_free(game);
}

static void test_refused_from_the_first_time(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        Game *game = game_by_words(BOTH[i], QUIET, "6l6k 6a6b 6k6l");
        assert_string_equal(expect_game_refuses(game, "6b6a").text,
                            "This would bring back the position that stood before move 21; no "
                            "position may come up twice.");
        game_play_words(game, "6b6c 1l1k 6c6b");
        refused_check(BOTH[i], QUIET, "6l6k 6a6b 6k6l", "6b6a");
        game_free(game);
    }
}

/* The same board is no recurrence with the other side to move, or without the ban that stood. */
static void test_what_is_another_position(void **state) {
    (void)state;
    static const char *const fell = "k5g5/12/12/12/12/12/12/12/12/12/12/6G4K b 5e 1";
    for (int i = 0; i < 2; i++) {
        expect_game(BOTH[i], QUIET, "6l5k 6a6b 5k5l 6b6a 5l6l", "none");
        expect_game(BOTH[i], fell, "6l6k 6a6b 6k6l 6b6a", "none");
        refused_check(BOTH[i], fell, "6l6k 6a6b 6k6l 6b6a", "6l6k");
    }
}

static void test_who_stands_in_check_is_exempt(void **state) {
    (void)state;
    expect_game("chu historical", CHECKED, "4f5f 5b4b 5f4f 4b5b", "none");
    refused_check("chu historical", CHECKED, "4f5f 5b4b 5f4f 4b5b", "4f5f");
    refused_check("chu winboard", CHECKED, "4f5f 5b4b 5f4f", "4b5b");
}

/* With a second royal there is no check, unless the option counts any royal. */
static void test_two_royals_are_not_exempt(void **state) {
    (void)state;
    static const char *const sfen = "3g7+e/7k4/12/12/12/8Q3/12/12/12/12/12/11K b - 1";
    refused_check("chu historical check_means=sole_royal", sfen, "4f5f 5b4b 5f4f", "4b5b");
    expect_game("chu historical check_means=any_royal", sfen, "4f5f 5b4b 5f4f 4b5b", "none");
}

/* A pass hands the turn over and is another position; a pass in answer brings the first back. */
static void test_passes(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        refused_check(BOTH[i], LIONS, "6l6k6l", "6a6b6a");
        expect_game(BOTH[i], LIONS, "6l6k6l 6a6b 6l6k6l", "none");
        expect_game(BOTH[i], LIONS, "6l6k 6a6b6a 6k6l", "none");
    }
}

/* White's king steps to and fro between two squares behind a wall of pawns that cannot move. */
#define WALLED "kp10/1p10/pp10/pp10/pp10/pp10/pp10/pp10/pp10/pp10/pp10/pp4R4K b - 1"

/* If every move would bring a position back, none is left, and the side to move has lost. */
static void test_nothing_else_to_play(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        Game *game = game_by_words(BOTH[i], WALLED, "6l6k 12a12b 6k6l");
        expect_verdict(game_verdict(game), "black stalemate");
        game_free(game);
        expect_game(BOTH[i], WALLED, "6l6k 12a12b 6k5k", "none");
    }
    expect_game("chu lishogi", WALLED, "6l6k 12a12b 6k6l", "none");
}

/* The list of moves knows no history. */
static void test_the_list_is_not_shortened(void **state) {
    (void)state;
    Game *game = game_by_words("chu historical", QUIET, "6l6k 6a6b 6k6l");
    Move back = move_by_usi(game_position(game), "6b6a");
    assert_true(move_is_legal(game_position(game), NULL, back, NULL));
    assert_false(move_is_legal(game_position(game), game_history(game), back, NULL));
    game_free(game);
}

static void test_other_rules_let_it_pass(void **state) {
    (void)state;
    expect_game("chu lishogi", QUIET, "6l6k 6a6b 6k6l 6b6a", "none");
    expect_game("chu jcsa", QUIET, "6l6k 6a6b 6k6l 6b6a", "none");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refused_from_the_first_time),
        cmocka_unit_test(test_what_is_another_position),
        cmocka_unit_test(test_who_stands_in_check_is_exempt),
        cmocka_unit_test(test_two_royals_are_not_exempt),
        cmocka_unit_test(test_passes),
        cmocka_unit_test(test_nothing_else_to_play),
        cmocka_unit_test(test_the_list_is_not_shortened),
        cmocka_unit_test(test_other_rules_let_it_pass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
