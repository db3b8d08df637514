#include "app/views/piece_view.h"

#include "app/draw/piece_art.h"

static const PieceRank RANKS[] = {[RANK_ROYAL] = PIECE_ROYAL,
                                  [RANK_GREAT] = PIECE_GREAT,
                                  [RANK_MAJOR] = PIECE_MAJOR,
                                  [RANK_MINOR] = PIECE_MINOR,
                                  [RANK_PAWN] = PIECE_PAWN};

void piece_view_draw(Canvas *canvas, const PieceView *view, Point centre) {
    const Kind *kind = ruleset_kind(view->rules, piece_kind(view->piece));
    PieceArt art = {
        .shape = view->rules->variant->points ? PIECE_STONE : PIECE_KOMA,
        .rank = RANKS[kind->rank],
        .turned = view->turned,
        .white = piece_owner(view->piece) == WHITE,
        .promoted = kind_is_promoted(kind),
        .second_tint = view->second_tint,
        .lifted = view->lifted,
        .pitch = view->pitch,
        .kanji = kind_kanji(kind, piece_owner(view->piece)),
        /* where the sides have faces of their own, the first kanji tells them apart */
        .kanji_short = kind->kanji_white != NULL ? NULL : kind->kanji_short,
        .short_barred = kind->short_is_shared,
        .letters = kind->tsa,
    };
    PieceSpot spot = {.centre = centre, .alpha = view->alpha, .squeeze = view->squeeze};
    piece_art_draw(canvas, &art, &spot);
}
