#include "app/screens/new_game_form.h"

#include "app/platform/window.h"
#include "app/views/small_board.h"
#include "rules/notation/sfen.h"
#include "rules/notation/start.h"
#include "rules/variants/variants.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

enum { TITLES_MAX = 16, SIGN = 20, SIGN_GAP = 10, NAME_WIDTH = 300, BESIDE_LEAST = 480 };
enum { PREVIEW_HEIGHT = 320, BUTTON_GAP = 8, SENTENCE_MAX = PROBLEM_TEXT_MAX + 32 };

static const FormText WRONG = {TEXT_BAR, FACE_SANS, TONE_BAD};
static const FormText RIGHT = {TEXT_BAR, FACE_SANS, TONE_OK};

/* Only the title where there is no choice. */
static void write_game(Form *form, NewGameScreen *screen) {
    size_t count = 0;
    const Variant *const *all = variants_all(&count);
    const FormRow row = {"Game", screen->rules.variant->sentence};
    const char *titles[TITLES_MAX];
    Choices choices = {.titles = titles, .count = (int)count, .chosen = -1};
    assert(count <= TITLES_MAX);
    for (size_t i = 0; i < count; i++) {
        titles[i] = all[i]->title;
        choices.chosen = all[i] == screen->rules.variant ? (int)i : choices.chosen;
    }
    if (count == 1) {
        form_fact(form, &row, &(FormFact){.text = titles[0]});
        return;
    }
    int pressed = form_choices(form, &row, &choices);
    if (pressed >= 0 && pressed != choices.chosen) {
        bool begun = ruleset_begin(&screen->rules, all[pressed], NULL, NULL);
        assert(begun);
        screen->handicap = NULL;
    }
}

/* Where the options are those of no preset, "own choice" stands beside the presets. */
static void write_presets(Form *form, NewGameScreen *screen) {
    const Variant *variant = screen->rules.variant;
    const Preset *chosen = ruleset_preset(&screen->rules);
    const char *titles[TITLES_MAX];
    int count = (int)variant->preset_count;
    assert(count < TITLES_MAX);
    Choices choices = {.titles = titles, .count = count, .chosen = count};
    for (int i = 0; i < count; i++) {
        titles[i] = variant->presets[i].title;
        choices.chosen = &variant->presets[i] == chosen ? i : choices.chosen;
    }
    if (chosen == NULL) {
        titles[count] = "Own choice";
        choices.count++;
    }
    FormRow row = {"Rules", chosen != NULL ? chosen->sentence
                                           : "Your own choice from the rules in detail below."};
    int pressed = form_choices(form, &row, &choices);
    if (pressed >= 0 && pressed < count) {
        bool begun = ruleset_begin(&screen->rules, variant, variant->presets[pressed].key, NULL);
        assert(begun);
    }
}

static void write_head(Form *form, void *context) {
    const NewGameForm *pass = context;
    form->beside = form->width >= BESIDE_LEAST;
    write_game(form, pass->screen);
    write_presets(form, pass->screen);
}

static void write_name(Form *form, NewGameScreen *screen, Colour side) {
    char name[32];
    snprintf(name, sizeof name, "Name of %s", colour_name(side));
    float width = fminf(form->width, NAME_WIDTH);
    Rect box = form_row(form, &(FormRow){colour_name(side), NULL}, (Point){width, FORM_CONTROL});
    if (!form->draws) {
        return;
    }
    icon_art_side(form->ui->canvas, (Rect){box.x, box.y + (box.h - SIGN) / 2, SIGN, SIGN},
                  side == WHITE, canvas_paint(form->ui->canvas, TONE_INK));
    float left = SIGN + SIGN_GAP;
    FieldLook look = {.box = {box.x + left, box.y, box.w - left, box.h},
                      .name = name,
                      .placeholder = name,
                      .limit = RECORD_NAME_MAX};
    ui_field(form->ui, &look, &screen->name[side]);
}

static void write_players(Form *form, void *context) {
    const NewGameForm *pass = context;
    NewGameScreen *screen = pass->screen;
    form->beside = form->width >= BESIDE_LEAST;
    write_name(form, screen, BLACK);
    write_name(form, screen, WHITE);
    FormRow turn = {"Turn the board", "White sits at the lower edge."};
    if (form_switch(form, &turn, screen->turned)) {
        screen->turned = !screen->turned;
    }
}

static void paste(Field *field) {
    char text[FIELD_MAX];
    clipboard_get(text, sizeof text);
    field_set(field, text);
}

/* What a position looks like: the royal pieces alone, where they usually start. */
static void write_example(const Ruleset *rules, char out[SFEN_MAX]) {
    Position position;
    position_start(&position, rules);
    for (Square square = 0; square < BOARD_CELLS; square++) {
        KindId kind = piece_kind(position.cell[square]);
        if (ruleset_on_board(rules, square) && kind != KIND_NONE &&
            (ruleset_kind(rules, kind)->traits & KIND_ROYAL) == 0) {
            position_put(&position, square, PIECE_NONE);
        }
    }
    sfen_write(&position, out, SFEN_MAX);
}

/* The field with its button, in one line. */
static void write_field(Form *form, NewGameScreen *screen) {
    static const FormRow ROW = {"Position as SFEN",
                                "One line: the board rank by rank, then the side to move."};
    form->beside = false;
    Rect box = form_row(form, &ROW, (Point){form->width, FORM_CONTROL});
    if (!form->draws) {
        return;
    }
    Button button = {.label = "Paste",
                     .icon = ICON_COUNT,
                     .tip = "Puts the text of the clipboard into the field"};
    char example[SFEN_MAX];
    write_example(&screen->rules, example);
    float width = ui_button_width(form->ui, &button);
    FieldLook look = {.box = {box.x, box.y, box.w - width - BUTTON_GAP, box.h},
                      .name = "Start position as SFEN",
                      .placeholder = example};
    ui_field(form->ui, &look, &screen->start);
    button.box = (Rect){box.x + box.w - width, box.y, width, box.h};
    if (ui_button(form->ui, &button)) {
        paste(&screen->start);
    }
}

static void write_verdict(Form *form, const NewGameForm *pass) {
    char text[SENTENCE_MAX];
    if (pass->right) {
        snprintf(text, sizeof text, "This position can be played; %s moves first.",
                 colour_name((Colour)pass->start.turn));
    } else if (pass->why.column > 0) {
        snprintf(text, sizeof text, "Column %d: %s", pass->why.column, pass->why.text);
    } else {
        snprintf(text, sizeof text, "%s", pass->why.text);
    }
    form_paragraph(form, pass->right ? &RIGHT : &WRONG, text);
}

static SmallBoard board_in(const NewGameForm *pass, Rect box) {
    return (SmallBoard){.position = &pass->start, .box = box, .flipped = pass->screen->turned};
}

Point new_game_form_board(const NewGameForm *form, Point room) {
    SmallBoard board = board_in(form, (Rect){0, 0, room.x, room.y});
    BoardArt art = {.geometry = small_board_geometry(&board)};
    Rect slab = board_art_slab(&art);
    return (Point){slab.w, slab.h};
}

void new_game_form_draw_board(const NewGameForm *form, Canvas *canvas, Rect box) {
    SmallBoard board = board_in(form, box);
    small_board_draw(canvas, &board);
}

static void write_board(Form *form, const NewGameForm *pass) {
    Point room = {form->width, PREVIEW_HEIGHT};
    Point size = new_game_form_board(pass, room);
    form->y += SIGN_GAP;
    if (form->draws) {
        new_game_form_draw_board(pass, form->ui->canvas, (Rect){form->x, form->y, room.x, size.y});
    }
    form->y += size.y;
    form->air = 0;
}

/* The usual start, the handicaps of the game, and one's own, in this order. */
static int chosen_start(const NewGameScreen *screen) {
    int handicaps = (int)screen->rules.variant->start_count;
    if (screen->own_start) {
        return handicaps + 1;
    }
    return screen->handicap != NULL ? (int)(screen->handicap - screen->rules.variant->starts) + 1
                                    : 0;
}

static void choose_start(NewGameScreen *screen, int index) {
    int handicaps = (int)screen->rules.variant->start_count;
    screen->own_start = index == handicaps + 1;
    screen->handicap =
        index > 0 && index <= handicaps ? &screen->rules.variant->starts[index - 1] : NULL;
}

static void start_sentence(const NewGameScreen *screen, char out[SENTENCE_MAX]) {
    const Start *start = screen->own_start ? NULL : screen->handicap;
    snprintf(out, SENTENCE_MAX, "%s%s%s", start != NULL ? start->kanji : "",
             start != NULL ? "  " : "",
             start != NULL ? start->sentence : "From where the game begins.");
}

static int write_starts(Form *form, const NewGameScreen *screen) {
    const Variant *variant = screen->rules.variant;
    const char *titles[TITLES_MAX] = {"Usual position"};
    char sentence[SENTENCE_MAX];
    assert(variant->start_count + 2 <= TITLES_MAX);
    for (size_t i = 0; i < variant->start_count; i++) {
        titles[i + 1] = variant->starts[i].title;
    }
    titles[variant->start_count + 1] = "Own position";
    start_sentence(screen, sentence);
    return form_choices(form, &(FormRow){"Start", sentence},
                        &(Choices){.titles = titles,
                                   .count = (int)variant->start_count + 2,
                                   .chosen = chosen_start(screen)});
}

static void write_start(Form *form, void *context) {
    const NewGameForm *pass = context;
    NewGameScreen *screen = pass->screen;
    form->beside = form->width >= BESIDE_LEAST;
    int pressed = write_starts(form, screen);
    if (screen->own_start) {
        write_field(form, screen);
        write_verdict(form, pass);
    }
    if (pass->previews) {
        write_board(form, pass);
    }
    if (pressed >= 0) {
        choose_start(screen, pressed);
    }
}

static void write_option(Form *form, Ruleset *rules, const Option *option) {
    const char *titles[OPTION_CHOICES_MAX];
    const OptionChoice *chosen = ruleset_choice(rules, option);
    Choices choices = {.titles = titles, .chosen = -1};
    for (int i = 0; i < OPTION_CHOICES_MAX && option->choice[i].key != NULL; i++) {
        titles[choices.count++] = option->choice[i].title;
        choices.chosen = &option->choice[i] == chosen ? i : choices.chosen;
    }
    FormRow row = {option->title, option->sentence};
    if (choices.count == 1) {
        form_fact(form, &row, &(FormFact){.text = titles[0]});
        return;
    }
    int pressed = form_choices(form, &row, &choices);
    if (pressed >= 0) {
        bool set = ruleset_set(rules, option->key, option->choice[pressed].key, NULL);
        assert(set);
    }
}

static void write_options(Form *form, void *context) {
    const NewGameForm *pass = context;
    Ruleset *rules = &pass->screen->rules;
    for (size_t i = 0; i < rules->variant->option_count; i++) {
        write_option(form, rules, &rules->variant->options[i]);
    }
}

void new_game_form_read(NewGameForm *form) {
    const NewGameScreen *screen = form->screen;
    form->right = true;
    if (screen->own_start) {
        form->right = sfen_read(&form->start, &screen->rules, screen->start.text, &form->why);
    } else if (screen->handicap != NULL) {
        start_set_up(&form->start, &screen->rules, screen->handicap);
    } else {
        position_start(&form->start, &screen->rules);
    }
    if (!form->right) {
        position_clear(&form->start, &screen->rules);
    }
}

void new_game_form_write(Form *form, void *context) {
    form_card(form, NULL, write_head, context);
    /* Another game has other pieces. */
    new_game_form_read(context);
    form_card(form, "Players", write_players, context);
    form_card(form, NULL, write_start, context);
    form_card(form, "Rules in detail", write_options, context);
}
