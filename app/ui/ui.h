/* Widgets without a life of their own: a screen calls them once per pass and learns what was
 * pressed.
 *
 * A pass has one input, or none when it only draws. What must survive between passes (which button
 * is held down, where the pointer is) stands in Ui. Knows no game. */
#ifndef SANBAN_APP_UI_UI_H
#define SANBAN_APP_UI_UI_H

#include "app/draw/canvas.h"
#include "app/draw/icon_art.h"
#include "app/platform/input.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Ui {
    Canvas *canvas;     /* borrowed for the pass */
    const Input *input; /* of this pass; kind INPUT_NONE when it only draws */
    Point pointer;      /* where the pointer was last */
    bool pointer_inside;
    bool taken;        /* somebody has answered this pass's input */
    uint32_t was_held; /* the same at the end of the pass before */
    uint32_t held;     /* the widget on which the button was pressed, 0 for none */
    uint32_t hot;      /* the widget under the pointer in this pass */
    uint32_t was_hot;  /* and in the pass before */
    const char *tip;   /* what the thing under the pointer is, or NULL; drawn last */
    Rect tip_box;      /* the thing it is about */
} Ui;

/* A Ui that has seen nothing yet. */
Ui ui_fresh(void);

/* Starts a pass; `input` and `canvas` must live until ui_end. */
void ui_begin(Ui *ui, Canvas *canvas, const Input *input);

/* Ends it. True when something under the pointer changed its look since the pass before. */
bool ui_end(Ui *ui);

/* Draws the tip of what is under the pointer, on top of everything drawn so far. */
void ui_tip(Ui *ui);

/* True when nobody has answered yet and the input is this key with exactly these modifiers; then it
 * is answered. A key that repeats because it is held does not count. */
bool ui_key(Ui *ui, int key, int modifiers);

/* True when nobody has answered yet and the input is a press of this button inside the box; then it
 * is answered. */
bool ui_press(Ui *ui, Rect box, InputButton button);

typedef enum ButtonStyle {
    BUTTON_PLAIN,
    BUTTON_PRIMARY,
    BUTTON_BAR /* in the toolbar: no ground until the pointer is on it */
} ButtonStyle;

typedef struct Button {
    Rect box;
    const char *label;    /* also its name for scripts */
    const char *key_text; /* shown on a key cap; NULL for none */
    int key;              /* InputKey or character that presses it; KEY_NONE for none */
    int modifiers;
    ButtonStyle style;
    Icon icon;      /* ICON_COUNT for none */
    bool icon_only; /* too narrow for the label */
    bool disabled;
    bool repeats;    /* its key counts again while it is held */
    const char *tip; /* told while the pointer is on it; NULL for none */
} Button;

/* Draws a button and tells whether it was pressed, by a click or by its key. */
bool ui_button(Ui *ui, const Button *button);

/* The width that a button needs for its icon, label and key cap. */
float ui_button_width(const Ui *ui, const Button *button);

/* A row of a list: true when it was pressed. Draws only its ground; `name` tells scripts what it
 * is. */
bool ui_row(Ui *ui, Rect box, const char *name, bool current);

/* A chip: a pill with text, as wide as it needs; returns its width. The first is what moves, those
 * done are steps taken, an open one waits. */
typedef enum ChipState { CHIP_FIRST, CHIP_DONE, CHIP_OPEN } ChipState;
float ui_chip(Ui *ui, Point at, const char *text, ChipState state);

#endif
