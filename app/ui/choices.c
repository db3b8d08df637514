#include "app/ui/ui.h"
#include "app/ui/widget.h"

#include <math.h>
#include <stdio.h>

enum { SWITCH_WIDTH = 36, SWITCH_HEIGHT = 20, KNOB = 7, LABEL_GAP = 10 };
enum { PADDING = 14, RADIUS = 4, CHOICE_LEAST = 64, NAME_MAX_BYTES = 160 };

static void draw_pill(const Ui *ui, Rect pill, bool on, bool hot) {
    Tone ground = on ? TONE_ACCENT : TONE_SUNKEN;
    Tone edge = on || hot ? TONE_ACCENT : TONE_LINE_STRONG;
    Look look = {.fill = canvas_paint(ui->canvas, ground),
                 .stroke = {.paint = canvas_paint(ui->canvas, edge), .width = 1}};
    canvas_rounded(ui->canvas, pill, pill.h / 2, &look);
    float inset = pill.h / 2;
    Point middle = {on ? pill.x + pill.w - inset : pill.x + inset, pill.y + pill.h / 2};
    Look knob = {.fill = canvas_paint(ui->canvas, on ? TONE_ON_ACCENT : TONE_INK_SOFT)};
    canvas_circle(ui->canvas, middle, KNOB, &knob);
}

bool ui_switch(Ui *ui, Rect box, const char *label, bool on) {
    Widget widget = widget_touch(ui, box, label, false);
    Rect pill = {box.x, box.y + (box.h - SWITCH_HEIGHT) / 2, SWITCH_WIDTH, SWITCH_HEIGHT};
    draw_pill(ui, pill, on, widget.hot);
    float x = pill.x + pill.w + LABEL_GAP;
    TextSpot spot = {.box = {x, box.y, box.x + box.w - x, box.h},
                     .style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    canvas_text(ui->canvas, &spot, label);
    widget_ring(ui, &widget, pill, pill.h / 2);
    canvas_label(ui->canvas, box, on ? "switch on" : "switch off", label);
    return widget.pressed;
}

bool ui_switch_bare(Ui *ui, Rect box, const char *name, bool on) {
    Widget widget = widget_touch(ui, box, name, false);
    Rect pill = {box.x + box.w - SWITCH_WIDTH, box.y + (box.h - SWITCH_HEIGHT) / 2, SWITCH_WIDTH,
                 SWITCH_HEIGHT};
    draw_pill(ui, pill, on, widget.hot);
    widget_ring(ui, &widget, pill, pill.h / 2);
    canvas_label(ui->canvas, box, on ? "switch on" : "switch off", name);
    return widget.pressed;
}

static float title_width(const Ui *ui, const char *title) {
    float text = canvas_text_width(ui->canvas, TEXT_BODY, FACE_SANS_BOLD, title);
    return fmaxf(text + 2 * PADDING, CHOICE_LEAST);
}

float ui_choices_width(const Ui *ui, const Choices *choices) {
    float width = 0;
    for (int i = 0; i < choices->count; i++) {
        width += title_width(ui, choices->titles[i]);
    }
    return width;
}

static void draw_choice(const Ui *ui, Rect box, Widget widget, bool chosen) {
    Tone ground = chosen || widget.hot ? TONE_ACCENT_SOFT : TONE_RAISED;
    Tone edge = chosen || widget.hot ? TONE_ACCENT : TONE_LINE_STRONG;
    Look look = {.fill = canvas_paint(ui->canvas, ground),
                 .stroke = {.paint = canvas_paint(ui->canvas, edge), .width = 1}};
    canvas_rounded(ui->canvas, box, RADIUS, &look);
}

/* Draws one of them; true when it was pressed. */
static bool run_choice(Ui *ui, const Choices *choices, int index, Rect box) {
    const char *title = choices->titles[index];
    bool chosen = index == choices->chosen;
    char name[NAME_MAX_BYTES];
    snprintf(name, sizeof name, "%s: %s", choices->name, title);
    Widget widget = widget_touch(ui, box, name, false);
    draw_choice(ui, box, widget, chosen);
    TextSpot spot = {.box = box,
                     .style = TEXT_BODY,
                     .face = chosen ? FACE_SANS_BOLD : FACE_SANS,
                     .paint = canvas_paint(ui->canvas, chosen ? TONE_ACCENT : TONE_INK),
                     .align = ALIGN_CENTRE};
    canvas_text(ui->canvas, &spot, title);
    widget_ring(ui, &widget, box, RADIUS);
    canvas_label(ui->canvas, box, chosen ? "chosen" : "option", name);
    return widget.pressed;
}

/* What is left of the box goes to all alike; what lacks is taken from all alike. */
int ui_choices(Ui *ui, const Choices *choices) {
    int pressed = -1;
    float wanted = ui_choices_width(ui, choices);
    float spare = (choices->box.w - wanted) / (float)choices->count;
    float x = choices->box.x;
    for (int i = 0; i < choices->count; i++) {
        float width = title_width(ui, choices->titles[i]) + spare;
        if (run_choice(ui, choices, i, (Rect){x, choices->box.y, width, choices->box.h})) {
            pressed = i;
        }
        x += width;
    }
    return pressed;
}
