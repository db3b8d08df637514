#include "app/ui/ui.h"
#include "app/ui/widget.h"

#include <math.h>

enum { TRACK = 4, KNOB = 8 };

static int kept(const Slider *slider, int value) {
    return value < slider->least ? slider->least : value > slider->most ? slider->most : value;
}

static float part_of(const Slider *slider, int value) {
    return (float)(value - slider->least) / (float)(slider->most - slider->least);
}

/* The value whose knob lies nearest to the pointer. */
static int value_at(const Slider *slider, float x) {
    float part = (x - slider->box.x - KNOB) / (slider->box.w - 2 * KNOB);
    float steps = part * (float)(slider->most - slider->least) / (float)slider->step;
    return kept(slider, slider->least + (int)lroundf(steps) * slider->step);
}

static void draw(const Ui *ui, const Slider *slider, Widget widget, int value) {
    Rect box = slider->box;
    float y = box.y + box.h / 2;
    float x = box.x + KNOB + part_of(slider, value) * (box.w - 2 * KNOB);
    Look rest = {.fill = canvas_paint(ui->canvas, TONE_SUNKEN),
                 .stroke = {.paint = canvas_paint(ui->canvas, TONE_LINE_STRONG), .width = 1}};
    Look done = {.fill = canvas_paint(ui->canvas, TONE_ACCENT)};
    canvas_rounded(ui->canvas, (Rect){box.x, y - (float)TRACK / 2, box.w, TRACK}, 2, &rest);
    canvas_rounded(ui->canvas, (Rect){box.x, y - (float)TRACK / 2, x - box.x, TRACK}, 2, &done);
    Look knob = {.fill = canvas_paint(ui->canvas, widget.down ? TONE_ACCENT : TONE_RAISED),
                 .stroke = {.paint = canvas_paint(ui->canvas, TONE_ACCENT), .width = 2}};
    canvas_circle(ui->canvas, (Point){x, y}, widget.hot ? KNOB + 1 : KNOB, &knob);
    widget_ring(ui, &widget, rect_around((Point){x, y}, 2 * KNOB, 2 * KNOB), KNOB);
}

static int key_steps(Ui *ui, const Widget *widget) {
    if (widget_takes(ui, widget, KEY_LEFT, 0) || widget_takes(ui, widget, KEY_DOWN, 0)) {
        return -1;
    }
    bool up = widget_takes(ui, widget, KEY_RIGHT, 0) || widget_takes(ui, widget, KEY_UP, 0);
    return up ? 1 : 0;
}

bool ui_slider(Ui *ui, const Slider *slider, int *value) {
    int before = *value;
    Widget widget = widget_touch_only(ui, slider->box, slider->name);
    bool moves = ui->input->kind == INPUT_PRESS || ui->input->kind == INPUT_DRAG ||
                 ui->input->kind == INPUT_RELEASE;
    if (moves && (ui->held == widget.id || widget.pressed)) {
        *value = value_at(slider, ui->pointer.x);
    }
    *value = kept(slider, *value + key_steps(ui, &widget) * slider->step);
    draw(ui, slider, widget, *value);
    canvas_label(ui->canvas, slider->box, "slider", slider->name);
    return *value != before;
}
