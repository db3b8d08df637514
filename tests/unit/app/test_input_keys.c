/* Keys that type '?' and '/' on the keyboards of several countries. */
#include "app/platform/input_keys.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>

/* The key on the 7, with what stands beside the 0. */
static int seven(int beside_zero) {
    return input_key_shifted(SDL_SCANCODE_7, '7', beside_zero);
}

static void test_american(void **state) {
    (void)state;
    assert_int_equal(input_key_shifted(SDL_SCANCODE_SLASH, '/', '-'), '?');
    assert_int_equal(input_key_shifted(SDL_SCANCODE_MINUS, '-', '-'), 0);
    assert_int_equal(input_key_shifted(SDL_SCANCODE_APOSTROPHE, '\'', '-'), 0);
    assert_int_equal(input_key_shifted(SDL_SCANCODE_COMMA, ',', '-'), 0);
    assert_int_equal(input_key_shifted(SDL_SCANCODE_M, 'm', '-'), 0);
    assert_int_equal(input_key_shifted(SDL_SCANCODE_KP_DIVIDE, SDLK_KP_DIVIDE, '-'), 0);
    assert_int_equal(seven('-'), 0);
}

/* Where '?' stands on the key to the right of the 0, '/' stands on the 7. */
static void test_beside_the_zero(void **state) {
    (void)state;
    const int beside_zero[] = {0xdf, '+', '\'', '*'};
    for (int i = 0; i < 4; i++) {
        const int code = beside_zero[i];
        assert_int_equal(input_key_shifted(SDL_SCANCODE_MINUS, code, code), '?');
        assert_int_equal(input_key_shifted(SDL_SCANCODE_EQUALS, code, code), 0);
        assert_int_equal(seven(code), '/');
        assert_int_equal(input_key_shifted(SDL_SCANCODE_6, '6', code), 0);
    }
}

/* The Dutch keyboard has '/' beside the 0, with '?' above; its 7 carries an underscore. */
static void test_dutch(void **state) {
    (void)state;
    assert_int_equal(input_key_shifted(SDL_SCANCODE_MINUS, '/', '/'), '?');
    assert_int_equal(seven('/'), 0);
}

static void test_french(void **state) {
    (void)state;
    assert_int_equal(input_key_shifted(SDL_SCANCODE_M, ',', ')'), '?');
    assert_int_equal(input_key_shifted(SDL_SCANCODE_PERIOD, ':', ')'), '/');
    assert_int_equal(input_key_shifted(SDL_SCANCODE_COMMA, ';', ')'), 0);
    assert_int_equal(input_key_shifted(SDL_SCANCODE_SLASH, '!', ')'), 0);
}

static void test_pad_keys_are_told_from_others_and_back(void **state) {
    (void)state;
    assert_int_equal(input_key_of(SDLK_KP_5), KEY_PAD_1 + 4);
    assert_int_equal(input_key_of(SDLK_5), '5');
    assert_int_equal(input_key_code(KEY_PAD_1 + 4), SDLK_KP_5);
    assert_int_equal(input_key_code('/'), SDLK_SLASH);
    assert_int_equal(input_key_code(KEY_ENTER), SDLK_RETURN);
    assert_int_equal(input_key_of(SDLK_KP_MULTIPLY), '*');
    assert_int_equal(input_key_of(SDLK_VOLUMEUP), KEY_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_american),
        cmocka_unit_test(test_beside_the_zero),
        cmocka_unit_test(test_dutch),
        cmocka_unit_test(test_french),
        cmocka_unit_test(test_pad_keys_are_told_from_others_and_back),
    };
    return cmocka_run_group_tests_name("input_keys", tests, NULL, NULL);
}
