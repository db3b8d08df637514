/*
 * The one sound of the program: a click of wood. The device is open only around a click, since an
 * open one keeps the machine awake; opening it never holds up the picture. Knows nothing of games.
 */
#ifndef SANBAN_APP_PLATFORM_SOUND_H
#define SANBAN_APP_PLATFORM_SOUND_H

#include "rules/problem.h"

typedef struct Sound Sound;

/* Makes ready to click. NULL with a sentence when there is nothing to hear it with. */
Sound *sound_open(Problem *why);

/* Clicks, now and without waiting; a click that still sounds is cut off. NULL is silent. A device
 * that has gone since is silent too. */
void sound_click(Sound *sound);

/* To be called before the window is closed. NULL is fine. */
void sound_close(Sound *sound);

#endif
