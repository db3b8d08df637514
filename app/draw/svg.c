#include "app/draw/svg.h"

#include <math.h>

static const float degree = 0.017453293F;

/* Dashes that come out even around a closed outline of that length. It ends within a gap: what is
 * left of a dash at the end, the reader of the text draws from whatever lies in its memory. Lengths
 * are written in hundredths. */
static Stroke even_dashes(Stroke stroke, float outline) {
    const float period = stroke.dash + stroke.gap;
    const float count = fmaxf(1, floorf(outline / period + 0.5F));
    const float even = ceilf(100 * outline / count) / 100;
    stroke.dash = floorf(100 * stroke.dash * even / period) / 100;
    stroke.gap = even - stroke.dash;
    return stroke;
}

static float outline_length(Rect box, float radius) {
    const float round = fminf(radius, fminf(box.w, box.h) / 2);
    return 2 * (box.w + box.h) - (8 - 360 * degree) * round;
}

static void put_style(TextSink *sink, const SvgStyle *style) {
    const Stroke *stroke = &style->look.stroke;
    if (style->gradient != NULL) {
        text_sink_text(sink, " fill=\"url(#");
        text_sink_text(sink, style->gradient);
        text_sink_text(sink, ")\"");
    } else if (style->look.fill.a > 0) {
        text_sink_paint(sink, "fill", style->look.fill);
    } else {
        text_sink_text(sink, " fill=\"none\"");
    }
    if (stroke->width > 0 && stroke->paint.a > 0) {
        text_sink_paint(sink, "stroke", stroke->paint);
        text_sink_fill(sink, " stroke-width=\"%\"", &stroke->width);
        text_sink_text(sink, stroke->ends == LINE_ROUND
                                 ? " stroke-linecap=\"round\" stroke-linejoin=\"round\""
                                 : " stroke-linejoin=\"miter\"");
        if (stroke->dash > 0) {
            text_sink_fill(sink, " stroke-dasharray=\"%,%\"",
                           (const float[]){stroke->dash, stroke->gap});
        }
    }
    text_sink_text(sink, "/>");
}

static Point on_circle(Point centre, float radius, float degrees) {
    return (Point){centre.x + radius * cosf(degrees * degree),
                   centre.y + radius * sinf(degrees * degree)};
}

void svg_begin(TextSink *sink, int width, int height) {
    const float size[] = {(float)width, (float)height, (float)width, (float)height};
    text_sink_fill(sink,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%\" height=\"%\" "
                   "viewBox=\"0 0 % %\">",
                   size);
}

void svg_end(TextSink *sink) {
    text_sink_text(sink, "</svg>");
}

void svg_gradient(TextSink *sink, const SvgGradient *gradient) {
    const float offsets[3] = {0, gradient->middle, 1};
    text_sink_text(sink, "<linearGradient id=\"");
    text_sink_text(sink, gradient->id);
    text_sink_fill(sink, "\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" y1=\"%\" y2=\"%\">",
                   (const float[]){gradient->top, gradient->bottom});
    for (int i = 0; i < 3; i++) {
        text_sink_fill(sink, "<stop offset=\"%\"", &offsets[i]);
        text_sink_paint(sink, "stop-color", gradient->paint[i]);
        text_sink_text(sink, "/>");
    }
    text_sink_text(sink, "</linearGradient>");
}

void svg_path(TextSink *sink, const SvgPath *path, const SvgStyle *style) {
    text_sink_text(sink, "<path d=\"");
    for (size_t i = 0; i < path->count; i++) {
        text_sink_fill(sink, i == 0 ? "M% %" : "L% %",
                       (const float[]){path->points[i].x, path->points[i].y});
    }
    text_sink_text(sink, path->closed ? "Z\"" : "\"");
    put_style(sink, style);
}

void svg_rounded(TextSink *sink, Rect box, float radius, const SvgStyle *style) {
    const float values[] = {box.x, box.y, box.w, box.h, radius, radius};
    SvgStyle even = *style;
    if (style->look.stroke.dash > 0) {
        even.look.stroke = even_dashes(style->look.stroke, outline_length(box, radius));
    }
    text_sink_fill(sink, "<rect x=\"%\" y=\"%\" width=\"%\" height=\"%\" rx=\"%\" ry=\"%\"",
                   values);
    put_style(sink, &even);
}

void svg_arc(TextSink *sink, Point centre, const Arc *arc, const SvgStyle *style) {
    if (arc->sweep >= 360) {
        text_sink_fill(sink, "<circle cx=\"%\" cy=\"%\" r=\"%\"",
                       (const float[]){centre.x, centre.y, arc->radius});
        put_style(sink, style);
        return;
    }
    const Point from = on_circle(centre, arc->radius, arc->from);
    const Point to = on_circle(centre, arc->radius, arc->from + arc->sweep);
    text_sink_fill(sink,
                   arc->sweep > 180 ? "<path d=\"M% %A% % 0 1 1 % %\""
                                    : "<path d=\"M% %A% % 0 0 1 % %\"",
                   (const float[]){from.x, from.y, arc->radius, arc->radius, to.x, to.y});
    put_style(sink, style);
}
