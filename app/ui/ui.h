/* Widgets without a life of their own: a screen calls them once per pass and learns what was
 * pressed.
 *
 * A pass has one input, or none when it only draws. What must survive between passes (which button
 * is held down, where the pointer is, which widget has the keyboard) stands in Ui. Knows no game.
 */
#ifndef SANBAN_APP_UI_UI_H
#define SANBAN_APP_UI_UI_H

#include "app/draw/canvas.h"
#include "app/draw/icon_art.h"
#include "app/platform/input.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { UI_ORDER_MAX = 512, UI_TIP_MAX = 320, UI_NEVER = -1 };

typedef struct Ui {
    Canvas *canvas;     /* borrowed for the pass */
    const Input *input; /* of this pass; kind INPUT_NONE when it only draws */
    uint32_t now;       /* milliseconds, as the inputs count them */
    Point pointer;      /* where the pointer was last */
    bool pointer_inside;
    Rect clip;                    /* widgets can be touched only in here */
    bool taken;                   /* somebody has answered this pass's input */
    bool stale;                   /* something moved by itself: draw once more */
    uint32_t was_held;            /* the same at the end of the pass before */
    uint32_t held;                /* the widget on which the button was pressed, 0 for none */
    uint32_t hot;                 /* the widget under the pointer in this pass */
    uint32_t was_hot;             /* and in the pass before */
    uint32_t hot_since;           /* when the pointer came to it */
    uint32_t focus;               /* the widget that has the keyboard, 0 for none */
    uint32_t was_focus;           /* and at the end of the pass before */
    Rect focus_box;               /* where that widget stands */
    bool focus_shown;             /* the keyboard chose it, so its ring is drawn */
    bool was_focus_shown;         /* the same at the end of the pass before */
    bool typing;                  /* it is a field: characters belong to it */
    bool typing_now;              /* the field of this pass, found so far */
    uint32_t order[UI_ORDER_MAX]; /* the widgets of this pass that can have the keyboard */
    size_t order_count;
    char tip[UI_TIP_MAX]; /* what the thing under the pointer is, or ""; drawn last */
    Rect tip_box;         /* the thing it is about */
    int wake;             /* milliseconds until the picture changes by itself, or UI_NEVER */
} Ui;

/* A Ui that has seen nothing yet. */
Ui ui_fresh(void);

/* Starts a pass at a time; `input` and `canvas` must live until ui_end. */
void ui_begin(Ui *ui, Canvas *canvas, const Input *input, uint32_t now);

/* Ends it: Tab, when nobody took it, moves the keyboard to the next widget. True when something
 * changed its look since the pass before. */
bool ui_end(Ui *ui);

/* Nothing has the keyboard and nothing is held, as when another screen is opened. */
void ui_forget(Ui *ui);

/* Asks for another pass in so many milliseconds at the latest. */
void ui_wake(Ui *ui, int milliseconds);

/* If the pointer is on the box, keeps a copy of what the thing there is, and of its key (NULL:
 * none), as its tip. True if it is. */
bool ui_hint(Ui *ui, Rect box, const char *tip, const char *key);

/* Draws the tip of what the pointer has rested on, on top of everything drawn so far. */
void ui_tip(Ui *ui);

/* True when nobody has answered yet and the input is this key with exactly these modifiers; then it
 * is answered. A key that repeats because it is held does not count. */
bool ui_key(Ui *ui, int key, int modifiers);

/* The same for a key that counts again while it is held. */
bool ui_key_repeated(Ui *ui, int key, int modifiers);

/* True when nobody has answered yet and the input is a press of this button inside the box; then it
 * is answered. */
bool ui_press(Ui *ui, Rect box, InputButton button);

/* Lines of the wheel turned over the box, up positive; then the input is answered. 0 for none. */
float ui_wheel(Ui *ui, Rect box);

/* From now on widgets can be touched, and are drawn, only inside the box; and back. */
Rect ui_clip_begin(Ui *ui, Rect box);
void ui_clip_end(Ui *ui, Rect before);

typedef enum ButtonStyle {
    BUTTON_PLAIN,
    BUTTON_PRIMARY,
    BUTTON_DANGER,
    BUTTON_BAR, /* in the toolbar: no ground until the pointer is on it */
    BUTTON_LINK /* words only */
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
    bool on;             /* of a button that stays down */
    bool repeats;        /* its key counts again while it is held */
    const char *tip;     /* told while the pointer rests on it; NULL for none */
    const char *tip_key; /* the key that is told with it; NULL for none */
    const char *why;     /* told instead while it is disabled; NULL for nothing */
} Button;

/* Draws a button and tells whether it was pressed, by a click or by its key. */
bool ui_button(Ui *ui, const Button *button);

/* The width that a button needs for its icon, label and key cap. */
float ui_button_width(const Ui *ui, const Button *button);

/* A row of a list: true when it was pressed. Draws only its ground; `name` tells scripts what it
 * is. */
bool ui_row(Ui *ui, Rect box, const char *name, bool current);

/* A chip: a pill with text. The first is what moves, those done are steps taken, an open one waits
 * and cannot be pressed. True when it was pressed. */
typedef enum ChipState { CHIP_FIRST, CHIP_DONE, CHIP_OPEN } ChipState;
bool ui_chip(Ui *ui, Point at, const char *text, ChipState state);

/* The width that a chip needs for its text. */
float ui_chip_width(const Ui *ui, const char *text);

/* A switch with its label at the right; true when it was pressed. The box is as wide as both. */
bool ui_switch(Ui *ui, Rect box, const char *label, bool on);

/* The same at the right end of its box, whose words stand there already. */
bool ui_switch_bare(Ui *ui, Rect box, const char *name, bool on);

/* One of several, side by side in the box; returns the index that was pressed, or -1. `name` stands
 * before a title in the names for scripts: "Animation: Fast". */
typedef struct Choices {
    Rect box;
    const char *name;
    const char *const *titles;
    int count;
    int chosen;
} Choices;
int ui_choices(Ui *ui, const Choices *choices);

/* The width that the choices need side by side. */
float ui_choices_width(const Ui *ui, const Choices *choices);

/* A number on a track; left and right change it by a step. True when `*value` changed. */
typedef struct Slider {
    Rect box;
    const char *name;
    int least, most, step;
} Slider;
bool ui_slider(Ui *ui, const Slider *slider, int *value);

/* A line of text being written. Starts as all zeros. */
enum { FIELD_MAX = 2048 };
typedef struct Field {
    char text[FIELD_MAX]; /* UTF-8 */
    size_t caret;         /* bytes before it */
} Field;

typedef struct FieldLook {
    Rect box;
    const char *name;        /* for scripts */
    const char *placeholder; /* shown while it is empty; NULL for none */
    size_t limit;            /* most bytes, with the end; 0: FIELD_MAX */
    bool grasps;             /* it takes the keyboard if nothing has it, and keeps it to the end */
} FieldLook;

typedef enum FieldAnswer {
    FIELD_NOTHING,
    FIELD_CHANGED,
    FIELD_ENTERED, /* Enter */
    FIELD_LEFT     /* Esc */
} FieldAnswer;
FieldAnswer ui_field(Ui *ui, const FieldLook *look, Field *field);

/* Replaces the text; what does not fit is left out. */
void field_set(Field *field, const char *text);

/* A part of a screen that is higher than its box: clipped, moved by the wheel, by its bar, and so
 * that the widget with the keyboard is seen. Everything between begin and end is drawn moved up by
 * the returned distance. The content is so high as was told. */
typedef struct Scroll {
    float offset;
    float grip; /* where the bar is held, from its top */
    bool gripped;
    uint32_t seen; /* the focus that was last brought into sight */
} Scroll;
typedef struct ScrollArea {
    Rect box;
    float height; /* of the whole content */
    Rect clip_before;
} ScrollArea;
float ui_scroll_begin(Ui *ui, ScrollArea *area, Scroll *scroll);
void ui_scroll_end(Ui *ui, const ScrollArea *area, Scroll *scroll);

/* Arrows, Page Up and Down, Home and End move the part too, where nobody drawn before wants them.
 * To be called right before ui_scroll_end. */
void ui_scroll_keys(Ui *ui, const ScrollArea *area, Scroll *scroll);

#endif
