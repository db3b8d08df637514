#include "app/draw/utf8.h"
#include "app/platform/input_keys.h"
#include "app/platform/input_source.h"

#include <SDL.h>
#include <math.h>
#include <string.h>

static bool push(SDL_Event *event) {
    event->common.timestamp = SDL_GetTicks();
    return SDL_PushEvent(event) == 1;
}

static bool push_key(Uint32 type, int code, int modifiers) {
    SDL_Event event = {.type = type};
    event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.key.keysym.sym = code;
    event.key.keysym.mod = (Uint16)input_modifiers_code(modifiers);
    return push(&event);
}

/* Mouse events carry no modifiers, so the keys themselves go down before and up after. */
static bool push_modifiers(Uint32 type, int modifiers) {
    bool done = true;
    for (int one = MODIFIER_SHIFT; one <= MODIFIER_ALT; one *= 2) {
        if ((modifiers & one) != 0) {
            modifiers &= type == SDL_KEYUP ? ~one : modifiers;
            done = push_key(type, input_key_of_modifier(one), modifiers) && done;
        }
    }
    return done;
}

static bool push_motion(const InputSource *source, Point at) {
    const Point point = window_from_layout(source->window, at);
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = (Sint32)lroundf(point.x);
    event.motion.y = (Sint32)lroundf(point.y);
    return push(&event);
}

static bool push_button(const InputSource *source, const Input *input) {
    const bool down = input->kind == INPUT_PRESS;
    const Point point = window_from_layout(source->window, input->point);
    SDL_Event event = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP};
    event.button.button = (Uint8)input_button_code(input->button);
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = (Uint8)(input->clicks < 1 ? 1 : input->clicks);
    event.button.x = (Sint32)lroundf(point.x);
    event.button.y = (Sint32)lroundf(point.y);
    return push_modifiers(SDL_KEYDOWN, input->modifiers) && push(&event) &&
           push_modifiers(SDL_KEYUP, input->modifiers);
}

static bool push_wheel(const Input *input) {
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = (Sint32)lroundf(input->wheel);
    event.wheel.preciseY = input->wheel;
    return push_modifiers(SDL_KEYDOWN, input->modifiers) && push(&event) &&
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
        if (!push(&event)) {
            return false;
        }
    }
    return true;
}

/* Whoever reads the event frees the path. */
static bool push_drop(const char *path) {
    SDL_Event event = {.type = SDL_DROPFILE};
    const size_t size = strlen(path) + 1;
    event.drop.file = SDL_malloc(size);
    if (event.drop.file == NULL) {
        return false;
    }
    memcpy(event.drop.file, path, size);
    if (push(&event)) {
        return true;
    }
    SDL_free(event.drop.file);
    return false;
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
        return push_key(SDL_KEYDOWN, input_key_code(input->key), input->modifiers) &&
               (input->stays || push_key(SDL_KEYUP, input_key_code(input->key), 0));
    case INPUT_KEY_UP:
        return push_key(SDL_KEYUP, input_key_code(input->key), 0);
    case INPUT_TEXT:
        return push_text(input->text);
    case INPUT_DROP:
        return push_drop(input->text);
    case INPUT_QUIT:
        return push(&(SDL_Event){.type = SDL_QUIT});
    case INPUT_RESET:
        return push(&(SDL_Event){.type = input->code == LOSS_DEVICE ? SDL_RENDER_DEVICE_RESET
                                                                    : SDL_RENDER_TARGETS_RESET});
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
    return push(&event);
}
