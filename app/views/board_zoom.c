#include "app/views/board_view.h"

#include <math.h>

static float kept(float value, float least, float most) {
    return fminf(fmaxf(value, least), most);
}

static float times_of(BoardZoom zoom) {
    return kept(zoom.times, 1, BOARD_ZOOM_MOST);
}

/* The board reaches over its area by half of what it is larger. */
static BoardZoom settled(Rect area, BoardZoom zoom) {
    float times = times_of(zoom);
    float across = area.w * (times - 1) / 2;
    float down = area.h * (times - 1) / 2;
    Point pan = {kept(zoom.pan.x, -across, across), kept(zoom.pan.y, -down, down)};
    return (BoardZoom){.times = times, .pan = pan};
}

BoardGeometry board_view_zoom(const BoardGeometry *fit, Rect area, BoardZoom zoom) {
    BoardZoom now = settled(area, zoom);
    if (now.times <= 1) {
        return *fit;
    }
    Point middle = rect_centre(area);
    Point to = {middle.x + now.pan.x, middle.y + now.pan.y};
    return board_geometry_moved(fit, (BoardMove){.from = middle, .to = to, .times = now.times});
}

BoardZoom board_view_zoom_at(Rect area, BoardZoom zoom, float factor, Point point) {
    BoardZoom before = settled(area, zoom);
    float times = kept(before.times * factor, 1, BOARD_ZOOM_MOST);
    float ratio = times / before.times;
    Point middle = rect_centre(area);
    Point pan = {(point.x - middle.x) * (1 - ratio) + before.pan.x * ratio,
                 (point.y - middle.y) * (1 - ratio) + before.pan.y * ratio};
    return settled(area, (BoardZoom){.times = times, .pan = pan});
}
