/* The click can be heard, is gentle, and begins and ends without a crack. */
#include "app/platform/sound_wave.h"
#include "tests/support/cmocka_ready.h"

#include <stdlib.h>
#include <string.h>

/* The loudest sample of a stretch. */
static int loudest(const int16_t *wave, int from, int to) {
    int most = 0;
    for (int i = from; i < to; i++) {
        most = abs(wave[i]) > most ? abs(wave[i]) : most;
    }
    return most;
}

static void test_it_is_heard_and_never_clips(void **state) {
    (void)state;
    int16_t wave[SOUND_WAVE_LENGTH];
    sound_wave(wave);
    assert_int_equal(loudest(wave, 0, SOUND_WAVE_LENGTH), SOUND_WAVE_PEAK);
    assert_true(SOUND_WAVE_PEAK < 32767 / 2);
}

/* No more than one part in a hundred of full loudness from one sample to the next. */
static void test_the_ends_are_silent(void **state) {
    (void)state;
    enum { STEP = 327, END = 8 };
    int16_t wave[SOUND_WAVE_LENGTH];
    sound_wave(wave);
    assert_int_equal(wave[0], 0);
    assert_int_equal(wave[SOUND_WAVE_LENGTH - 1], 0);
    for (int i = 1; i < END; i++) {
        assert_true(abs(wave[i] - wave[i - 1]) <= STEP);
        const int last = SOUND_WAVE_LENGTH - i;
        assert_true(abs(wave[last] - wave[last - 1]) <= STEP);
    }
}

/* A knock, no tone: within 20 milliseconds it has sunk to a fifth. */
static void test_it_dies_away(void **state) {
    (void)state;
    int16_t wave[SOUND_WAVE_LENGTH];
    sound_wave(wave);
    const int late = SOUND_RATE / 50;
    assert_true(loudest(wave, 0, SOUND_RATE / 200) > SOUND_WAVE_PEAK / 2);
    assert_true(loudest(wave, late, SOUND_WAVE_LENGTH) < SOUND_WAVE_PEAK / 5);
    assert_true(loudest(wave, late, SOUND_WAVE_LENGTH) > 0);
}

static void test_it_is_always_the_same(void **state) {
    (void)state;
    int16_t one[SOUND_WAVE_LENGTH];
    int16_t other[SOUND_WAVE_LENGTH];
    memset(other, 1, sizeof other);
    sound_wave(one);
    sound_wave(other);
    assert_memory_equal(one, other, sizeof one);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_is_heard_and_never_clips),
        cmocka_unit_test(test_the_ends_are_silent),
        cmocka_unit_test(test_it_dies_away),
        cmocka_unit_test(test_it_is_always_the_same),
    };
    return cmocka_run_group_tests_name("sound_wave", tests, NULL, NULL);
}
