#include "app/platform/input.h"

#include "app/draw/utf8.h"
#include "app/platform/window.h"

#include <SDL.h>
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float drag_least = 6;

struct InputSource {
    Window *window;
    float threshold;
    Point point, origin;
    InputButton held; /* the button a drag belongs to */
    int pressed;      /* one bit for each button that is down */
    int modifiers;
    bool dragging;
};

typedef struct KeyPair {
    SDL_Keycode code;
    int key;
} KeyPair;

static const KeyPair key_pairs[] = {
    {SDLK_RETURN, KEY_ENTER},   {SDLK_KP_ENTER, KEY_ENTER},
    {SDLK_ESCAPE, KEY_ESCAPE},  {SDLK_BACKSPACE, KEY_BACKSPACE},
    {SDLK_TAB, KEY_TAB},        {SDLK_DELETE, KEY_DELETE},
    {SDLK_LEFT, KEY_LEFT},      {SDLK_RIGHT, KEY_RIGHT},
    {SDLK_UP, KEY_UP},          {SDLK_DOWN, KEY_DOWN},
    {SDLK_HOME, KEY_HOME},      {SDLK_END, KEY_END},
    {SDLK_PAGEUP, KEY_PAGE_UP}, {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
};

typedef struct ModifierKey {
    SDL_Keycode code;
    SDL_Keymod mask;
    int modifier;
} ModifierKey;

static const ModifierKey modifier_keys[] = {
    {SDLK_LSHIFT, KMOD_SHIFT, MODIFIER_SHIFT}, {SDLK_RSHIFT, KMOD_SHIFT, MODIFIER_SHIFT},
    {SDLK_LCTRL, KMOD_CTRL, MODIFIER_CONTROL}, {SDLK_RCTRL, KMOD_CTRL, MODIFIER_CONTROL},
    {SDLK_LALT, KMOD_ALT, MODIFIER_ALT},       {SDLK_RALT, KMOD_ALT, MODIFIER_ALT},
};

enum { MODIFIER_KEYS = sizeof modifier_keys / sizeof modifier_keys[0] };

static int key_of(SDL_Keycode code) {
    for (size_t i = 0; i < sizeof key_pairs / sizeof key_pairs[0]; i++) {
        if (key_pairs[i].code == code) {
            return key_pairs[i].key;
        }
    }
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9) {
        return KEY_PAD_1 + (int)(code - SDLK_KP_1);
    }
    if (code >= SDLK_F1 && code <= SDLK_F12) {
        return KEY_F1 + (int)(code - SDLK_F1);
    }
    return code > 0 && code < KEY_ENTER ? (int)code : KEY_NONE;
}

static SDL_Keycode code_of(int key) {
    for (size_t i = 0; i < sizeof key_pairs / sizeof key_pairs[0]; i++) {
        if (key_pairs[i].key == key) {
            return key_pairs[i].code;
        }
    }
    if (key >= KEY_PAD_1 && key <= KEY_PAD_9) {
        return SDLK_KP_1 + (key - KEY_PAD_1);
    }
    if (key >= KEY_F1 && key <= KEY_F12) {
        return SDLK_F1 + (key - KEY_F1);
    }
    return key;
}

static InputButton button_of(Uint8 button) {
    switch (button) {
    case SDL_BUTTON_LEFT:
        return BUTTON_LEFT;
    case SDL_BUTTON_MIDDLE:
        return BUTTON_MIDDLE;
    case SDL_BUTTON_RIGHT:
        return BUTTON_RIGHT;
    default:
        return BUTTON_NONE;
    }
}

static Uint8 sdl_button(InputButton button) {
    switch (button) {
    case BUTTON_LEFT:
        return SDL_BUTTON_LEFT;
    case BUTTON_MIDDLE:
        return SDL_BUTTON_MIDDLE;
    case BUTTON_RIGHT:
        return SDL_BUTTON_RIGHT;
    case BUTTON_NONE:
        break;
    }
    return 0;
}

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
    const InputButton button = button_of(event->button.button);
    move_to(source, event->button.x, event->button.y);
    if (button == BUTTON_NONE) {
        return;
    }
    if (source->held == BUTTON_NONE) {
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
    const InputButton button = button_of(event->button.button);
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
    out->kind = INPUT_WHEEL;
    out->wheel = turn * (fine ? event->wheel.preciseY : (float)event->wheel.y);
}

/* The key that changes a modifier says so itself; all other keys tell the present state. */
static bool read_modifier(InputSource *source, const SDL_Event *event) {
    const SDL_Keysym *sym = &event->key.keysym;
    int now = 0;
    for (int i = 0; i < MODIFIER_KEYS; i++) {
        if ((sym->mod & modifier_keys[i].mask) != 0) {
            now |= modifier_keys[i].modifier;
        }
    }
    for (int i = 0; i < MODIFIER_KEYS; i++) {
        if (modifier_keys[i].code == sym->sym) {
            const int bit = modifier_keys[i].modifier;
            source->modifiers = event->type == SDL_KEYDOWN ? now | bit : now & ~bit;
            return true;
        }
    }
    source->modifiers = now;
    return false;
}

static void read_key(InputSource *source, const SDL_Event *event, Input *out) {
    const bool modifier = read_modifier(source, event);
    const int key = key_of(event->key.keysym.sym);
    if (modifier || event->type == SDL_KEYUP || key == KEY_NONE) {
        return;
    }
    out->kind = INPUT_KEY;
    out->key = key;
    out->repeated = event->key.repeat != 0;
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
    case SDL_RENDER_DEVICE_RESET:
        out->kind = INPUT_RESET;
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
    if (out->kind == INPUT_DRAG || out->kind == INPUT_PRESS) {
        out->origin = source->origin;
    }
    return out->kind != INPUT_NONE;
}

static bool push(SDL_Event event) {
    event.common.timestamp = SDL_GetTicks();
    return SDL_PushEvent(&event) == 1;
}

static Uint16 mod_of(int modifiers) {
    unsigned mod = KMOD_NONE;
    mod |= (modifiers & MODIFIER_SHIFT) != 0 ? (unsigned)KMOD_LSHIFT : 0;
    mod |= (modifiers & MODIFIER_CONTROL) != 0 ? (unsigned)KMOD_LCTRL : 0;
    mod |= (modifiers & MODIFIER_ALT) != 0 ? (unsigned)KMOD_LALT : 0;
    return (Uint16)mod;
}

static bool push_key(Uint32 type, SDL_Keycode code, int modifiers) {
    SDL_Event event = {.type = type};
    event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod_of(modifiers);
    return push(event);
}

/* Mouse events carry no modifiers, so the keys themselves go down before and up after. */
static bool push_modifiers(Uint32 type, int modifiers) {
    bool done = true;
    for (int i = 0; i < MODIFIER_KEYS; i += 2) {
        if ((modifiers & modifier_keys[i].modifier) != 0) {
            done = push_key(type, modifier_keys[i].code, modifiers) && done;
            modifiers &= type == SDL_KEYUP ? ~modifier_keys[i].modifier : modifiers;
        }
    }
    return done;
}

static bool push_motion(const InputSource *source, Point at) {
    const Point point = window_from_layout(source->window, at);
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (Sint32)lroundf(point.x);
    event.motion.y = (Sint32)lroundf(point.y);
    return push(event);
}

static bool push_button(const InputSource *source, const Input *input) {
    const bool down = input->kind == INPUT_PRESS;
    const Point point = window_from_layout(source->window, input->point);
    SDL_Event event = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP};
    event.button.button = sdl_button(input->button);
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = (Uint8)(input->clicks < 1 ? 1 : input->clicks);
    event.button.x = (Sint32)lroundf(point.x);
    event.button.y = (Sint32)lroundf(point.y);
    return push_modifiers(SDL_KEYDOWN, input->modifiers) && push(event) &&
           push_modifiers(SDL_KEYUP, input->modifiers);
}

static bool push_wheel(const Input *input) {
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = (Sint32)lroundf(input->wheel);
    event.wheel.preciseY = input->wheel;
    return push_modifiers(SDL_KEYDOWN, input->modifiers) && push(event) &&
           push_modifiers(SDL_KEYUP, input->modifiers);
}

/* An event holds few bytes; a long text goes in several, cut between characters. */
static bool push_text(const char *text) {
    const char *at = text;
    while (*at != '\0') {
        SDL_Event event = {.type = SDL_TEXTINPUT};
        size_t used = 0;
        uint32_t code;
        const char *after = utf8_next(at, &code);
        while (code != 0 && used + (size_t)(after - at) < sizeof event.text.text) {
            memcpy(event.text.text + used, at, (size_t)(after - at));
            used += (size_t)(after - at);
            at = after;
            after = utf8_next(at, &code);
        }
        if (!push(event)) {
            return false;
        }
    }
    return true;
}

static bool push_drop(const char *path) {
    SDL_Event event = {.type = SDL_DROPFILE};
    event.drop.file = SDL_strdup(path);
    if (event.drop.file != NULL && push(event)) {
        return true;
    }
    SDL_free(event.drop.file);
    return false;
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

bool input_push(InputSource *source, const Input *input) {
    switch (input->kind) {
    case INPUT_MOVE:
    case INPUT_DRAG:
        return push_motion(source, input->point);
    case INPUT_PRESS:
    case INPUT_RELEASE:
        return push_button(source, input);
    case INPUT_WHEEL:
        return push_motion(source, input->point) && push_wheel(input);
    case INPUT_KEY:
        return push_key(SDL_KEYDOWN, code_of(input->key), input->modifiers) &&
               push_key(SDL_KEYUP, code_of(input->key), 0);
    case INPUT_TEXT:
        return push_text(input->text);
    case INPUT_DROP:
        return push_drop(input->text);
    case INPUT_QUIT:
        return push((SDL_Event){.type = SDL_QUIT});
    case INPUT_RESET:
        return push((SDL_Event){.type = SDL_RENDER_TARGETS_RESET});
    case INPUT_WAKE:
        return input_wake(input->code);
    case INPUT_NONE:
    case INPUT_LEAVE:
    case INPUT_RESIZE:
    case INPUT_EXPOSE:
    case INPUT_FOCUS:
    case INPUT_BLUR:
    case INPUT_MINIMISED:
        break;
    }
    return false;
}

bool input_wake(int code) {
    SDL_Event event = {.type = SDL_USEREVENT};
    event.user.code = code;
    return push(event);
}

uint32_t input_time(void) {
    return SDL_GetTicks();
}
