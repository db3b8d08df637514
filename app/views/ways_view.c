#include "app/views/ways_view.h"

enum { BUTTON_WIDTH = 104, BUTTON_HEIGHT = 32, MARGIN = 8, GAP = 8 };
enum { HEIGHT = BUTTON_HEIGHT + 2 * MARGIN };

static float clamped(float value, float low, float high) {
    if (value > high) {
        value = high;
    }
    return value < low ? low : value;
}

/* A narrow board leaves no room for the keys. */
static float button_width(const WaysView *view) {
    float room = (view->area.w - 3 * MARGIN) / 2;
    return room < BUTTON_WIDTH ? room : BUTTON_WIDTH;
}

Rect ways_view_box(const WaysView *view) {
    float width = 2 * button_width(view) + 3 * MARGIN;
    float middle = view->target.x + view->target.w / 2;
    float above = view->target.y - GAP - HEIGHT;
    bool under = above < view->area.y;
    Rect box = {middle - width / 2, under ? view->target.y + view->target.h + GAP : above, width,
                HEIGHT};
    box.x = clamped(box.x, view->area.x, view->area.x + view->area.w - width);
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
    float width = button_width(view);
    bool narrow = width < BUTTON_WIDTH;
    Rect left = {box.x + MARGIN, box.y + MARGIN, width, BUTTON_HEIGHT};
    Button land = {.box = left, .label = "Take it", .key = 't', .icon = ICON_COUNT};
    Button shoot = {.box = rect_moved(left, width + MARGIN, 0),
                    .label = "Shoot it",
                    .key = 's',
                    .icon = ICON_COUNT};
    land.key_text = narrow ? NULL : "T";
    shoot.key_text = narrow ? NULL : "S";
    WaysAnswer answer = ui_button(ui, &land) ? WAYS_LAND : WAYS_NONE;
    if (ui_button(ui, &shoot)) {
        answer = WAYS_SHOOT;
    }
    /* What is pressed between its buttons falls on the card, not on the board below. */
    ui_press(ui, box, BUTTON_LEFT);
    return answer;
}
