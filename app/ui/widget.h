/* What all widgets share: being touched. For the widgets of this room only. */
#ifndef SANBAN_APP_UI_WIDGET_H
#define SANBAN_APP_UI_WIDGET_H

#include "app/ui/ui.h"

typedef struct Widget {
    bool hot;     /* the pointer is on it */
    bool down;    /* and the button is held on it */
    bool pressed; /* it was clicked just now */
} Widget;

/* A number for a name, never 0. */
uint32_t widget_id(const char *name);

/* Lets the pass's input act on a widget: a click is a press and a release on it. */
Widget widget_touch(Ui *ui, Rect box, const char *name, bool disabled);

#endif
