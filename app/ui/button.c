#include "app/ui/ui.h"
#include "app/ui/widget.h"

enum { PADDING = 14, BAR_PADDING = 8, ICON_SIZE = 16, ICON_GAP = 6, KEY_GAP = 8, RADIUS = 4 };

/* The tones of a button in one of its states. */
typedef struct ButtonTones {
    Tone ground, edge, ink;
} ButtonTones;

static ButtonTones tones_of(const Button *button, Widget widget) {
    if (button->disabled) {
        return (ButtonTones){TONE_SURFACE, TONE_LINE, TONE_INK_FAINT};
    }
    if (button->style == BUTTON_DANGER) {
        return (ButtonTones){TONE_BAD_SOFT, TONE_BAD, TONE_BAD};
    }
    if (button->style == BUTTON_LINK) {
        return (ButtonTones){TONE_PAPER, TONE_LINE, widget.hot ? TONE_ACCENT : TONE_INK_SOFT};
    }
    if (button->style == BUTTON_PRIMARY) {
        return (ButtonTones){widget.down ? TONE_ACCENT_DOWN : TONE_ACCENT, TONE_ACCENT,
                             TONE_ON_ACCENT};
    }
    if (widget.down) {
        return (ButtonTones){TONE_SUNKEN, TONE_LINE_STRONG, TONE_INK};
    }
    if (widget.hot || button->on) {
        return (ButtonTones){TONE_ACCENT_SOFT, TONE_ACCENT, TONE_INK};
    }
    return (ButtonTones){TONE_RAISED, TONE_LINE_STRONG, TONE_INK};
}

/* A ring one pixel out, which tells that the pointer is on a strong button. */
static void draw_glow(const Ui *ui, const Button *button) {
    bool danger = button->style == BUTTON_DANGER;
    Paint paint = canvas_paint(ui->canvas, danger ? TONE_BAD : TONE_ACCENT);
    Look ring = {.stroke = {.paint = paint_faded(paint, danger ? 0.45F : 0.35F), .width = 1}};
    canvas_rounded(ui->canvas, rect_inset(button->box, -1), RADIUS + 1, &ring);
}

static void draw_ground(const Ui *ui, const Button *button, Widget widget, ButtonTones tones) {
    bool flat = button->style == BUTTON_BAR;
    bool strong = button->style == BUTTON_PRIMARY || button->style == BUTTON_DANGER;
    if (button->style == BUTTON_LINK || (flat && !(widget.hot || widget.down || button->on))) {
        return;
    }
    if (!flat && !widget.down && !button->disabled) {
        Look shadow = {.fill = paint_faded(canvas_paint(ui->canvas, TONE_SHADOW), 0.10F)};
        canvas_rounded(ui->canvas, rect_moved(button->box, 0, 1.5F), RADIUS, &shadow);
    }
    Look look = {.fill = canvas_paint(ui->canvas, tones.ground),
                 .stroke = {.paint = canvas_paint(ui->canvas, tones.edge), .width = flat ? 0 : 1}};
    canvas_rounded(ui->canvas, button->box, RADIUS, &look);
    if (strong && widget.hot && !widget.down) {
        draw_glow(ui, button);
    }
}

static Face label_face(const Button *button) {
    return button->style == BUTTON_PRIMARY ? FACE_SANS_BOLD : FACE_SANS;
}

static TextStyle label_style(const Button *button) {
    return button->style == BUTTON_BAR ? TEXT_BAR : TEXT_BODY;
}

static void draw_inside(const Ui *ui, const Button *button, Widget widget, Paint ink) {
    float padding = button->style == BUTTON_BAR ? BAR_PADDING : PADDING;
    Rect line = rect_moved(button->box, 0, widget.down ? 1 : 0);
    float extra = (line.w - ui_button_width(ui, button)) / 2;
    float x = line.x + padding + (extra > 0 ? extra : 0);
    if (button->icon != ICON_COUNT) {
        Rect spot = {x, line.y + (line.h - ICON_SIZE) / 2, ICON_SIZE, ICON_SIZE};
        icon_art_draw(ui->canvas, button->icon, spot, ink);
        x += ICON_SIZE + ICON_GAP;
    }
    if (button->icon_only) {
        return;
    }
    TextSpot spot = {.box = {x, line.y, line.x + line.w - x, line.h},
                     .style = label_style(button),
                     .face = label_face(button),
                     .paint = ink,
                     .align = ALIGN_LEFT};
    x += canvas_text(ui->canvas, &spot, button->label);
    if (button->key_text != NULL) {
        icon_art_key(ui->canvas, (Rect){x + KEY_GAP, line.y, 0, line.h}, button->key_text, ink);
    }
}

float ui_button_width(const Ui *ui, const Button *button) {
    float width = button->style == BUTTON_BAR ? 2 * BAR_PADDING : 2 * PADDING;
    if (button->icon != ICON_COUNT) {
        width += ICON_SIZE;
    }
    if (button->icon_only) {
        return width;
    }
    width += button->icon != ICON_COUNT ? ICON_GAP : 0;
    width += canvas_text_width(ui->canvas, label_style(button), label_face(button), button->label);
    if (button->key_text != NULL) {
        width += KEY_GAP + icon_art_key_width(ui->canvas, button->key_text);
    }
    return width;
}

/* A disabled button is no widget, but may have something to say. */
static void hint(Ui *ui, const Button *button, Widget widget) {
    const char *tip = button->disabled ? button->why : button->tip;
    if (tip == NULL) {
        return;
    }
    bool on_it = ui_hint(ui, button->box, tip, button->disabled ? NULL : button->tip_key);
    if (on_it && button->disabled) {
        ui->hot = widget.id;
    }
}

bool ui_button(Ui *ui, const Button *button) {
    Widget widget = widget_touch(ui, button->box, button->label, button->disabled);
    ButtonTones tones = tones_of(button, widget);
    hint(ui, button, widget);
    draw_ground(ui, button, widget, tones);
    draw_inside(ui, button, widget, canvas_paint(ui->canvas, tones.ink));
    widget_ring(ui, &widget, button->box, RADIUS);
    canvas_label(ui->canvas, button->box, button->disabled ? "disabled" : "button", button->label);
    bool by_key = !button->disabled && button->key != KEY_NONE &&
                  (button->repeats || !ui->input->repeated) &&
                  widget_key(ui, button->key, button->modifiers);
    ui->taken = ui->taken || by_key;
    return widget.pressed || by_key;
}
