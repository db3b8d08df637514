#include "app/views/captured_view.h"

#include "app/views/piece_view.h"

enum { TAKEN_MAX = 180, LABEL_GAP = 8 };

static const char *const LABEL = "has taken";
static const float CLOSEST = 0.45F;

typedef struct Taken {
    size_t count;
    Piece piece[TAKEN_MAX];
} Taken;

/* Most moves take nothing, and to play them again only to see that would cost a long game dearly.
 */
static bool ply_takes(const Ply *ply, Colour side) {
    Colour other = colour_other(side);
    return ply_position(ply)->pieces[other] < ply_position(ply_parent(ply))->pieces[other];
}

static void taken_by_ply(const Ply *ply, Colour side, Taken *taken) {
    Effects effects;
    ply_effects(ply, &effects);
    for (int i = effects.count - 1; i >= 0 && taken->count < TAKEN_MAX; i--) {
        const Change *change = &effects.change[i];
        bool gone = change->cause == CAUSE_CAPTURED || change->cause == CAUSE_SHOT ||
                    change->cause == CAUSE_BURNED;
        if (gone && piece_is(change->before, colour_other(side))) {
            taken->piece[taken->count++] = change->before;
        }
    }
}

/* The latest first. */
static void taken_so_far(const Game *game, Colour side, Taken *taken) {
    taken->count = 0;
    for (const Ply *ply = game_ply(game); ply_parent(ply) != NULL; ply = ply_parent(ply)) {
        if (ply_takes(ply, side)) {
            taken_by_ply(ply, side, taken);
        }
    }
}

/* From one piece to the next in a row that is so wide. */
static float step_in(float width, float pitch, size_t count) {
    float step = 0.98F * pitch;
    float room = width - pitch;
    return count > 1 && step * (float)(count - 1) > room ? room / (float)(count - 1) : step;
}

/* Pieces that would hide each other need the room more than the words do. */
static float label_width(const Canvas *canvas, Rect box, size_t count) {
    float width = canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS, LABEL) + LABEL_GAP;
    float step = step_in(box.w - width, box.h, count);
    return step < CLOSEST * box.h ? 0 : width;
}

static void draw_label(Canvas *canvas, Rect box, const char *text) {
    TextSpot spot = {.box = box,
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    canvas_text(canvas, &spot, text);
}

void captured_view_draw(Canvas *canvas, const Game *game, Colour side, Rect box) {
    Taken taken;
    taken_so_far(game, side, &taken);
    if (taken.count == 0) {
        draw_label(canvas, box, "has taken nothing");
        return;
    }
    float left = label_width(canvas, box, taken.count);
    if (left > 0) {
        draw_label(canvas, (Rect){box.x, box.y, left, box.h}, LABEL);
    }
    float step = step_in(box.w - left, box.h, taken.count);
    for (size_t i = 0; i < taken.count; i++) {
        PieceView view = {.rules = game_rules(game),
                          .piece = taken.piece[taken.count - 1 - i],
                          .pitch = box.h,
                          .alpha = 1};
        Point centre = {box.x + left + box.h / 2 + step * (float)i, box.y + box.h / 2};
        piece_view_draw(canvas, &view, centre);
    }
}
