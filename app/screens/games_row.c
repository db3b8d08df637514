#include "app/screens/games_row.h"

#include "app/screens/facts.h"
#include "app/screens/page.h"
#include "app/screens/saved_game.h"
#include "app/ui/widget.h"

#include <math.h>
#include <stdio.h>

enum { PADDING = 12, GAP = 16, BUTTON_HEIGHT = 32, BUTTON_GAP = 8, BOARD = 60 };
enum { FIRST_LINE = 21, OTHER_LINE = 18 };

static const char QUESTION[] = "Delete this game for good?";

/* The two buttons at the right and what they do. The keys they show are answered by the list. */
typedef struct RowButtons {
    Button first, second;
    GamesAct acts[2];
} RowButtons;

static RowButtons usual_buttons(const GamesRow *row) {
    return (RowButtons){.first = {.label = "Open",
                                  .key_text = row->current && !row->narrow ? "Enter" : NULL,
                                  .icon = row->narrow ? ICON_OPEN : ICON_COUNT,
                                  .icon_only = row->narrow,
                                  .tip = "Go on with this game"},
                        .second = {.label = "Delete",
                                   .key_text = row->current && !row->narrow ? "Del" : NULL,
                                   .icon = row->narrow ? ICON_TRASH : ICON_COUNT,
                                   .icon_only = row->narrow,
                                   .tip = "Remove this game from the disk; asks first"},
                        .acts = {GAMES_OPEN, GAMES_ASK}};
}

static RowButtons asking_buttons(void) {
    return (RowButtons){
        .first = {.label = "Delete", .key_text = "Del", .style = BUTTON_DANGER, .icon = ICON_COUNT},
        .second = {.label = "Keep", .key_text = "Esc", .icon = ICON_COUNT},
        .acts = {GAMES_DELETE, GAMES_KEEP}};
}

/* From the right edge of the row to the left; returns where they begin. The button that keeps the
 * game lies on all of the one that asked, so that a double click there deletes nothing. */
static float place_buttons(const Ui *ui, const GamesRow *row, RowButtons *buttons) {
    float y = row->box.y + floorf((row->box.h - BUTTON_HEIGHT) / 2);
    RowButtons usual = usual_buttons(row);
    float least = row->asking ? ui_button_width(ui, &usual.second) : 0;
    float width = ceilf(fmaxf(ui_button_width(ui, &buttons->second), least));
    float x = row->box.x + row->box.w - PADDING - width;
    buttons->second.box = (Rect){x, y, width, BUTTON_HEIGHT};
    width = ceilf(ui_button_width(ui, &buttons->first));
    x -= BUTTON_GAP + width;
    buttons->first.box = (Rect){x, y, width, BUTTON_HEIGHT};
    return x;
}

static void draw_fact_line(Ui *ui, Rect *line, const Facts *facts) {
    facts_draw(ui, *line, facts);
    line->y += line->h;
    line->h = OTHER_LINE;
}

/* The reason of the end is told where there is room for it. */
static void write_result(const Ui *ui, const SavedGame *game, float width,
                         char out[SAVED_GAME_TEXT_MAX]) {
    char state[SAVED_GAME_TEXT_MAX];
    char line[FACTS_TEXT_MAX];
    saved_game_state(game, state);
    saved_game_result(game, false, out);
    Facts facts = {.fact = {"", state, out}, .style = TEXT_CAPTION};
    facts_write(ui, &facts, 1e9F, line);
    if (canvas_text_width(ui->canvas, TEXT_CAPTION, FACE_SANS, line) > width) {
        saved_game_result(game, true, out);
    }
}

static void draw_game(Ui *ui, const SavedGame *game, Rect box) {
    char players[SAVED_GAME_TEXT_MAX];
    char title[SAVED_GAME_TEXT_MAX];
    char state[SAVED_GAME_TEXT_MAX];
    char result[SAVED_GAME_TEXT_MAX];
    char played[SAVED_GAME_TEXT_MAX];
    char rules[RECORD_TITLE_MAX + 16];
    snprintf(rules, sizeof rules, "rules: %s", game->summary->rules);
    saved_game_players(game, players);
    saved_game_title(game, title);
    saved_game_state(game, state);
    saved_game_played(game, played);
    write_result(ui, game, box.w, result);
    float height = FIRST_LINE + 2 * OTHER_LINE;
    Rect line = {box.x, box.y + floorf((box.h - height) / 2), box.w, FIRST_LINE};
    draw_fact_line(
        ui, &line,
        &(Facts){.fact = {players}, .style = TEXT_BODY, .face = FACE_SANS_BOLD, .tone = TONE_INK});
    draw_fact_line(ui, &line,
                   &(Facts){.fact = {title, rules}, .style = TEXT_CAPTION, .tone = TONE_INK_SOFT});
    draw_fact_line(
        ui, &line,
        &(Facts){.fact = {state, result, played}, .style = TEXT_CAPTION, .tone = TONE_INK_SOFT});
}

static void draw_question(Ui *ui, const SavedGame *game, Rect box) {
    char players[SAVED_GAME_TEXT_MAX];
    saved_game_players(game, players);
    float top = box.y + floorf((box.h - 2 * FIRST_LINE) / 2);
    page_bold(ui, (PageInk){TEXT_BODY, TONE_INK}, (Rect){box.x, top, box.w, FIRST_LINE}, players);
    page_text(ui, (PageInk){TEXT_CAPTION, TONE_BAD},
              (Rect){box.x, top + FIRST_LINE, box.w, FIRST_LINE}, QUESTION);
}

/* Where there is little room, the question needs the place of the board. */
static void draw_row(Ui *ui, const GamesRow *row, float right) {
    SavedGame game;
    saved_game_read(&game, row->entry);
    float x = row->box.x + PADDING;
    if (!(row->narrow && row->asking)) {
        float top = row->box.y + (row->box.h - BOARD) / 2;
        saved_game_draw(ui, &game, (Rect){x, top, BOARD, BOARD});
        x += BOARD + GAP;
    }
    Rect text = {x, row->box.y, right - GAP - x, row->box.h};
    if (row->asking) {
        draw_question(ui, &game, text);
    } else {
        draw_game(ui, &game, text);
    }
}

static bool run_button(Ui *ui, const GamesRow *row, const Button *button) {
    if (!row->hidden) {
        return ui_button(ui, button);
    }
    return widget_touch(ui, button->box, button->label, false).pressed;
}

static void draw_ground(Ui *ui, const GamesRow *row) {
    enum { RADIUS = 3, BAR = 3 };
    if (row->current || row->hot) {
        Look look = {.fill =
                         canvas_paint(ui->canvas, row->current ? TONE_ACCENT_SOFT : TONE_HOVER)};
        canvas_rounded(ui->canvas, row->box, RADIUS, &look);
    }
    if (row->current) {
        canvas_fill(ui->canvas, (Rect){row->box.x, row->box.y, BAR, row->box.h},
                    canvas_paint(ui->canvas, TONE_ACCENT));
    }
    canvas_label(ui->canvas, row->box, "row", row->entry->name);
}

GamesAct games_row_run(Ui *ui, const GamesRow *row) {
    RowButtons buttons = row->asking ? asking_buttons() : usual_buttons(row);
    float right = place_buttons(ui, row, &buttons);
    GamesAct act = GAMES_NOTHING;
    if (!row->hidden) {
        draw_ground(ui, row);
        draw_row(ui, row, right);
    }
    if (run_button(ui, row, &buttons.first)) {
        act = buttons.acts[0];
    } else if (run_button(ui, row, &buttons.second)) {
        act = buttons.acts[1];
    }
    return act;
}
