#include "app/views/board_parts.h"

enum { ARC_POINTS = 16 };

static const float ARC_HEIGHT = 0.6F;

static Point point_between(const BoardView *view, Square from, Square to, float way) {
    Point start = board_middle(view, from);
    Point end = board_middle(view, to);
    return (Point){start.x + (end.x - start.x) * way, start.y + (end.y - start.y) * way};
}

static void draw_resting(Canvas *canvas, const BoardView *view, const MotionPicture *picture) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(picture->cell[square]) != KIND_NONE) {
            PieceView face = board_face(view, picture->cell[square], 1);
            piece_view_draw(canvas, &face, board_middle(view, square));
            if ((view->motion->held[square / MEN_BITS] >> (square % MEN_BITS) & 1U) != 0) {
                board_mesh(canvas, view, square, picture->cell[square]);
            }
        }
    }
}

static void draw_moving(Canvas *canvas, const BoardView *view, const MotionPiece *piece) {
    PieceView face = board_face(view, piece->piece, piece->alpha);
    face.squeeze = piece->squeeze;
    face.lifted = piece->lifted;
    piece_view_draw(canvas, &face, point_between(view, piece->from, piece->to, piece->way));
}

/* Straight, or in an arc over what stands between. */
static void draw_shot(Canvas *canvas, const BoardView *view, const MotionSign *sign) {
    Point points[ARC_POINTS + 1];
    float height = sign->over ? ARC_HEIGHT * view->geometry.cell_h : 0;
    for (int i = 0; i <= ARC_POINTS; i++) {
        float way = sign->grown * (float)i / ARC_POINTS;
        points[i] = point_between(view, sign->from, sign->to, way);
        points[i].y -= 4 * height * way * (1 - way);
    }
    Stroke line = {.paint = paint_faded(canvas_paint(canvas, TONE_M_SHOT), sign->alpha),
                   .width = 2};
    canvas_polyline(canvas, points, ARC_POINTS + 1, &line);
}

/* The frame around the nine squares grows from the flame. */
static void draw_fire(Canvas *canvas, const BoardView *view, const MotionSign *sign) {
    float width = 3 * view->geometry.cell_w * sign->grown;
    float height = 3 * view->geometry.cell_h * sign->grown;
    Rect box = rect_around(board_middle(view, sign->to), width, height);
    Paint paint = canvas_paint(canvas, TONE_M_BURN);
    Look look = {.fill = paint_faded(paint, 0.25F * sign->alpha),
                 .stroke = {.paint = paint_faded(paint, sign->alpha), .width = 1.5F}};
    canvas_rounded(canvas, box, 2, &look);
}

/* The line of a net grows towards what it has come to hold. */
static void draw_net(Canvas *canvas, const BoardView *view, const MotionSign *sign) {
    MarkSpot spot = board_spot(view, sign->from);
    spot.other = point_between(view, sign->from, sign->to, sign->grown);
    mark_art_draw(canvas, MARK_NET_RAY, &spot);
}

void board_flight_draw(Canvas *canvas, const BoardView *view) {
    MotionPicture picture;
    motion_picture(view->motion, view->now, &picture);
    draw_resting(canvas, view, &picture);
    for (size_t i = 0; i < picture.count; i++) {
        draw_moving(canvas, view, &picture.piece[i]);
    }
    for (size_t i = 0; i < picture.rays; i++) {
        draw_net(canvas, view, &picture.ray[i]);
    }
    if (picture.sign.alpha > 0 && picture.sign.kind == MOTION_SHOT) {
        draw_shot(canvas, view, &picture.sign);
    } else if (picture.sign.alpha > 0) {
        draw_fire(canvas, view, &picture.sign);
    }
}
