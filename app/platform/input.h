/*
 * What the user does, as small values: pointer, keys, text, window. Presses and drags are tidied: a
 * release and a drag always follow their press. Scripts put in the same values and they take the
 * same way. Knows nothing of screens.
 */
#ifndef SANBAN_APP_PLATFORM_INPUT_H
#define SANBAN_APP_PLATFORM_INPUT_H

#include "app/draw/shape.h"
#include "app/platform/window.h"

#include <stdbool.h>
#include <stdint.h>

enum { INPUT_TEXT_MAX = 1024 };

typedef enum InputKind {
    INPUT_NONE,      /* nothing happened in time */
    INPUT_MOVE,      /* pointer moved, no drag under way */
    INPUT_PRESS,     /* button, clicks */
    INPUT_DRAG,      /* pointer moved with a button down, beyond the threshold; `origin` */
    INPUT_RELEASE,   /* button; `dragged` tells whether a drag ends here */
    INPUT_LEAVE,     /* pointer left the window */
    INPUT_WHEEL,     /* wheel: lines, up is positive */
    INPUT_KEY,       /* key, repeated when held */
    INPUT_KEY_UP,    /* key was let go */
    INPUT_TEXT,      /* text typed */
    INPUT_DROP,      /* text: path of a file dropped on the window */
    INPUT_RESIZE,    /* size or scale of the window changed */
    INPUT_EXPOSE,    /* draw again */
    INPUT_RESET,     /* pictures were lost, `code` says where: window_forget, then draw again */
    INPUT_FOCUS,     /* the window has the keyboard */
    INPUT_BLUR,      /* the window lost the keyboard; pressed buttons are let go */
    INPUT_MINIMISED, /* nothing to see until INPUT_EXPOSE or INPUT_RESIZE */
    INPUT_WAKE,      /* something else is ready: see input_wake; `code` */
    INPUT_QUIT       /* the user wants to leave */
} InputKind;

typedef enum InputButton { BUTTON_NONE, BUTTON_LEFT, BUTTON_MIDDLE, BUTTON_RIGHT } InputButton;

typedef enum InputLoss {
    LOSS_TARGETS, /* what was drawn into */
    LOSS_DEVICE   /* everything the device kept */
} InputLoss;

typedef enum InputModifier {
    MODIFIER_SHIFT = 1,
    MODIFIER_CONTROL = 2,
    MODIFIER_ALT = 4
} InputModifier;

/* Keys that type a character are that character in lower case, such as 'z' or '/'. What needs the
 * shift key on some keyboards and is a key of its own here, '?' and '/', comes without the shift.
 */
typedef enum InputKey {
    KEY_NONE = 0,
    KEY_ENTER = 256,
    KEY_ESCAPE,
    KEY_BACKSPACE,
    KEY_TAB,
    KEY_DELETE,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_PAD_1, /* digits of the number pad, whatever its lock says, follow one another */
    KEY_PAD_9 = KEY_PAD_1 + 8,
    KEY_F1, /* function keys follow one another */
    KEY_F11 = KEY_F1 + 10,
    KEY_F12
} InputKey;

typedef struct Input {
    InputKind kind;
    Point point;  /* logical pixels; of the last pointer event when this is none */
    Point origin; /* of a drag: where it was pressed */
    InputButton button;
    int key;       /* InputKey or a character */
    int modifiers; /* InputModifier bits */
    int clicks;    /* 1, 2 for a double click, ... */
    int code;      /* of INPUT_WAKE; InputLoss of INPUT_RESET */
    bool dragged, repeated;
    bool stays; /* of a key that is pushed: it is not let go at once */
    float wheel;
    uint32_t time; /* milliseconds since start */
    char text[INPUT_TEXT_MAX];
} Input;

typedef struct InputSource InputSource;

/* A source for one window, or NULL without memory. Borrows the window. */
InputSource *input_open(Window *window);
void input_close(InputSource *source);

/* How far the pointer must go to make a press a drag, in logical pixels; at least 6. */
void input_drag_threshold(InputSource *source, float distance);

/* Sleeps until something happens or `timeout` milliseconds have passed (-1: for ever). Returns
   false, and INPUT_NONE, when nothing happened. */
bool input_wait(InputSource *source, Input *out, int timeout);

/* The next input without sleeping; false when there is none. */
bool input_poll(InputSource *source, Input *out);

/* Puts an input into the same queue that real ones come from; false when the queue is full.
   INPUT_PRESS, RELEASE, MOVE, DRAG (as MOVE), WHEEL, KEY, TEXT, DROP, QUIT and RESET are known. */
bool input_push(InputSource *source, const Input *input);

/* Puts an INPUT_WAKE with that code into the queue; may be called from any thread. */
bool input_wake(int code);

/* Milliseconds since start. */
uint32_t input_time(void);

#endif
