#include "app/ui/ui.h"
#include "app/ui/widget.h"

enum { ROW_RADIUS = 3, ROW_BAR = 3, CHIP_HEIGHT = 32, CHIP_PADDING = 14 };

/* The tones and the edge of a chip in each of its states. */
static const struct {
    Tone ground, edge, ink;
    float width, dash;
} CHIP_LOOKS[] = {
    [CHIP_FIRST] = {TONE_RAISED, TONE_LINE_STRONG, TONE_INK, 1, 0},
    [CHIP_DONE] = {TONE_OK_SOFT, TONE_OK, TONE_OK, 1.5F, 0},
    [CHIP_OPEN] = {TONE_SURFACE, TONE_INK_SOFT, TONE_INK_SOFT, 1.5F, 3},
};

bool ui_row(Ui *ui, Rect box, const char *name, bool current) {
    Widget widget = widget_touch(ui, box, name, false);
    if (current || widget.hot) {
        Tone tone = current || widget.down ? TONE_ACCENT_SOFT : TONE_HOVER;
        Look look = {.fill = canvas_paint(ui->canvas, tone)};
        canvas_rounded(ui->canvas, box, ROW_RADIUS, &look);
    }
    if (current) {
        canvas_fill(ui->canvas, (Rect){box.x, box.y, ROW_BAR, box.h},
                    canvas_paint(ui->canvas, TONE_ACCENT));
    }
    if (widget.focused) {
        Look edge = {.stroke = {.paint = canvas_paint(ui->canvas, TONE_ACCENT), .width = 2}};
        canvas_rounded(ui->canvas, box, ROW_RADIUS + 2, &edge);
    }
    canvas_label(ui->canvas, box, "row", name);
    return widget.pressed;
}

float ui_chip_width(const Ui *ui, const char *text) {
    return canvas_text_width(ui->canvas, TEXT_BODY, FACE_SANS_BOLD, text) + 2 * CHIP_PADDING;
}

bool ui_chip(Ui *ui, Point at, const char *text, ChipState state) {
    Rect box = {at.x, at.y, ui_chip_width(ui, text), CHIP_HEIGHT};
    Widget widget = widget_touch(ui, box, text, state == CHIP_OPEN);
    Tone edge = widget.hot ? TONE_ACCENT : CHIP_LOOKS[state].edge;
    Look look = {.fill = canvas_paint(ui->canvas, CHIP_LOOKS[state].ground),
                 .stroke = {.paint = canvas_paint(ui->canvas, edge),
                            .width = CHIP_LOOKS[state].width,
                            .dash = CHIP_LOOKS[state].dash,
                            .gap = CHIP_LOOKS[state].dash}};
    canvas_rounded(ui->canvas, box, (float)CHIP_HEIGHT / 2, &look);
    TextSpot spot = {.box = box,
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, CHIP_LOOKS[state].ink),
                     .align = ALIGN_CENTRE};
    canvas_text(ui->canvas, &spot, text);
    widget_ring(ui, &widget, box, (float)CHIP_HEIGHT / 2);
    canvas_label(ui->canvas, box, "chip", text);
    return widget.pressed;
}
