#include "app/screens/new_game_preview.h"

#include "app/draw/board_art.h"
#include "app/views/piece_view.h"

#include <math.h>

enum { PITCH_MOST = 48, PITCH_LEAST = 11 };

static BoardArt board_at(const NewGamePreview *preview, Point origin, float pitch) {
    const Variant *variant = preview->variant;
    BoardGeometry geometry =
        variant->points ? board_geometry_points(origin, variant->files, variant->ranks, pitch)
                        : board_geometry_at(origin, variant->files, variant->ranks, pitch);
    geometry.flipped = preview->turned;
    return (BoardArt){.geometry = geometry, .zone = variant->zone};
}

/* The largest pitch in whole pixels at which the slab keeps within the room; 0 if there is none. */
static float pitch_of(const NewGamePreview *preview) {
    for (int pitch = PITCH_MOST; pitch >= PITCH_LEAST; pitch--) {
        BoardArt art = board_at(preview, (Point){0, 0}, (float)pitch);
        Rect slab = board_art_slab(&art);
        if (slab.w <= preview->room.x && slab.h <= preview->room.y) {
            return (float)pitch;
        }
    }
    return 0;
}

static void draw_pieces(Canvas *canvas, const NewGamePreview *preview, const BoardArt *art) {
    for (Square square = 0; square < BOARD_CELLS; square++) {
        Piece piece = preview->position->cell[square];
        if (piece_kind(piece) != KIND_NONE) {
            PieceView view = {.rules = preview->position->rules,
                              .piece = piece,
                              .turned = (piece_owner(piece) == WHITE) != preview->turned,
                              .pitch = art->geometry.cell_h,
                              .alpha = 1};
            piece_view_draw(
                canvas, &view,
                board_geometry_centre(&art->geometry, square_file(square), square_rank(square)));
        }
    }
}

Point new_game_preview_size(const NewGamePreview *preview) {
    float pitch = pitch_of(preview);
    if (pitch <= 0) {
        return (Point){0, 0};
    }
    BoardArt art = board_at(preview, (Point){0, 0}, pitch);
    Rect slab = board_art_slab(&art);
    return (Point){slab.w, slab.h};
}

void new_game_preview_draw(Canvas *canvas, const NewGamePreview *preview, Point corner) {
    float pitch = pitch_of(preview);
    if (pitch <= 0) {
        return;
    }
    BoardArt art = board_at(preview, (Point){0, 0}, pitch);
    Rect slab = board_art_slab(&art);
    Point origin = {floorf(corner.x) - slab.x, floorf(corner.y) - slab.y};
    art = board_at(preview, origin, pitch);
    board_art_draw(canvas, &art);
    if (preview->position != NULL) {
        draw_pieces(canvas, preview, &art);
    }
}
