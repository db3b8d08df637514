#include "app/views/ways_view.h"

enum { BUTTON_WIDTH = 104, BUTTON_HEIGHT = 32, MARGIN = 8, GAP = 8 };
enum { WIDTH = 2 * BUTTON_WIDTH + 3 * MARGIN, HEIGHT = BUTTON_HEIGHT + 2 * MARGIN };

static float clamped(float value, float low, float high) {
    if (value > high) {
        value = high;
    }
    return value < low ? low : value;
}

Rect ways_view_box(const WaysView *view) {
    float middle = view->target.x + view->target.w / 2;
    float above = view->target.y - GAP - HEIGHT;
    bool under = above < view->area.y;
    Rect box = {middle - WIDTH / 2.0F, under ? view->target.y + view->target.h + GAP : above, WIDTH,
                HEIGHT};
    box.x = clamped(box.x, view->area.x, view->area.x + view->area.w - WIDTH);
    return box;
}

static void draw_card(Canvas *canvas, Rect box) {
    Paint shadow = canvas_paint(canvas, TONE_SHADOW);
    Look far = {.fill = paint_faded(shadow, 0.22F)};
    Look near = {.fill = paint_faded(shadow, 0.28F)};
    canvas_rounded(canvas, (Rect){box.x - 2, box.y + 4, box.w + 4, box.h + 2}, 10, &far);
    canvas_rounded(canvas, rect_moved(box, 0, 2), 9, &near);
    Look look = {.fill = canvas_paint(canvas, TONE_RAISED),
                 .stroke = {.paint = canvas_paint(canvas, TONE_LINE_STRONG), .width = 1}};
    canvas_rounded(canvas, box, 8, &look);
}

WaysAnswer ways_view_run(Ui *ui, const WaysView *view) {
    Rect box = ways_view_box(view);
    draw_card(ui->canvas, box);
    Rect left = {box.x + MARGIN, box.y + MARGIN, BUTTON_WIDTH, BUTTON_HEIGHT};
    Button land = {
        .box = left, .label = "Take it", .key_text = "T", .key = 't', .icon = ICON_COUNT};
    Button shoot = {.box = rect_moved(left, BUTTON_WIDTH + MARGIN, 0),
                    .label = "Shoot it",
                    .key_text = "S",
                    .key = 's',
                    .icon = ICON_COUNT};
    WaysAnswer answer = ui_button(ui, &land) ? WAYS_LAND : WAYS_NONE;
    if (ui_button(ui, &shoot)) {
        answer = WAYS_SHOOT;
    }
    /* What is pressed between its buttons falls on the card, not on the board below. */
    ui_press(ui, box, BUTTON_LEFT);
    return answer;
}
