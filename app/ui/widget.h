/* What all widgets share: being touched. For the widgets of this room only. */
#ifndef SANBAN_APP_UI_WIDGET_H
#define SANBAN_APP_UI_WIDGET_H

#include "app/ui/ui.h"

typedef struct Widget {
    bool hot;     /* the pointer is on it */
    bool down;    /* and the button is held on it */
    bool pressed; /* it was clicked just now */
} Widget;

/* True when nobody has answered yet and the input is this key, held or not, with exactly these
 * modifiers. */
bool widget_key(const Ui *ui, int key, int modifiers);

/* Lets the pass's input act on a widget: a click is a press and a release on it. */
Widget widget_touch(Ui *ui, Rect box, const char *name, bool disabled);

#endif
