#include "app/ui/widget.h"

#include "app/draw/utf8.h"

/* Keys by which a field is written, and those that press the widget with the keyboard. */
static bool belongs_to_field(int key, int modifiers) {
    bool plain = (modifiers & (MODIFIER_CONTROL | MODIFIER_ALT)) == 0;
    switch (key) {
    case KEY_ENTER:
    case KEY_ESCAPE:
    case KEY_BACKSPACE:
    case KEY_DELETE:
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_HOME:
    case KEY_END:
        return true;
    case 'a':
    case 'c':
    case 'v':
    case 'x':
        return modifiers == MODIFIER_CONTROL || plain;
    default:
        return plain && key < KEY_ENTER;
    }
}

static bool is_reserved(const Ui *ui, int key, int modifiers) {
    if (ui->typing) {
        return belongs_to_field(key, modifiers);
    }
    return ui->focus_shown && modifiers == 0 && (key == KEY_ENTER || key == ' ');
}

static bool is_key(const Ui *ui, int key, int modifiers) {
    return !ui->taken && ui->input->kind == INPUT_KEY && ui->input->key == key &&
           ui->input->modifiers == modifiers;
}

bool widget_key(const Ui *ui, int key, int modifiers) {
    return is_key(ui, key, modifiers) && !is_reserved(ui, key, modifiers);
}

bool widget_takes(Ui *ui, const Widget *widget, int key, int modifiers) {
    if (ui->focus != widget->id || !is_key(ui, key, modifiers)) {
        return false;
    }
    ui->taken = true;
    return true;
}

/* A number for a widget, never 0. It follows from its name, so that it stays when things move; a
 * second one of that name gets another. */
static uint32_t widget_id(const Ui *ui, const char *name) {
    uint64_t hash = utf8_hash(UTF8_HASH, name);
    uint32_t id = (uint32_t)(hash ^ hash >> 32) | 1U;
    for (size_t i = 0; i < ui->order_count; i++) {
        if (ui->order[i] == id) {
            id += 2;
        }
    }
    return id;
}

static void note_order(Ui *ui, uint32_t id, Rect box) {
    if (ui->order_count < UI_ORDER_MAX) {
        ui->order[ui->order_count++] = id;
    }
    if (ui->focus == id) {
        ui->focus_box = box;
    }
}

static void touch_by_pointer(Ui *ui, Rect box, Widget *widget) {
    bool inside = ui->pointer_inside && rect_contains(box, ui->pointer) &&
                  rect_contains(ui->clip, ui->pointer);
    if (ui_press(ui, box, BUTTON_LEFT)) {
        ui->held = widget->id;
    }
    bool released = ui->input->kind == INPUT_RELEASE && ui->input->button == BUTTON_LEFT;
    if (released && ui->held == widget->id && !ui->taken) {
        widget->pressed = inside;
        ui->taken = true;
        ui->held = 0;
    }
    widget->hot = inside && (ui->held == 0 || ui->held == widget->id);
    widget->down = inside && ui->held == widget->id;
    if (widget->hot) {
        ui->hot = widget->id;
    }
}

Widget widget_touch_only(Ui *ui, Rect box, const char *name) {
    Widget widget = {.id = widget_id(ui, name)};
    note_order(ui, widget.id, box);
    touch_by_pointer(ui, box, &widget);
    widget.focused = ui->focus_shown && ui->focus == widget.id;
    return widget;
}

Widget widget_touch(Ui *ui, Rect box, const char *name, bool disabled) {
    if (disabled) {
        return (Widget){.id = widget_id(ui, name)};
    }
    Widget widget = widget_touch_only(ui, box, name);
    bool fresh = widget.focused && !ui->input->repeated;
    if (fresh && (widget_takes(ui, &widget, KEY_ENTER, 0) || widget_takes(ui, &widget, ' ', 0))) {
        widget.pressed = true;
    }
    return widget;
}

void widget_ring(const Ui *ui, const Widget *widget, Rect box, float radius) {
    enum { GAP = 3, WIDTH = 2 };
    if (widget->focused) {
        Look ring = {.stroke = {.paint = canvas_paint(ui->canvas, TONE_ACCENT), .width = WIDTH}};
        canvas_rounded(ui->canvas, rect_inset(box, -(float)(GAP + WIDTH)), radius + GAP, &ring);
    }
}
