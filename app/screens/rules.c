#include "app/screens/rules.h"

#include "app/screens/form.h"
#include "app/screens/page.h"
#include "app/screens/rules_pieces.h"
#include "rules/notation/start.h"

#include <stdio.h>

enum { WIDEST = 960, BESIDE_LEAST = 480, LINE_MAX = 200, LINE_GAP = 8, MARGIN = 6 };

static const FormText SOFT = {TEXT_BODY, FACE_SANS, TONE_INK_SOFT};
static const FormText BOLD = {TEXT_BODY, FACE_SANS_BOLD, TONE_INK};
static const FormText PLAIN = {TEXT_BODY, FACE_SANS, TONE_INK};

/* What the sheet is about. */
typedef struct Sheet {
    Ruleset rules;
    const Start *start; /* the handicap from which the game began; NULL for none */
} Sheet;

static size_t shared_values(const Ruleset *rules, const Preset *preset) {
    size_t count = 0;
    for (size_t i = 0; i < rules->variant->option_count; i++) {
        OptionId id = (OptionId)rules->variant->options[i].id;
        count += rules->option[id] == preset->value[id];
    }
    return count;
}

/* The preset that has the most values in common with the rules, the first of several. */
static const Preset *nearest_preset(const Ruleset *rules) {
    const Variant *variant = rules->variant;
    const Preset *best = &variant->presets[0];
    for (size_t i = 1; i < variant->preset_count; i++) {
        if (shared_values(rules, &variant->presets[i]) > shared_values(rules, best)) {
            best = &variant->presets[i];
        }
    }
    return best;
}

static size_t count_pieces(const Ruleset *rules) {
    Position start;
    position_start(&start, rules);
    return (size_t)start.pieces[BLACK] + start.pieces[WHITE];
}

/* The name as it is spoken and as it is written. */
static void write_name(Form *form, const Variant *variant) {
    enum { LINE = 32, GAP = 14 };
    Rect box = {form->x, form->y, form->width, LINE};
    if (form->draws) {
        float used =
            page_bold(form->ui, (PageInk){TEXT_TITLE, TONE_INK}, box, variant->title) + GAP;
        TextSpot spot = {.box = {box.x + used, box.y, box.w - used, box.h},
                         .style = TEXT_TITLE,
                         .face = FACE_SERIF_BOLD,
                         .paint = canvas_paint(form->ui->canvas, TONE_INK),
                         .align = ALIGN_LEFT};
        canvas_text(form->ui->canvas, &spot, variant->kanji);
    }
    form->y += LINE;
}

static void write_rules(Form *form, const Ruleset *rules) {
    const Preset *preset = ruleset_preset(rules);
    char line[LINE_MAX];
    snprintf(line, sizeof line, "Rules: %s%s",
             preset != NULL ? preset->title : "own choice, nearest to ",
             preset != NULL ? "" : nearest_preset(rules)->title);
    form_paragraph(form, &BOLD, line);
    form_paragraph(form, &PLAIN,
                   preset != NULL ? preset->sentence
                                  : "What differs from it is marked in the list below.");
}

static void write_handicap(Form *form, const Start *start) {
    char line[LINE_MAX];
    snprintf(line, sizeof line, "Start: %s  %s", start->title, start->kanji);
    form->y += LINE_GAP;
    form_paragraph(form, &BOLD, line);
    form_paragraph(form, &PLAIN, start->sentence);
}

static void write_game(Form *form, void *context) {
    const Sheet *sheet = context;
    const Ruleset *rules = &sheet->rules;
    const Variant *variant = rules->variant;
    char line[LINE_MAX];
    snprintf(line, sizeof line, "%d × %d  ·  %zu pieces  ·  promotion on the last %d ranks",
             variant->files, variant->ranks, count_pieces(rules), variant->zone);
    write_name(form, variant);
    form_paragraph(form, &PLAIN, variant->sentence);
    form_paragraph(form, &SOFT, line);
    form->y += LINE_GAP;
    write_rules(form, rules);
    if (sheet->start != NULL) {
        write_handicap(form, sheet->start);
    }
}

static const OptionChoice *choice_with(const Option *option, uint8_t value) {
    for (size_t i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
        if (option->choice[i].value == value) {
            return &option->choice[i];
        }
    }
    return NULL;
}

/* An option with what was chosen; what differs from the preset says what is usual. */
static void write_option(Form *form, const Ruleset *rules, const Option *option) {
    uint8_t usual = nearest_preset(rules)->value[option->id];
    FormRow row = {.title = option->title, .sentence = option->sentence};
    FormFact fact = {.text = ruleset_choice(rules, option)->title};
    char note[LINE_MAX];
    if (rules->option[option->id] != usual) {
        snprintf(note, sizeof note, "Changed. Usual: %s", choice_with(option, usual)->title);
        fact.note = note;
    }
    form_fact(form, &row, &fact);
}

static void write_options(Form *form, void *context) {
    const Sheet *sheet = context;
    const Ruleset *rules = &sheet->rules;
    form->beside = form->width >= BESIDE_LEAST;
    for (size_t i = 0; i < rules->variant->option_count; i++) {
        write_option(form, rules, &rules->variant->options[i]);
    }
}

static void write_sheet(Form *form, void *context) {
    const Sheet *sheet = context;
    form_card(form, NULL, write_game, context);
    form_card(form, "What was chosen", write_options, context);
    rules_pieces_write(form, &sheet->rules);
}

ScreenRequest rules_screen_run(RulesScreen *screen, Program *program, Ui *ui) {
    const Game *game = session_game(program->session);
    Sheet sheet = {.rules = *game_rules(game), .start = start_of(ply_position(game_start(game)))};
    Page page = page_begin(ui, "Rules in force", WIDEST);
    ScrollArea area = {.box = page_scroll_box(&page),
                       .height = form_height(ui, page.body.w, write_sheet, &sheet) + MARGIN};
    float offset = ui_scroll_begin(ui, &area, &screen->scroll);
    Form form = {.ui = ui,
                 .x = page.body.x,
                 .y = page.body.y + MARGIN - offset,
                 .width = page.body.w,
                 .draws = true};
    write_sheet(&form, &sheet);
    ui_scroll_keys(ui, &area, &screen->scroll);
    ui_scroll_end(ui, &area, &screen->scroll);
    return page.back ? screen_closes() : screen_stays();
}
