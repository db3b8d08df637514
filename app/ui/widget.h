/* What all widgets share: being touched and having the keyboard. For the widgets of this room, and
 * for views that are widgets. */
#ifndef SANBAN_APP_UI_WIDGET_H
#define SANBAN_APP_UI_WIDGET_H

#include "app/ui/ui.h"

typedef struct Widget {
    uint32_t id;
    bool hot;     /* the pointer is on it */
    bool down;    /* and the button is held on it */
    bool pressed; /* it was clicked just now, or Enter or Space was pressed on it */
    bool focused; /* it has the keyboard and shows it */
} Widget;

/* True when nobody has answered yet and the input is this key, held or not, with exactly these
 * modifiers. Keys that the widget with the keyboard wants for itself do not count. */
bool widget_key(const Ui *ui, int key, int modifiers);

/* Lets the pass's input act on a widget: a click is a press and a release on it. */
Widget widget_touch(Ui *ui, Rect box, const char *name, bool disabled);

/* The same for a widget that answers keys itself. */
Widget widget_touch_only(Ui *ui, Rect box, const char *name);

/* True for the input of a key, held or not, while the widget has the keyboard; then it is answered.
 */
bool widget_takes(Ui *ui, const Widget *widget, int key, int modifiers);

/* The ring around the widget that has the keyboard. */
void widget_ring(const Ui *ui, const Widget *widget, Rect box, float radius);

#endif
