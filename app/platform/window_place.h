/*
 * Where a window stands, and how it is fitted onto a screen: plain arithmetic with rectangles in
 * units of the system. Knows no window.
 */
#ifndef SANBAN_APP_PLATFORM_WINDOW_PLACE_H
#define SANBAN_APP_PLATFORM_WINDOW_PLACE_H

#include <stdbool.h>

/* The outer corner of the window with its frame, and the size inside the frame. */
typedef struct WindowPlace {
    int x, y, width, height;
    bool full_screen;
} WindowPlace;

/* A screen, or the part of it that bars and docks leave to windows. */
typedef struct WindowBounds {
    int x, y, width, height;
} WindowBounds;

/* The frame that the system puts around a window. */
typedef struct WindowBorders {
    int left, top, right, bottom;
} WindowBorders;

/* The number of the screen on which most of the window lies; 0 when it lies on none of them, as
 * after a screen was taken away. */
int window_place_screen(const WindowPlace *place, const WindowBounds *screens, int count);

/* The room for the inside of a window on a screen; places within it keep the frame on the screen.
 */
WindowBounds window_place_room(const WindowBounds *screen, const WindowBorders *borders);

/* The place made small enough for the room and moved into it. */
WindowPlace window_place_fit(const WindowPlace *place, const WindowBounds *room);

/* True when the window takes the whole room, as a maximised one does. */
bool window_place_covers(const WindowPlace *place, const WindowBounds *room);

/* The least size of a window at an own scale: 960 x 600, from twofold on so much more that nothing
 * is ever laid out on less than 480 x 300 logical pixels; but never more than the room has. */
void window_place_least(float scale, const WindowBounds *room, int *width, int *height);

#endif
