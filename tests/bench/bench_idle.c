/* How much the program works while nobody touches it: processor time in ten seconds on several
 * screens, beyond what the hidden driver itself takes for waiting. */
#include "app/platform/surroundings.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"
#include "tests/ui/idleness.h"

enum { IDLE = 10000 };

static const struct {
    const char *name;
    ScreenId screen;
    bool hidden;
} PLACES[] = {{"start", SCREEN_START, false},
              {"play", SCREEN_PLAY, false},
              {"settings", SCREEN_SETTINGS, false},
              {"play, out of sight", SCREEN_PLAY, true}};
enum { PLACE_COUNT = sizeof PLACES / sizeof PLACES[0] };

static void bench_idle(void **state) {
    (void)state;
    Problem why;
    Ruleset rules;
    Surroundings surroundings;
    assert_true(surroundings_make(&surroundings, &why));
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, &why));
    for (int i = 0; i < PLACE_COUNT; i++) {
        Desk *desk = NULL;
        const DeskWish wish = {.rules = &rules, .keeps = true};
        assert_true(desk_open(&desk, &wish, &why));
        shell_open(desk_shell(desk), PLACES[i].screen);
        desk_refresh(desk);
        if (PLACES[i].hidden) {
            idleness_hide_window();
        }
        const Idleness idleness = idleness_of(desk, IDLE);
        print_message("%s: %ld ms of work in %d ms, %ld ms for waiting alone, %lu pictures\n",
                      PLACES[i].name, idleness.work, IDLE, idleness.waiting, idleness.pictures);
        desk_close(desk);
    }
    surroundings_remove(&surroundings);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(bench_idle)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
