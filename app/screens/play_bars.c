#include "app/screens/play_bars.h"

#include "app/draw/text_flow.h"
#include "rules/play/law.h"

#include <ctype.h>
#include <stdio.h>

enum { BUTTON_HEIGHT = 32, BUTTON_MIN = 88, BUTTON_GAP = 8, CHIP_GAP = 6, GROUP_GAP = 20 };
enum { TEXT_MAX = 320, TOOL_HEIGHT = 28 };

typedef struct Tool {
    const char *label;
    const char *tip;
    int key, modifiers;
    Icon icon;
    PlayAction action;
} Tool;

static const Tool TOOLS[] = {
    {"New", "New game  ·  Ctrl+N", 'n', MODIFIER_CONTROL, ICON_NEW, PLAY_NEW},
    {"Undo", "Undo  ·  Ctrl+Z", 'z', MODIFIER_CONTROL, ICON_UNDO, PLAY_UNDO},
    {"Redo", "Redo  ·  Ctrl+Y", 'y', MODIFIER_CONTROL, ICON_REDO, PLAY_REDO},
    {"Flip", "Turn the board  ·  F", 'f', 0, ICON_FLIP, PLAY_FLIP},
};

static bool tool_is_idle(const Session *session, PlayAction action) {
    const Game *game = session_game(session);
    bool picked = session_selector(session)->picked;
    return (action == PLAY_UNDO && !picked && !game_can_undo(game)) ||
           (action == PLAY_REDO && !game_can_redo(game));
}

static void draw_titles(Ui *ui, const PlayLayout *layout, const Session *session) {
    const Ruleset *rules = game_rules(session_game(session));
    const Preset *preset = ruleset_preset(rules);
    char text[TEXT_MAX];
    snprintf(text, sizeof text, "rules: %s", preset != NULL ? preset->title : "own choice");
    Rect box = {layout->panel.x, 0, layout->panel.w, layout->toolbar.h};
    TextSpot spot = {.box = box,
                     .style = TEXT_BODY,
                     .face = FACE_SANS_BOLD,
                     .paint = canvas_paint(ui->canvas, TONE_INK),
                     .align = ALIGN_LEFT};
    float used = canvas_text(ui->canvas, &spot, rules->variant->title);
    spot.box = (Rect){box.x + used + 10, box.y, box.w - used - 10, box.h};
    spot.style = TEXT_BAR;
    spot.face = FACE_SANS;
    spot.paint = canvas_paint(ui->canvas, TONE_INK_SOFT);
    canvas_text(ui->canvas, &spot, text);
}

PlayAction play_toolbar_run(Ui *ui, const PlayLayout *layout, const Session *session) {
    PlayAction action = PLAY_NOTHING;
    canvas_fill(ui->canvas, layout->toolbar, canvas_paint(ui->canvas, TONE_SURFACE));
    canvas_fill(ui->canvas, (Rect){0, layout->toolbar.h - 1, layout->toolbar.w, 1},
                canvas_paint(ui->canvas, TONE_LINE));
    float x = layout->margin;
    icon_art_seal(ui->canvas, (Rect){x, (layout->toolbar.h - 20) / 2, 20, 20});
    x += GROUP_GAP + 12;
    for (size_t i = 0; i < sizeof TOOLS / sizeof TOOLS[0]; i++) {
        Button button = {.label = TOOLS[i].label,
                         .tip = TOOLS[i].tip,
                         .key = TOOLS[i].key,
                         .modifiers = TOOLS[i].modifiers,
                         .style = BUTTON_BAR,
                         .icon = TOOLS[i].icon,
                         .icon_only = !layout->roomy,
                         .repeats = TOOLS[i].action == PLAY_UNDO || TOOLS[i].action == PLAY_REDO,
                         .disabled = tool_is_idle(session, TOOLS[i].action)};
        float width = ui_button_width(ui, &button);
        button.box = (Rect){x, (layout->toolbar.h - TOOL_HEIGHT) / 2, width, TOOL_HEIGHT};
        if (ui_button(ui, &button)) {
            action = TOOLS[i].action;
        }
        x += width + 4;
    }
    draw_titles(ui, layout, session);
    return action;
}

/* A button of the action bar at *x, which moves on. */
static bool bar_button(Ui *ui, const PlayLayout *layout, float *x, Button button) {
    float width = ui_button_width(ui, &button);
    width = width < BUTTON_MIN ? BUTTON_MIN : width;
    button.box =
        (Rect){*x, layout->bar.y + (layout->bar.h - BUTTON_HEIGHT) / 2, width, BUTTON_HEIGHT};
    *x += width + BUTTON_GAP;
    return ui_button(ui, &button);
}

static void square_chip_text(const Position *position, const Move *move, int step,
                             char out[TEXT_MAX]) {
    char name[SQUARE_NAME_MAX];
    square_write(move->step[step].square, name);
    const Kind *victim = position_kind(position, move->step[step].square);
    if (victim != NULL && move->step[step].square != move->from) {
        snprintf(out, TEXT_MAX, "× %s %s", victim->english, name);
    } else {
        snprintf(out, TEXT_MAX, "→ %s", name);
    }
}

/* The unfinished move as chips; returns where the next thing may stand. */
static float run_chips(Ui *ui, const PlayLayout *layout, const Selector *selector) {
    char text[TEXT_MAX];
    char name[SQUARE_NAME_MAX];
    float x = layout->margin;
    float y = layout->bar.y + (layout->bar.h - BUTTON_HEIGHT) / 2;
    const Move *move = &selector->path.move;
    const Kind *kind = position_kind(selector->position, move->from);
    square_write(move->from, name);
    snprintf(text, sizeof text, "%c%s %s", toupper((unsigned char)kind->english[0]),
             kind->english + 1, name);
    x += ui_chip(ui, (Point){x, y}, text, CHIP_FIRST) + CHIP_GAP;
    for (int i = 0; i < move->steps; i++) {
        square_chip_text(selector->position, move, i, text);
        x += ui_chip(ui, (Point){x, y}, text, CHIP_DONE) + CHIP_GAP;
    }
    if (selector->path.stage == PATH_OPEN) {
        x += ui_chip(ui, (Point){x, y}, "→ ?", CHIP_OPEN) + CHIP_GAP;
    }
    return x + GROUP_GAP - CHIP_GAP;
}

/* One sentence in the bar in the room left for it, in two lines if it must. */
static void draw_message(Ui *ui, Rect room, Tone tone, const char *text) {
    TextFlow flow = {.style = TEXT_BAR,
                     .face = FACE_SANS,
                     .paint = canvas_paint(ui->canvas, tone),
                     .align = ALIGN_LEFT,
                     .max_lines = 2};
    float height = text_flow_height(ui->canvas, room.w, &flow, text);
    Rect box = {room.x, room.y + (room.h - height) / 2, room.w, height};
    text_flow_draw(ui->canvas, box, &flow, text);
    canvas_label(ui->canvas, box, "message", text);
}

/* What is left of the bar from `x` on. */
static Rect rest_of_bar(const PlayLayout *layout, float x) {
    return (Rect){x, layout->bar.y, layout->bar.w - layout->margin - x, layout->bar.h};
}

static void refusal_text(const Refusal *refusal, char out[TEXT_MAX]) {
    if (refusal->law != NULL) {
        snprintf(out, TEXT_MAX, "%s: %s", refusal->law->title, refusal->text);
    } else {
        snprintf(out, TEXT_MAX, "%s", refusal->text);
    }
}

static void verdict_text(Verdict verdict, char out[TEXT_MAX]) {
    if (verdict.winner == COLOUR_NONE) {
        snprintf(out, TEXT_MAX, "Draw: %s.", reason_sentence((Reason)verdict.reason));
    } else {
        snprintf(out, TEXT_MAX, "%s wins: %s.", colour_name((Colour)verdict.winner),
                 reason_sentence((Reason)verdict.reason));
    }
}

/* Keeping on comes first, so that a click too many does no harm. */
static PlayAction run_question(Ui *ui, const PlayLayout *layout, PlayQuestion question,
                               const Session *session) {
    bool over = game_verdict(session_game(session)).over;
    bool leaving = question == QUESTION_LEAVE;
    PlayAction action = PLAY_NOTHING;
    float x = layout->margin;
    Button no = {.label = over ? "Stay here" : "Keep playing",
                 .key_text = "Esc",
                 .key = KEY_ESCAPE,
                 .icon = ICON_COUNT};
    Button yes = {.label = leaving ? "Leave" : "New game",
                  .key_text = "Enter",
                  .key = KEY_ENTER,
                  .style = BUTTON_PRIMARY,
                  .icon = ICON_COUNT};
    if (bar_button(ui, layout, &x, no)) {
        action = PLAY_NOT_SURE;
    }
    if (bar_button(ui, layout, &x, yes)) {
        action = PLAY_SURE;
    }
    draw_message(ui, rest_of_bar(layout, x + GROUP_GAP - BUTTON_GAP), TONE_INK,
                 leaving ? "Leave Sanban? The game on the board will be gone."
                         : "Start a new game? The one on the board will be gone.");
    return action;
}

static PlayAction run_promotion(Ui *ui, const PlayLayout *layout, const Session *session) {
    const Selector *selector = session_selector(session);
    PlayAction action = PLAY_NOTHING;
    float x = run_chips(ui, layout, selector);
    Button promote = {.label = "Promote",
                      .key_text = "P",
                      .key = 'p',
                      .style = BUTTON_PRIMARY,
                      .icon = ICON_COUNT};
    Button keep = {.label = "Keep", .key_text = "N", .key = 'n', .icon = ICON_COUNT};
    Button cancel = {.label = "Cancel", .key_text = "Esc", .key = KEY_ESCAPE, .icon = ICON_COUNT};
    if (bar_button(ui, layout, &x, promote) || ui_key(ui, KEY_ENTER, 0)) {
        action = PLAY_PROMOTE;
    }
    if (bar_button(ui, layout, &x, keep)) {
        action = PLAY_KEEP;
    }
    if (bar_button(ui, layout, &x, cancel)) {
        action = PLAY_BACK;
    }
    char text[TEXT_MAX];
    const Kind *kind = position_kind(selector->position, selector->path.move.from);
    snprintf(text, sizeof text, "Promote the %s?", kind->english);
    draw_message(ui, rest_of_bar(layout, x + GROUP_GAP - BUTTON_GAP), TONE_INK_SOFT, text);
    return action;
}

static PlayAction run_verdict(Ui *ui, const PlayLayout *layout, const Session *session) {
    Verdict verdict = game_verdict(session_game(session));
    char text[TEXT_MAX];
    PlayAction action = PLAY_NOTHING;
    float x = layout->margin;
    Button again = {.label = "New game",
                    .key_text = "Enter",
                    .key = KEY_ENTER,
                    .style = BUTTON_PRIMARY,
                    .icon = ICON_COUNT};
    Button back = {.label = "Take back",
                   .key_text = "Backspace",
                   .key = KEY_BACKSPACE,
                   .icon = ICON_COUNT,
                   .disabled = !game_can_undo(session_game(session))};
    if (bar_button(ui, layout, &x, again)) {
        action = PLAY_NEW;
    }
    if (bar_button(ui, layout, &x, back)) {
        action = PLAY_UNDO;
    }
    const Refusal *refusal = session_notice(session);
    if (refusal != NULL) {
        refusal_text(refusal, text);
    } else {
        verdict_text(verdict, text);
    }
    draw_message(ui, rest_of_bar(layout, x + GROUP_GAP - BUTTON_GAP),
                 refusal != NULL ? TONE_BAD : TONE_INK, text);
    return action;
}

static PlayAction run_move(Ui *ui, const PlayLayout *layout, const Session *session) {
    PlayAction action = PLAY_NOTHING;
    const Selector *selector = session_selector(session);
    const Refusal *refusal = session_notice(session);
    char text[TEXT_MAX];
    float x = layout->margin;
    if (selector->picked) {
        x = run_chips(ui, layout, selector);
        Button cancel = {
            .label = "Let go", .key_text = "Esc", .key = KEY_ESCAPE, .icon = ICON_COUNT};
        if (bar_button(ui, layout, &x, cancel)) {
            action = PLAY_BACK;
        }
        x += GROUP_GAP - BUTTON_GAP;
    }
    if (refusal != NULL) {
        refusal_text(refusal, text);
        draw_message(ui, rest_of_bar(layout, x), TONE_BAD, text);
    } else if (selector->picked) {
        draw_message(ui, rest_of_bar(layout, x), TONE_INK_SOFT,
                     "Click a mark, or drag the piece there.");
    } else {
        snprintf(text, sizeof text, "%s to move: click a piece, or drag it.",
                 colour_name((Colour)selector->position->turn));
        draw_message(ui, rest_of_bar(layout, x), TONE_INK_SOFT, text);
    }
    return action;
}

PlayAction play_bar_run(Ui *ui, const PlayScreen *screen, const PlayLayout *layout,
                        const Session *session) {
    Verdict verdict = game_verdict(session_game(session));
    canvas_fill(ui->canvas, layout->bar, canvas_paint(ui->canvas, TONE_SURFACE));
    canvas_fill(ui->canvas, (Rect){0, layout->bar.y, layout->bar.w, 1},
                canvas_paint(ui->canvas, TONE_LINE));
    if (screen->question != QUESTION_NONE) {
        return run_question(ui, layout, screen->question, session);
    }
    if (session_asks_promotion(session)) {
        return run_promotion(ui, layout, session);
    }
    if (verdict.over) {
        return run_verdict(ui, layout, session);
    }
    return run_move(ui, layout, session);
}
