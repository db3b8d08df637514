#include "app/ui/ui.h"

#include "app/draw/utf8.h"
#include "app/platform/window.h"
#include "app/ui/widget.h"

#include <math.h>
#include <string.h>

enum { PADDING = 10, RADIUS = 4 };

static bool is_inside_character(char byte) {
    return ((unsigned char)byte & 0xC0U) == 0x80U;
}

static size_t before_caret(const Field *field) {
    size_t at = field->caret;
    while (at > 0 && is_inside_character(field->text[--at])) {
    }
    return at;
}

static size_t after_caret(const Field *field) {
    size_t at = field->caret;
    if (field->text[at] == '\0') {
        return at;
    }
    at++;
    while (is_inside_character(field->text[at])) {
        at++;
    }
    return at;
}

static bool erase(Field *field, size_t from, size_t to) {
    memmove(field->text + from, field->text + to, strlen(field->text + to) + 1);
    field->caret = from;
    return to > from;
}

/* Adds whole characters at the caret as far as there is room; control characters and line breaks
 * are left out, since a field is one line. */
static bool insert(Field *field, const char *text, size_t limit) {
    bool changed = false;
    uint32_t code;
    const char *at = text;
    for (const char *next = utf8_next(at, &code); code != 0; next = utf8_next(at, &code)) {
        size_t size = (size_t)(next - at);
        size_t length = strlen(field->text);
        if (length + size + 1 > limit) {
            break;
        }
        if (code >= ' ' && code != 0x7F) {
            memmove(field->text + field->caret + size, field->text + field->caret,
                    length - field->caret + 1);
            memcpy(field->text + field->caret, at, size);
            field->caret += size;
            changed = true;
        }
        at = next;
    }
    return changed;
}

static bool paste(Field *field, size_t limit) {
    char text[FIELD_MAX];
    clipboard_get(text, sizeof text);
    return insert(field, text, limit);
}

static void move_caret(Ui *ui, const Widget *widget, Field *field) {
    if (widget_takes(ui, widget, KEY_LEFT, 0)) {
        field->caret = before_caret(field);
    } else if (widget_takes(ui, widget, KEY_RIGHT, 0)) {
        field->caret = after_caret(field);
    } else if (widget_takes(ui, widget, KEY_HOME, 0)) {
        field->caret = 0;
    } else if (widget_takes(ui, widget, KEY_END, 0)) {
        field->caret = strlen(field->text);
    }
}

static bool write_by_key(Ui *ui, const Widget *widget, Field *field, size_t limit) {
    if (widget_takes(ui, widget, KEY_BACKSPACE, 0)) {
        return erase(field, before_caret(field), field->caret);
    }
    if (widget_takes(ui, widget, KEY_DELETE, 0)) {
        return erase(field, field->caret, after_caret(field));
    }
    if (widget_takes(ui, widget, 'v', MODIFIER_CONTROL)) {
        return paste(field, limit);
    }
    if (widget_takes(ui, widget, 'c', MODIFIER_CONTROL)) {
        clipboard_set(field->text);
        return false;
    }
    if (widget_takes(ui, widget, 'x', MODIFIER_CONTROL)) {
        return clipboard_set(field->text) && erase(field, 0, strlen(field->text));
    }
    move_caret(ui, widget, field);
    return false;
}

static bool write_by_text(Ui *ui, const Widget *widget, Field *field, size_t limit) {
    if (ui->focus != widget->id || ui->taken || ui->input->kind != INPUT_TEXT) {
        return false;
    }
    ui->taken = true;
    return insert(field, ui->input->text, limit);
}

/* The width of the text before a byte. */
static float width_to(const Ui *ui, const Field *field, size_t end) {
    char part[FIELD_MAX];
    memcpy(part, field->text, end);
    part[end] = '\0';
    return canvas_text_width(ui->canvas, TEXT_BODY, FACE_SANS, part);
}

/* Puts the caret beside the character that the pointer is nearest to. */
static void caret_to_pointer(const Ui *ui, float left, Field *field) {
    float wanted = ui->pointer.x - left;
    size_t length = strlen(field->text);
    field->caret = 0;
    while (field->caret < length) {
        size_t next = after_caret(field);
        float middle = (width_to(ui, field, field->caret) + width_to(ui, field, next)) / 2;
        if (middle > wanted) {
            return;
        }
        field->caret = next;
    }
}

static void draw_ground(const Ui *ui, Rect box, const Widget *widget, bool active) {
    Tone edge = active || widget->hot ? TONE_ACCENT : TONE_LINE_STRONG;
    Look look = {.fill = canvas_paint(ui->canvas, TONE_RAISED),
                 .stroke = {.paint = canvas_paint(ui->canvas, edge), .width = 1}};
    canvas_rounded(ui->canvas, box, RADIUS, &look);
    if (active) {
        Widget ring = {.focused = true};
        widget_ring(ui, &ring, box, RADIUS);
    }
}

/* A text longer than the field is moved so that its caret is seen. */
static float text_left(const Ui *ui, Rect inside, const Field *field, bool active) {
    float caret = active ? width_to(ui, field, field->caret) : 0;
    return inside.x - fmaxf(caret - inside.w + 2, 0);
}

static void draw_text(Ui *ui, const FieldLook *look, const Field *field, bool active) {
    Rect inside = {look->box.x + PADDING, look->box.y, look->box.w - 2 * PADDING, look->box.h};
    bool empty = field->text[0] == '\0';
    float left = text_left(ui, inside, field, active);
    TextSpot spot = {.box = {left, inside.y, inside.x + inside.w - left, inside.h},
                     .style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, empty ? TONE_INK_FAINT : TONE_INK),
                     .align = ALIGN_LEFT};
    if (active && !empty) {
        spot.box.w = width_to(ui, field, strlen(field->text)) + 1;
    }
    Rect before = ui_clip_begin(ui, inside);
    canvas_text(ui->canvas, &spot,
                !empty                      ? field->text
                : look->placeholder != NULL ? look->placeholder
                                            : "");
    ui_clip_end(ui, before);
    if (active) {
        float x = left + width_to(ui, field, field->caret);
        canvas_fill(ui->canvas, (Rect){x, inside.y + 6, 1.5F, inside.h - 12},
                    canvas_paint(ui->canvas, TONE_INK));
    }
}

static FieldAnswer answer(Ui *ui, const Widget *widget, const FieldLook *look, Field *field) {
    size_t limit = look->limit == 0 ? FIELD_MAX : look->limit;
    if (widget_takes(ui, widget, KEY_ENTER, 0)) {
        return FIELD_ENTERED;
    }
    if (widget_takes(ui, widget, KEY_ESCAPE, 0)) {
        return FIELD_LEFT;
    }
    bool changed =
        write_by_text(ui, widget, field, limit) || write_by_key(ui, widget, field, limit);
    return changed ? FIELD_CHANGED : FIELD_NOTHING;
}

FieldAnswer ui_field(Ui *ui, const FieldLook *look, Field *field) {
    Widget widget = widget_touch_only(ui, look->box, look->name);
    bool held = ui->held == widget.id && ui->input->kind == INPUT_PRESS;
    if (held || (look->grasps && ui->focus == 0)) {
        ui->focus = widget.id;
        ui->focus_box = look->box;
    }
    bool active = ui->focus == widget.id;
    if (held) {
        caret_to_pointer(ui, look->box.x + PADDING, field);
    }
    ui->typing_now = ui->typing_now || active;
    FieldAnswer result = active ? answer(ui, &widget, look, field) : FIELD_NOTHING;
    bool done = result == FIELD_ENTERED || result == FIELD_LEFT;
    if (done && !look->grasps) {
        ui->focus = 0;
        ui->typing_now = false;
    }
    active = ui->focus == widget.id;
    ui->stale = ui->stale || ui->taken;
    draw_ground(ui, look->box, &widget, active);
    draw_text(ui, look, field, active);
    canvas_label(ui->canvas, look->box, "field", look->name);
    return result;
}

void field_set(Field *field, const char *text) {
    *field = (Field){.caret = 0};
    insert(field, text, FIELD_MAX);
}
