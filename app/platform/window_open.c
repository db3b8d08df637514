#include "app/platform/window_parts.h"

#include "app/draw/icon_art.h"
#include "app/platform/present.h"
#include "app/platform/surfaces.h"
#include "app/platform/window_screens.h"

#include <SDL.h>
#include <SDL_image.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char window_class[] = "io.github.sanban.Sanban";

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0';
}

/* Without a display SDL quietly draws into nothing; the user would wait for a window in vain. */
static bool display_is_there(void) {
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY") || is_set("SDL_VIDEODRIVER");
}

/* Only displays that somebody named are tried; else a dead one would end in drawing into nothing.
 */
static const char *drivers_wanted(void) {
    if (!is_set("WAYLAND_DISPLAY")) {
        return "x11";
    }
    return is_set("DISPLAY") ? "x11,wayland" : "wayland";
}

static void set_hints(void) {
    setenv("SDL_VIDEO_X11_WMCLASS", window_class, 0);
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", window_class, 0);
    /* A signal to end ends the program; only the window's close button is a question. */
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers_wanted());
    SDL_SetHint(SDL_HINT_APP_NAME, "Sanban");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
}

static int larger(int one, int other) {
    return one > other ? one : other;
}

static int window_units(const Window *window, int logical) {
    return (int)lroundf((float)logical * window->own_scale);
}

static bool place_is_known(const WindowWish *wish) {
    return wish->place != NULL && wish->place->width > 0 && wish->place->height > 0;
}

static WindowPlace place_wanted(const Window *window, const WindowWish *wish) {
    if (place_is_known(wish)) {
        return *wish->place;
    }
    return (WindowPlace){0, 0, window_units(window, larger(wish->width, WINDOW_WIDTH_MIN)),
                         window_units(window, larger(wish->height, WINDOW_HEIGHT_MIN)),
                         wish->full_screen};
}

/* How large the frame is can be asked only when it is there. */
static void settle_frame(Window *window, bool placed) {
    SDL_PumpEvents();
    if (!placed) {
        window->normal = window_present_place(window);
    }
    const WindowBounds room = window_screens_room(window->window, &window->normal);
    const WindowPlace fitted = window_place_fit(&window->normal, &room);
    const WindowBorders borders = window_screens_borders(window->window);
    if (fitted.width != window->normal.width || fitted.height != window->normal.height) {
        SDL_SetWindowSize(window->window, fitted.width, fitted.height);
    }
    if (placed && (fitted.x != window->normal.x || fitted.y != window->normal.y)) {
        SDL_SetWindowPosition(window->window, fitted.x + borders.left, fitted.y + borders.top);
    }
    window->normal = fitted;
}

static bool make_window(Window *window, const WindowWish *wish) {
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    const bool placed = place_is_known(wish) && window_driver_places();
    const WindowPlace wanted = place_wanted(window, wish);
    const WindowBounds room = window_screens_room(NULL, &wanted);
    window->normal = window_place_fit(&wanted, &room);
    const bool full = wish->full_screen || wanted.full_screen;
    if (full) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    window->window =
        SDL_CreateWindow(wish->title, placed ? window->normal.x : (int)SDL_WINDOWPOS_UNDEFINED,
                         placed ? window->normal.y : (int)SDL_WINDOWPOS_UNDEFINED,
                         window->normal.width, window->normal.height, flags);
    if (window->window == NULL) {
        return false;
    }
    if (!full) {
        settle_frame(window, placed);
    }
    window_settle_least(window);
    return true;
}

/* Without this SDL would show even a software picture through an accelerated renderer. */
static bool make_software_renderer(Window *window) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_SOFTWARE);
    return window->renderer != NULL;
}

/* Without a graphics card OpenGL is emulated, which takes several times the start-up time and
   memory of plain drawing. Only Linux tells; elsewhere there is one. */
static bool card_is_there(void) {
#ifdef __linux__
    return access("/dev/dri", F_OK) == 0 || access("/dev/nvidiactl", F_OK) == 0 ||
           access("/dev/dxg", F_OK) == 0;
#else
    return true;
#endif
}

/* Only an accelerated renderer knows the true pixels of a magnified screen, so it comes first;
   where it cannot be had, or nothing is shown anyway, the software one does the same. */
static bool make_renderer(Window *window) {
    const char *chosen = getenv("SDL_RENDER_DRIVER");
    const bool software = chosen != NULL && strcmp(chosen, "software") == 0;
    if (!software && !window_driver_is_unseen() && (chosen != NULL || card_is_there())) {
        const Uint32 wanted = is_set("SDL_RENDER_DRIVER") ? 0U : (Uint32)SDL_RENDERER_ACCELERATED;
        window->renderer =
            SDL_CreateRenderer(window->window, -1, wanted | (Uint32)SDL_RENDERER_PRESENTVSYNC);
    }
    return window->renderer != NULL || make_software_renderer(window);
}

static void set_icon(Window *window) {
    enum { ICON_SIDE = 64 };
    char svg[ICON_SVG_MAX];
    (void)icon_art_program_svg(ICON_SIDE, svg, sizeof svg);
    SDL_Surface *icon = surface_of_svg(svg, ICON_SIDE, ICON_SIDE);
    if (icon != NULL) {
        SDL_SetWindowIcon(window->window, icon);
        SDL_FreeSurface(icon);
    }
}

bool window_open(Window **out, const WindowWish *wish, Fonts *fonts, Problem *why) {
    *out = NULL;
    if (!display_is_there()) {
        return problem_set(why, 0, 0,
                           "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set.");
    }
    set_hints();
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        return problem_set(why, 0, 0, "The display cannot be opened: %s.", SDL_GetError());
    }
    Window *window = calloc(1, sizeof *window);
    if (window == NULL) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        return problem_set(why, 0, 0, "There is not enough memory for the window.");
    }
    window->own_scale = window_kept_scale(wish->scale);
    if (make_window(window, wish) && make_renderer(window)) {
        window->presenter = presenter_new(window->renderer, fonts);
    }
    if (window->presenter == NULL) {
        (void)problem_set(why, 0, 0, "The window cannot be opened: %s.", SDL_GetError());
        window_close(window);
        return false;
    }
    set_icon(window);
    SDL_StopTextInput();
    *out = window;
    return true;
}

void window_close(Window *window) {
    if (window == NULL) {
        return;
    }
    presenter_free(window->presenter);
    if (window->renderer != NULL) {
        SDL_DestroyRenderer(window->renderer);
    }
    if (window->window != NULL) {
        SDL_DestroyWindow(window->window);
    }
    free(window);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    IMG_Quit();
    SDL_Quit();
}
