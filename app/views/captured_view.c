#include "app/views/captured_view.h"

#include "app/views/piece_view.h"

enum { TAKEN_MAX = 180, LABEL_GAP = 8 };

typedef struct Taken {
    size_t count;
    Piece piece[TAKEN_MAX];
} Taken;

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
        taken_by_ply(ply, side, taken);
    }
}

void captured_view_draw(Canvas *canvas, const Game *game, Colour side, Rect box) {
    Taken taken;
    taken_so_far(game, side, &taken);
    const char *text = taken.count > 0 ? "has taken" : "has taken nothing";
    TextSpot label = {.box = box,
                      .style = TEXT_CAPTION,
                      .face = FACE_SANS,
                      .paint = canvas_paint(canvas, TONE_INK_SOFT),
                      .align = ALIGN_LEFT};
    float left = canvas_text(canvas, &label, text) + LABEL_GAP;
    float step = 0.98F * box.h;
    float room = box.w - left - box.h;
    if (taken.count > 1 && step * (float)(taken.count - 1) > room) {
        step = room / (float)(taken.count - 1);
    }
    for (size_t i = 0; i < taken.count; i++) {
        PieceView view = {.rules = game_rules(game),
                          .piece = taken.piece[taken.count - 1 - i],
                          .pitch = box.h,
                          .alpha = 1};
        Point centre = {box.x + left + box.h / 2 + step * (float)i, box.y + box.h / 2};
        piece_view_draw(canvas, &view, centre);
    }
}
