#include "app/platform/window_place.h"

#include "app/platform/window.h"

#include <math.h>

/* From this magnification on the least size grows. */
static const float least_doubling = 2;

static int larger(int one, int other) {
    return one > other ? one : other;
}

static int smaller(int one, int other) {
    return one < other ? one : other;
}

/* The length that two stretches have in common; 0 when they do not meet. */
static long long common(int from, int length, int other_from, int other_length) {
    const long long low = larger(from, other_from);
    const long long end = (long long)from + length;
    const long long other_end = (long long)other_from + other_length;
    const long long high = end < other_end ? end : other_end;
    return high > low ? high - low : 0;
}

static long long common_area(const WindowPlace *place, const WindowBounds *screen) {
    return common(place->x, place->width, screen->x, screen->width) *
           common(place->y, place->height, screen->y, screen->height);
}

int window_place_screen(const WindowPlace *place, const WindowBounds *screens, int count) {
    int best = 0;
    long long most = 0;
    for (int i = 0; i < count; i++) {
        const long long area = common_area(place, &screens[i]);
        if (area > most) {
            most = area;
            best = i;
        }
    }
    return best;
}

WindowBounds window_place_room(const WindowBounds *screen, const WindowBorders *borders) {
    return (WindowBounds){screen->x, screen->y,
                          larger(1, screen->width - borders->left - borders->right),
                          larger(1, screen->height - borders->top - borders->bottom)};
}

WindowPlace window_place_fit(const WindowPlace *place, const WindowBounds *room) {
    WindowPlace fitted = *place;
    fitted.width = smaller(place->width, room->width);
    fitted.height = smaller(place->height, room->height);
    fitted.x = larger(room->x, smaller(place->x, room->x + room->width - fitted.width));
    fitted.y = larger(room->y, smaller(place->y, room->y + room->height - fitted.height));
    return fitted;
}

bool window_place_covers(const WindowPlace *place, const WindowBounds *room) {
    return place->width >= room->width && place->height >= room->height;
}

void window_place_least(float scale, const WindowBounds *room, int *width, int *height) {
    const float grown = fmaxf(1, scale / least_doubling);
    *width = smaller((int)lroundf(WINDOW_WIDTH_MIN * grown), room->width);
    *height = smaller((int)lroundf(WINDOW_HEIGHT_MIN * grown), room->height);
}
