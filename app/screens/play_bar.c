#include "app/screens/play_bar.h"

#include "app/draw/text_flow.h"
#include "rules/play/law.h"

#include <stdio.h>
#include <string.h>

enum { BUTTON_HEIGHT = 32, BUTTON_MIN = 88, BUTTON_MIN_TIGHT = 60, BUTTON_GAP = 8 };
enum { MESSAGE_LEAST = 240, MESSAGE_INDENT = 4 };
/* Bytes of a name that still finds room in a sentence of a narrow bar. */
enum { NAME_USUAL = 24 };

/* A button fits where a line of the message still fits beside it. */
static float button_width(const Bar *bar, Button *button) {
    float least = bar->pass->layout.tight ? BUTTON_MIN_TIGHT : BUTTON_MIN;
    if (bar->pass->layout.tight) {
        button->key_text = NULL;
    }
    float width = ui_button_width(bar->pass->ui, button);
    return width < least ? least : width;
}

static bool run_button(const Bar *bar, Button *button, float x, float width) {
    Rect row = bar->pass->layout.bar;
    button->box = (Rect){x, row.y + (row.h - BUTTON_HEIGHT) / 2, width, BUTTON_HEIGHT};
    return ui_button(bar->pass->ui, button);
}

float play_bar_width(const Bar *bar, Button button) {
    return button_width(bar, &button);
}

bool play_bar_button(Bar *bar, Button button) {
    float width = button_width(bar, &button);
    float x = bar->left;
    bar->left += width + BUTTON_GAP;
    return run_button(bar, &button, x, width);
}

bool play_bar_right(Bar *bar, Button button) {
    float width = button_width(bar, &button);
    bar->right -= width + BUTTON_GAP;
    return run_button(bar, &button, bar->right + BUTTON_GAP, width);
}

static TextFlow flow_of(const Bar *bar, Tone tone) {
    bool tight = bar->pass->layout.tight;
    return (TextFlow){.style = tight ? TEXT_CAPTION : TEXT_BAR,
                      .face = FACE_SANS,
                      .paint = canvas_paint(bar->pass->ui->canvas, tone),
                      .align = ALIGN_LEFT,
                      .max_lines = tight ? 3 : 2};
}

bool play_bar_fits(const Bar *bar, float width, const char *text) {
    TextFlow flow = flow_of(bar, TONE_INK);
    float room = width - MESSAGE_INDENT;
    return text_flow_lines(bar->pass->ui->canvas, room, &flow, text) <= flow.max_lines;
}

void play_bar_message(const Bar *bar, Tone tone, const char *text) {
    Ui *ui = bar->pass->ui;
    Rect row = bar->pass->layout.bar;
    Rect room = {bar->left + MESSAGE_INDENT, row.y, bar->right - bar->left - MESSAGE_INDENT, row.h};
    TextFlow flow = flow_of(bar, tone);
    float height = text_flow_height(ui->canvas, room.w, &flow, text);
    Rect box = {room.x, room.y + (room.h - height) / 2, room.w, height};
    text_flow_draw(ui->canvas, box, &flow, text);
    canvas_label(ui->canvas, box, "message", text);
}

Bar play_bar_begin(const Pass *pass) {
    float margin = pass->layout.margin;
    return (Bar){.pass = pass, .left = margin, .right = pass->layout.bar.w - margin};
}

static void verdict_text(const Pass *pass, Verdict verdict, char out[BAR_TEXT_MAX]) {
    const char *reason = reason_sentence((Reason)verdict.reason);
    if (verdict.winner == COLOUR_NONE) {
        snprintf(out, BAR_TEXT_MAX, "Draw: %s.", reason);
    } else {
        snprintf(out, BAR_TEXT_MAX, "%s wins: %s.",
                 program_name(pass->program, (Colour)verdict.winner), reason);
    }
}

/* False if there is nothing to be told. */
static bool say_last(const Bar *bar) {
    char text[BAR_TEXT_MAX];
    Tone tone = play_bar_last(bar, text);
    if (text[0] != '\0') {
        play_bar_tell(bar, tone, text);
    }
    return text[0] != '\0';
}

static PlayAction run_promotion(Bar *bar) {
    const Selector *selector = session_selector(bar->pass->session);
    PlayAction action = PLAY_NOTHING;
    play_bar_chips(bar);
    Button promote = {.label = "Promote",
                      .key_text = "P",
                      .key = 'p',
                      .style = BUTTON_PRIMARY,
                      .icon = ICON_COUNT};
    Button keep = {.label = "Keep", .key_text = "N", .key = 'n', .icon = ICON_COUNT};
    Button cancel = {.label = "Cancel", .key_text = "Esc", .key = KEY_ESCAPE, .icon = ICON_COUNT};
    if (play_bar_button(bar, promote) || ui_key(bar->pass->ui, KEY_ENTER, 0)) {
        action = PLAY_PROMOTE;
    }
    if (play_bar_button(bar, keep)) {
        action = PLAY_KEEP;
    }
    if (play_bar_button(bar, cancel)) {
        action = PLAY_BACK;
    }
    char text[BAR_TEXT_MAX];
    const Kind *kind = position_kind(selector->position, selector->path.move.from);
    char fates[FATES_SENTENCE_MAX];
    play_fates_ahead(bar->pass, fates);
    snprintf(text, sizeof text, "Promote the %s?%s%s", kind->english, fates[0] != '\0' ? "\n" : "",
             fates);
    play_bar_message(bar, TONE_INK_SOFT, text);
    return action;
}

/* The two answers stand beside the square. */
static PlayAction run_ways(Bar *bar) {
    Button cancel = {.label = "Cancel", .key_text = "Esc", .key = KEY_ESCAPE, .icon = ICON_COUNT};
    const Pass *pass = bar->pass;
    char name[SQUARE_NAME_MAX];
    char text[BAR_TEXT_MAX];
    Position now;
    Square square = session_asks_way(pass->session);
    play_bar_chips(bar);
    bool pressed = play_bar_button(bar, cancel);
    selector_preview(session_selector(pass->session), &now);
    square_write(square, name);
    snprintf(text, sizeof text, "Take the %s on %s by landing on it, or shoot it?",
             position_kind(&now, square)->english, name);
    play_bar_message(bar, TONE_INK_SOFT, text);
    return pressed ? PLAY_BACK : PLAY_NOTHING;
}

/* The result stands there whatever else is told, which comes before it if there is room for both.
 */
static void say_verdict(const Bar *bar) {
    char result[BAR_TEXT_MAX];
    char last[BAR_TEXT_MAX];
    char both[2 * BAR_TEXT_MAX];
    Tone tone = play_bar_last(bar, last);
    verdict_text(bar->pass, game_verdict(session_game(bar->pass->session)), result);
    snprintf(both, sizeof both, "%s\n%s", last, result);
    if (last[0] != '\0' && play_bar_fits(bar, bar->right - bar->left, both)) {
        play_bar_message(bar, tone, both);
    } else {
        play_bar_message(bar, TONE_INK, result);
    }
}

static PlayAction run_verdict(Bar *bar) {
    const Game *game = session_game(bar->pass->session);
    PlayAction action = PLAY_NOTHING;
    Button again = {.label = "New game",
                    .key_text = "Enter",
                    .key = KEY_ENTER,
                    .style = BUTTON_PRIMARY,
                    .icon = ICON_COUNT};
    Button back = {.label = "Take back",
                   .key_text = "Backspace",
                   .key = KEY_BACKSPACE,
                   .icon = ICON_COUNT,
                   .disabled = !game_can_undo(game)};
    if (play_bar_button(bar, again)) {
        action = PLAY_NEW;
    }
    if (play_bar_button(bar, back)) {
        action = PLAY_UNDO;
    }
    say_verdict(bar);
    return action;
}

/* What may be done beside moving: at the right end, the gravest last. In a narrow window a sentence
 * that is to be read takes their place. */
static PlayAction run_offers(Bar *bar) {
    const Game *game = session_game(bar->pass->session);
    PlayAction action = PLAY_NOTHING;
    Button resign = {.label = "Resign", .icon = ICON_FLAG};
    Button offer = {.label = "Offer draw", .icon = ICON_COUNT};
    Button type = {
        .label = "Type a move", .key_text = play_key_text(PLAY_KEY_TYPE), .icon = ICON_COUNT};
    bool told = session_notice(bar->pass->session) != NULL || bar->pass->screen->said[0] != '\0';
    if (ply_verdict(game_line_end(game)).over || (told && bar->pass->layout.tight)) {
        return PLAY_NOTHING;
    }
    if (play_bar_right(bar, resign)) {
        action = PLAY_RESIGN;
    }
    if (play_bar_right(bar, offer)) {
        action = PLAY_OFFER;
    }
    if (bar->right - bar->left > 2 * MESSAGE_LEAST && play_bar_right(bar, type)) {
        action = PLAY_TYPE;
    }
    return action;
}

static PlayAction run_idle(Bar *bar) {
    const Game *game = session_game(bar->pass->session);
    PlayAction action = run_offers(bar);
    char text[BAR_TEXT_MAX];
    if (!say_last(bar)) {
        Colour side = (Colour)game_position(game)->turn;
        const char *name = program_name(bar->pass->program, side);
        bool brief = bar->pass->layout.tight && strlen(name) > NAME_USUAL;
        snprintf(text, sizeof text, "%s to move%s", name,
                 brief ? "." : ": click a piece, or drag it.");
        play_bar_message(bar, TONE_INK_SOFT, text);
    }
    return action;
}

PlayAction play_bar_run(const Pass *pass) {
    Ui *ui = pass->ui;
    Rect row = pass->layout.bar;
    Bar bar = play_bar_begin(pass);
    PlayAction action = PLAY_NOTHING;
    canvas_fill(ui->canvas, row, canvas_paint(ui->canvas, TONE_SURFACE));
    canvas_fill(ui->canvas, (Rect){0, row.y, row.w, 1}, canvas_paint(ui->canvas, TONE_LINE));
    if (play_question_run(&bar, &action)) {
        return action;
    }
    if (session_asks_promotion(pass->session)) {
        return run_promotion(&bar);
    }
    if (session_asks_way(pass->session) != SQUARE_NONE) {
        return run_ways(&bar);
    }
    if (session_selector(pass->session)->picked) {
        return play_moving_run(&bar);
    }
    return game_verdict(session_game(pass->session)).over ? run_verdict(&bar) : run_idle(&bar);
}
