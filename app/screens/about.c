#include "app/screens/about.h"

#include "app/draw/text_flow.h"
#include "app/screens/page.h"

#include <math.h>
#include <stdio.h>

enum { WIDEST = 720, PADDING = 24, PADDING_SMALL = 16, SEAL = 64, GAP = 16, BAR_ROOM = 14 };
enum { TERM_WIDTH = 120, TERM_GAP = 16, ROW_GAP = 12, TERMS_MAX = 6 };

static const char SUMMARY[] =
    "Sanban lets two people play old forms of shogi at one board. It knows the rules, shows where "
    "a piece may go, and says why when it may not.";

/* A fact with its name. */
typedef struct Term {
    const char *name, *text;
} Term;

typedef struct Terms {
    Term term[TERMS_MAX];
    size_t count;
} Terms;

static void look_up(StorageFolder folder, const char *name, char out[STORAGE_PATH_MAX]) {
    Problem why;
    if (!storage_path(folder, name, out, &why)) {
        snprintf(out, STORAGE_PATH_MAX, "%s", why.text);
    }
}

void about_screen_open(AboutScreen *screen, const Program *program, const char *drawing) {
    static const char NOT_KEPT[] = "not kept in this run";
    *screen = (AboutScreen){.drawing = drawing};
    if (program->library != NULL) {
        look_up(STORAGE_STATE, "games", screen->games);
    } else {
        snprintf(screen->games, sizeof screen->games, "%s", NOT_KEPT);
    }
    if (program->keeps_settings) {
        look_up(STORAGE_CONFIG, "settings", screen->settings);
    } else {
        snprintf(screen->settings, sizeof screen->settings, "%s", NOT_KEPT);
    }
}

static void add_term(Terms *terms, const char *name, const char *text) {
    if (text != NULL) {
        terms->term[terms->count++] = (Term){name, text};
    }
}

static Terms terms_of(const AboutScreen *screen) {
    Terms terms = {.count = 0};
    add_term(&terms, "Licence",
             "MIT License. Copyright (c) 2026 the Sanban authors. You may use it, change it and "
             "pass it on; it comes without any warranty.");
    add_term(&terms, "Games", screen->games);
    add_term(&terms, "Settings", screen->settings);
    add_term(&terms, "Drawn by", screen->drawing);
    return terms;
}

static TextFlow flow_in(const Ui *ui, Tone tone) {
    return (TextFlow){.style = TEXT_BODY,
                      .face = FACE_SANS,
                      .paint = canvas_paint(ui->canvas, tone),
                      .align = ALIGN_LEFT};
}

static float text_height(const Ui *ui, float width, const char *text) {
    TextFlow flow = flow_in(ui, TONE_INK);
    return text_flow_height(ui->canvas, width, &flow, text);
}

static void draw_text(Ui *ui, Rect box, Tone tone, const char *text) {
    TextFlow flow = flow_in(ui, tone);
    box.h = text_flow_height(ui->canvas, box.w, &flow, text);
    text_flow_draw(ui->canvas, box, &flow, text);
}

/* Names stand beside their texts where there is room, else above them. */
static bool is_stacked(const Page *page) {
    return page->narrow;
}

static float term_height(const Ui *ui, const Page *page, float width, const Term *term) {
    if (is_stacked(page)) {
        return theme_text_line(TEXT_CAPTION) + text_height(ui, width, term->text);
    }
    return text_height(ui, width - TERM_WIDTH - TERM_GAP, term->text);
}

static void draw_term(Ui *ui, const Page *page, Rect box, const Term *term) {
    float line = theme_text_line(TEXT_CAPTION);
    if (is_stacked(page)) {
        page_bold(ui, (PageInk){TEXT_CAPTION, TONE_INK_SOFT}, (Rect){box.x, box.y, box.w, line},
                  term->name);
        draw_text(ui, (Rect){box.x, box.y + line, box.w, 0}, TONE_INK, term->text);
        return;
    }
    float height = theme_text_line(TEXT_BODY);
    float indent = TERM_WIDTH + TERM_GAP;
    page_text(ui, (PageInk){TEXT_BODY, TONE_INK_SOFT}, (Rect){box.x, box.y, TERM_WIDTH, height},
              term->name);
    draw_text(ui, (Rect){box.x + indent, box.y, box.w - indent, 0}, TONE_INK, term->text);
}

static float content_height(const Ui *ui, const Page *page, float width, const Terms *terms) {
    float height = SEAL + GAP + text_height(ui, width, SUMMARY) + GAP;
    for (size_t i = 0; i < terms->count; i++) {
        height += ROW_GAP + term_height(ui, page, width, &terms->term[i]);
    }
    return height;
}

static void draw_head(Ui *ui, Rect box) {
    enum { TITLE = 36, VERSION = 21, INDENT = SEAL + GAP };
    float top = box.y + (float)(SEAL - TITLE - VERSION) / 2;
    icon_art_seal(ui->canvas, (Rect){box.x, box.y, SEAL, SEAL});
    page_bold(ui, (PageInk){TEXT_DISPLAY, TONE_INK},
              (Rect){box.x + INDENT, top, box.w - INDENT, TITLE}, "Sanban");
    page_text(ui, (PageInk){TEXT_BODY, TONE_INK_SOFT},
              (Rect){box.x + INDENT, top + TITLE, box.w - INDENT, VERSION},
              "Version " SANBAN_VERSION);
}

static void draw_content(Ui *ui, const Page *page, Rect box, const Terms *terms) {
    draw_head(ui, box);
    float y = box.y + SEAL + GAP;
    draw_text(ui, (Rect){box.x, y, box.w, 0}, TONE_INK, SUMMARY);
    y += text_height(ui, box.w, SUMMARY) + GAP;
    canvas_fill(ui->canvas, (Rect){box.x, y, box.w, 1}, canvas_paint(ui->canvas, TONE_LINE));
    for (size_t i = 0; i < terms->count; i++) {
        y += ROW_GAP;
        draw_term(ui, page, (Rect){box.x, y, box.w, 0}, &terms->term[i]);
        y += term_height(ui, page, box.w, &terms->term[i]);
    }
}

ScreenRequest about_screen_run(AboutScreen *screen, Ui *ui) {
    Page page = page_begin(ui, "About", WIDEST);
    if (page.back) {
        return screen_closes();
    }
    Terms terms = terms_of(screen);
    float padding = page.narrow ? PADDING_SMALL : PADDING;
    float width = page.body.w - 2 * padding;
    float height = content_height(ui, &page, width, &terms) + 2 * padding;
    if (height + GAP > page.body.h) {
        width -= BAR_ROOM;
        height = content_height(ui, &page, width, &terms) + 2 * padding;
    }
    ScrollArea area = {.box = page.body, .height = height + GAP};
    float offset = ui_scroll_begin(ui, &area, &screen->scroll);
    Rect card = {page.body.x, page.body.y - offset, width + 2 * padding, height};
    page_card(ui, card);
    Rect box = {card.x + padding, card.y + padding, width, height - 2 * padding};
    draw_content(ui, &page, box, &terms);
    ui_scroll_end(ui, &area, &screen->scroll);
    return screen_stays();
}
