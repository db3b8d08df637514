#include "app/platform/sound_wave.h"

#include <math.h>
#include <stddef.h>

/* A piece of wood rings with several tones that die away at different speeds. */
typedef struct Tone {
    float hertz, loudness, decay; /* seconds until it has sunk to a third */
} Tone;

static const Tone tones[] = {
    {.hertz = 430, .loudness = 0.55F, .decay = 0.011F},
    {.hertz = 980, .loudness = 0.35F, .decay = 0.007F},
    {.hertz = 2150, .loudness = 0.15F, .decay = 0.004F},
};

static const float turn = 6.2831853F;
static const float burst_loudness = 0.9F;
static const float burst_decay = 0.002F;
static const float burst_softness = 0.35F; /* how much of each new sample passes the filter */

enum { RISE = 40, FALL = 440 }; /* samples at both ends, so that the speaker does not crack */

static float tone_at(float seconds) {
    float sum = 0;
    for (size_t i = 0; i < sizeof tones / sizeof tones[0]; i++) {
        const Tone *tone = &tones[i];
        sum += tone->loudness * expf(-seconds / tone->decay) * sinf(turn * tone->hertz * seconds);
    }
    return sum;
}

/* The next of a row of numbers that sound like noise, -1..1. */
static float noise_next(uint32_t *seed) {
    *seed = *seed * 1664525U + 1013904223U;
    return (float)(*seed >> 8) / 8388608.0F - 1;
}

static float fade_at(int index) {
    const float rise = fminf(1, (float)index / RISE);
    const float fall = fminf(1, (float)(SOUND_WAVE_LENGTH - 1 - index) / FALL);
    return rise * rise * fall;
}

void sound_wave(int16_t out[SOUND_WAVE_LENGTH]) {
    float wave[SOUND_WAVE_LENGTH];
    uint32_t seed = 1;
    float burst = 0;
    float peak = 0;
    for (int i = 0; i < SOUND_WAVE_LENGTH; i++) {
        const float seconds = (float)i / SOUND_RATE;
        burst += burst_softness * (noise_next(&seed) - burst);
        wave[i] = tone_at(seconds) + burst_loudness * burst * expf(-seconds / burst_decay);
        wave[i] *= fade_at(i);
        peak = fmaxf(peak, fabsf(wave[i]));
    }
    for (int i = 0; i < SOUND_WAVE_LENGTH; i++) {
        out[i] = (int16_t)lroundf(wave[i] / peak * SOUND_WAVE_PEAK);
    }
}
