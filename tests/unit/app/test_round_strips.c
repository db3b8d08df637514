/* The strips of a disc follow its circle closely, without gaps, and are few. */
#include "app/platform/round_strips.h"
#include "tests/support/cmocka_ready.h"

#include <math.h>

static const float LIMIT = 1.5F;

static double distance(const RoundDisc *disc, int x, int y) {
    return hypot((double)x - (double)disc->x, (double)y - (double)disc->y);
}

static void expect_near(const RoundDisc *disc, int x, int y) {
    assert_true(fabs(distance(disc, x, y) - (double)disc->radius) < (double)LIMIT);
}

static void expect_side(const RoundDisc *disc, int x, int from, int to) {
    for (int y = from; y <= to; y++) {
        expect_near(disc, x, y);
    }
}

static int expect_strips(const RoundDisc *disc) {
    RoundStrip strip = round_strip_first(disc);
    int row = strip.y;
    int count = 0;
    assert_true(fabsf((float)row - (disc->y - disc->radius)) < LIMIT);
    while (round_strip_next(disc, &strip)) {
        assert_int_equal(strip.y, row);
        assert_true(strip.height > 0 && strip.width > 0);
        expect_side(disc, strip.x, strip.y, strip.y + strip.height);
        expect_side(disc, strip.x + strip.width, strip.y, strip.y + strip.height);
        row = strip.y + strip.height;
        count++;
    }
    assert_true(fabsf((float)row - (disc->y + disc->radius)) < LIMIT);
    return count;
}

static void test_edges_follow_the_circle(void **state) {
    (void)state;
    for (int radius = 8; radius <= 400; radius += 7) {
        for (int part = 0; part < 10; part++) {
            const float shift = (float)part / 10;
            expect_strips(&(RoundDisc){500 + shift, 300 - 1.3F * shift, (float)radius + shift});
        }
    }
}

/* Every strip repeats what is drawn in the disc; a quarter of its rows are enough. */
static void test_strips_are_few(void **state) {
    (void)state;
    assert_true(expect_strips(&(RoundDisc){400, 400, 80}) <= 40);
    assert_true(expect_strips(&(RoundDisc){400, 400, 160}) <= 80);
}

static void test_strips_are_high_in_the_middle_only(void **state) {
    (void)state;
    const RoundDisc disc = {400, 400, 160};
    RoundStrip strip = round_strip_first(&disc);
    int middle = 0;
    assert_true(round_strip_next(&disc, &strip));
    assert_true(strip.height <= 3);
    while (round_strip_next(&disc, &strip)) {
        middle = strip.y <= 400 && strip.y + strip.height > 400 ? strip.height : middle;
    }
    assert_true(middle >= 20);
}

static void test_a_point_has_no_strips(void **state) {
    (void)state;
    const RoundDisc disc = {10, 10, 0};
    RoundStrip strip = round_strip_first(&disc);
    assert_false(round_strip_next(&disc, &strip));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_edges_follow_the_circle),
        cmocka_unit_test(test_strips_are_few),
        cmocka_unit_test(test_strips_are_high_in_the_middle_only),
        cmocka_unit_test(test_a_point_has_no_strips),
    };
    return cmocka_run_group_tests_name("round_strips", tests, NULL, NULL);
}
