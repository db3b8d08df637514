#include "app/ui/ui.h"

#include "app/draw/text_flow.h"
#include "app/ui/widget.h"

#include <math.h>
#include <stdio.h>

/* The pointer must rest so long before a tip is told. */
enum { TIP_DELAY = 400, TIP_GAP = 6 };

Ui ui_fresh(void) {
    return (Ui){.wake = UI_NEVER};
}

static void note_pointer(Ui *ui) {
    InputKind kind = ui->input->kind;
    if (kind == INPUT_PRESS) {
        ui->focus_shown = false;
        ui->focus = 0;
        ui->typing = false;
    }
    if (kind == INPUT_PRESS || kind == INPUT_MOVE || kind == INPUT_DRAG || kind == INPUT_RELEASE) {
        ui->pointer = ui->input->point;
        ui->pointer_inside = true;
    } else if (kind == INPUT_LEAVE) {
        ui->pointer_inside = false;
    }
}

void ui_begin(Ui *ui, Canvas *canvas, const Input *input, uint32_t now) {
    const CanvasFrame *frame = canvas_frame_of(canvas);
    ui->canvas = canvas;
    ui->input = input;
    ui->now = now;
    ui->clip = (Rect){0, 0, frame->width, frame->height};
    ui->taken = false;
    ui->stale = false;
    ui->was_hot = ui->hot;
    ui->hot = 0;
    ui->tip[0] = '\0';
    ui->order_count = 0;
    ui->typing_now = false;
    ui->wake = UI_NEVER;
    note_pointer(ui);
}

static size_t place_of_focus(const Ui *ui) {
    size_t place = 0;
    while (place < ui->order_count && ui->order[place] != ui->focus) {
        place++;
    }
    return place;
}

/* Forward from nothing begins at the first widget, backward at the last. */
static void move_focus(Ui *ui, bool back) {
    size_t count = ui->order_count;
    size_t place = place_of_focus(ui);
    ui->taken = true;
    ui->focus_shown = true;
    if (count == 0) {
        return;
    }
    if (place == count) {
        place = back ? count - 1 : 0;
    } else {
        place = (place + (back ? count - 1 : 1)) % count;
    }
    ui->focus = ui->order[place];
    ui->stale = true;
}

static void answer_tab(Ui *ui) {
    const Input *input = ui->input;
    bool tab = !ui->taken && input->kind == INPUT_KEY && input->key == KEY_TAB;
    if (tab && (input->modifiers & MODIFIER_ALT) == 0) {
        move_focus(ui, (input->modifiers & MODIFIER_SHIFT) != 0);
    }
}

/* A widget that is gone has the keyboard no more. */
static void settle_focus(Ui *ui) {
    if (ui->focus != 0 && place_of_focus(ui) == ui->order_count) {
        ui->focus = 0;
        ui->focus_shown = false;
    }
    ui->typing = ui->typing_now && ui->focus != 0;
}

bool ui_end(Ui *ui) {
    const Input *input = ui->input;
    bool released = input->kind == INPUT_RELEASE && input->button == BUTTON_LEFT;
    if (released || input->kind == INPUT_BLUR) {
        ui->held = 0;
    }
    answer_tab(ui);
    settle_focus(ui);
    bool changed = ui->stale || ui->hot != ui->was_hot || ui->held != ui->was_held ||
                   ui->focus != ui->was_focus || ui->focus_shown != ui->was_focus_shown;
    if (ui->hot != ui->was_hot) {
        ui->hot_since = ui->now;
    }
    ui->was_held = ui->held;
    ui->was_focus = ui->focus;
    ui->was_focus_shown = ui->focus_shown;
    return changed;
}

void ui_forget(Ui *ui) {
    ui->focus = 0;
    ui->focus_shown = false;
    ui->typing = false;
    ui->held = 0;
    ui->hot = 0;
}

void ui_wake(Ui *ui, int milliseconds) {
    if (ui->wake == UI_NEVER || milliseconds < ui->wake) {
        ui->wake = milliseconds;
    }
}

bool ui_hint(Ui *ui, Rect box, const char *tip, const char *key) {
    bool on_it = ui->pointer_inside && ui->held == 0 && rect_contains(box, ui->pointer) &&
                 rect_contains(ui->clip, ui->pointer);
    if (on_it) {
        bool keyed = key != NULL;
        snprintf(ui->tip, sizeof ui->tip, "%s%s%s", tip, keyed ? "  ·  " : "", keyed ? key : "");
        ui->tip_box = box;
    }
    return on_it;
}

/* Below its thing, or above where there is no room below. */
static Rect tip_place(const Ui *ui, float width, float height) {
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    float right = frame->width - TIP_GAP;
    float x = ui->tip_box.x + width > right ? right - width : ui->tip_box.x;
    float y = ui->tip_box.y + ui->tip_box.h + TIP_GAP;
    if (y + height > frame->height) {
        y = ui->tip_box.y - TIP_GAP - height;
    }
    return (Rect){fmaxf(x, TIP_GAP), y, width, height};
}

/* In one line where the window is wide enough for it. */
static void draw_tip(const Ui *ui) {
    enum { PADDING = 10, AIR = 5, HEIGHT = 28, RADIUS = 4 };
    float most = canvas_frame_of(ui->canvas)->width - 2 * (TIP_GAP + PADDING);
    float whole = ceilf(canvas_text_width(ui->canvas, TEXT_CAPTION, FACE_SANS, ui->tip)) + 1;
    float width = fminf(whole, most);
    TextFlow flow = {.style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, TONE_PAPER),
                     .align = ALIGN_LEFT};
    float height = text_flow_height(ui->canvas, width, &flow, ui->tip);
    Rect box = tip_place(ui, width + 2 * PADDING, fmaxf(height + 2 * AIR, HEIGHT));
    Look look = {.fill = canvas_paint(ui->canvas, TONE_INK)};
    canvas_rounded(ui->canvas, box, RADIUS, &look);
    Rect words = {box.x + PADDING, box.y + (box.h - height) / 2, width, height};
    text_flow_draw(ui->canvas, words, &flow, ui->tip);
}

void ui_tip(Ui *ui) {
    if (ui->tip[0] == '\0') {
        return;
    }
    uint32_t rested = ui->hot == ui->was_hot ? ui->now - ui->hot_since : 0;
    if (rested < TIP_DELAY) {
        ui_wake(ui, (int)(TIP_DELAY - rested));
        return;
    }
    draw_tip(ui);
}

bool ui_key_repeated(Ui *ui, int key, int modifiers) {
    if (!widget_key(ui, key, modifiers)) {
        return false;
    }
    ui->taken = true;
    return true;
}

bool ui_key(Ui *ui, int key, int modifiers) {
    return !ui->input->repeated && ui_key_repeated(ui, key, modifiers);
}

static bool touches(const Ui *ui, Rect box, Point point) {
    return rect_contains(box, point) && rect_contains(ui->clip, point);
}

bool ui_press(Ui *ui, Rect box, InputButton button) {
    if (ui->taken || ui->input->kind != INPUT_PRESS || ui->input->button != button ||
        !touches(ui, box, ui->input->point)) {
        return false;
    }
    ui->taken = true;
    return true;
}

float ui_wheel(Ui *ui, Rect box) {
    if (ui->taken || ui->input->kind != INPUT_WHEEL || ui->input->modifiers != 0 ||
        !ui->pointer_inside || !touches(ui, box, ui->pointer)) {
        return 0;
    }
    ui->taken = true;
    return ui->input->wheel;
}

Rect ui_clip_begin(Ui *ui, Rect box) {
    Rect before = ui->clip;
    ui->clip = rect_common(before, box);
    canvas_clip_push(ui->canvas, box);
    return before;
}

void ui_clip_end(Ui *ui, Rect before) {
    canvas_clip_pop(ui->canvas);
    ui->clip = before;
}
