#include "app/platform/line_tiles.h"

#include "app/draw/shape_picture.h"

#include <math.h>

static Point scaled(Point point, float scale) {
    return (Point){point.x * scale, point.y * scale};
}

static int tiles_for(int length) {
    return (length + LINE_TILE - 1) / LINE_TILE;
}

/* Does it come nearer to the middle than the corners and the width of the line reach? */
static bool touches(const LineTiles *tiles) {
    const float half = LINE_TILE / 2.0F;
    const float dx = tiles->to.x - tiles->from.x;
    const float dy = tiles->to.y - tiles->from.y;
    const float x = (float)tiles->x + half - tiles->from.x;
    const float y = (float)tiles->y + half - tiles->from.y;
    return fabsf(dx * y - dy * x) <= hypotf(dx, dy) * (half * sqrtf(2) + tiles->reach + 1);
}

bool line_tiles_begin(const CanvasCommand *command, float scale, LineTiles *out) {
    enum { LEAST = LINE_TILES_LEAST * LINE_TILE };
    ShapePicture picture;
    if (command->kind != COMMAND_POLYLINE || command->point_count != 2 ||
        !shape_picture_of(command, scale, &picture) || picture.width < LEAST ||
        picture.height < LEAST) {
        return false;
    }
    *out = (LineTiles){.left = picture.left,
                       .top = picture.top,
                       .columns = tiles_for(picture.width),
                       .rows = tiles_for(picture.height),
                       .from = scaled(command->points[0], scale),
                       .to = scaled(command->points[1], scale),
                       .reach = shape_picture_reach(command, scale)};
    return true;
}

bool line_tiles_next(LineTiles *tiles) {
    while (tiles->next < tiles->columns * tiles->rows) {
        tiles->x = tiles->left + tiles->next % tiles->columns * LINE_TILE;
        tiles->y = tiles->top + tiles->next / tiles->columns * LINE_TILE;
        tiles->next++;
        if (touches(tiles)) {
            return true;
        }
    }
    return false;
}

/* The picture reaches beyond it, so the box lies inside of the tile, but for half a pixel. */
Rect line_tiles_box(const LineTiles *tiles, float scale) {
    const float inset = tiles->reach + 0.5F;
    const float side = LINE_TILE - 2 * inset;
    return (Rect){((float)tiles->x + inset) / scale, ((float)tiles->y + inset) / scale,
                  side / scale, side / scale};
}
