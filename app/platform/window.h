/*
 * The window of the program: made, shown, resized, closed; its scale; the clipboard. Knows nothing
 * of what is drawn.
 */
#ifndef SANBAN_APP_PLATFORM_WINDOW_H
#define SANBAN_APP_PLATFORM_WINDOW_H

#include "app/draw/canvas.h"
#include "app/platform/fonts.h"
#include "app/platform/window_place.h"
#include "rules/problem.h"

#include <stdbool.h>

enum { WINDOW_WIDTH_MIN = 960, WINDOW_HEIGHT_MIN = 600, WINDOW_SCALE_MAX = 8 };

typedef struct Window Window;

typedef struct WindowWish {
    const char *title;
    int width,
        height; /* logical pixels; at least the minimum, made smaller where the screen is smaller */
    float scale; /* own magnification on top of the screen's, 0.5..8; 0 is taken as 1 */
    bool full_screen;
    const WindowPlace *place; /* where it stood before, instead of a size; NULL: not known. A
                                 screen that is gone or has shrunk is allowed for. */
} WindowWish;

/* Opens the window. On failure *out is NULL and *why says why. Borrows the fonts. */
bool window_open(Window **out, const WindowWish *wish, Fonts *fonts, Problem *why);
void window_close(Window *window);

/* The area to lay out, in logical pixels, and its scale; ask again after INPUT_RESIZE. */
void window_area(const Window *window, float *width, float *height, float *scale);

/* Where the window stands, for the next time; of one that is maximised, minimised or full screen
 * where it will stand afterwards. */
void window_place(const Window *window, WindowPlace *out);

/* Changes the own magnification, 0.5..8; the window grows if it became too small for that. */
void window_set_scale(Window *window, float scale);

/* Asks for another size, in units of the system; INPUT_RESIZE follows. */
void window_resize(Window *window, int width, int height);

/* Lets typed characters arrive as INPUT_TEXT, by the user's way of writing; off after opening, for
 * a way of writing that is on would keep plain keys to itself. */
void window_text_input(Window *window, bool on);

void window_toggle_full_screen(Window *window);
bool window_is_full_screen(const Window *window);

/* True while there is anything to see: neither hidden nor minimised. */
bool window_is_visible(const Window *window);

/* Draws the canvas and shows it. */
void window_show(Window *window, const Canvas *canvas);

/* After INPUT_RESET: everything kept on the device is gone. */
void window_forget(Window *window);

/* A point of the window (as the system counts) in logical pixels, and back. */
Point window_to_layout(const Window *window, Point point);
Point window_from_layout(const Window *window, Point point);

/* "software" or the name of the accelerated renderer. */
const char *window_renderer_name(const Window *window);

/* The text of the clipboard as far as capacity reaches, always ended by a zero byte; returns its
   whole length. */
size_t clipboard_get(char *out, size_t capacity);
bool clipboard_set(const char *utf8);

#endif
