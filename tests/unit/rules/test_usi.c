/* Moves as engines write them (notation.md 2.2). */
#include "rules/notation/usi.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"

#include <string.h>

static void unreadable_check(const char *text, int column, const char *part) {
    Setting setting;
    Move move;
    Problem why = {.text = ""};
    setting_begin(&setting, "default", "startpos");
    assert_int_equal(usi_read(&move, &setting.position, text, &why), READING_UNREADABLE);
    assert_int_equal(usi_read(&move, &setting.position, text, NULL), READING_UNREADABLE);
    expect_problem(&why, text);
    assert_int_equal(why.column, column);
    expect_part(why.text, part);
}

static void test_squares_of_a_move(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    Move move = move_by_usi(&setting.position, "7g7f");
    assert_int_equal(move.from, square_by_name("7g"));
    assert_int_equal(move.steps, 1);
    assert_int_equal(move.step[0].square, square_by_name("7f"));
    assert_int_equal(move.step[0].act, ACT_GO);
    assert_int_equal(move.promotion, MOVE_NOT_ASKED);
}

static void test_promotion_signs(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "k8/9/9/3S5/9/9/9/9/4K4 b - 1");
    assert_int_equal(move_by_usi(&setting.position, "6d6c+").promotion, MOVE_PROMOTED);
    assert_int_equal(move_by_usi(&setting.position, "6d6c").promotion, MOVE_KEPT);
    assert_int_equal(move_by_usi(&setting.position, "6d6c=").promotion, MOVE_KEPT);
    assert_int_equal(move_by_usi(&setting.position, "6d6c?").promotion, MOVE_KEPT);
    assert_int_equal(move_by_usi(&setting.position, "6d5e").promotion, MOVE_NOT_ASKED);
    assert_int_equal(move_by_usi(&setting.position, "6d5e=").promotion, MOVE_NOT_ASKED);
    expect_legal(&setting, "6d6c= 6d6c? 6d5e=");
    expect_illegal(&setting, "6d5e+");
}

/* Understood, though no piece can do it: that is for the check of legality to say. */
static void test_impossible_moves_are_readable(void **state) {
    (void)state;
    Setting setting;
    setting_begin(&setting, "default", "startpos");
    expect_illegal(&setting, "5e5d 7c7d 7g7a 7g7g 1a9i 7g7f+ 7g7f7g");
}

static void test_unreadable(void **state) {
    (void)state;
    unreadable_check("", 1, "a square was expected");
    unreadable_check("7g", 3, "The square to move to is missing.");
    unreadable_check("7g7", 3, "a square was expected");
    unreadable_check("7g+", 3, "The square to move to is missing.");
    unreadable_check("g7f7", 1, "a square was expected");
    unreadable_check("07g7f", 1, "a square was expected");
    unreadable_check("7G7F", 1, "a square was expected");
    unreadable_check("7j7i", 1, "There is no square 7j on a board of 9 by 9.");
    unreadable_check("7g7j", 3, "There is no square 7j");
    unreadable_check("10a9a", 1, "There is no square 10a");
    unreadable_check("7g10a", 3, "There is no square 10a");
    unreadable_check("123a1a", 1, "a square was expected");
    unreadable_check("P*5e", 1, "a square was expected");
    unreadable_check("7g7f x", 5, "a square was expected");
    unreadable_check("7g7f+x", 6, "Nothing may follow the promotion sign.");
    unreadable_check("7g7f++", 6, "Nothing may follow the promotion sign.");
    unreadable_check("7g7f7e7d", 7, "A move of Sho shogi has at most 3 squares.");
    unreadable_check("7g*7f", 3, "a square was expected");
    unreadable_check("resign", 1, "a square was expected");
}

static void test_writing(void **state) {
    (void)state;
    char text[MOVE_TEXT_MAX];
    Move move = {.from = square_by_name("7g"), .steps = 2};
    move.step[0] = (Step){square_by_name("6f"), ACT_GO};
    move.step[1] = (Step){square_by_name("5e"), ACT_SHOOT};
    assert_int_equal(usi_write(move, text, sizeof text), 7);
    assert_string_equal(text, "7g6f*5e");
    move.step[1].act = ACT_GO;
    move.promotion = MOVE_PROMOTED;
    assert_int_equal(usi_write(move, text, sizeof text), 7);
    assert_string_equal(text, "7g6f5e+");
    move.promotion = MOVE_KEPT;
    assert_int_equal(usi_write(move, text, 4), 6);
    assert_string_equal(text, "7g6");
}

static void test_reading_squares(void **state) {
    (void)state;
    Ruleset rules;
    Square square = SQUARE_NONE;
    Problem why = {.text = ""};
    rules_by_words(&rules, "default");
    assert_int_equal(square_read(&square, &rules, "9ixyz", NULL), 2);
    assert_int_equal(square, square_by_name("9i"));
    assert_int_equal(square_read(&square, &rules, "1a", NULL), 2);
    assert_int_equal(square, square_by_name("1a"));
    assert_int_equal(square_read(&square, &rules, "0a", &why), 0);
    assert_int_equal(why.column, 1);
    expect_sentence(why.text);
    assert_int_equal(square_read(&square, &rules, "9j", NULL), 0);
    assert_int_equal(square_read(&square, &rules, "19s", NULL), 0);
    assert_int_equal(square_read(&square, &rules, "", NULL), 0);
    assert_int_equal(square_read(&square, &rules, "7", NULL), 0);
    assert_int_equal(square, square_by_name("1a"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_squares_of_a_move),
        cmocka_unit_test(test_promotion_signs),
        cmocka_unit_test(test_impossible_moves_are_readable),
        cmocka_unit_test(test_unreadable),
        cmocka_unit_test(test_writing),
        cmocka_unit_test(test_reading_squares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
