/* Squares of the grid: numbers, files, ranks, names. */
#include "rules/board/square.h"
#include "tests/support/cmocka_ready.h"

static void test_file_and_rank_come_back(void **state) {
    (void)state;
    for (int file = 1; file <= BOARD_SIDE_MAX; file++) {
        for (int rank = 1; rank <= BOARD_SIDE_MAX; rank++) {
            Square square = square_at(file, rank);
            assert_int_equal(square_file(square), file);
            assert_int_equal(square_rank(square), rank);
            assert_int_not_equal(square, SQUARE_NONE);
        }
    }
}

/* A leap of two in any direction from any square stays in the grid and in the margin of its own
 * row. */
static void test_margin_is_wide_enough(void **state) {
    (void)state;
    assert_true(square_at(BOARD_SIDE_MAX, 1) >= BOARD_MARGIN * BOARD_STRIDE + BOARD_MARGIN);
    assert_true(square_at(1, BOARD_SIDE_MAX) + BOARD_MARGIN * BOARD_STRIDE + BOARD_MARGIN <
                BOARD_CELLS);
    assert_true(BOARD_STRIDE >= BOARD_SIDE_MAX + 2 * BOARD_MARGIN);
}

static void test_upwards_is_the_order_of_sfen(void **state) {
    (void)state;
    Square last = SQUARE_NONE;
    for (int rank = 1; rank <= 9; rank++) {
        for (int file = 9; file >= 1; file--) {
            assert_true(square_at(file, rank) > last);
            last = square_at(file, rank);
        }
    }
}

static void test_distance(void **state) {
    (void)state;
    assert_int_equal(square_distance(square_at(5, 5), square_at(5, 5)), 0);
    assert_int_equal(square_distance(square_at(5, 5), square_at(4, 6)), 1);
    assert_int_equal(square_distance(square_at(5, 5), square_at(4, 3)), 2);
    assert_int_equal(square_distance(square_at(1, 1), square_at(9, 4)), 8);
    assert_int_equal(square_distance(square_at(9, 9), square_at(9, 1)), 8);
}

static void name_check(int file, int rank, const char *name) {
    char text[SQUARE_NAME_MAX];
    square_write(square_at(file, rank), text);
    assert_string_equal(text, name);
}

static void test_names(void **state) {
    (void)state;
    name_check(1, 1, "1a");
    name_check(9, 9, "9i");
    name_check(7, 6, "7f");
    name_check(12, 12, "12l");
    name_check(19, 19, "19s");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_file_and_rank_come_back),
        cmocka_unit_test(test_margin_is_wide_enough),
        cmocka_unit_test(test_upwards_is_the_order_of_sfen),
        cmocka_unit_test(test_distance),
        cmocka_unit_test(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
