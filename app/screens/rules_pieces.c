#include "app/screens/rules_pieces.h"

#include "app/draw/text_flow.h"
#include "app/screens/page.h"
#include "app/views/diagram_view.h"
#include "rules/pieces/wording.h"
#include "rules/play/position.h"
#include "rules/play/special.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>

enum { CELL_LARGE = 24, LARGE_CARD = 800, CELL = 22, CELL_SMALL = 20, SMALL_CARD = 420 };
enum { TEXT_GAP = 16, HALF_GAP = 44, ARROW = 16 };
enum { TWO_HALVES = 620, SENTENCE_MAX = 320, NAME_MAX = 64, LEGEND_LINE = 24, LEGEND_GAP = 24 };
enum { KANJI_LINE = 32, NAME_GAP = 12, WORDS_GAP = 4, LAW_GAP = 8, STACK_AIR = 16, HEAD_LINE = 32 };

/* Of the width of an entry, for diagrams of far-reaching pieces. */
static const float DIAGRAM_SHARE = 0.45F;

/* A kind that is written at a place. */
typedef struct PieceEntry {
    const Ruleset *rules;
    KindId id;
    bool laws_apart; /* its special rules do not stand below its words */
} PieceEntry;

static const Kind *kind_of(const PieceEntry *entry) {
    return ruleset_kind(entry->rules, entry->id);
}

/* Running text; returns its height. */
static float write_text(const Form *form, Rect box, Tone tone, const char *text) {
    Canvas *canvas = form->ui->canvas;
    TextFlow flow = {.style = TEXT_BODY,
                     .face = FACE_SANS,
                     .paint = canvas_paint(canvas, tone),
                     .align = ALIGN_LEFT};
    box.h = text_flow_height(canvas, box.w, &flow, text);
    if (form->draws) {
        text_flow_draw(canvas, box, &flow, text);
    }
    return box.h;
}

/* Kanji, English name, and below it how it is read and written. */
static void draw_names(Canvas *canvas, const Kind *kind, Rect box) {
    char title[NAME_MAX];
    char detail[2 * NAME_MAX];
    snprintf(title, sizeof title, "%c%s", toupper((unsigned char)kind->english[0]),
             kind->english + 1);
    snprintf(detail, sizeof detail, "%s  ·  %s", kind->romaji, kind->tsa);
    bool promoted = kind_is_promoted(kind);
    TextSpot spot = {.box = {box.x, box.y, box.w, KANJI_LINE},
                     .style = TEXT_DISPLAY,
                     .face = FACE_SERIF_BOLD,
                     .paint = canvas_paint(canvas, promoted ? TONE_KANJI_RED : TONE_INK),
                     .align = ALIGN_LEFT};
    float x = box.x + canvas_text(canvas, &spot, kind->kanji) + NAME_GAP;
    spot.box = (Rect){x, box.y - 4, box.x + box.w - x, theme_text_line(TEXT_HEAD)};
    spot.style = TEXT_BODY;
    spot.face = FACE_SANS_BOLD;
    spot.paint = canvas_paint(canvas, TONE_INK);
    canvas_text(canvas, &spot, title);
    spot.box = (Rect){x, box.y + 16, box.x + box.w - x, theme_text_line(TEXT_CAPTION)};
    spot.style = TEXT_CAPTION;
    spot.face = FACE_SANS;
    spot.paint = canvas_paint(canvas, TONE_INK_SOFT);
    canvas_text(canvas, &spot, detail);
}

/* Names, wording and faces in a column; returns the height they use. */
static float write_words(const Form *form, const PieceEntry *entry, Rect box) {
    const Variant *variant = entry->rules->variant;
    KindTable table = {.kinds = variant->kinds, .count = variant->kind_count};
    char sentence[SENTENCE_MAX];
    char faces[SENTENCE_MAX];
    wording_sentence(kind_of(entry), ruleset_spot(entry->rules), sentence, sizeof sentence);
    wording_of_faces(&table, entry->id, faces, sizeof faces);
    if (form->draws) {
        draw_names(form->ui->canvas, kind_of(entry), box);
    }
    float used = KANJI_LINE + 2 * WORDS_GAP;
    used += write_text(form, (Rect){box.x, box.y + used, box.w, 0}, TONE_INK, sentence);
    used += WORDS_GAP;
    return used + write_text(form, (Rect){box.x, box.y + used, box.w, 0}, TONE_INK_SOFT, faces);
}

/* A law stands once: with the first kind of the table about which it speaks. */
static bool is_told_here(const PieceEntry *entry, const Law *law) {
    const Law *laws[LAWS_MAX];
    for (KindId id = 1; id < entry->id; id++) {
        size_t count = laws_about(entry->rules, id, laws);
        for (size_t i = 0; i < count; i++) {
            if (laws_are_one_rule(laws[i], law)) {
                return false;
            }
        }
    }
    return true;
}

/* The special rules that are told with this kind, one below the other; returns the height they use.
 */
static float write_laws(const Form *form, const PieceEntry *entry, Rect box) {
    const Law *laws[LAWS_MAX];
    size_t count = laws_about(entry->rules, entry->id, laws);
    float line = theme_text_line(TEXT_BODY);
    float used = 0;
    for (size_t i = 0; i < count; i++) {
        if (!is_told_here(entry, laws[i])) {
            continue;
        }
        Rect at = {box.x, box.y + used + LAW_GAP, box.w, line};
        if (form->draws) {
            page_bold(form->ui, (PageInk){TEXT_BODY, TONE_INK}, at, laws[i]->title);
        }
        at.y += line;
        char sentence[LAW_SENTENCE_MAX];
        law_sentence(laws[i], entry->rules, sentence);
        used += LAW_GAP + line + write_text(form, at, TONE_INK_SOFT, sentence);
    }
    return used;
}

static float cell_in(float width) {
    return width < SMALL_CARD ? CELL_SMALL : width < LARGE_CARD ? CELL : CELL_LARGE;
}

static DiagramView diagram_of_entry(const Form *form, const PieceEntry *entry, Rect box) {
    DiagramView diagram = {.rules = entry->rules,
                           .piece = piece_of(entry->id, BLACK),
                           .origin = {floorf(box.x), floorf(box.y)},
                           .cell = cell_in(form->width)};
    diagram.cell = diagram_view_cell(&diagram, DIAGRAM_SHARE * box.w);
    return diagram;
}

/* Diagram, words and, where they belong here, special rules of one kind; returns the height. */
static float write_entry(const Form *form, const PieceEntry *entry, Rect box) {
    DiagramView diagram = diagram_of_entry(form, entry, box);
    float side = diagram_view_side(&diagram);
    if (form->draws) {
        diagram_view_draw(form->ui->canvas, &diagram);
    }
    float x = box.x + side + TEXT_GAP;
    Rect column = {x, box.y, box.x + box.w - x, 0};
    float words = write_words(form, entry, column);
    if (!entry->laws_apart) {
        column.y += words;
        words += write_laws(form, entry, column);
    }
    return fmaxf(side + 1, words);
}

static void draw_arrow(const Form *form, Rect box) {
    Icon icon = box.w > box.h ? ICON_DOWN : ICON_FORWARD;
    icon_art_draw(form->ui->canvas, icon, rect_around(rect_centre(box), ARROW, ARROW),
                  canvas_paint(form->ui->canvas, TONE_INK_SOFT));
}

/* The two faces of a piece side by side; a piece of one face has its special rules there. */
static void write_halves(Form *form, const PieceEntry *entry, const PieceEntry *promoted) {
    float half = (form->width - HALF_GAP) / 2;
    PieceEntry face = *entry;
    Rect left = {form->x, form->y, half, 0};
    Rect right = {form->x + half + HALF_GAP, form->y, half, 0};
    face.laws_apart = promoted->id == KIND_NONE;
    float height = write_entry(form, &face, left);
    if (face.laws_apart) {
        right.y -= LAW_GAP;
        height = fmaxf(height, write_laws(form, &face, right) - LAW_GAP);
    } else {
        height = fmaxf(height, write_entry(form, promoted, right));
        if (form->draws) {
            DiagramView diagram = diagram_of_entry(form, entry, left);
            draw_arrow(form,
                       (Rect){form->x + half, form->y, HALF_GAP, diagram_view_side(&diagram)});
        }
    }
    form->y += height;
}

/* And one below the other. */
static void write_stack(Form *form, const PieceEntry *entry, const PieceEntry *promoted) {
    form->y += write_entry(form, entry, (Rect){form->x, form->y, form->width, 0});
    if (promoted->id != KIND_NONE) {
        if (form->draws) {
            canvas_fill(form->ui->canvas,
                        (Rect){form->x, form->y + (float)STACK_AIR / 2, form->width, 1},
                        canvas_paint(form->ui->canvas, TONE_LINE));
        }
        form->y += STACK_AIR;
        form->y += write_entry(form, promoted, (Rect){form->x, form->y, form->width, 0});
    }
}

static void write_card(Form *form, void *context) {
    const PieceEntry *entry = context;
    PieceEntry promoted = {.rules = entry->rules, .id = kind_of(entry)->promotes_to};
    if (form->width >= TWO_HALVES) {
        write_halves(form, entry, &promoted);
    } else {
        write_stack(form, entry, &promoted);
    }
}

/* The meanings that come up in this game's diagrams, one bit each. */
static unsigned meanings_of(const Variant *variant) {
    unsigned meanings = 0;
    for (size_t id = 1; id < variant->kind_count; id++) {
        Diagram diagram;
        diagram_of(&variant->kinds[id], &diagram);
        for (size_t i = 0; i < diagram.count; i++) {
            meanings |= 1U << diagram.mark[i].meaning;
        }
    }
    return meanings;
}

/* The marks of this game's diagrams, in as many lines as they need. */
static void write_legend(Form *form, const Variant *variant) {
    enum { SIGN = 28 };
    Canvas *canvas = form->ui->canvas;
    unsigned meanings = meanings_of(variant);
    float x = form->x;
    for (int meaning = 0; meaning < DIAGRAM_MEANINGS; meaning++) {
        if ((meanings >> meaning & 1U) == 0) {
            continue;
        }
        float width = SIGN + canvas_text_width(canvas, TEXT_CAPTION, FACE_SANS,
                                               diagram_meaning((DiagramMeaning)meaning));
        if (x > form->x && x + width > form->x + form->width) {
            x = form->x;
            form->y += LEGEND_LINE;
        }
        if (form->draws) {
            diagram_view_legend(canvas, (DiagramMeaning)meaning,
                                (Rect){x, form->y, width + 1, LEGEND_LINE});
        }
        x += width + LEGEND_GAP;
    }
    form->y += LEGEND_LINE;
}

/* A card out of sight is not drawn: all of them are more than a picture holds. */
static void write_in_sight(Form *form, PieceEntry *entry) {
    Form measure = *form;
    measure.draws = false;
    form_card(&measure, NULL, write_card, entry);
    bool in_sight = measure.y > 0 && form->y < canvas_frame_of(form->ui->canvas)->height;
    if (form->draws && in_sight) {
        form_card(form, NULL, write_card, entry);
    } else {
        form->y = measure.y;
    }
}

void rules_pieces_write(Form *form, const Ruleset *rules) {
    const Variant *variant = rules->variant;
    if (form->draws) {
        page_bold(form->ui, (PageInk){TEXT_TITLE, TONE_INK},
                  (Rect){form->x, form->y, form->width, HEAD_LINE}, "Pieces");
    }
    form->y += HEAD_LINE;
    write_legend(form, variant);
    form->y += 2 * WORDS_GAP;
    for (size_t id = 1; id < variant->kind_count; id++) {
        PieceEntry entry = {.rules = rules, .id = (KindId)id};
        if (!kind_is_promoted(kind_of(&entry))) {
            write_in_sight(form, &entry);
        }
    }
}
