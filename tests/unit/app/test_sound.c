/* Clicks reach the device, a missing one is said, and silence costs nothing. */
#include "app/platform/sound.h"
#include "app/platform/sound_wave.h"
#include "app/platform/storage.h"
#include "tests/support/cmocka_ready.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static void test_no_sound_is_silent(void **state) {
    (void)state;
    sound_click(NULL);
    sound_close(NULL);
}

static void test_a_missing_device_is_said(void **state) {
    (void)state;
    Problem why = {0};
    setenv("SDL_AUDIODRIVER", "nothing-of-that-name", 1);
    assert_null(sound_open(&why));
    assert_non_null(strstr(why.text, "There is no sound"));
    setenv("SDL_AUDIODRIVER", "dummy", 1);
}

static void test_many_clicks_and_a_quick_end(void **state) {
    (void)state;
    Problem why = {0};
    for (int i = 0; i < 10; i++) {
        Sound *sound = sound_open(&why);
        assert_non_null(sound);
        for (int click = 0; click < i * 10; click++) {
            sound_click(sound);
        }
        sound_close(sound);
    }
}

static bool holds(const StorageText *text, const void *part, size_t length) {
    for (size_t at = 0; at + length <= text->length; at++) {
        if (memcmp(text->bytes + at, part, length) == 0) {
            return true;
        }
    }
    return false;
}

/* A device that writes what it is given into a file. */
static void test_the_whole_wave_arrives(void **state) {
    (void)state;
    Problem why = {0};
    setenv("SDL_AUDIODRIVER", "disk", 1);
    setenv("SDL_DISKAUDIOFILE", "heard.raw", 1);
    Sound *sound = sound_open(&why);
    assert_non_null(sound);
    sound_click(sound);
    SDL_Delay(400);
    sound_close(sound);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    int16_t wave[SOUND_WAVE_LENGTH];
    StorageText text;
    sound_wave(wave);
    assert_true(storage_read("heard.raw", 1 << 24, &text, &why));
    assert_true(holds(&text, wave, sizeof wave));
    storage_text_free(&text);
}

static long sleeps_ended(void) {
    struct rusage usage;
    assert_int_equal(getrusage(RUSAGE_SELF, &usage), 0);
    return usage.ru_nvcsw;
}

/* An open device wakes the program about ninety times a second. */
static void test_nothing_runs_in_silence(void **state) {
    (void)state;
    Problem why = {0};
    Sound *sound = sound_open(&why);
    assert_non_null(sound);
    for (int round = 0; round < 2; round++) {
        sound_click(sound);
        SDL_Delay(200);
        const long busy = sleeps_ended();
        SDL_Delay(500);
        assert_true(sleeps_ended() - busy > 20);
        SDL_Delay(1000);
        const long quiet = sleeps_ended();
        SDL_Delay(500);
        assert_true(sleeps_ended() - quiet < 15);
    }
    sound_close(sound);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_sound_is_silent),
        cmocka_unit_test(test_a_missing_device_is_said),
        cmocka_unit_test(test_many_clicks_and_a_quick_end),
        cmocka_unit_test(test_the_whole_wave_arrives),
        cmocka_unit_test(test_nothing_runs_in_silence),
    };
    return cmocka_run_group_tests_name("sound", tests, NULL, NULL);
}
