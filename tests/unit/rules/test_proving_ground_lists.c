/* Each result once, by its canonical move: fewest steps, then the piece that comes first in the
 * SFEN, then the first way in the order of bearings (notation.md 2.2). */
#include "rules/play/movegen.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/expect.h"
#include "tests/support/ground_scene.h"

static size_t count_all(const Setting *setting) {
    MoveList list;
    moves_all(&setting->position, &list);
    assert_int_equal(moves_count(&setting->position), list.count);
    return list.count;
}

/* The wrestler on 9f comes first in rank f; the pass of the lion is the same move. */
static void test_passes_of_all_are_one(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N4f (SW)9f");
    assert_int_equal(count_all(&setting), 24 + 24 + 1);
    expect_listed(&setting, "9f9e9f");
    expect_unlisted(&setting, "4f4e4f");
    ground_set(&setting, "default", "N9f (SW)9i R9h R10h R8h R10i R8i R9j R10j R8j");
    expect_listed(&setting, "9f9e9f");
    ground_set_white(&setting, "default", "n4f (sw)9e");
    expect_listed(&setting, "9e9f9e");
}

/* Two wrestlers that could take the same piece and stay. */
static void test_igui_of_two_is_one(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "(SW)7f (SW)5f p6e");
    expect_listed(&setting, "7f6e7f");
    expect_unlisted(&setting, "5f6e5f");
    expect_after(&setting, "5f6e5f", "(SW)7f (SW)5f");
    ground_set_white(&setting, "default", "(sw)7f (sw)5f P6e");
    expect_listed(&setting, "7f6e7f");
    expect_unlisted(&setting, "5f6e5f");
}

/* One step of a later piece beats two of an earlier one. */
static void test_fewest_steps_come_first(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "strict", "N7e A6i p6f");
    expect_listed(&setting, "6i*6f");
    expect_unlisted(&setting, "7e6f7e");
    ground_set(&setting, "strict", "A6c N6g p6f");
    expect_listed(&setting, "6c*6f");
    expect_unlisted(&setting, "6g6f6g");
}

/* Over an empty square to another it is the plain move; after a capture it is not. */
static void test_plain_spelling(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f p6e");
    expect_listed(&setting, "6f6d");
    expect_listed(&setting, "6f6e6d");
    expect_unlisted(&setting, "6f5e6d");
    ground_set(&setting, "default", "(SW)6f R6e");
    expect_listed(&setting, "6f5e4e");
    expect_unlisted(&setting, "6f5f4e");
}

/* Three squares of the rank lie beside the flame, and the rook is gone from each: one move, the
 * nearest. */
static void test_ends_beside_a_flame_are_one(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "R2e +e6d");
    expect_moves(&setting, "2e",
                 "2e1e 2e3e 2e4e 2e5e 2e8e 2e9e 2e10e 2e11e "
                 "2e2d 2e2c 2e2b 2e2a 2e2f 2e2g 2e2h 2e2i 2e2j 2e2k");
    assert_int_equal(count_all(&setting), 18);
    expect_after(&setting, "2e6e", "+e6d");
    expect_after(&setting, "2e7e", "+e6d");
    ground_set(&setting, "default", "R2e R2i +e6d");
    assert_int_equal(count_all(&setting), (18 - 3) + (20 - 5));
}

/* Of 24 squares five lie beside the flame and one is the flame's; with the pass 21 results. */
static void test_lion_near_a_flame(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "N6f +e6d");
    expect_numbers(&setting, "6f", 24 - 5 + 1 + 1, 24 + 8 * 8);
    expect_listed(&setting, "6f6e");
    expect_unlisted(&setting, "6f5e");
    expect_unlisted(&setting, "6f7d");
    expect_after(&setting, "6f6e6d", "N6d");
}

/* Whichever of two flames arrives on 6e or 5e has burned the other; on 7e and 4e they are too far
 * apart. */
static void test_flames_that_burn_each_other(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "+E6f +E5f");
    assert_int_equal(count_all(&setting), 6);
    expect_listed(&setting, "6f6e");
    expect_unlisted(&setting, "5f6e");
    expect_listed(&setting, "6f5e");
    expect_unlisted(&setting, "5f5e");
    expect_after(&setting, "5f6e", "+E6e");
    expect_after(&setting, "6f7e", "+E7e +E5f");
}

/* Two pieces of a kind stay two: which of them is gone can be seen. */
static void test_different_victims_stay_apart(void **state) {
    (void)state;
    Setting setting;
    ground_set(&setting, "default", "R2e R2c +e6d");
    expect_listed(&setting, "2e5e");
    expect_listed(&setting, "2c5c");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_passes_of_all_are_one),
        cmocka_unit_test(test_igui_of_two_is_one),
        cmocka_unit_test(test_fewest_steps_come_first),
        cmocka_unit_test(test_plain_spelling),
        cmocka_unit_test(test_ends_beside_a_flame_are_one),
        cmocka_unit_test(test_lion_near_a_flame),
        cmocka_unit_test(test_flames_that_burn_each_other),
        cmocka_unit_test(test_different_victims_stay_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
