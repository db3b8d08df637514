#include "app/platform/sound.h"

#include "app/platform/sound_wave.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdlib.h>

/* After a click the device stays open for that long, milliseconds. */
enum { DEVICE_REST = 1000, DEVICE_SAMPLES = 512 };

/* The device belongs to the thread, the rest is shared under the lock. */
struct Sound {
    SDL_AudioDeviceID device; /* 0 while it is closed */
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *news;
    bool wanted, over;
    int16_t wave[SOUND_WAVE_LENGTH];
};

static bool open_device(Sound *sound) {
    const SDL_AudioSpec wish = {
        .freq = SOUND_RATE, .format = AUDIO_S16SYS, .channels = 1, .samples = DEVICE_SAMPLES};
    sound->device = SDL_OpenAudioDevice(NULL, 0, &wish, NULL, 0);
    return sound->device != 0;
}

static void close_device(Sound *sound) {
    if (sound->device != 0) {
        SDL_CloseAudioDevice(sound->device);
        sound->device = 0;
    }
}

static void play(Sound *sound) {
    if (sound->device == 0 && !open_device(sound)) {
        return;
    }
    SDL_ClearQueuedAudio(sound->device);
    (void)SDL_QueueAudio(sound->device, sound->wave, sizeof sound->wave);
    SDL_PauseAudioDevice(sound->device, 0);
}

/* Sleeps until there is news; true when the device has been open without any for long enough. */
static bool rest(Sound *sound) {
    if (sound->device == 0) {
        SDL_CondWait(sound->news, sound->lock);
        return false;
    }
    return SDL_CondWaitTimeout(sound->news, sound->lock, DEVICE_REST) == SDL_MUTEX_TIMEDOUT;
}

/* A device takes its time to open and close; nobody waits for it but this thread. */
static int serve(void *context) {
    Sound *sound = context;
    SDL_LockMutex(sound->lock);
    while (!sound->over) {
        const bool wanted = sound->wanted;
        const bool rested = !wanted && rest(sound) && !sound->wanted;
        sound->wanted = sound->wanted && !wanted;
        SDL_UnlockMutex(sound->lock);
        if (wanted) {
            play(sound);
        } else if (rested) {
            close_device(sound);
        }
        SDL_LockMutex(sound->lock);
    }
    SDL_UnlockMutex(sound->lock);
    close_device(sound);
    return 0;
}

static bool start_thread(Sound *sound) {
    sound->lock = SDL_CreateMutex();
    sound->news = SDL_CreateCond();
    if (sound->lock != NULL && sound->news != NULL) {
        sound->thread = SDL_CreateThread(serve, "sound", sound);
    }
    return sound->thread != NULL;
}

static void tell(Sound *sound, bool *what) {
    SDL_LockMutex(sound->lock);
    *what = true;
    SDL_CondSignal(sound->news);
    SDL_UnlockMutex(sound->lock);
}

Sound *sound_open(Problem *why) {
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        (void)problem_set(why, 0, 0, "There is no sound: %s.", SDL_GetError());
        return NULL;
    }
    Sound *sound = calloc(1, sizeof *sound);
    if (sound == NULL) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        (void)problem_set(why, 0, 0, "There is not enough memory for sound.");
        return NULL;
    }
    sound_wave(sound->wave);
    if (!open_device(sound) || !start_thread(sound)) {
        (void)problem_set(why, 0, 0, "There is no sound: %s.", SDL_GetError());
        sound_close(sound);
        return NULL;
    }
    return sound;
}

void sound_click(Sound *sound) {
    if (sound != NULL) {
        tell(sound, &sound->wanted);
    }
}

void sound_close(Sound *sound) {
    if (sound == NULL) {
        return;
    }
    if (sound->thread != NULL) {
        tell(sound, &sound->over);
        SDL_WaitThread(sound->thread, NULL);
    }
    close_device(sound);
    SDL_DestroyCond(sound->news);
    SDL_DestroyMutex(sound->lock);
    free(sound);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}
