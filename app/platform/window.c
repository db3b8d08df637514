#include "app/platform/window.h"

#include "app/draw/icon_art.h"
#include "app/platform/present.h"
#include "app/platform/surfaces.h"

#include <SDL.h>
#include <SDL_image.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct Window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    Presenter *presenter;
    float own_scale;
    int width, height; /* as it was opened, in units of the system */
};

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

/* Drivers that show nothing have no screen that could be too small. */
static bool driver_is_unseen(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver != NULL && (strcmp(driver, "dummy") == 0 || strcmp(driver, "offscreen") == 0);
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

static float kept_scale(float scale) {
    if (scale <= 0) {
        return 1;
    }
    return fminf(fmaxf(scale, 0.5F), WINDOW_SCALE_MAX);
}

static int larger(int one, int other) {
    return one > other ? one : other;
}

static int smaller(int one, int other) {
    return one < other ? one : other;
}

static int window_units(const Window *window, int logical) {
    return (int)lroundf((float)logical * window->own_scale);
}

/* The screen may be smaller than the least size; then the screen wins. */
static void size_for(Window *window, const WindowWish *wish) {
    SDL_Rect usable = {0, 0, 0, 0};
    int width = window_units(window, larger(wish->width, WINDOW_WIDTH_MIN));
    int height = window_units(window, larger(wish->height, WINDOW_HEIGHT_MIN));
    if (!driver_is_unseen() && SDL_GetDisplayUsableBounds(0, &usable) == 0 && usable.w > 0) {
        width = smaller(width, usable.w);
        height = smaller(height, usable.h);
    }
    window->width = width;
    window->height = height;
}

static bool make_window(Window *window, const WindowWish *wish) {
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (wish->full_screen) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    size_for(window, wish);
    window->window = SDL_CreateWindow(wish->title, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                      window->width, window->height, flags);
    if (window->window == NULL) {
        return false;
    }
    SDL_SetWindowMinimumSize(window->window,
                             smaller(window->width, window_units(window, WINDOW_WIDTH_MIN)),
                             smaller(window->height, window_units(window, WINDOW_HEIGHT_MIN)));
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
    if (!software && !driver_is_unseen() && (chosen != NULL || card_is_there())) {
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

static void wipe(Window *window) {
    SDL_SetRenderDrawBlendMode(window->renderer, SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(window->renderer, 0, 0, 0, 255);
    SDL_RenderClear(window->renderer);
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
    window->own_scale = kept_scale(wish->scale);
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

void window_area(const Window *window, float *width, float *height, float *scale) {
    int out_w = 0;
    int out_h = 0;
    int win_w = 0;
    int win_h = 0;
    SDL_GetWindowSize(window->window, &win_w, &win_h);
    if (SDL_GetRendererOutputSize(window->renderer, &out_w, &out_h) != 0 || out_w <= 0 ||
        win_w <= 0) {
        out_w = larger(win_w, 1);
        out_h = larger(win_h, 1);
        win_w = out_w;
    }
    *scale = window->own_scale * (float)out_w / (float)win_w;
    *width = (float)out_w / *scale;
    *height = (float)out_h / *scale;
}

void window_set_scale(Window *window, float scale) {
    window->own_scale = kept_scale(scale);
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
    if (window_is_full_screen(window)) {
        SDL_SetWindowFullscreen(window->window, 0);
        return;
    }
    SDL_SetWindowFullscreen(window->window, SDL_WINDOW_FULLSCREEN_DESKTOP);
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
