#include "app/ui/ui.h"

#include "app/ui/widget.h"

#include <math.h>

enum { LINE = 48, BAR = 6, BAR_AIR = 3, BAR_LEAST = 28 };

static float furthest(const ScrollArea *area) {
    return fmaxf(area->height - area->box.h, 0);
}

static float kept(const ScrollArea *area, float offset) {
    return fminf(fmaxf(offset, 0), furthest(area));
}

static Rect track_of(const ScrollArea *area) {
    Rect box = area->box;
    return (Rect){box.x + box.w - BAR - BAR_AIR, box.y + BAR_AIR, BAR, box.h - 2 * BAR_AIR};
}

static Rect bar_of(const ScrollArea *area, float offset) {
    Rect track = track_of(area);
    float height = fmaxf(track.h * area->box.h / area->height, BAR_LEAST);
    float part = furthest(area) > 0 ? offset / furthest(area) : 0;
    return (Rect){track.x, track.y + part * (track.h - height), track.w, height};
}

/* A widget that got the keyboard outside the box is brought into it. */
static void show_focus(const Ui *ui, const ScrollArea *area, Scroll *scroll) {
    enum { AIR = 12 };
    if (ui->focus == 0 || ui->focus == scroll->seen || !ui->focus_shown) {
        return;
    }
    Rect box = ui->focus_box;
    bool beside = box.x + box.w < area->box.x || box.x > area->box.x + area->box.w;
    if (beside) {
        return;
    }
    scroll->seen = ui->focus;
    if (box.y < area->box.y + AIR) {
        scroll->offset = kept(area, scroll->offset - (area->box.y + AIR - box.y));
    } else if (box.y + box.h > area->box.y + area->box.h - AIR) {
        scroll->offset =
            kept(area, scroll->offset + (box.y + box.h - area->box.y - area->box.h + AIR));
    }
}

static void drag_bar(Ui *ui, const ScrollArea *area, Scroll *scroll) {
    Rect bar = bar_of(area, scroll->offset);
    Rect wide = {track_of(area).x - BAR_AIR, area->box.y, BAR + 2 * BAR_AIR, area->box.h};
    if (ui_press(ui, wide, BUTTON_LEFT)) {
        bool on_bar = ui->pointer.y >= bar.y && ui->pointer.y < bar.y + bar.h;
        scroll->grip = on_bar ? ui->pointer.y - bar.y : bar.h / 2;
        scroll->gripped = true;
    }
    bool held = ui->input->kind == INPUT_PRESS || ui->input->kind == INPUT_DRAG;
    if (ui->input->kind == INPUT_RELEASE || ui->input->kind == INPUT_BLUR) {
        scroll->gripped = false;
    }
    if (scroll->gripped && held) {
        Rect track = track_of(area);
        float part = (ui->pointer.y - scroll->grip - track.y) / fmaxf(track.h - bar.h, 1);
        scroll->offset = kept(area, part * furthest(area));
        ui->stale = true;
    }
}

float ui_scroll_begin(Ui *ui, ScrollArea *area, Scroll *scroll) {
    float before = scroll->offset;
    float lines = ui_wheel(ui, area->box);
    scroll->offset = kept(area, scroll->offset - lines * LINE);
    if (furthest(area) > 0) {
        drag_bar(ui, area, scroll);
    }
    if (scroll->offset < before || scroll->offset > before) {
        ui->stale = true;
    }
    area->clip_before = ui_clip_begin(ui, area->box);
    return scroll->offset;
}

void ui_scroll_end(Ui *ui, const ScrollArea *area, Scroll *scroll) {
    ui_clip_end(ui, area->clip_before);
    if (furthest(area) > 0) {
        Look look = {.fill = canvas_paint(ui->canvas, TONE_LINE_STRONG)};
        canvas_rounded(ui->canvas, bar_of(area, scroll->offset), (float)BAR / 2, &look);
    }
    float before = scroll->offset;
    show_focus(ui, area, scroll);
    if (scroll->offset < before || scroll->offset > before) {
        ui->stale = true;
    }
}

/* How far the input's key moves the content down; 0 for another key. */
static float key_distance(Ui *ui, const ScrollArea *area) {
    float page = fmaxf(area->box.h - LINE, LINE);
    const struct {
        int key;
        float distance;
    } moves[] = {{KEY_UP, -LINE},       {KEY_DOWN, LINE},          {KEY_PAGE_UP, -page},
                 {KEY_PAGE_DOWN, page}, {KEY_HOME, -area->height}, {KEY_END, area->height}};
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        if (ui_key_repeated(ui, moves[i].key, 0)) {
            return moves[i].distance;
        }
    }
    return 0;
}

void ui_scroll_keys(Ui *ui, const ScrollArea *area, Scroll *scroll) {
    float before = scroll->offset;
    scroll->offset = kept(area, before + key_distance(ui, area));
    if (scroll->offset < before || scroll->offset > before) {
        ui->stale = true;
    }
}
