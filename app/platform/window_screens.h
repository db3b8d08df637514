/*
 * The screens as the system tells them, and the frame it has put around a window. For the files of
 * this folder.
 */
#ifndef SANBAN_APP_PLATFORM_WINDOW_SCREENS_H
#define SANBAN_APP_PLATFORM_WINDOW_SCREENS_H

#include "app/platform/window_place.h"

#include <stdbool.h>

struct SDL_Window;

/* True for drivers that show nothing; their windows may have any size. */
bool window_driver_is_unseen(void);

/* True where windows may say where they want to stand. */
bool window_driver_places(void);

/* The room for the inside of a window on the screen on which a place lies; `window` may be NULL:
 * then it is taken to have no frame. */
WindowBounds window_screens_room(struct SDL_Window *window, const WindowPlace *place);

/* The frame of a window; nothing where the system does not tell. */
WindowBorders window_screens_borders(struct SDL_Window *window);

#endif
