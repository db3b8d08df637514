/* Shots: after a move, from standing, twice, over pieces, between two leaps (ko-shogi.md 5 and 6).
 */
#include "rules/play/law.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_laws.h"
#include "tests/support/ground_scene.h"

/* Reach three is the third square. Examples 31 and 32 of ko-shogi.md 11. */
static void test_archer_reach(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "A6f p5b");
    expect_moves(&setting, "6f", "6f5e 6f5e*5b 6f7e 6f7g 6f5g");
    expect_after(&setting, "6f5e*5b", "A5e");
    ground_set(&setting, "default", "A6f p5a");
    expect_moves(&setting, "6f", "6f5e 6f7e 6f7g 6f5g");
}

/* Only the nearest piece on a line, and only an enemy. Example 33. */
static void test_archer_lines(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "A6f p5d p5b");
    expect_illegal(&setting, "6f5e*5b");
    expect_after(&setting, "6f5e*5d", "A5e p5b");
    ground_set(&setting, "default", "A6f R5d p5b");
    expect_illegal(&setting, "6f5e*5b 6f5e*5d 6f5e*5c");
    ground_set(&setting, "default", "A6f p6b");
    expect_illegal(&setting, "6f*6b 6f*6b5e 6f5e*6f");
}

/* Examples 34, 36 and 37: what took a piece by its leg does not shoot, nor what did not move. */
static void test_shooting_law(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "A6f p5e p5d");
    expect_after(&setting, "6f5e", "A5e p5d");
    Refusal why = expect_refused(&setting, "6f5e*5d");
    assert_int_equal(why.cause, REFUSAL_LAW);
    assert_ptr_equal(why.law, &LAW_GROUND_SHOOTING);
    ground_set(&setting, "default", "A6f p6c");
    why = expect_refused(&setting, "6f*6c");
    assert_ptr_equal(why.law, &LAW_GROUND_SHOOTING);
}

/* Example 35: under the other value of the option the same shots stand, one of them for the archer.
 */
static void test_standing_shots(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "strict", "A6f p6c");
    expect_moves(&setting, "6f", "6f5e 6f7e 6f7g 6f5g 6f*6c");
    expect_after(&setting, "6f*6c", "A6f");
    expect_illegal(&setting, "6f*6c5e");
    ground_set(&setting, "strict", "A6f p6c p9f");
    expect_listed(&setting, "6f*6c");
    expect_listed(&setting, "6f*9f");
    expect_illegal(&setting, "6f*6c*9f");
    ground_set(&setting, "strict", "(FC)6f p6c p9f");
    expect_after(&setting, "6f*6c*9f", "(FC)6f");
    expect_unlisted(&setting, "6f*9f*6c");
    expect_illegal(&setting, "6f*6c*9f5e");
}

/* Example 40: the first victim blocks no more. From 5g the pieces stand three and six away. */
static void test_two_victims_in_one_line(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(FC)6f p5d p5a");
    expect_moves(&setting, "6f", "6f5e 6f7e 6f5g 6f7g 6f5e*5d 6f5e*5d*5a 6f5g*5d 6f5g*5d*5a");
    expect_after(&setting, "6f5e*5d*5a", "(FC)5e");
    expect_after(&setting, "6f5e*5d", "(FC)5e p5a");
    expect_illegal(&setting, "6f5e*5a");
}

/* Example 41: both orders end alike, and the list names the one that shoots ahead first. From 5g
 * one is in reach, five ahead, from 7e the other, five to the right. */
static void test_two_victims_in_two_lines(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(FC)6f p5b p2e");
    expect_moves(&setting, "6f", "6f5e 6f7e 6f5g 6f7g 6f5e*5b 6f5e*2e 6f5e*5b*2e 6f5g*5b 6f7e*2e");
    expect_numbers(&setting, "6f", 9, 10);
    expect_after(&setting, "6f5e*2e*5b", "(FC)5e");
}

/* Examples 38 and 39: any enemy within five on a line, whatever stands between. */
static void test_cannon(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "C6f R5d p5c p5a");
    expect_moves(&setting, "6f", "6f5e 6f7e 6f5g 6f7g 6f5e*5c 6f5e*5a 6f5g*5c 6f7e*5c");
    expect_after(&setting, "6f5e*5a", "C5e R5d p5c");
    expect_illegal(&setting, "6f5e*5d 6f5e*5c*5a");
}

/* Two leaps of two to any of 25 squares, home among them. */
static void test_fog_in_the_open(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+(TP)6f R6e R5e");
    expect_ends(&setting, "6f",
                "10b 8b 6b 4b 2b 10d 8d 6d 4d 2d 10f 8f 6f 4f 2f 10h 8h 6h 4h 2h 10j 8j 6j 4j 2j");
    expect_numbers(&setting, "6f", 25, 8 + 8 * 8);
}

/* Shots follow either leap. Without a shot: 25 results and 72 paths. With the pawn shot the fog
 * ends on 6d or 4d, a leap away from one of them, or by a second leap beside the pawn: twelve
 * squares in all. The paths: from each of 6d and 4d one that stops and eight that go on; 4, 2, 3
 * and 2 ways of two leaps to 6d, 4d, 6b and 4b. */
static void test_fog_beside_one(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+(TP)6f p5c");
    expect_numbers(&setting, "6f", 25 + 12, 72 + 9 + 9 + 4 + 2 + 3 + 2);
    expect_after(&setting, "6f6d*5c", "+(TP)6d");
    expect_after(&setting, "6f6d*5c6f", "+(TP)6f");
    expect_after(&setting, "6f6d*5c8b", "+(TP)8b");
    expect_after(&setting, "6f6d6b*5c", "+(TP)6b");
    expect_listed(&setting, "6f6d*5c");
    expect_unlisted(&setting, "6f4d6d*5c");
    expect_illegal(&setting, "6f*5c 6f6d6b4b 6f6d*5c*5c");
}

/* Examples 60, 64 and 65; a leap that took something is followed by no shot, the next one may be.
 */
static void test_fog_sequences(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+(TP)6f p5c p7a");
    expect_after(&setting, "6f6d*5c6b*7a", "+(TP)6b");
    expect_after(&setting, "6f6d*5c6b", "+(TP)6b p7a");
    expect_after(&setting, "6f6d6b*7a", "+(TP)6b p5c");
    ground_set(&setting, "default", "+(TP)6f p6d p5c p7a");
    expect_illegal(&setting, "6f6d*5c");
    expect_after(&setting, "6f6d6b*7a", "+(TP)6b p5c");
    ground_set(&setting, "default", "+(TP)6f p6c p5b");
    expect_illegal(&setting, "6f6d*5b 6f6d*6c*5b");
    ground_set(&setting, "strict", "+(TP)6f p6e p6d p7f");
    expect_after(&setting, "6f*6e", "+(TP)6f p6d p7f");
    expect_illegal(&setting, "6f*6e*7f 6f*6e6d");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_archer_reach),
        cmocka_unit_test(test_archer_lines),
        cmocka_unit_test(test_shooting_law),
        cmocka_unit_test(test_standing_shots),
        cmocka_unit_test(test_two_victims_in_one_line),
        cmocka_unit_test(test_two_victims_in_two_lines),
        cmocka_unit_test(test_cannon),
        cmocka_unit_test(test_fog_in_the_open),
        cmocka_unit_test(test_fog_beside_one),
        cmocka_unit_test(test_fog_sequences),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
