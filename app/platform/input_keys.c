#include "app/platform/input_keys.h"

#include <SDL.h>

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

/* Keys of the number pad that type what another key types too. */
static const KeyPair pad_pairs[] = {
    {SDLK_KP_0, '0'},     {SDLK_KP_DIVIDE, '/'}, {SDLK_KP_MULTIPLY, '*'},
    {SDLK_KP_MINUS, '-'}, {SDLK_KP_PLUS, '+'},   {SDLK_KP_PERIOD, '.'},
};

/* What types '?' with shift: the key of '/' wherever it is, and keys known by their place. */
typedef struct QuestionKey {
    SDL_Scancode place;
    SDL_Keycode code;
} QuestionKey;

static const QuestionKey question_keys[] = {
    {SDL_SCANCODE_MINUS, 0xdf}, /* German */
    {SDL_SCANCODE_MINUS, '+'},  /* Danish, Finnish, Norwegian, Swedish */
    {SDL_SCANCODE_MINUS, '\''}, /* Croatian, Italian, Portuguese, Spanish, Swiss */
    {SDL_SCANCODE_MINUS, '*'},  /* Turkish */
    {SDL_SCANCODE_M, ','},      /* Belgian, French */
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

int input_key_of(int code) {
    for (size_t i = 0; i < sizeof key_pairs / sizeof key_pairs[0]; i++) {
        if (key_pairs[i].code == code) {
            return key_pairs[i].key;
        }
    }
    for (size_t i = 0; i < sizeof pad_pairs / sizeof pad_pairs[0]; i++) {
        if (pad_pairs[i].code == code) {
            return pad_pairs[i].key;
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

int input_key_code(int key) {
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

static bool types_question(int place, int code) {
    bool found = code == '/';
    for (size_t i = 0; i < sizeof question_keys / sizeof question_keys[0]; i++) {
        found = found || ((int)question_keys[i].place == place && question_keys[i].code == code);
    }
    return found;
}

int input_key_shifted(int place, int code, int beside_zero) {
    if (types_question(place, code)) {
        return '?';
    }
    /* where '?' stands beside the 0, the 7 carries '/'; only '/' itself tells nothing of the 7 */
    const bool seven = code == '7' && place == SDL_SCANCODE_7 && beside_zero != '/' &&
                       types_question(SDL_SCANCODE_MINUS, beside_zero);
    const bool french = code == ':' && place == SDL_SCANCODE_PERIOD;
    return seven || french ? '/' : 0;
}

InputButton input_button_of(int button) {
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

int input_button_code(InputButton button) {
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

int input_modifiers_of(unsigned mod) {
    int modifiers = 0;
    for (int i = 0; i < MODIFIER_KEYS; i++) {
        if ((mod & (unsigned)modifier_keys[i].mask) != 0) {
            modifiers |= modifier_keys[i].modifier;
        }
    }
    return modifiers;
}

unsigned input_modifiers_code(int modifiers) {
    unsigned mod = KMOD_NONE;
    mod |= (modifiers & MODIFIER_SHIFT) != 0 ? (unsigned)KMOD_LSHIFT : 0;
    mod |= (modifiers & MODIFIER_CONTROL) != 0 ? (unsigned)KMOD_LCTRL : 0;
    mod |= (modifiers & MODIFIER_ALT) != 0 ? (unsigned)KMOD_LALT : 0;
    return mod;
}

int input_modifier_of_key(int code) {
    for (int i = 0; i < MODIFIER_KEYS; i++) {
        if (modifier_keys[i].code == code) {
            return modifier_keys[i].modifier;
        }
    }
    return 0;
}

int input_key_of_modifier(int modifier) {
    for (int i = 0; i < MODIFIER_KEYS; i++) {
        if (modifier_keys[i].modifier == modifier) {
            return modifier_keys[i].code;
        }
    }
    return 0;
}
