#include "tests/ui/sight.h"

#include <string.h>

static const float SLIVER = 0.51F;

/* The smallest rectangle around all points. */
static Rect bounds_of(const Point *points, size_t count) {
    Rect box = {points[0].x, points[0].y, 0, 0};
    for (size_t i = 1; i < count; i++) {
        float right = points[i].x > box.x + box.w ? points[i].x : box.x + box.w;
        float bottom = points[i].y > box.y + box.h ? points[i].y : box.y + box.h;
        box.x = points[i].x < box.x ? points[i].x : box.x;
        box.y = points[i].y < box.y ? points[i].y : box.y;
        box.w = right - box.x;
        box.h = bottom - box.y;
    }
    return box;
}

static Rect place_of(const CanvasCommand *command) {
    if (command->kind == COMMAND_PIECE) {
        return (Rect){command->spot.centre.x, command->spot.centre.y, 0, 0};
    }
    bool by_points = command->kind == COMMAND_POLYGON || command->kind == COMMAND_POLYLINE;
    return by_points ? bounds_of(command->points, command->point_count) : command->box;
}

bool sight_overlap(Rect one, Rect other) {
    return one.x + SLIVER < other.x + other.w && other.x + SLIVER < one.x + one.w &&
           one.y + SLIVER < other.y + other.h && other.y + SLIVER < one.y + one.h;
}

bool sight_within(Rect inner, Rect outer) {
    return inner.x + SLIVER > outer.x && inner.y + SLIVER > outer.y &&
           inner.x + inner.w < outer.x + outer.w + SLIVER &&
           inner.y + inner.h < outer.y + outer.h + SLIVER;
}

Rect sight_ink(const CanvasCommand *text) {
    float px = theme_text_px(text->style);
    return (Rect){text->box.x, text->baseline - 0.78F * px, text->box.w, px};
}

size_t sight_count(const Canvas *canvas, CommandKind kind) {
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        count += canvas_at(canvas, i)->kind == kind;
    }
    return count;
}

size_t sight_count_in(const Canvas *canvas, CommandKind kind, Rect area) {
    size_t count = 0;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        count += command->kind == kind && sight_within(place_of(command), area);
    }
    return count;
}

const CanvasCommand *sight_piece(const Canvas *canvas, Rect cell) {
    const CanvasCommand *found = NULL;
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_PIECE && rect_contains(cell, command->spot.centre)) {
            found = command;
        }
    }
    return found;
}

bool sight_reads(const Canvas *canvas, const char *text) {
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_TEXT && strstr(command->text, text) != NULL) {
            return true;
        }
    }
    return false;
}

const CanvasCommand *sight_text(const Canvas *canvas, const char *text) {
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_TEXT && strcmp(command->text, text) == 0) {
            return command;
        }
    }
    return NULL;
}

const CanvasCommand *sight_label(const Canvas *canvas, const char *kind, const char *text) {
    for (size_t i = 0; i < canvas_count(canvas); i++) {
        const CanvasCommand *command = canvas_at(canvas, i);
        if (command->kind == COMMAND_LABEL && strcmp(command->name, kind) == 0 &&
            strcmp(command->text, text) == 0) {
            return command;
        }
    }
    return NULL;
}
