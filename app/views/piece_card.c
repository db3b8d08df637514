#include "app/views/piece_card.h"

#include "app/draw/text_flow.h"
#include "app/views/diagram_view.h"
#include "rules/pieces/wording.h"
#include "rules/play/special.h"

#include <ctype.h>
#include <stdio.h>

enum {
    PADDING = 20,
    COLUMN_GAP = 24,
    NAME_TOP = 18,
    LINE_TOP = 74,
    LEGEND_LINE = 20,
    SENTENCE_MAX = 320,
    SMALL_CELL = 30,
    NAME_BYTES = 64,
    NAMES = 50,
    BRIEF_HEIGHT = 180,
    BRIEF_WIDTH = 360,
    FULL_WIDTH = 480,
    ROOMY_WIDTH = 420,
    CARD_LEAST = 56,
    BRIEF_NAMES = 38,
    BRIEF_PADDING = 12
};

/* A large diagram needs a wide card. */
static bool card_is_small(const PieceCard *card) {
    return card->cell < SMALL_CELL || card->box.w < FULL_WIDTH;
}

static float cell_of(const PieceCard *card) {
    enum { CELL = 24 };
    return card_is_small(card) && card->cell > CELL ? CELL : card->cell;
}

static bool card_is_brief(const PieceCard *card) {
    return card->box.h < BRIEF_HEIGHT || card->box.w < BRIEF_WIDTH;
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

/* The largest style in which the name fits the width; a low card has no room for large ones. */
static TextStyle name_style(const Canvas *canvas, const PieceCard *card, const char *name,
                            float width) {
    static const TextStyle NAME_STYLES[] = {TEXT_TITLE, TEXT_HEAD, TEXT_BODY, TEXT_CAPTION};
    size_t i = card_is_brief(card) ? 1 : 0;
    while (i + 1 < sizeof NAME_STYLES / sizeof NAME_STYLES[0] &&
           canvas_text_width(canvas, NAME_STYLES[i], FACE_SANS_BOLD, name) > width) {
        i++;
    }
    return NAME_STYLES[i];
}

static void title_of(const Kind *kind, char out[NAME_BYTES]) {
    snprintf(out, NAME_BYTES, "%c%s", toupper((unsigned char)kind->english[0]), kind->english + 1);
}

static Tone sign_tone(const Kind *kind) {
    return kind_is_promoted(kind) ? TONE_KANJI_RED : TONE_INK;
}

/* The kanji as large as asked for, and beside it the names. */
static void draw_names(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect line) {
    const char *kanji = kind_kanji(kind, piece_owner(card->piece));
    TextStyle large = card->box.w < ROOMY_WIDTH || card_is_brief(card) ? TEXT_DISPLAY : TEXT_HERO;
    char title[NAME_BYTES];
    char detail[96];
    title_of(kind, title);
    snprintf(detail, sizeof detail, "%s  ·  %s", kind->romaji, kind->tsa);
    TextSpot sign = {.box = line, .style = large, .face = FACE_SERIF_BOLD, .align = ALIGN_LEFT};
    text_line(canvas, sign, sign_tone(kind), kanji);
    float width = canvas_text_width(canvas, large, FACE_SERIF_BOLD, kanji) + 14;
    Rect beside = {line.x + width, line.y, line.w - width, line.h / 2};
    TextSpot name = {.box = beside,
                     .style = name_style(canvas, card, title, beside.w),
                     .face = FACE_SANS_BOLD,
                     .align = ALIGN_LEFT};
    text_line(canvas, name, TONE_INK, title);
    name.box = rect_moved(beside, 0, line.h / 2);
    bool fits = canvas_text_width(canvas, TEXT_BODY, FACE_SANS, detail) <= beside.w;
    name.style = fits ? TEXT_BODY : TEXT_CAPTION;
    name.face = FACE_SANS;
    if (canvas_text_width(canvas, name.style, name.face, detail) <= beside.w) {
        text_line(canvas, name, TONE_INK_SOFT, detail);
    }
}

/* The styles of running text, the largest first. */
static const TextStyle STYLES[] = {TEXT_BODY, TEXT_BAR, TEXT_CAPTION};

/* Running text: what follows is never larger than what was said before it. */
typedef struct Column {
    const PieceCard *card;
    Rect room;    /* what is left of it */
    size_t style; /* of STYLES, in which was written last */
} Column;

/* A sentence that fits whole, in smaller letters if it must. False if it does not fit at all. */
static bool write_whole(Canvas *canvas, Column *column, Tone tone, const char *text) {
    for (size_t i = column->style; i < sizeof STYLES / sizeof STYLES[0]; i++) {
        TextFlow flow = {.style = STYLES[i],
                         .face = FACE_SANS,
                         .paint = canvas_paint(canvas, tone),
                         .align = ALIGN_LEFT};
        if (text_flow_height(canvas, column->room.w, &flow, text) <= column->room.h) {
            float used = text_flow_draw(canvas, column->room, &flow, text);
            used += card_is_small(column->card) ? 0 : 6;
            column->room.y += used;
            column->room.h -= used;
            column->style = i;
            return true;
        }
    }
    return false;
}

/* How it moves; where that does not fit whole, without the sentence about coming home. */
static bool write_moves(Canvas *canvas, Column *column, const Kind *kind) {
    char sentence[SENTENCE_MAX];
    wording_sentence(kind, sentence, sizeof sentence);
    if (write_whole(canvas, column, TONE_INK, sentence)) {
        return true;
    }
    size_t length = wording_of(kind, sentence, sizeof sentence - 1);
    sentence[0] = (char)toupper((unsigned char)sentence[0]);
    snprintf(sentence + length, sizeof sentence - length, ".");
    return write_whole(canvas, column, TONE_INK, sentence);
}

/* The special rules about the piece, as many as there is room for. */
static void write_laws(Canvas *canvas, Column *column) {
    const Law *laws[LAWS_MAX];
    size_t count = laws_about(column->card->rules, piece_kind(column->card->piece), laws);
    for (size_t i = 0; i < count; i++) {
        char text[SENTENCE_MAX];
        snprintf(text, sizeof text, "%s: %s", laws[i]->title, laws[i]->rule);
        write_whole(canvas, column, TONE_INK_SOFT, text);
    }
}

/* What it promotes to or what it was. */
static void write_faces(Canvas *canvas, Column *column) {
    char text[SENTENCE_MAX];
    const Variant *variant = column->card->rules->variant;
    KindTable table = {.kinds = variant->kinds, .count = variant->kind_count};
    wording_of_faces(&table, piece_kind(column->card->piece), text, sizeof text);
    write_whole(canvas, column, TONE_INK_SOFT, text);
}

/* Special rules are worth more than that a piece does not promote. */
static void draw_wording(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect box) {
    Column column = {.card = card, .room = box};
    bool faces_tell = kind->promotes_to != KIND_NONE || kind_is_promoted(kind) ||
                      (kind->traits & KIND_ROYAL) != 0;
    if (!write_moves(canvas, &column, kind)) {
        return;
    }
    if (faces_tell) {
        write_faces(canvas, &column);
        write_laws(canvas, &column);
    } else {
        write_laws(canvas, &column);
        write_faces(canvas, &column);
    }
}

/* The legend stands under the words, or along the whole card where that is small. */
static void draw_legend(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect column) {
    Diagram diagram;
    diagram_of(kind, &diagram);
    float x = card_is_small(card) ? card->box.x + PADDING : column.x;
    for (int meaning = 0; meaning < DIAGRAM_MEANINGS; meaning++) {
        Rect box = {x, legend_top(card), column.x + column.w - x, LEGEND_LINE};
        bool fits = diagram_view_legend_width(canvas, (DiagramMeaning)meaning) <= box.w;
        if (fits && diagram_means(&diagram, (DiagramMeaning)meaning)) {
            x += diagram_view_legend(canvas, (DiagramMeaning)meaning, box) + 16;
        }
    }
}

static const char EMPTY[] = "Point at a piece to see how it moves.";

static void draw_empty(Canvas *canvas, const PieceCard *card) {
    TextFlow flow = {.style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, TONE_INK_SOFT),
                     .align = ALIGN_CENTRE,
                     .max_lines = 2};
    Rect box = rect_inset(card->box, PADDING);
    float height = text_flow_height(canvas, box.w, &flow, EMPTY);
    box.y += (box.h - height) / 2;
    text_flow_draw(canvas, box, &flow, EMPTY);
}

/* Only names and words. */
static void draw_brief(Canvas *canvas, const PieceCard *card, const Kind *kind) {
    Rect inside = {card->box.x + BRIEF_PADDING, card->box.y + 6, card->box.w - 2 * BRIEF_PADDING,
                   card->box.h - 12};
    draw_names(canvas, card, kind, (Rect){inside.x, inside.y, inside.w, BRIEF_NAMES});
    inside.y += BRIEF_NAMES + 2;
    inside.h -= BRIEF_NAMES + 2;
    draw_wording(canvas, card, kind, inside);
}

static void draw_full(Canvas *canvas, const PieceCard *card, const Kind *kind) {
    DiagramView diagram = {.rules = card->rules, .piece = card->piece, .cell = cell_of(card)};
    float side = diagram_view_side(&diagram);
    float room = card_is_small(card) ? legend_top(card) - card->box.y : card->box.h;
    float top = (room - side) / 2;
    diagram.origin = (Point){card->box.x + PADDING, card->box.y + top};
    diagram_view_draw(canvas, &diagram);
    float x = diagram.origin.x + side + COLUMN_GAP;
    Rect column = {x, card->box.y, card->box.x + card->box.w - PADDING - x, card->box.h};
    draw_names(canvas, card, kind, (Rect){column.x, column.y + NAME_TOP - 4, column.w, NAMES});
    canvas_fill(canvas, (Rect){column.x, column.y + LINE_TOP, column.w, 1},
                canvas_paint(canvas, TONE_LINE));
    float words = column.y + LINE_TOP + (card_is_small(card) ? 6 : 10);
    draw_wording(canvas, card, kind, (Rect){column.x, words, column.w, legend_top(card) - words});
    draw_legend(canvas, card, kind, column);
}

void piece_card_draw(Canvas *canvas, const PieceCard *card) {
    if (card->box.h < CARD_LEAST) {
        return;
    }
    draw_ground(canvas, card->box);
    if (card->piece == PIECE_NONE) {
        draw_empty(canvas, card);
        return;
    }
    const Kind *kind = ruleset_kind(card->rules, piece_kind(card->piece));
    if (card_is_brief(card)) {
        draw_brief(canvas, card, kind);
    } else {
        draw_full(canvas, card, kind);
    }
}
