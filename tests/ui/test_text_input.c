/* Characters are asked for as text while a field has the keyboard, and only then: as plain keys
 * they would not come through an input method, as text they would not be keys. */
#include "app/shell/desk.h"
#include "rules/variants/variants.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>

static void press(Desk *desk, int key) {
    Input input = {.kind = INPUT_KEY, .key = key};
    assert_true(desk_push(desk, &input));
    assert_true(desk_step(desk, 0));
}

static void test_text_follows_the_field(void **state) {
    (void)state;
    Ruleset rules;
    Problem why;
    Desk *desk = NULL;
    DeskWish wish = {.rules = &rules, .given_clock = true};
    assert_true(ruleset_begin(&rules, &VARIANT_SHO, NULL, &why));
    assert_true(desk_open(&desk, &wish, &why));
    desk_step(desk, 0);
    assert_false(SDL_IsTextInputActive());
    press(desk, '/');
    assert_true(SDL_IsTextInputActive());
    press(desk, KEY_ESCAPE);
    assert_false(SDL_IsTextInputActive());
    press(desk, 'f');
    assert_false(SDL_IsTextInputActive());
    assert_true(shell_program(desk_shell(desk))->heads.flipped);
    desk_close(desk);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_text_follows_the_field)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
