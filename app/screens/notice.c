#include "app/screens/notice.h"

#include "app/draw/text_flow.h"

#include <math.h>

enum { PADDING = 12, GAP = 16, BUTTON_WIDTH = 72, BUTTON_HEIGHT = 32, RADIUS = 8 };

static TextFlow flow_in(const Ui *ui) {
    return (TextFlow){.style = TEXT_BODY,
                      .face = FACE_SANS,
                      .paint = canvas_paint(ui->canvas, TONE_INK),
                      .align = ALIGN_LEFT};
}

static float text_width(float width) {
    return width - 2 * PADDING - GAP - BUTTON_WIDTH;
}

float notice_height(const Ui *ui, const Program *program, float width) {
    if (program->notice[0] == '\0') {
        return 0;
    }
    TextFlow flow = flow_in(ui);
    float text = text_flow_height(ui->canvas, text_width(width), &flow, program->notice);
    return fmaxf(text, BUTTON_HEIGHT) + 2 * PADDING;
}

void notice_run(Ui *ui, Program *program, Rect box) {
    if (program->notice[0] == '\0') {
        return;
    }
    TextFlow flow = flow_in(ui);
    Look ground = {.fill = canvas_paint(ui->canvas, TONE_BAD_SOFT)};
    canvas_rounded(ui->canvas, box, RADIUS, &ground);
    float text = text_flow_height(ui->canvas, text_width(box.w), &flow, program->notice);
    Rect place = {box.x + PADDING, box.y + (box.h - text) / 2, text_width(box.w), text};
    text_flow_draw(ui->canvas, place, &flow, program->notice);
    Button read = {.label = "OK", .icon = ICON_COUNT};
    read.box = (Rect){box.x + box.w - PADDING - BUTTON_WIDTH, box.y + (box.h - BUTTON_HEIGHT) / 2,
                      BUTTON_WIDTH, BUTTON_HEIGHT};
    if (ui_button(ui, &read)) {
        program_told(program);
        ui->stale = true;
    }
}
