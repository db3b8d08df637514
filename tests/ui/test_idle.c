/* A program that nobody touches sleeps: no picture, hardly any work. */
#include "app/shell/desk.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <stdlib.h>
#include <time.h>

/* Milliseconds; the first time is for what opening the program leaves to do. */
enum { SETTLING = 1500, IDLE = 2500, WORK_MAX = IDLE * 2 / 100 };

static Desk *open_desk(bool keeps) {
    Problem why = {0};
    Ruleset rules;
    Desk *desk = NULL;
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, &why));
    const DeskWish wish = {.rules = &rules, .keeps = keeps};
    assert_true(desk_open(&desk, &wish, &why));
    return desk;
}

static Uint32 wake(Uint32 interval, void *context) {
    (void)interval;
    (void)context;
    (void)input_wake(0);
    return 0;
}

/* Sleeps as the program does, for ever, until it is woken; no step of it ends before. */
static void sleep_until_woken(Desk *desk, Uint32 milliseconds) {
    const Uint32 end = SDL_GetTicks() + milliseconds;
    assert_true(SDL_AddTimer(milliseconds, wake, NULL) != 0);
    while (SDL_GetTicks() + 20 < end) {
        assert_true(desk_step(desk, -1));
    }
}

static long work_until_now(void) {
    return (long)(clock() * 1000 / CLOCKS_PER_SEC);
}

/* The hidden driver looks for events a thousand times a second, where a screen waits for them; what
 * that takes without any program is no fault of ours. */
static long work_of_waiting(void) {
    SDL_Event event;
    const long before = work_until_now();
    assert_true(SDL_AddTimer(IDLE, wake, NULL) != 0);
    do {
        assert_int_equal(SDL_WaitEvent(&event), 1);
    } while (event.type != SDL_USEREVENT);
    return work_until_now() - before;
}

static void expect_idle(Desk *desk) {
    sleep_until_woken(desk, SETTLING);
    const long waiting = work_of_waiting();
    const unsigned long pictures = desk_pictures(desk);
    const long before = work_until_now();
    sleep_until_woken(desk, IDLE);
    const long work = work_until_now() - before;
    print_message("%ld ms of work in %d ms, %ld ms for waiting alone\n", work, IDLE, waiting);
    assert_int_equal(desk_pictures(desk), pictures);
    assert_true(work - waiting <= WORK_MAX);
}

static void test_on_your_move(void **state) {
    (void)state;
    Desk *desk = open_desk(false);
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_TIMER), 0);
    expect_idle(desk);
    desk_close(desk);
}

static void test_on_the_first_page(void **state) {
    (void)state;
    Desk *desk = open_desk(true);
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_TIMER), 0);
    expect_idle(desk);
    desk_close(desk);
}

/* The hidden driver cannot minimise; being hidden is the same to the program. */
static void test_out_of_sight(void **state) {
    (void)state;
    Desk *desk = open_desk(false);
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_TIMER), 0);
    for (Uint32 number = 1; number < 100; number++) {
        SDL_Window *window = SDL_GetWindowFromID(number);
        if (window != NULL) {
            SDL_HideWindow(window);
        }
    }
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
