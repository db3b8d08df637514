#include "app/views/piece_card.h"

#include "app/draw/text_flow.h"
#include "app/views/diagram_view.h"
#include "rules/pieces/wording.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum {
    PADDING = 20,
    COLUMN_GAP = 24,
    NAME_TOP = 18,
    LINE_TOP = 74,
    LEGEND_LINE = 20,
    SENTENCE_MAX = 320,
    SMALL_CELL = 30
};

static bool card_is_small(const PieceCard *card) {
    return card->cell < SMALL_CELL;
}

static float legend_top(const PieceCard *card) {
    return card->box.y + card->box.h - LEGEND_LINE - 12;
}

static void draw_ground(Canvas *canvas, Rect box) {
    Look shadow = {.fill = paint_faded(canvas_paint(canvas, TONE_SHADOW), 0.06F)};
    canvas_rounded(canvas, rect_moved(box, 0, 2), 8, &shadow);
    Look look = {.fill = canvas_paint(canvas, TONE_SURFACE),
                 .stroke = {.paint = canvas_paint(canvas, TONE_LINE), .width = 1}};
    canvas_rounded(canvas, box, 8, &look);
}

static void text_line(Canvas *canvas, TextSpot spot, Tone tone, const char *text) {
    spot.paint = canvas_paint(canvas, tone);
    canvas_text(canvas, &spot, text);
}

/* The first letter in upper case, a full stop at the end. */
static void sentence_of(const Kind *kind, char out[SENTENCE_MAX]) {
    size_t length = wording_of(kind, out, SENTENCE_MAX - 1);
    out[0] = (char)toupper((unsigned char)out[0]);
    memcpy(out + length, ".", 2);
}

static void draw_names(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect column) {
    const char *kanji = kind_kanji(kind, piece_owner(card->piece));
    Tone tone = kind_is_promoted(kind) ? TONE_KANJI_RED : TONE_INK;
    char title[64];
    char detail[96];
    snprintf(title, sizeof title, "%c%s", toupper((unsigned char)kind->english[0]),
             kind->english + 1);
    snprintf(detail, sizeof detail, "%s  ·  %s", kind->romaji, kind->tsa);
    TextSpot sign = {.box = {column.x, column.y + NAME_TOP - 6, column.w, 48},
                     .style = TEXT_HERO,
                     .face = FACE_SERIF_BOLD,
                     .align = ALIGN_LEFT};
    text_line(canvas, sign, tone, kanji);
    float width = canvas_text_width(canvas, TEXT_HERO, FACE_SERIF_BOLD, kanji) + 14;
    TextSpot name = {.box = {column.x + width, column.y + NAME_TOP - 4, column.w - width, 28},
                     .style = TEXT_TITLE,
                     .face = FACE_SANS_BOLD,
                     .align = ALIGN_LEFT};
    if (canvas_text_width(canvas, TEXT_TITLE, FACE_SANS_BOLD, title) > name.box.w) {
        name.style = TEXT_HEAD;
    }
    text_line(canvas, name, TONE_INK, title);
    name.box = (Rect){column.x + width, column.y + NAME_TOP + 22, column.w - width, 21};
    name.style = TEXT_BODY;
    name.face = FACE_SANS;
    text_line(canvas, name, TONE_INK_SOFT, detail);
}

/* How it moves, and below it what it promotes to, as far as there is room above the legend. */
static void draw_wording(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect column) {
    char sentence[SENTENCE_MAX];
    char promotion[SENTENCE_MAX];
    sentence_of(kind, sentence);
    const Variant *variant = card->rules->variant;
    KindTable table = {.kinds = variant->kinds, .count = variant->kind_count};
    wording_of_faces(&table, piece_kind(card->piece), promotion, sizeof promotion);
    canvas_fill(canvas, (Rect){column.x, column.y + LINE_TOP, column.w, 1},
                canvas_paint(canvas, TONE_LINE));
    TextStyle style = card_is_small(card) ? TEXT_BAR : TEXT_BODY;
    TextFlow flow = {.style = style,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    float top = column.y + LINE_TOP + (card_is_small(card) ? 6 : 10);
    Rect box = {column.x, top, column.w, legend_top(card) - top};
    float used = text_flow_draw(canvas, box, &flow, sentence) + (card_is_small(card) ? 0 : 6);
    flow.paint = canvas_paint(canvas, TONE_INK_SOFT);
    box.y += used;
    box.h -= used;
    if (box.h >= theme_text_line(style)) {
        text_flow_draw(canvas, box, &flow, promotion);
    }
}

static bool diagram_uses(const Diagram *diagram, DiagramMeaning meaning) {
    for (size_t i = 0; i < diagram->count; i++) {
        if (diagram->mark[i].meaning == (uint8_t)meaning) {
            return true;
        }
    }
    return false;
}

/* The legend stands under the words, or along the whole card where that is small. */
static void draw_legend(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect column) {
    Diagram diagram;
    diagram_of(kind, &diagram);
    float x = card_is_small(card) ? card->box.x + PADDING : column.x;
    for (int meaning = 0; meaning < DIAGRAM_MEANINGS; meaning++) {
        if (diagram_uses(&diagram, (DiagramMeaning)meaning)) {
            Rect box = {x, legend_top(card), column.x + column.w - x, LEGEND_LINE};
            x += diagram_view_legend(canvas, (DiagramMeaning)meaning, box) + 16;
        }
    }
}

static void draw_empty(Canvas *canvas, const PieceCard *card) {
    TextFlow flow = {.style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_CENTRE,
                     .max_lines = 2};
    Rect box = rect_inset(card->box, PADDING);
    box.y += box.h / 2 - 21;
    text_flow_draw(canvas, box, &flow, "Point at a piece to see how it moves.");
}

void piece_card_draw(Canvas *canvas, const PieceCard *card) {
    draw_ground(canvas, card->box);
    if (card->piece == PIECE_NONE) {
        draw_empty(canvas, card);
        return;
    }
    const Kind *kind = ruleset_kind(card->rules, piece_kind(card->piece));
    DiagramView diagram = {.rules = card->rules, .piece = card->piece, .cell = card->cell};
    float side = diagram_view_side(&diagram);
    float room = card_is_small(card) ? legend_top(card) - card->box.y : card->box.h;
    float top = (room - side) / 2;
    diagram.origin = (Point){card->box.x + PADDING, card->box.y + top};
    diagram_view_draw(canvas, &diagram);
    float x = diagram.origin.x + side + COLUMN_GAP;
    Rect column = {x, card->box.y, card->box.x + card->box.w - PADDING - x, card->box.h};
    draw_names(canvas, card, kind, column);
    draw_wording(canvas, card, kind, column);
    draw_legend(canvas, card, kind, column);
}
