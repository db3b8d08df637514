#include "app/views/small_board.h"

#include "app/views/piece_view.h"

#include <math.h>

/* Below the first a kanji cannot be read, below the second lines would be all there is to see.
 * A board with faces gets a rim of 8 around its grid, a smaller one what looks like it. */
enum { FACE_PITCH = 13, LINE_PITCH = 8, RIM = 8, RIM_SMALL = 2, DOT_PITCH = 20 };

static bool has_faces(const BoardGeometry *geometry) {
    return geometry->cell_h >= FACE_PITCH;
}

/* The height of a cell when `room` holds so many of them side by side. Cells on whole pixels keep
 * the lines even; tiny ones have no lines. */
static float pitch_across(float room, float count, bool points) {
    float width = room / count;
    if (points) {
        return width;
    }
    return (width >= LINE_PITCH ? floorf(width) : width) * 12 / 11;
}

static float pitch_within(Rect box, const Variant *variant, float rim) {
    float down = (box.h - 2 * rim) / (float)variant->ranks;
    float across = pitch_across(box.w - 2 * rim, (float)variant->files, variant->points);
    float pitch = fmaxf(fminf(down, across), 1);
    return pitch >= LINE_PITCH ? floorf(pitch) : pitch;
}

static BoardGeometry geometry_of_pitch(const Variant *variant, float pitch) {
    Point origin = {0, 0};
    if (variant->points) {
        return board_geometry_points(origin, variant->files, variant->ranks, pitch);
    }
    BoardGeometry geometry = board_geometry_at(origin, variant->files, variant->ranks, pitch);
    if (pitch < LINE_PITCH) {
        geometry.cell_w = pitch * 11 / 12;
        geometry.grid.w = geometry.cell_w * (float)variant->files;
    }
    return geometry;
}

BoardGeometry small_board_geometry(const SmallBoard *board) {
    const Variant *variant = board->position->rules->variant;
    float pitch = pitch_within(board->box, variant, RIM);
    if (pitch < FACE_PITCH) {
        pitch = fminf(pitch_within(board->box, variant, RIM_SMALL), FACE_PITCH - 1);
    }
    BoardGeometry geometry = geometry_of_pitch(variant, pitch);
    Point middle = rect_centre(board->box);
    geometry.grid.x = floorf(middle.x - geometry.grid.w / 2);
    geometry.grid.y = floorf(middle.y - geometry.grid.h / 2);
    geometry.flipped = board->flipped;
    return geometry;
}

static void draw_face(Canvas *canvas, const SmallBoard *board, const BoardGeometry *geometry,
                      Square square) {
    Piece piece = board->position->cell[square];
    PieceView view = {.rules = board->position->rules,
                      .piece = piece,
                      .turned = (piece_owner(piece) == WHITE) != geometry->flipped,
                      .pitch = geometry->cell_h,
                      .alpha = 1};
    Point centre = board_geometry_centre(geometry, square_file(square), square_rank(square));
    piece_view_draw(canvas, &view, centre);
}

static void draw_stone(Canvas *canvas, Point centre, float pitch, bool white) {
    Look look = {.fill = canvas_paint(canvas, white ? TONE_WHITE_STONE : TONE_BLACK_STONE),
                 .stroke = {.paint = canvas_paint(canvas, white ? TONE_WHITE_RIM : TONE_BLACK_RIM),
                            .width = pitch < LINE_PITCH ? 0 : 1}};
    canvas_circle(canvas, centre, 0.42F * pitch, &look);
}

/* White's blocks are lighter, so that the sides differ without colour. */
static void draw_block(Canvas *canvas, const SmallBoard *board, const BoardGeometry *geometry,
                       Square square) {
    float side = geometry->cell_h * 0.7F;
    Point centre = board_geometry_centre(geometry, square_file(square), square_rank(square));
    bool white = piece_owner(board->position->cell[square]) == WHITE;
    if (geometry->points) {
        draw_stone(canvas, centre, geometry->cell_h, white);
        return;
    }
    Paint ink = canvas_paint(canvas, white ? TONE_GRAIN : TONE_KANJI);
    canvas_fill(canvas, rect_around(centre, side, side), ink);
}

static void draw_pieces(Canvas *canvas, const SmallBoard *board, const BoardGeometry *geometry) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        if (piece_kind(board->position->cell[square]) == KIND_NONE) {
            continue;
        }
        if (has_faces(geometry)) {
            draw_face(canvas, board, geometry, square);
        } else {
            draw_block(canvas, board, geometry, square);
        }
    }
}

static void draw_slab(Canvas *canvas, const BoardGeometry *geometry) {
    float rim = RIM_SMALL + (geometry->points ? geometry->cell_h / 2 : 0);
    Look look = {.fill = canvas_paint(canvas, TONE_BOARD),
                 .stroke = {.paint = canvas_paint(canvas, TONE_BOARD_EDGE), .width = 1}};
    canvas_rounded(canvas, rect_inset(geometry->grid, -rim), 2, &look);
}

void small_board_draw(Canvas *canvas, const SmallBoard *board) {
    BoardGeometry geometry = small_board_geometry(board);
    if (has_faces(&geometry)) {
        int zone = board->position->rules->variant->zone;
        BoardArt art = {.geometry = geometry, .zone = geometry.cell_h >= DOT_PITCH ? zone : 0};
        board_art_draw(canvas, &art);
    } else {
        draw_slab(canvas, &geometry);
    }
    draw_pieces(canvas, board, &geometry);
}
