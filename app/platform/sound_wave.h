/*
 * The sound of a piece that is set down on wood, computed. Knows no device.
 */
#ifndef SANBAN_APP_PLATFORM_SOUND_WAVE_H
#define SANBAN_APP_PLATFORM_SOUND_WAVE_H

#include <stdint.h>

enum {
    SOUND_RATE = 44100,       /* samples a second, one channel */
    SOUND_WAVE_LENGTH = 2646, /* samples: 60 milliseconds */
    SOUND_WAVE_PEAK = 10000   /* the loudest sample, of 32767 */
};

/* Fills `out` with the click. It is the same every time. */
void sound_wave(int16_t out[SOUND_WAVE_LENGTH]);

#endif
