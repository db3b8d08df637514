#include "app/screens/play_panel.h"

#include "app/views/captured_view.h"
#include "app/views/history_view.h"
#include "app/views/piece_card.h"

#include <stdio.h>

enum {
    LINE = 36,
    TAKEN = 28,
    TAKEN_TOP = 40,
    CARD_TOP = 78,
    SECTION_GAP = 14,
    HEAD = 24,
    SIGN = 20
};

static void draw_turn(Ui *ui, Rect line) {
    const char *text = "to move";
    float width = canvas_text_width(ui->canvas, TEXT_BAR, FACE_SANS_BOLD, text) + 24;
    Rect box = {line.x + line.w - width, line.y + 4, width, line.h - 8};
    Look look = {.fill = canvas_paint(ui->canvas, TONE_ACCENT)};
    canvas_rounded(ui->canvas, box, 4, &look);
    TextSpot spot = {.box = box,
                     .style = TEXT_BAR,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_ON_ACCENT),
                     .align = ALIGN_CENTRE};
    canvas_text(ui->canvas, &spot, text);
}

static void draw_result(Ui *ui, Rect line, Verdict verdict, Colour side) {
    const char *text = verdict.winner == COLOUR_NONE     ? "draw"
                       : verdict.winner == (uint8_t)side ? "has won"
                                                         : "has lost";
    TextSpot spot = {.box = line,
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_RIGHT};
    canvas_text(ui->canvas, &spot, text);
}

static void draw_player(Ui *ui, const Session *session, Colour side, Rect line) {
    const Game *game = session_game(session);
    Verdict verdict = game_verdict(game);
    icon_art_side(ui->canvas, (Rect){line.x, line.y + (line.h - SIGN) / 2, SIGN, SIGN},
                  side == WHITE, canvas_paint(ui->canvas, TONE_INK));
    TextSpot spot = {.box = {line.x + 30, line.y, line.w - 30, line.h},
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    canvas_text(ui->canvas, &spot, colour_name(side));
    if (verdict.over) {
        draw_result(ui, line, verdict, side);
    } else if (game_position(game)->turn == (uint8_t)side) {
        draw_turn(ui, line);
    }
}

/* The piece whose card is shown: what the picked one may become, the one under the pointer, or the
 * picked one. */
static Piece card_piece(const PlayScreen *screen, const Session *session) {
    const Selector *selector = session_selector(session);
    if (session_asks_promotion(session)) {
        const Kind *kind = position_kind(selector->position, selector->path.move.from);
        return piece_of(kind->promotes_to, piece_owner(selector->path.piece));
    }
    Piece hovered =
        screen->hover != SQUARE_NONE ? selector->position->cell[screen->hover] : PIECE_NONE;
    if (hovered != PIECE_NONE) {
        return hovered;
    }
    return selector->picked ? selector->path.piece : PIECE_NONE;
}

static void draw_head(Ui *ui, const Session *session, Rect line) {
    char text[64];
    const Game *game = session_game(session);
    if (game_verdict(game).over) {
        snprintf(text, sizeof text, "game over");
    } else {
        snprintf(text, sizeof text, "move %u", (unsigned)game_position(game)->ply);
    }
    TextSpot spot = {.box = line,
                     .style = TEXT_CAPTION,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK_SOFT),
                     .align = ALIGN_LEFT};
    canvas_text(ui->canvas, &spot, "Moves");
    spot.face = FACE_SANS;
    spot.align = ALIGN_RIGHT;
    canvas_text(ui->canvas, &spot, text);
}

const Ply *play_panel_run(Ui *ui, const PlayScreen *screen, const PlayLayout *layout,
                          const Session *session) {
    const Game *game = session_game(session);
    Rect panel = layout->panel;
    Colour near = screen->flipped ? WHITE : BLACK;
    Colour far = colour_other(near);
    float bottom = panel.y + panel.h - LINE;
    draw_player(ui, session, far, (Rect){panel.x, panel.y, panel.w, LINE});
    draw_player(ui, session, near, (Rect){panel.x, bottom, panel.w, LINE});
    float card_top = panel.y + LINE + 4;
    if (layout->tall) {
        captured_view_draw(ui->canvas, game, far,
                           (Rect){panel.x + 30, panel.y + TAKEN_TOP, panel.w - 30, TAKEN});
        bottom -= TAKEN + 6;
        captured_view_draw(ui->canvas, game, near,
                           (Rect){panel.x + 30, bottom, panel.w - 30, TAKEN});
        card_top = panel.y + CARD_TOP;
    }
    PieceCard card = {.rules = game_rules(game),
                      .piece = card_piece(screen, session),
                      .box = {panel.x, card_top, panel.w, layout->card_height},
                      .cell = layout->card_cell};
    piece_card_draw(ui->canvas, &card);
    float list_top = card_top + layout->card_height + SECTION_GAP;
    draw_head(ui, session, (Rect){panel.x, list_top, panel.w, HEAD - 4});
    list_top += HEAD;
    HistoryView history = {.game = game,
                           .box = {panel.x, list_top, panel.w, bottom - 6 - list_top},
                           .row_height = layout->row_height};
    return history_view_run(ui, &history);
}
