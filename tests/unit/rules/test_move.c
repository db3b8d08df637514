/* Finished moves: where they end, when they are equal. */
#include "rules/play/move.h"
#include "tests/support/cmocka_ready.h"

enum { A = 100, B = 101, C = 102 };

static void test_end_is_the_last_square_gone_to(void **state) {
    (void)state;
    Move stays = {.from = A, .steps = 1, .step = {{B, ACT_SHOOT}}};
    Move goes = {.from = A, .steps = 2, .step = {{B, ACT_GO}, {C, ACT_SHOOT}}};
    Move twice = {.from = A, .steps = 2, .step = {{B, ACT_GO}, {C, ACT_GO}}};
    Move home = {.from = A, .steps = 2, .step = {{B, ACT_GO}, {A, ACT_GO}}};
    assert_int_equal(move_end(stays), A);
    assert_int_equal(move_end(goes), B);
    assert_int_equal(move_end(twice), C);
    assert_int_equal(move_end(home), A);
}

static void test_every_part_counts_for_equality(void **state) {
    (void)state;
    Move move = {.from = A, .steps = 1, .promotion = MOVE_KEPT, .step = {{B, ACT_GO}}};
    Move other = move;
    assert_true(move_equal(move, other));
    other.from = C;
    assert_false(move_equal(move, other));
    other = move;
    other.promotion = MOVE_PROMOTED;
    assert_false(move_equal(move, other));
    other = move;
    other.step[0].square = C;
    assert_false(move_equal(move, other));
    other = move;
    other.step[0].act = ACT_SHOOT;
    assert_false(move_equal(move, other));
    other = move;
    other.steps = 2;
    other.step[1] = (Step){C, ACT_GO};
    assert_false(move_equal(move, other));
}

static void test_what_stands_behind_the_last_step_does_not_count(void **state) {
    (void)state;
    Move move = {.from = A, .steps = 1, .step = {{B, ACT_GO}}};
    Move other = {.from = A, .steps = 1, .step = {{B, ACT_GO}, {C, ACT_GO}}};
    assert_true(move_equal(move, other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_end_is_the_last_square_gone_to),
        cmocka_unit_test(test_every_part_counts_for_equality),
        cmocka_unit_test(test_what_stands_behind_the_last_step_does_not_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
