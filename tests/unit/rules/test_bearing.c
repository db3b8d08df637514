/* The 24 bearings: where each leads, for both sides, and how they relate. */
#include "rules/board/bearing.h"
#include "tests/support/cmocka_ready.h"

#include <stdbool.h>

/* A bearing's name, where it leads, and its line: 0 ahead, then clockwise. */
typedef struct Way {
    Bearings name;
    int right, ahead, heading;
} Way;

static const Way WAYS[BEARING_COUNT] = {
    {TO_F, 0, 1, 0},     {TO_FR, 1, 1, 1},     {TO_R, 1, 0, 2},    {TO_BR, 1, -1, 3},
    {TO_B, 0, -1, 4},    {TO_BL, -1, -1, 5},   {TO_L, -1, 0, 6},   {TO_FL, -1, 1, 7},
    {TO_FF, 0, 2, 0},    {TO_FFRR, 2, 2, 1},   {TO_RR, 2, 0, 2},   {TO_BBRR, 2, -2, 3},
    {TO_BB, 0, -2, 4},   {TO_BBLL, -2, -2, 5}, {TO_LL, -2, 0, 6},  {TO_FFLL, -2, 2, 7},
    {TO_FFR, 1, 2, 0},   {TO_FRR, 2, 1, 2},    {TO_BRR, 2, -1, 2}, {TO_BBR, 1, -2, 4},
    {TO_BBL, -1, -2, 4}, {TO_BLL, -2, -1, 6},  {TO_FLL, -2, 1, 6}, {TO_FFL, -1, 2, 0},
};

static void test_where_each_leads(void **state) {
    (void)state;
    for (int i = 0; i < BEARING_COUNT; i++) {
        int bearing = bearing_first(WAYS[i].name);
        assert_int_equal(bearing, i);
        assert_int_equal(bearing_right(bearing), WAYS[i].right);
        assert_int_equal(bearing_ahead(bearing), WAYS[i].ahead);
        assert_int_equal(bearing_heading(bearing), WAYS[i].heading);
    }
}

/* File numbers grow to Black's left, ranks towards Black. */
static void test_both_seats(void **state) {
    (void)state;
    Square from = square_at(5, 5);
    for (int i = 0; i < BEARING_COUNT; i++) {
        const Way *way = &WAYS[i];
        assert_int_equal(square_shifted(from, i, BLACK), square_at(5 - way->right, 5 - way->ahead));
        assert_int_equal(square_shifted(from, i, WHITE), square_at(5 + way->right, 5 + way->ahead));
        assert_int_equal(bearing_offset(i, WHITE), -bearing_offset(i, BLACK));
    }
}

static void test_opposites(void **state) {
    (void)state;
    for (int i = 0; i < BEARING_COUNT; i++) {
        int back = bearing_opposite(i);
        assert_int_equal(bearing_right(back), -WAYS[i].right);
        assert_int_equal(bearing_ahead(back), -WAYS[i].ahead);
    }
}

static void test_named_sets(void **state) {
    (void)state;
    assert_int_equal(TO_ADJACENT, 0xff);
    assert_int_equal(TO_ORTHOGONAL & TO_DIAGONAL, 0);
    assert_int_equal(TO_LEAP, 0xff00);
    assert_int_equal(TO_LEAP_ORTHOGONAL & TO_LEAP_DIAGONAL, 0);
    assert_int_equal(TO_KNIGHT, 0xff0000);
    for (int i = 0; i < BEARING_COUNT; i++) {
        bool straight = WAYS[i].right == 0 || WAYS[i].ahead == 0;
        bool near = i < BEARING_RING;
        Bearings bit = WAYS[i].name;
        assert_int_equal((TO_ORTHOGONAL & bit) != 0, near && straight);
        assert_int_equal((TO_DIAGONAL & bit) != 0, near && !straight);
        assert_int_equal((TO_LEAP_ORTHOGONAL & bit) != 0, !near && straight);
        assert_int_equal((TO_KNIGHT_FORWARD & bit) != 0, i >= 16 && WAYS[i].ahead == 2);
    }
}

static void test_first_of_a_set(void **state) {
    (void)state;
    assert_int_equal(bearing_first(TO_F | TO_B), 0);
    assert_int_equal(bearing_first(TO_B | TO_KNIGHT), 4);
    assert_int_equal(bearing_first(TO_FFL), 23);
}

static void test_between(void **state) {
    (void)state;
    Square from = square_at(5, 5);
    assert_int_equal(bearing_between(from, square_at(5, 1), BLACK), 0);
    assert_int_equal(bearing_between(from, square_at(5, 1), WHITE), 4);
    assert_int_equal(bearing_between(from, square_at(2, 2), BLACK), 1);
    assert_int_equal(bearing_between(from, square_at(4, 5), BLACK), 2);
    assert_int_equal(bearing_between(from, square_at(4, 5), WHITE), 6);
    assert_int_equal(bearing_between(from, square_at(8, 8), BLACK), 5);
    assert_int_equal(bearing_between(from, square_at(9, 1), WHITE), 3);
    assert_int_equal(bearing_between(from, from, BLACK), BEARING_NONE);
    assert_int_equal(bearing_between(from, square_at(4, 3), BLACK), BEARING_NONE);
    assert_int_equal(bearing_between(from, square_at(1, 4), WHITE), BEARING_NONE);
}

static void test_colours(void **state) {
    (void)state;
    assert_int_equal(colour_other(BLACK), WHITE);
    assert_int_equal(colour_other(WHITE), BLACK);
    assert_string_equal(colour_name(BLACK), "Black");
    assert_string_equal(colour_name(WHITE), "White");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_where_each_leads), cmocka_unit_test(test_both_seats),
        cmocka_unit_test(test_opposites),        cmocka_unit_test(test_named_sets),
        cmocka_unit_test(test_first_of_a_set),   cmocka_unit_test(test_between),
        cmocka_unit_test(test_colours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
