#include "tests/ui/idleness.h"

#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <time.h>

/* Milliseconds for what opening the program leaves to do. */
enum { SETTLING = 1500 };

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
static long work_of_waiting(Uint32 milliseconds) {
    SDL_Event event;
    const long before = work_until_now();
    assert_true(SDL_AddTimer(milliseconds, wake, NULL) != 0);
    do {
        assert_int_equal(SDL_WaitEvent(&event), 1);
    } while (event.type != SDL_USEREVENT);
    return work_until_now() - before;
}

Idleness idleness_of(Desk *desk, uint32_t milliseconds) {
    assert_int_equal(SDL_InitSubSystem(SDL_INIT_TIMER), 0);
    sleep_until_woken(desk, SETTLING);
    Idleness idleness = {.waiting = work_of_waiting(milliseconds)};
    const unsigned long pictures = desk_pictures(desk);
    const long before = work_until_now();
    sleep_until_woken(desk, milliseconds);
    idleness.work = work_until_now() - before;
    idleness.pictures = desk_pictures(desk) - pictures;
    SDL_QuitSubSystem(SDL_INIT_TIMER);
    return idleness;
}

void idleness_hide_window(void) {
    for (Uint32 number = 1; number < 100; number++) {
        SDL_Window *window = SDL_GetWindowFromID(number);
        if (window != NULL) {
            SDL_HideWindow(window);
        }
    }
}
