#include "app/platform/window_screens.h"

#include <SDL.h>
#include <string.h>

enum { SCREENS_MAX = 16, ROOM_ENDLESS = 1 << 20 };

static bool driver_is(const char *name) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver != NULL && strcmp(driver, name) == 0;
}

static int read_screens(WindowBounds out[SCREENS_MAX]) {
    const int count = SDL_GetNumVideoDisplays();
    int known = 0;
    for (int i = 0; i < count && known < SCREENS_MAX; i++) {
        SDL_Rect usable = {0, 0, 0, 0};
        if (SDL_GetDisplayUsableBounds(i, &usable) == 0 && usable.w > 0 && usable.h > 0) {
            out[known++] = (WindowBounds){usable.x, usable.y, usable.w, usable.h};
        }
    }
    return known;
}

bool window_driver_is_unseen(void) {
    return driver_is("dummy") || driver_is("offscreen");
}

bool window_driver_places(void) {
    return !driver_is("wayland");
}

WindowBounds window_screens_room(SDL_Window *window, const WindowPlace *place) {
    WindowBounds screens[SCREENS_MAX];
    const int count = window_driver_is_unseen() ? 0 : read_screens(screens);
    if (count == 0) {
        return (WindowBounds){-ROOM_ENDLESS, -ROOM_ENDLESS, 2 * ROOM_ENDLESS, 2 * ROOM_ENDLESS};
    }
    const WindowBorders borders = window_screens_borders(window);
    return window_place_room(&screens[window_place_screen(place, screens, count)], &borders);
}

WindowBorders window_screens_borders(SDL_Window *window) {
    WindowBorders borders = {0, 0, 0, 0};
    if (window == NULL || SDL_GetWindowBordersSize(window, &borders.top, &borders.left,
                                                   &borders.bottom, &borders.right) != 0) {
        return (WindowBorders){0, 0, 0, 0};
    }
    return borders;
}
