/* Which moves the unusual movers have, worked out by hand from the texts of the rules. */
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_scene.h"

#include <stdlib.h>

/* chu-shogi.md 5: 24 squares and the pass; 8 steps lead on to 8 squares each. */
static void test_lone_lion(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f");
    expect_moves(&setting, "6f",
                 "6f6e 6f5e 6f5f 6f5g 6f6g 6f7g 6f7f 6f7e 6f6d 6f4d 6f4f 6f4h 6f6h 6f8h 6f8f 6f8d "
                 "6f5d 6f4e 6f4g 6f5h 6f7h 6f8g 6f8e 6f7d 6f6e6f");
    expect_numbers(&setting, "6f", 25, 24 + 8 * 8);
}

/* architecture.md 4.5: 25 results as before, and each capture goes on to 8 squares, home among
 * them. */
static void test_lion_beside_two(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f p6e p5e");
    expect_moves(&setting, "6f",
                 "6f6e 6f5e 6f5f 6f5g 6f6g 6f7g 6f7f 6f7e 6f6d 6f4d 6f4f 6f4h 6f6h 6f8h 6f8f 6f8d "
                 "6f5d 6f4e 6f4g 6f5h 6f7h 6f8g 6f8e 6f7d 6f5f6f "
                 "6f6e6f 6f6e6d 6f6e5d 6f6e5e 6f6e5f 6f6e7f 6f6e7e 6f6e7d "
                 "6f5e6f 6f5e5d 6f5e4d 6f5e4e 6f5e4f 6f5e5f 6f5e6e 6f5e6d");
    expect_numbers(&setting, "6f", 41, 24 + 8 * 8);
    expect_after(&setting, "6f6e6f", "N6f p5e");
    expect_after(&setting, "6f6e5e", "N5e");
    expect_after(&setting, "6f5e6e", "N6e");
    expect_after(&setting, "6f5f6f", "N6f p6e p5e");
}

/* chu-shogi.md 5: all ways lead over two empty squares to the square of the leap. */
static void test_lion_spellings_of_one_move(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f");
    expect_after(&setting, "6f6d", "N6d");
    expect_after(&setting, "6f6e6d", "N6d");
    expect_after(&setting, "6f5e6d", "N6d");
    expect_after(&setting, "6f7e6d", "N6d");
    expect_after(&setting, "6f7g6f", "N6f");
    expect_unlisted(&setting, "6f6e6d");
}

/* chu-shogi.md 5: own pieces stop the first step, a jump still reaches beyond. ko-shogi.md 5: the
 * wrestler may not use a friend's point in between. */
static void test_bypass_of_friends(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f R6e R5e R7e");
    expect_ends(&setting, "6f",
                "6d 5d 4d 7d 8d 4e 8e 5f 4f 7f 8f 5g 4g 6g 7g 8g 6h 5h 4h 7h 8h 6f");
    expect_illegal(&setting, "6f6e6d");
    ground_set(&setting, "default", "(SW)6f");
    expect_numbers(&setting, "6f", 25, 8 + 8 * 8);
    ground_set(&setting, "default", "(SW)6f R6e R5e R7e");
    expect_ends(&setting, "6f", "4e 8e 5f 4f 7f 8f 5g 4g 6g 7g 8g 6h 5h 4h 7h 8h 6f");
    Refusal why = expect_refused(&setting, "6f6e6d");
    assert_int_equal(why.cause, REFUSAL_OWN_PIECE);
    assert_int_equal(why.culprit, ground_square("6e"));
}

static const char *const FRIENDS[] = {"N6f",
                                      "N6f R6e",
                                      "N6f R6e R5e",
                                      "N6f R6e R5e R5f",
                                      "N6f R6e R5e R5f R5g",
                                      "N6f R6e R5e R5f R5g R6g",
                                      "N6f R6e R5e R5f R5g R6g R7g",
                                      "N6f R6e R5e R5f R5g R6g R7g R7f"};
static const char *const PASSES[] = {"6f6e6f", "6f5e6f", "6f5f6f", "6f5g6f",
                                     "6f6g6f", "6f7g6f", "6f7f6f", "6f7e6f"};

/* chu-shogi.md 5: the first empty neighbour in the order F FR R BR B BL L FL is the middle square.
 */
static void test_pass_middle_square(void **state) {
    (void)state;
    Setting setting;
    for (size_t i = 0; i < sizeof PASSES / sizeof PASSES[0]; i++) {
        ground_set(&setting, "default", FRIENDS[i]);
        expect_listed(&setting, PASSES[i]);
    }
    ground_set(&setting, "default", "N6f R6e R5e R5f R5g R6g R7g R7f R7e");
    expect_ends(&setting, "6f", "6d 4d 4f 4h 6h 8h 8f 8d 5d 4e 4g 5h 7h 8g 8e 7d");
    ground_set_white(&setting, "default", "n6f");
    expect_listed(&setting, "6f6g6f");
    ground_set_white(&setting, "default", "n6f r6g");
    expect_listed(&setting, "6f7g6f");
}

/* chu-shogi.md 5: ranges in seven directions; 1 and 2 straight ahead, and the pass. */
static void test_falcon(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "H6f");
    expect_ends(&setting, "6f",
                "5e 4d 3c 2b 1a 5f 4f 3f 2f 1f 5g 4h 3i 2j 1k 6g 6h 6i 6j 6k 7g 8h 9i 10j 11k "
                "7f 8f 9f 10f 11f 7e 8d 9c 10b 11a 6e 6d 6f");
    expect_numbers(&setting, "6f", 38, 39);
    expect_illegal(&setting, "6f6c 6f6e5d 6f6e6f6e 6f6e6d6c 6f5f4e");
    ground_set_white(&setting, "default", "h6f");
    expect_listed(&setting, "6f6h");
    expect_listed(&setting, "6f6g6f");
    expect_illegal(&setting, "6f6i");
}

static void test_falcon_among_others(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "H6f p6e p6d");
    expect_numbers(&setting, "6f", 35 + 4, 35 + 4);
    expect_after(&setting, "6f6e", "H6e p6d");
    expect_after(&setting, "6f6d", "H6d p6e");
    expect_after(&setting, "6f6e6d", "H6d");
    expect_after(&setting, "6f6e6f", "H6f p6d");
    ground_set(&setting, "default", "H6f p6e");
    expect_numbers(&setting, "6f", 35 + 4, 35 + 4);
    expect_after(&setting, "6f6e6d", "H6d");
    expect_after(&setting, "6f6d", "H6d p6e");
    ground_set(&setting, "default", "H6f R6e");
    expect_numbers(&setting, "6f", 35 + 1, 35 + 1);
    expect_illegal(&setting, "6f6e 6f6e6f 6f6e6d");
    ground_set(&setting, "default", "H6f R6d");
    expect_numbers(&setting, "6f", 35 + 2, 35 + 2);
    expect_illegal(&setting, "6f6d 6f6e6d");
}

/* ko-shogi.md 5: the eight knight leaps, (+-4, +-2), (+-4, 0), (+-2, +-4), (0, +-4), and the start.
 * The three ends on rank b may promote. */
static void test_cavalry(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(CV)6f");
    expect_ends(&setting, "6f",
                "5d 4e 4g 5h 7h 8g 8e 7d 2d 2h 10d 10h 2f 10f 4b 8b 4j 8j 6b 6j 6f");
    expect_numbers(&setting, "6f", 21 + 3, 8 + 8 * 3 + 4);
    expect_illegal(&setting, "6f5d3e 6f5d7c 6f4e5c 6f5d6f+");
    expect_after(&setting, "6f5d4b+", "+(CV)4b");
    expect_after(&setting, "6f5d6f", "(CV)6f");
}

/* ko-shogi.md 11, 17: igui; a friend bars what lies behind it only where it is the only way. */
static void test_cavalry_among_others(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(CV)6f p5d");
    expect_after(&setting, "6f5d6f", "(CV)6f");
    expect_after(&setting, "6f5d", "(CV)5d");
    expect_listed(&setting, "6f5d6f");
    ground_set(&setting, "default", "(CV)6f R5d");
    expect_ends(&setting, "6f", "4e 4g 5h 7h 8g 8e 7d 2d 2h 10d 10h 2f 10f 8b 4j 8j 6b 6j 6f");
}

/* Two free knight's leaps reach 33 squares, the start among them; one leap 8 others. */
static void test_winged_horse(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+(CV)6f");
    expect_numbers(&setting, "6f", 33 + 8, 8 + 8 * 8);
    ground_set(&setting, "default", "+(CV)6f p5d p3e");
    expect_after(&setting, "6f5d3e", "+(CV)3e");
}

/* ko-shogi.md 5: double[step:X; jump:D], seen as sums of two of its eight ways. */
static void test_master(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+(CL)6f");
    expect_ends(&setting, "6f",
                "6f 4f 8f 6d 6h 4d 8d 4h 8h 3e 3g 9e 9g 5c 7c 5i 7i 5e 7e 5g 7g 2f 10f 6b 6j");
    expect_numbers(&setting, "6f", 25, 8 + 8 * 8);
}

/* Five orthogonal steps in the open end on every square at an odd distance of at most five. */
static void test_walker_in_the_open(void **state) {
    (void)state;
    Setting setting;
    MoveList list;
    bool found[BOARD_CELLS] = {false};
    ground_set(&setting, "default", "+D6f");
    expect_numbers(&setting, "6f", 36, 1024);
    moves_from(&setting.position, ground_square("6f"), &list);
    for (size_t i = 0; i < list.count; i++) {
        assert_int_equal(list.move[i].steps, 5);
        found[move_end(list.move[i])] = true;
    }
    for (int file = 1; file <= 11; file++) {
        for (int rank = 1; rank <= 11; rank++) {
            int distance = abs(file - 6) + abs(rank - 6);
            assert_int_equal(found[square_at(file, rank)], distance <= 5 && distance % 2 == 1);
        }
    }
}

/* ko-shogi.md 4.4: all or nothing; paths may cross themselves and the start. */
static void test_walker_among_others(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+D6f R6e R5f R6g R7f");
    expect_numbers(&setting, "6f", 0, 0);
    ground_set(&setting, "default", "+D11k R10k R10j R11i");
    expect_numbers(&setting, "11k", 1, 1);
    expect_ends(&setting, "11k", "11j");
    ground_set(&setting, "default", "+D6f p6e");
    Refusal why = expect_refused(&setting, "6f6e6d6c");
    expect_part(why.text, "2 steps");
    expect_after(&setting, "6f6e6f6g6h6i", "+D6i");
    ground_set(&setting, "default", "+D6f p6e p5e");
    expect_after(&setting, "6f6e5e4e4d4c", "+D4c");
    expect_illegal(&setting, "6f6e 6f5e");
}

/* ko-shogi.md 5: one to five steps in one orthogonal direction; it never turns or goes back. */
static void test_flag_waver(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(FW)6f");
    expect_ends(&setting, "6f", "6e 6d 6c 6b 6a 5f 4f 3f 2f 1f 6g 6h 6i 6j 6k 7f 8f 9f 10f 11f");
    expect_numbers(&setting, "6f", 20, 20);
    expect_illegal(&setting, "6f6e5e 6f6e6f 6f6d");
    ground_set(&setting, "default", "(FW)6f p6e p6d p6c p6b p6a");
    expect_numbers(&setting, "6f", 20, 20);
    expect_after(&setting, "6f6e6d6c6b6a", "(FW)6a");
    expect_after(&setting, "6f6e6d", "(FW)6d p6c p6b p6a");
    ground_set(&setting, "default", "(FW)6f R6d");
    expect_numbers(&setting, "6f", 16, 16);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lone_lion),
        cmocka_unit_test(test_lion_beside_two),
        cmocka_unit_test(test_lion_spellings_of_one_move),
        cmocka_unit_test(test_bypass_of_friends),
        cmocka_unit_test(test_pass_middle_square),
        cmocka_unit_test(test_falcon),
        cmocka_unit_test(test_falcon_among_others),
        cmocka_unit_test(test_cavalry),
        cmocka_unit_test(test_cavalry_among_others),
        cmocka_unit_test(test_winged_horse),
        cmocka_unit_test(test_master),
        cmocka_unit_test(test_walker_in_the_open),
        cmocka_unit_test(test_walker_among_others),
        cmocka_unit_test(test_flag_waver),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
