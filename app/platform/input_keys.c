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
