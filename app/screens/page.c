#include "app/screens/page.h"

#include <math.h>

enum { AIR = 48, AIR_SMALL = 16, SMALL_WIDTH = 900, NARROW = 720, HEAD_TOP = 24, HEAD = 36 };
enum { BACK_GAP = 20, BODY_GAP = 20, CARD_RADIUS = 8 };

static float text_in(Ui *ui, TextSpot spot, Tone tone, const char *text) {
    spot.paint = canvas_paint(ui->canvas, tone);
    spot.align = ALIGN_LEFT;
    return canvas_text(ui->canvas, &spot, text);
}

float page_text(Ui *ui, PageInk ink, Rect box, const char *text) {
    TextSpot spot = {.box = box, .style = ink.style, .face = FACE_SANS};
    return text_in(ui, spot, ink.tone, text);
}

float page_bold(Ui *ui, PageInk ink, Rect box, const char *text) {
    TextSpot spot = {.box = box, .style = ink.style, .face = FACE_SANS_BOLD};
    return text_in(ui, spot, ink.tone, text);
}

static bool run_back(Ui *ui, Rect head, float *x) {
    Button back = {.label = "Back",
                   .key_text = "Esc",
                   .key = KEY_ESCAPE,
                   .icon = ICON_BACK,
                   .tip = "Back to where you came from"};
    back.box = (Rect){head.x, head.y, ui_button_width(ui, &back), head.h};
    *x += back.box.w + BACK_GAP;
    return ui_button(ui, &back);
}

Page page_begin(Ui *ui, const char *title, float widest) {
    const CanvasFrame *frame = canvas_frame_of(ui->canvas);
    Page page = {.air = frame->width < SMALL_WIDTH ? AIR_SMALL : AIR,
                 .narrow = frame->width < NARROW};
    float top = frame->height < 480 ? 10 : HEAD_TOP;
    float width = fminf(frame->width - 2 * page.air, widest);
    float left = floorf((frame->width - width) / 2);
    Rect head = {left, top, width, HEAD};
    canvas_fill(ui->canvas, (Rect){0, 0, frame->width, frame->height},
                canvas_paint(ui->canvas, TONE_PAPER));
    float x = head.x;
    page.back = run_back(ui, head, &x);
    float used = page_bold(ui, (PageInk){TEXT_DISPLAY, TONE_INK},
                           (Rect){x, head.y, head.x + head.w - x, head.h}, title);
    x += used + BACK_GAP;
    page.right = (Rect){x, head.y, fmaxf(head.x + head.w - x, 0), head.h};
    float y = head.y + head.h + (frame->height < 480 ? 10 : BODY_GAP);
    page.body = (Rect){left, y, width, frame->height - y};
    return page;
}

Rect page_scroll_box(const Page *page) {
    enum { RING = 6, BAR = 14 };
    Rect body = page->body;
    return (Rect){body.x - RING, body.y, body.w + RING + BAR, body.h};
}

void page_card(Ui *ui, Rect box) {
    Look shadow = {.fill = paint_faded(canvas_paint(ui->canvas, TONE_SHADOW), 0.06F)};
    canvas_rounded(ui->canvas, rect_moved(box, 0, 2), CARD_RADIUS, &shadow);
    Look look = {.fill = canvas_paint(ui->canvas, TONE_SURFACE),
                 .stroke = {.paint = canvas_paint(ui->canvas, TONE_LINE), .width = 1}};
    canvas_rounded(ui->canvas, box, CARD_RADIUS, &look);
}
