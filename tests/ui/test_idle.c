/* A program that nobody touches sleeps: no picture, hardly any work. */
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/idleness.h"

/* Milliseconds. */
enum { IDLE = 2500, WORK_MAX = IDLE * 2 / 100 };

static Desk *open_desk(bool keeps) {
    Problem why = {0};
    Ruleset rules;
    Desk *desk = NULL;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, &why));
    const DeskWish wish = {.rules = &rules, .keeps = keeps};
    assert_true(desk_open(&desk, &wish, &why));
    return desk;
}

static void expect_idle(Desk *desk) {
    const Idleness idleness = idleness_of(desk, IDLE);
    print_message("%ld ms of work in %d ms, %ld ms for waiting alone\n", idleness.work, IDLE,
                  idleness.waiting);
    assert_int_equal(idleness.pictures, 0);
    assert_true(idleness.work - idleness.waiting <= WORK_MAX);
}

static void test_on_your_move(void **state) {
    (void)state;
    Desk *desk = open_desk(false);
    expect_idle(desk);
    desk_close(desk);
}

static void test_on_the_first_page(void **state) {
    (void)state;
    Desk *desk = open_desk(true);
    expect_idle(desk);
    desk_close(desk);
}

static void test_out_of_sight(void **state) {
    (void)state;
    Desk *desk = open_desk(false);
    idleness_hide_window();
    expect_idle(desk);
    desk_close(desk);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_on_your_move),
        cmocka_unit_test(test_on_the_first_page),
        cmocka_unit_test(test_out_of_sight),
    };
    return cmocka_run_group_tests_name("idle", tests, NULL, NULL);
}
