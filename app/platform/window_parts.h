/*
 * What a window is made of; for the files that open it and work with it.
 */
#ifndef SANBAN_APP_PLATFORM_WINDOW_PARTS_H
#define SANBAN_APP_PLATFORM_WINDOW_PARTS_H

#include "app/platform/present.h"
#include "app/platform/window.h"

struct SDL_Renderer;
struct SDL_Window;

struct Window {
    struct SDL_Window *window;
    struct SDL_Renderer *renderer;
    Presenter *presenter;
    float own_scale;
    WindowPlace normal; /* when it was last neither maximised nor full screen */
};

/* The nearest magnification that a window can have. */
float window_kept_scale(float scale);

/* Keeps the user from making the window too small for its magnification. */
void window_settle_least(Window *window);

/* Where the window stands now, whatever its state. */
WindowPlace window_present_place(const Window *window);

#endif
