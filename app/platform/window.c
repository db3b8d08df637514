#include "app/platform/window_parts.h"

#include "app/platform/window_screens.h"

#include <SDL.h>
#include <math.h>
#include <string.h>

static void wipe(Window *window) {
    SDL_SetRenderDrawBlendMode(window->renderer, SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(window->renderer, 0, 0, 0, 255);
    SDL_RenderClear(window->renderer);
}

static bool is_normal(const Window *window) {
    const Uint32 other = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED |
                         SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN;
    return (SDL_GetWindowFlags(window->window) & other) == 0;
}

static bool place_equal(const WindowPlace *one, const WindowPlace *other) {
    return one->x == other->x && one->y == other->y && one->width == other->width &&
           one->height == other->height;
}

/* The size of a window that is being maximised may come before the word that it is. */
static void remember_place(Window *window) {
    const WindowPlace place = window_present_place(window);
    if (!is_normal(window) || place_equal(&place, &window->normal)) {
        return;
    }
    const WindowBounds room = window_screens_room(window->window, &place);
    if (!window_place_covers(&place, &room)) {
        window->normal = place;
    }
}

float window_kept_scale(float scale) {
    if (scale <= 0) {
        return 1;
    }
    return fminf(fmaxf(scale, 0.5F), WINDOW_SCALE_MAX);
}

void window_settle_least(Window *window) {
    int width;
    int height;
    const WindowBounds room = window_screens_room(window->window, &window->normal);
    window_place_least(window->own_scale, &room, &width, &height);
    SDL_SetWindowMinimumSize(window->window, width, height);
}

WindowPlace window_present_place(const Window *window) {
    WindowPlace place = {0, 0, 0, 0, false};
    const WindowBorders borders = window_screens_borders(window->window);
    SDL_GetWindowPosition(window->window, &place.x, &place.y);
    SDL_GetWindowSize(window->window, &place.width, &place.height);
    place.x -= borders.left;
    place.y -= borders.top;
    return place;
}

void window_area(const Window *window, float *width, float *height, float *scale) {
    int out_w = 0;
    int out_h = 0;
    int win_w = 0;
    int win_h = 0;
    SDL_GetWindowSize(window->window, &win_w, &win_h);
    if (SDL_GetRendererOutputSize(window->renderer, &out_w, &out_h) != 0 || out_w <= 0 ||
        win_w <= 0) {
        out_w = win_w > 0 ? win_w : 1;
        out_h = win_h > 0 ? win_h : 1;
        win_w = out_w;
    }
    *scale = window->own_scale * (float)out_w / (float)win_w;
    *width = (float)out_w / *scale;
    *height = (float)out_h / *scale;
}

void window_place(const Window *window, WindowPlace *out) {
    *out = is_normal(window) ? window_present_place(window) : window->normal;
    out->full_screen = window_is_full_screen(window);
}

void window_set_scale(Window *window, float scale) {
    window->own_scale = window_kept_scale(scale);
    window_settle_least(window);
}

void window_resize(Window *window, int width, int height) {
    SDL_SetWindowSize(window->window, width, height);
}

void window_text_input(Window *window, bool on) {
    (void)window; /* the system has one such switch for all windows */
    if (on == (SDL_IsTextInputActive() == SDL_TRUE)) {
        return;
    }
    if (on) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

void window_toggle_full_screen(Window *window) {
    if (!window_is_full_screen(window)) {
        remember_place(window);
        SDL_SetWindowFullscreen(window->window, SDL_WINDOW_FULLSCREEN_DESKTOP);
        return;
    }
    SDL_SetWindowFullscreen(window->window, 0);
    /* elsewhere whoever manages the windows gives the size back */
    if (window_driver_is_unseen()) {
        SDL_SetWindowSize(window->window, window->normal.width, window->normal.height);
    }
}

bool window_is_full_screen(const Window *window) {
    const Uint32 flags = SDL_GetWindowFlags(window->window);
    return (flags & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
}

bool window_is_visible(const Window *window) {
    const Uint32 flags = SDL_GetWindowFlags(window->window);
    return (flags & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

void window_show(Window *window, const Canvas *canvas) {
    int width = 0;
    int height = 0;
    int canvas_width;
    int canvas_height;
    present_size(canvas, &canvas_width, &canvas_height);
    SDL_GetRendererOutputSize(window->renderer, &width, &height);
    /* a software target keeps its pixels, so it is wiped only where the canvas does not reach */
    if (canvas_width < width || canvas_height < height) {
        wipe(window);
    }
    presenter_draw(window->presenter, canvas);
    SDL_RenderPresent(window->renderer);
    remember_place(window);
}

void window_forget(Window *window) {
    presenter_forget(window->presenter);
}

Point window_to_layout(const Window *window, Point point) {
    return (Point){point.x / window->own_scale, point.y / window->own_scale};
}

Point window_from_layout(const Window *window, Point point) {
    return (Point){point.x * window->own_scale, point.y * window->own_scale};
}

const char *window_renderer_name(const Window *window) {
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(window->renderer, &info) == 0 ? info.name : "unknown";
}

size_t clipboard_get(char *out, size_t capacity) {
    char *text = SDL_GetClipboardText();
    const size_t length = text == NULL ? 0 : strlen(text);
    if (capacity > 0) {
        const size_t kept = length < capacity ? length : capacity - 1;
        if (kept > 0) {
            memcpy(out, text, kept);
        }
        out[kept] = '\0';
    }
    SDL_free(text);
    return length;
}

bool clipboard_set(const char *utf8) {
    return SDL_SetClipboardText(utf8) == 0;
}
