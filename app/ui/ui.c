#include "app/ui/ui.h"

#include "app/draw/utf8.h"
#include "app/ui/widget.h"

Ui ui_fresh(void) {
    return (Ui){.canvas = NULL};
}

static void note_pointer(Ui *ui) {
    switch (ui->input->kind) {
    case INPUT_MOVE:
    case INPUT_PRESS:
    case INPUT_DRAG:
    case INPUT_RELEASE:
        ui->pointer = ui->input->point;
        ui->pointer_inside = true;
        return;
    case INPUT_LEAVE:
        ui->pointer_inside = false;
        return;
    case INPUT_NONE:
    case INPUT_WHEEL:
    case INPUT_KEY:
    case INPUT_KEY_UP:
    case INPUT_TEXT:
    case INPUT_DROP:
    case INPUT_RESIZE:
    case INPUT_EXPOSE:
    case INPUT_RESET:
    case INPUT_FOCUS:
    case INPUT_BLUR:
    case INPUT_MINIMISED:
    case INPUT_WAKE:
    case INPUT_QUIT:
        return;
    }
}

void ui_begin(Ui *ui, Canvas *canvas, const Input *input) {
    ui->canvas = canvas;
    ui->input = input;
    ui->taken = false;
    ui->was_hot = ui->hot;
    ui->hot = 0;
    ui->tip = NULL;
    note_pointer(ui);
}

bool ui_end(Ui *ui) {
    const Input *input = ui->input;
    bool released = input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT;
    if (released || input->kind == INPUT_BLUR) {
        ui->held = 0;
    }
    bool changed = ui->hot != ui->was_hot || ui->held != ui->was_held;
    ui->was_held = ui->held;
    return changed;
}

void ui_tip(Ui *ui) {
    enum { PADDING = 10, HEIGHT = 28, GAP = 6, RADIUS = 4 };
    if (ui->tip == NULL) {
        return;
    }
    float width = canvas_text_width(ui->canvas, TEXT_CAPTION, FACE_SANS, ui->tip) + 2 * PADDING;
    float right = canvas_frame_of(ui->canvas)->width - GAP;
    float x = ui->tip_box.x + width > right ? right - width : ui->tip_box.x;
    Rect box = {x, ui->tip_box.y + ui->tip_box.h + GAP, width, HEIGHT};
    Look look = {.fill = canvas_paint(ui->canvas, TONE_INK)};
    canvas_rounded(ui->canvas, box, RADIUS, &look);
    TextSpot spot = {.box = box,
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_PAPER),
                     .align = ALIGN_CENTRE};
    canvas_text(ui->canvas, &spot, ui->tip);
}

bool widget_key(const Ui *ui, int key, int modifiers) {
    return !ui->taken && ui->input->kind == INPUT_KEY && ui->input->key == key &&
           ui->input->modifiers == modifiers;
}

bool ui_key(Ui *ui, int key, int modifiers) {
    if (ui->input->repeated || !widget_key(ui, key, modifiers)) {
        return false;
    }
    ui->taken = true;
    return true;
}

bool ui_press(Ui *ui, Rect box, InputButton button) {
    if (ui->taken || ui->input->kind != INPUT_PRESS || ui->input->button != button ||
        !rect_contains(box, ui->input->point)) {
        return false;
    }
    ui->taken = true;
    return true;
}

/* A number for a widget, never 0. Two may bear one name, but not in one place. */
static uint32_t widget_id(const char *name, Rect box) {
    uint64_t hash = utf8_hash(UTF8_HASH, name) + (uint64_t)(int)box.x * 8192 + (uint64_t)(int)box.y;
    return (uint32_t)(hash ^ hash >> 32) | 1U;
}

Widget widget_touch(Ui *ui, Rect box, const char *name, bool disabled) {
    uint32_t id = widget_id(name, box);
    Widget widget = {.hot = false};
    if (disabled) {
        return widget;
    }
    bool inside = ui->pointer_inside && rect_contains(box, ui->pointer);
    if (ui_press(ui, box, BUTTON_LEFT)) {
        ui->held = id;
    }
    bool released = ui->input->kind == INPUT_RELEASE && ui->input->button == BUTTON_LEFT;
    if (released && ui->held == id && !ui->taken) {
        widget.pressed = inside;
        ui->taken = true;
        ui->held = 0;
    }
    widget.hot = inside && (ui->held == 0 || ui->held == id);
    widget.down = inside && ui->held == id;
    if (widget.hot) {
        ui->hot = id;
    }
    return widget;
}
