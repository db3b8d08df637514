#include "app/platform/round_strips.h"

#include <math.h>

static const float error_allowed = ROUND_ERROR / 100.0F;

/* How far from the middle the side of a strip may stand. */
typedef struct Span {
    float least, most;
} Span;

static float root_above_zero(float square) {
    return square > 0 ? sqrtf(square) : 0;
}

static int last_row(const RoundDisc *disc) {
    return (int)floorf(disc->y + disc->radius + 0.5F);
}

/* The outer corners may stand a little outside of the circle, the inner ones a little inside. */
static Span side_span(const RoundDisc *disc, int from, int to) {
    const float above = (float)from - disc->y;
    const float below = (float)to - disc->y;
    const float far = fmaxf(fabsf(above), fabsf(below));
    const float near = above < 0 && below > 0 ? 0 : fminf(fabsf(above), fabsf(below));
    const float inside = fmaxf(0, disc->radius - error_allowed);
    const float outside = disc->radius + error_allowed;
    return (Span){root_above_zero(inside * inside - near * near),
                  root_above_zero(outside * outside - far * far)};
}

/* The whole pixels that lie in the middle of what is allowed; false when none is allowed. */
static bool sides(const RoundDisc *disc, Span span, RoundStrip *strip) {
    const float middle = (span.least + span.most) / 2;
    const int left = (int)floorf(disc->x - middle + 0.5F);
    const int right = (int)floorf(disc->x + middle + 0.5F);
    const float left_way = disc->x - (float)left;
    const float right_way = (float)right - disc->x;
    strip->x = left;
    strip->width = right - left;
    return left_way >= span.least && left_way <= span.most && right_way >= span.least &&
           right_way <= span.most;
}

RoundStrip round_strip_first(const RoundDisc *disc) {
    return (RoundStrip){0, (int)floorf(disc->y - disc->radius + 0.5F), 0, 0};
}

bool round_strip_next(const RoundDisc *disc, RoundStrip *strip) {
    const int end = last_row(disc);
    RoundStrip next = {0, strip->y + strip->height, 0, 1};
    if (next.y >= end) {
        return false;
    }
    (void)sides(disc, side_span(disc, next.y, next.y + 1), &next);
    RoundStrip taller = next;
    while (taller.y + taller.height < end) {
        taller.height++;
        if (!sides(disc, side_span(disc, taller.y, taller.y + taller.height), &taller)) {
            break;
        }
        next = taller;
    }
    *strip = next;
    return true;
}
