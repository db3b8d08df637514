#include "app/platform/input.h"

#include "app/platform/input_keys.h"
#include "app/platform/input_source.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float drag_least = 6;

static void move_to(InputSource *source, Sint32 x, Sint32 y) {
    source->point = window_to_layout(source->window, (Point){(float)x, (float)y});
}

static void read_motion(InputSource *source, const SDL_Event *event, Input *out) {
    move_to(source, event->motion.x, event->motion.y);
    out->kind = INPUT_MOVE;
    if (source->held == BUTTON_NONE) {
        return;
    }
    const float way =
        hypotf(source->point.x - source->origin.x, source->point.y - source->origin.y);
    source->dragging = source->dragging || way >= source->threshold;
    /* a little trembling while pressed is no move either */
    out->kind = source->dragging ? INPUT_DRAG : INPUT_NONE;
    out->button = source->held;
}

static void read_press(InputSource *source, const SDL_Event *event, Input *out) {
    const InputButton button = input_button_of(event->button.button);
    move_to(source, event->button.x, event->button.y);
    if (button == BUTTON_NONE) {
        return;
    }
    /* the left button carries things, whatever else is held */
    if (source->held == BUTTON_NONE || button == BUTTON_LEFT) {
        source->held = button;
        source->origin = source->point;
        source->dragging = false;
    }
    source->pressed |= 1 << button;
    out->kind = INPUT_PRESS;
    out->button = button;
    out->clicks = event->button.clicks < 1 ? 1 : event->button.clicks;
}

static void read_release(InputSource *source, const SDL_Event *event, Input *out) {
    const InputButton button = input_button_of(event->button.button);
    move_to(source, event->button.x, event->button.y);
    if ((source->pressed & 1 << button) == 0) {
        return; /* its press went somewhere else */
    }
    source->pressed &= ~(1 << button);
    out->kind = INPUT_RELEASE;
    out->button = button;
    out->clicks = event->button.clicks < 1 ? 1 : event->button.clicks;
    out->origin = source->origin;
    if (source->held == button) {
        out->dragged = source->dragging;
        source->held = BUTTON_NONE;
        source->dragging = false;
    }
}

static void read_wheel(const SDL_Event *event, Input *out) {
    const float turn = event->wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -1.0F : 1.0F;
    const bool fine = event->wheel.preciseY > 0 || event->wheel.preciseY < 0;
    if (!fine && event->wheel.y == 0) {
        return; /* tilted sideways */
    }
    out->kind = INPUT_WHEEL;
    out->wheel = turn * (fine ? event->wheel.preciseY : (float)event->wheel.y);
}

/* The key that changes a modifier says so itself; all other keys tell the present state. */
static bool read_modifier(InputSource *source, const SDL_Event *event) {
    const SDL_Keysym *sym = &event->key.keysym;
    const int now = input_modifiers_of(sym->mod);
    const int own = input_modifier_of_key(sym->sym);
    source->modifiers = event->type == SDL_KEYDOWN ? now | own : now & ~own;
    return own != 0;
}

static void read_key(InputSource *source, const SDL_Event *event, Input *out) {
    const bool modifier = read_modifier(source, event);
    const int key = input_key_of(event->key.keysym.sym);
    if (modifier || key == KEY_NONE) {
        return;
    }
    out->kind = event->type == SDL_KEYUP ? INPUT_KEY_UP : INPUT_KEY;
    out->key = key;
    out->repeated = event->key.repeat != 0;
}

/* A key that types '?' or '/' only with shift is that key; other sets of modifiers stay. */
static void settle_shifted(const SDL_Event *event, Input *out) {
    const SDL_Keysym *sym = &event->key.keysym;
    if ((out->kind != INPUT_KEY && out->kind != INPUT_KEY_UP) || out->modifiers != MODIFIER_SHIFT) {
        return;
    }
    const int key =
        input_key_shifted((int)sym->scancode, sym->sym, SDL_GetKeyFromScancode(SDL_SCANCODE_MINUS));
    if (key != 0) {
        out->key = key;
        out->modifiers = 0;
    }
}

static void copy_text(const char *text, Input *out) {
    const size_t length = strlen(text);
    const size_t kept = length < INPUT_TEXT_MAX ? length : INPUT_TEXT_MAX - 1;
    memcpy(out->text, text, kept);
    out->text[kept] = '\0';
}

/* Taking a path that is too long for its first part would open another file. */
static void read_drop(const SDL_Event *event, Input *out) {
    if (event->drop.file == NULL) {
        return;
    }
    if (strlen(event->drop.file) < INPUT_TEXT_MAX) {
        out->kind = INPUT_DROP;
        copy_text(event->drop.file, out);
    }
    SDL_free(event->drop.file);
}

static void let_go(InputSource *source) {
    source->held = BUTTON_NONE;
    source->pressed = 0;
    source->dragging = false;
    source->modifiers = 0;
}

static InputKind kind_of_window_event(Uint8 event) {
    switch (event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
    case SDL_WINDOWEVENT_MAXIMIZED:
        return INPUT_RESIZE;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
        return INPUT_EXPOSE;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
        return INPUT_MINIMISED;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        return INPUT_FOCUS;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        return INPUT_BLUR;
    case SDL_WINDOWEVENT_LEAVE:
        return INPUT_LEAVE;
    default:
        return INPUT_NONE;
    }
}

static void read_window(InputSource *source, const SDL_Event *event, Input *out) {
    out->kind = kind_of_window_event(event->window.event);
    if (out->kind == INPUT_BLUR) {
        let_go(source);
    }
}

static void read_event(InputSource *source, const SDL_Event *event, Input *out) {
    switch (event->type) {
    case SDL_MOUSEMOTION:
        read_motion(source, event, out);
        break;
    case SDL_MOUSEBUTTONDOWN:
        read_press(source, event, out);
        break;
    case SDL_MOUSEBUTTONUP:
        read_release(source, event, out);
        break;
    case SDL_MOUSEWHEEL:
        read_wheel(event, out);
        break;
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        read_key(source, event, out);
        break;
    case SDL_TEXTINPUT:
        out->kind = INPUT_TEXT;
        copy_text(event->text.text, out);
        break;
    case SDL_DROPFILE:
        read_drop(event, out);
        break;
    case SDL_WINDOWEVENT:
        read_window(source, event, out);
        break;
    case SDL_RENDER_TARGETS_RESET:
        out->kind = INPUT_RESET;
        out->code = LOSS_TARGETS;
        break;
    case SDL_RENDER_DEVICE_RESET:
        out->kind = INPUT_RESET;
        out->code = LOSS_DEVICE;
        break;
    case SDL_USEREVENT:
        out->kind = INPUT_WAKE;
        out->code = event->user.code;
        break;
    case SDL_QUIT:
        out->kind = INPUT_QUIT;
        break;
    default:
        break;
    }
}

/* Turns an event into an input; false when it means nothing to us. */
static bool translate(InputSource *source, const SDL_Event *event, Input *out) {
    *out = (Input){.kind = INPUT_NONE, .time = event->common.timestamp};
    read_event(source, event, out);
    out->point = source->point;
    out->modifiers = source->modifiers;
    settle_shifted(event, out);
    if (out->kind == INPUT_DRAG || out->kind == INPUT_PRESS) {
        out->origin = source->origin;
    }
    return out->kind != INPUT_NONE;
}

InputSource *input_open(Window *window) {
    InputSource *source = calloc(1, sizeof *source);
    if (source == NULL) {
        return NULL;
    }
    source->window = window;
    source->threshold = drag_least;
    SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
    return source;
}

void input_close(InputSource *source) {
    free(source);
}

void input_drag_threshold(InputSource *source, float distance) {
    source->threshold = fmaxf(drag_least, distance);
}

bool input_wait(InputSource *source, Input *out, int timeout) {
    const Uint64 end = SDL_GetTicks64() + (Uint64)(timeout < 0 ? 0 : timeout);
    for (;;) {
        SDL_Event event;
        const Uint64 now = SDL_GetTicks64();
        const int rest = timeout < 0 ? -1 : now >= end ? 0 : (int)(end - now);
        const int got = rest < 0    ? SDL_WaitEvent(&event)
                        : rest == 0 ? SDL_PollEvent(&event)
                                    : SDL_WaitEventTimeout(&event, rest);
        if (got == 0) {
            *out = (Input){.kind = INPUT_NONE, .point = source->point, .time = SDL_GetTicks()};
            return false;
        }
        if (translate(source, &event, out)) {
            return true;
        }
    }
}

bool input_poll(InputSource *source, Input *out) {
    return input_wait(source, out, 0);
}

uint32_t input_time(void) {
    return SDL_GetTicks();
}
