#include "app/views/piece_card.h"

#include "app/draw/text_flow.h"
#include "app/views/diagram_view.h"
#include "rules/pieces/wording.h"
#include "rules/play/special.h"

#include <ctype.h>
#include <math.h>
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
    BRIEF_PADDING = 12,
    DIAGRAM_AIR = 12,
    SIGN_AIR = 14,
    LEGEND_GAP = 16,
    LEGEND_LINES = 4
};

/* Of the card's width, for diagrams of far-reaching pieces. */
static const float DIAGRAM_SHARE = 0.46F;

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

static float legend_top(const PieceCard *card, int lines) {
    return card->box.y + card->box.h - (float)(lines * LEGEND_LINE) - 12;
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

/* Can the name be written whole beside kanji of this size? */
static bool fits_beside(const Canvas *canvas, const PieceCard *card, TextStyle style, float width) {
    char title[NAME_BYTES];
    const Kind *kind = ruleset_kind(card->rules, piece_kind(card->piece));
    title_of(kind, title);
    float name = canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS_BOLD, title);
    const char *kanji = kind_kanji(kind, piece_owner(card->piece));
    return canvas_text_width(canvas, style, FACE_SERIF_BOLD, kanji) + SIGN_AIR + name <= width;
}

/* The largest kanji beside which the name can be written whole; the smallest where there is none.
 */
static TextStyle kanji_style(const Canvas *canvas, const PieceCard *card, float width) {
    static const TextStyle SIGN_STYLES[] = {TEXT_HERO, TEXT_DISPLAY, TEXT_TITLE};
    size_t i = card->box.w < ROOMY_WIDTH || card_is_brief(card) ? 1 : 0;
    while (i + 1 < sizeof SIGN_STYLES / sizeof SIGN_STYLES[0] &&
           !fits_beside(canvas, card, SIGN_STYLES[i], width)) {
        i++;
    }
    return SIGN_STYLES[i];
}

static void draw_name(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect box) {
    char title[NAME_BYTES];
    title_of(kind, title);
    TextSpot name = {.box = box,
                     .style = name_style(canvas, card, title, box.w),
                     .face = FACE_SANS_BOLD,
                     .align = ALIGN_LEFT};
    text_line(canvas, name, TONE_INK, title);
}

/* How it is read and written, where there is room. */
static void draw_detail(Canvas *canvas, const Kind *kind, Rect box) {
    char detail[96];
    snprintf(detail, sizeof detail, "%s  ·  %s", kind->romaji, kind->tsa);
    bool fits = canvas_text_width(canvas, TEXT_BODY, FACE_SANS, detail) <= box.w;
    TextSpot spot = {.box = box,
                     .style = fits ? TEXT_BODY : TEXT_CAPTION,
                     .face = FACE_SANS,
                     .align = ALIGN_LEFT};
    if (canvas_text_width(canvas, spot.style, spot.face, detail) <= box.w) {
        text_line(canvas, spot, TONE_INK_SOFT, detail);
    }
}

static float draw_kanji(Canvas *canvas, const Kind *kind, const char *kanji, TextSpot spot) {
    text_line(canvas, spot, sign_tone(kind), kanji);
    return canvas_text_width(canvas, spot.style, FACE_SERIF_BOLD, kanji) + SIGN_AIR;
}

/* The kanji as large as asked for, and beside it the names; a long name in a narrow place stands
 * below it, and alone where there is no place below. */
static void draw_names(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect line) {
    const char *kanji = kind_kanji(kind, piece_owner(card->piece));
    TextStyle large = kanji_style(canvas, card, line.w);
    bool stacked = large == TEXT_TITLE && !card_is_brief(card);
    Rect upper = {line.x, line.y, line.w, line.h / 2};
    TextSpot sign = {.box = stacked ? upper : line,
                     .style = large,
                     .face = FACE_SERIF_BOLD,
                     .align = ALIGN_LEFT};
    bool signs = stacked || fits_beside(canvas, card, large, line.w);
    float width = signs ? draw_kanji(canvas, kind, kanji, sign) : 0;
    Rect beside = {line.x + width, line.y, line.w - width, line.h / 2};
    if (stacked) {
        draw_detail(canvas, kind, beside);
        draw_name(canvas, card, kind, rect_moved(upper, 0, line.h / 2));
    } else {
        draw_name(canvas, card, kind, beside);
        draw_detail(canvas, kind, rect_moved(beside, 0, line.h / 2));
    }
}

/* The styles of running text, the largest first. */
static const TextStyle STYLES[] = {TEXT_BODY, TEXT_BAR, TEXT_CAPTION};

enum { STYLE_COUNT = sizeof STYLES / sizeof STYLES[0] };

/* Running text: what follows is never larger than what was said before it. */
typedef struct Column {
    const PieceCard *card;
    Rect room;    /* what is left of it */
    size_t style; /* of STYLES, in which was written last */
    bool draws;   /* false: only measures */
    int written;  /* texts that found room, and more for all of the moves */
} Column;

/* A sentence that fits whole, in smaller letters if it must. False if it does not fit at all. */
static bool write_whole(Canvas *canvas, Column *column, Tone tone, const char *text) {
    for (size_t i = column->style; i < STYLE_COUNT; i++) {
        TextFlow flow = {.style = STYLES[i],
                         .face = FACE_SANS,
                         .paint = canvas_paint(canvas, tone),
                         .align = ALIGN_LEFT};
        float used = text_flow_height_within(canvas, column->room, &flow, text);
        if (used <= column->room.h) {
            if (column->draws) {
                text_flow_draw(canvas, column->room, &flow, text);
            }
            used += card_is_small(column->card) ? 0 : 6;
            column->room.y += used;
            column->room.h -= used;
            column->style = i;
            column->written++;
            return true;
        }
    }
    return false;
}

/* How it moves; where that does not fit whole, without the sentence about coming home. */
static bool write_moves(Canvas *canvas, Column *column, const Kind *kind) {
    char sentence[SENTENCE_MAX];
    wording_sentence(kind, ruleset_spot(column->card->rules), sentence, sizeof sentence);
    if (write_whole(canvas, column, TONE_INK, sentence)) {
        column->written += LAWS_MAX; /* worth more than all that may follow */
        return true;
    }
    size_t length =
        wording_of(kind, ruleset_spot(column->card->rules), sentence, sizeof sentence - 1);
    sentence[0] = (char)toupper((unsigned char)sentence[0]);
    snprintf(sentence + length, sizeof sentence - length, ".");
    return write_whole(canvas, column, TONE_INK, sentence);
}

/* The special rules about the piece, as many as there is room for. */
static void write_laws(Canvas *canvas, Column *column) {
    const Law *laws[LAWS_MAX];
    size_t count = laws_about(column->card->rules, piece_kind(column->card->piece), laws);
    for (size_t i = 0; i < count; i++) {
        char sentence[LAW_SENTENCE_MAX];
        char text[LAW_SENTENCE_MAX + NAME_BYTES];
        law_sentence(laws[i], column->card->rules, sentence);
        snprintf(text, sizeof text, "%s: %s", laws[i]->title, sentence);
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
static void write_words(Canvas *canvas, Column *column, const Kind *kind) {
    bool faces_tell = kind->promotes_to != KIND_NONE || kind_is_promoted(kind) ||
                      (kind->traits & KIND_ROYAL) != 0;
    if (!write_moves(canvas, column, kind)) {
        return;
    }
    if (faces_tell) {
        write_faces(canvas, column);
        write_laws(canvas, column);
    } else {
        write_laws(canvas, column);
        int worth = column->written; /* nobody misses this */
        write_faces(canvas, column);
        column->written = worth;
    }
}

/* How much finds room in the box when the first is written in this style. */
static int words_written(Canvas *canvas, const PieceCard *card, Rect box, size_t style) {
    const Kind *kind = ruleset_kind(card->rules, piece_kind(card->piece));
    Column column = {.card = card, .room = box, .style = style};
    write_words(canvas, &column, kind);
    return column.written;
}

/* The largest style in which as much as possible is said. */
typedef struct BestStyle {
    size_t style;
    int written;
} BestStyle;

static BestStyle best_style(Canvas *canvas, const PieceCard *card, Rect box) {
    BestStyle best = {0, words_written(canvas, card, box, 0)};
    for (size_t i = 1; i < STYLE_COUNT; i++) {
        int written = words_written(canvas, card, box, i);
        if (written > best.written) {
            best = (BestStyle){i, written};
        }
    }
    return best;
}

static void draw_wording(Canvas *canvas, const PieceCard *card, const Kind *kind, Rect box) {
    Column column = {
        .card = card, .room = box, .style = best_style(canvas, card, box).style, .draws = true};
    write_words(canvas, &column, kind);
}

/* Where the legend stands: under the words, or along the whole card where that is small. */
static Rect legend_box(const PieceCard *card, Rect column) {
    float x = card_is_small(card) ? card->box.x + PADDING : column.x;
    return (Rect){x, 0, column.x + column.w - x, LEGEND_LINE};
}

/* Writes the marks of the diagram line by line from box.y on, as far as there are lines; returns
 * how many lines they need. */
static int write_legend(Canvas *canvas, const Kind *kind, Rect box, int lines) {
    Diagram diagram;
    diagram_of(kind, &diagram);
    float x = box.x;
    int line = 0;
    for (int meaning = 0; meaning < DIAGRAM_MEANINGS; meaning++) {
        float width = diagram_view_legend_width(canvas, (DiagramMeaning)meaning);
        if (width > box.w || !diagram_means(&diagram, (DiagramMeaning)meaning)) {
            continue;
        }
        if (x > box.x && x + width > box.x + box.w) {
            x = box.x;
            line++;
        }
        Rect place = {x, box.y + (float)(line * LEGEND_LINE), box.x + box.w - x, LEGEND_LINE};
        if (line < lines) {
            diagram_view_legend(canvas, (DiagramMeaning)meaning, place);
        }
        x += width + LEGEND_GAP;
    }
    return line < LEGEND_LINES ? line + 1 : LEGEND_LINES;
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

/* A large card measures its legend beside the diagram, a small one its diagram above the legend. */
static DiagramView place_diagram(const PieceCard *card, int lines) {
    DiagramView diagram = {.rules = card->rules, .piece = card->piece, .cell = cell_of(card)};
    float room = card_is_small(card) ? legend_top(card, lines) - card->box.y : card->box.h;
    float most = fminf(room - 2 * DIAGRAM_AIR, DIAGRAM_SHARE * card->box.w);
    diagram.cell = diagram_view_cell(&diagram, most);
    float top = (room - diagram_view_side(&diagram)) / 2;
    diagram.origin = (Point){card->box.x + PADDING, card->box.y + top};
    return diagram;
}

static Rect column_beside(const PieceCard *card, const DiagramView *diagram) {
    float x = diagram->origin.x + diagram_view_side(diagram) + COLUMN_GAP;
    return (Rect){x, card->box.y, card->box.x + card->box.w - PADDING - x, card->box.h};
}

static Rect words_box(const PieceCard *card, Rect column, int lines) {
    float top = column.y + LINE_TOP + (card_is_small(card) ? 6 : 10);
    return (Rect){column.x, top, column.w, legend_top(card, lines) - top};
}

/* The lines that the legend gets: those it needs, as long as the words beside it still tell how the
 * piece moves. */
static int legend_lines(Canvas *canvas, const PieceCard *card, const Kind *kind) {
    enum { ENOUGH = LAWS_MAX + 1 }; /* the moves, told whole */
    DiagramView diagram = place_diagram(card, 1);
    Rect column = column_beside(card, &diagram);
    Rect all = words_box(card, column, 1);
    int most = best_style(canvas, card, all).written;
    int lines = write_legend(canvas, kind, legend_box(card, column), 0);
    for (; lines > 1; lines--) {
        diagram = place_diagram(card, lines);
        Rect box = words_box(card, column_beside(card, &diagram), lines);
        int written = best_style(canvas, card, box).written;
        if (written >= (most < ENOUGH ? most : ENOUGH)) {
            break;
        }
    }
    return lines;
}

static void draw_full(Canvas *canvas, const PieceCard *card, const Kind *kind) {
    int lines = legend_lines(canvas, card, kind);
    DiagramView diagram = place_diagram(card, lines);
    Rect column = column_beside(card, &diagram);
    Rect legend = legend_box(card, column);
    legend.y = legend_top(card, lines);
    diagram_view_draw(canvas, &diagram);
    draw_names(canvas, card, kind, (Rect){column.x, column.y + NAME_TOP - 4, column.w, NAMES});
    canvas_fill(canvas, (Rect){column.x, column.y + LINE_TOP, column.w, 1},
                canvas_paint(canvas, TONE_LINE));
    draw_wording(canvas, card, kind, words_box(card, column, lines));
    write_legend(canvas, kind, legend, lines);
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
