#include "app/draw/shape_picture.h"

#include "app/draw/svg.h"

#include <assert.h>
#include <math.h>

static int rounded(float value) {
    return (int)floorf(value + 0.5F);
}

static Rect scaled_box(Rect box, float scale) {
    return (Rect){box.x * scale, box.y * scale, box.w * scale, box.h * scale};
}

static Stroke scaled_stroke(const Stroke *stroke, float scale) {
    return (Stroke){stroke->paint, stroke->width * scale, stroke->dash * scale, stroke->gap * scale,
                    stroke->ends};
}

static Look scaled_look(const Look *look, float scale) {
    return (Look){look->fill, scaled_stroke(&look->stroke, scale)};
}

static ShapePicture rounded_picture(const CanvasCommand *command, float scale) {
    const Rect box = command->box;
    const int left = rounded(box.x * scale);
    const int top = rounded(box.y * scale);
    ShapePicture picture = {
        .left = left,
        .top = top,
        .width = rounded((box.x + box.w) * scale) - left,
        .height = rounded((box.y + box.h) * scale) - top,
    };
    const float corner = fmaxf(command->radius, command->look.stroke.width) * scale;
    const int slice = (int)ceilf(corner) + 1;
    const bool large = picture.width > 2 * slice && picture.height > 2 * slice;
    if (large && command->look.stroke.dash <= 0) {
        picture.slice = slice;
    }
    return picture;
}

/* Round about a box by the reach of its stroke, plus a pixel for the soft edge. */
static ShapePicture picture_around(Rect box, float reach) {
    const int left = (int)floorf(box.x - reach) - 1;
    const int top = (int)floorf(box.y - reach) - 1;
    return (ShapePicture){
        .left = left,
        .top = top,
        .width = (int)ceilf(box.x + box.w + reach) + 1 - left,
        .height = (int)ceilf(box.y + box.h + reach) + 1 - top,
    };
}

static void put_rounded(const CanvasCommand *command, float scale, const ShapePicture *picture,
                        TextSink *sink) {
    const Look look = scaled_look(&command->look, scale);
    const float inset = look.stroke.width / 2;
    const float width = (float)(picture->slice > 0 ? 2 * picture->slice + 1 : picture->width);
    const float height = (float)(picture->slice > 0 ? 2 * picture->slice + 1 : picture->height);
    const float radius = fmaxf(0, command->radius * scale - inset);
    svg_rounded(sink, rect_inset((Rect){0, 0, width, height}, inset), radius,
                &(SvgStyle){.look = look});
}

static void put_points(const CanvasCommand *command, float scale, const ShapePicture *picture,
                       TextSink *sink) {
    Point points[SHAPE_POINTS_MAX];
    assert(command->point_count <= SHAPE_POINTS_MAX);
    for (size_t i = 0; i < command->point_count; i++) {
        points[i] = (Point){command->points[i].x * scale - (float)picture->left,
                            command->points[i].y * scale - (float)picture->top};
    }
    const SvgPath path = {points, command->point_count, command->kind == COMMAND_POLYGON};
    svg_path(sink, &path, &(SvgStyle){.look = scaled_look(&command->look, scale)});
}

static void put_circle(const CanvasCommand *command, float scale, const ShapePicture *picture,
                       TextSink *sink) {
    const Point centre = rect_centre(scaled_box(command->box, scale));
    const Arc arc = {command->arc.radius * scale, command->arc.from, command->arc.sweep};
    svg_arc(sink, (Point){centre.x - (float)picture->left, centre.y - (float)picture->top}, &arc,
            &(SvgStyle){.look = scaled_look(&command->look, scale)});
}

static bool look_is_empty(const Look *look) {
    return look->fill.a == 0 && (look->stroke.width <= 0 || look->stroke.paint.a == 0);
}

/* A mitred corner reaches farther than half the width. */
float shape_picture_reach(const CanvasCommand *command, float scale) {
    return command->look.stroke.width * scale * (command->kind == COMMAND_CIRCLE ? 0.5F : 1.5F);
}

bool shape_picture_of(const CanvasCommand *command, float scale, ShapePicture *out) {
    if (look_is_empty(&command->look)) {
        return false;
    }
    *out = command->kind == COMMAND_ROUNDED ? rounded_picture(command, scale)
                                            : picture_around(scaled_box(command->box, scale),
                                                             shape_picture_reach(command, scale));
    return out->width > 0 && out->height > 0;
}

void shape_picture_svg(const CanvasCommand *command, float scale, const ShapePicture *picture,
                       TextSink *sink) {
    const int side = 2 * picture->slice + 1;
    svg_begin(sink, picture->slice > 0 ? side : picture->width,
              picture->slice > 0 ? side : picture->height);
    if (command->kind == COMMAND_ROUNDED) {
        put_rounded(command, scale, picture, sink);
    } else if (command->kind == COMMAND_CIRCLE) {
        put_circle(command, scale, picture, sink);
    } else {
        put_points(command, scale, picture, sink);
    }
    svg_end(sink);
}
