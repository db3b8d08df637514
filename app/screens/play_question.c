#include "app/screens/play_bar.h"
#include "rules/notation/reading.h"

#include <stdio.h>

enum {
    TEXT_MAX = 480,
    FIELD_WIDTH = 220,
    FIELD_WIDTH_TIGHT = 150,
    FIELD_HEIGHT = 32,
    FIELD_AIR = 5,
    FIELD_GAP = 18
};

/* The words of a question: what keeps everything as it is, and what does not. */
typedef struct Question {
    const char *no, *yes;
} Question;

static const Question WORDS[] = {
    [QUESTION_NONE] = {"", ""},
    [QUESTION_RESIGN] = {"Keep playing", "Resign"},
    [QUESTION_DRAW] = {"Play on", "Agree"},
    [QUESTION_FORBIDDEN] = {"Keep playing", "Play it"},
    [QUESTION_LEAVE] = {"Stay here", "Leave"},
};

/* A narrow bar leaves out what follows from the question anyway. */
static void question_text(const Pass *pass, char out[TEXT_MAX]) {
    bool tight = pass->layout.tight;
    const Refusal *refusal = session_notice(pass->session);
    const char *name = program_name(pass->program, pass->screen->asked);
    switch (pass->screen->question) {
    case QUESTION_RESIGN:
        snprintf(out, TEXT_MAX, "Does %s resign?%s", name, tight ? "" : " The game is lost then.");
        return;
    case QUESTION_DRAW:
        snprintf(out, TEXT_MAX, "A draw is offered. Does %s agree?", name);
        return;
    case QUESTION_FORBIDDEN:
        snprintf(out, TEXT_MAX, "Forbidden moves lose%s. Play it? %s",
                 tight ? "" : " under these rules", refusal != NULL ? refusal->text : "");
        return;
    case QUESTION_LEAVE:
        snprintf(out, TEXT_MAX, "Leave Sanban? The game on the board is not saved.");
        return;
    case QUESTION_NONE:
        out[0] = '\0';
        return;
    }
}

/* Keeping on comes first, so that a click too many does no harm. */
static PlayAction run_question(Bar *bar) {
    const Question *words = &WORDS[bar->pass->screen->question];
    bool harmless = bar->pass->screen->question == QUESTION_DRAW;
    PlayAction action = PLAY_NOTHING;
    char text[TEXT_MAX];
    Button no = {.label = words->no, .key_text = "Esc", .key = KEY_ESCAPE, .icon = ICON_COUNT};
    Button yes = {.label = words->yes,
                  .key_text = "Enter",
                  .key = KEY_ENTER,
                  .style = harmless ? BUTTON_PRIMARY : BUTTON_DANGER,
                  .icon = ICON_COUNT};
    if (play_bar_button(bar, no)) {
        action = PLAY_NOT_SURE;
    }
    if (play_bar_button(bar, yes)) {
        action = PLAY_SURE;
    }
    question_text(bar->pass, text);
    play_bar_message(bar, TONE_INK, text);
    return action;
}

/* A move that costs something waits; the same click or key once more plays it too. */
static PlayAction run_losses(Bar *bar) {
    char text[PLAY_SAID_MAX];
    bool fire = play_fates_question(bar->pass, text);
    PlayAction action = PLAY_NOTHING;
    Button no = {.label = "Do not", .key_text = "Esc", .key = KEY_ESCAPE, .icon = ICON_COUNT};
    Button yes = {.label = fire ? "Burn" : "Play it",
                  .key_text = "Enter",
                  .key = KEY_ENTER,
                  .style = BUTTON_DANGER,
                  .icon = ICON_COUNT};
    if (play_bar_button(bar, no)) {
        action = PLAY_BACK;
    }
    if (play_bar_button(bar, yes)) {
        action = PLAY_RISK;
    }
    play_bar_message(bar, TONE_INK, text);
    return action;
}

static void end_field(const Pass *pass) {
    ui_forget(pass->ui);
    pass->screen->typing = false;
    pass->screen->commenting = false;
    pass->screen->changed = true;
}

/* A field of the bar from its left end on. */
static FieldAnswer run_field(Bar *bar, FieldLook look, float width) {
    Rect row = bar->pass->layout.bar;
    look.box =
        (Rect){bar->left + FIELD_AIR, row.y + (row.h - FIELD_HEIGHT) / 2, width, FIELD_HEIGHT};
    look.grasps = true;
    bar->left += width + FIELD_GAP;
    return ui_field(bar->pass->ui, &look, &bar->pass->screen->field);
}

/* The field for a move; what is wrong with it is said beside it. In a narrow bar that takes the
 * place of one button; both have their keys. */
static void run_move_field(Bar *bar) {
    const Pass *pass = bar->pass;
    const Refusal *refusal = session_notice(pass->session);
    FieldLook look = {.name = "Move", .placeholder = "P-7f or 7g7f", .limit = MOVE_TEXT_MAX};
    Button play = {.label = "Play", .icon = ICON_COUNT};
    Button cancel = {.label = "Cancel", .icon = ICON_COUNT};
    FieldAnswer answer = run_field(bar, look, pass->layout.tight ? FIELD_WIDTH_TIGHT : FIELD_WIDTH);
    bool room = !pass->layout.tight || refusal == NULL;
    bool entered = (room && play_bar_button(bar, play)) || answer == FIELD_ENTERED;
    bool left = play_bar_button(bar, cancel) || answer == FIELD_LEFT;
    play_bar_message(bar, refusal != NULL ? TONE_BAD : TONE_INK_SOFT,
                     refusal != NULL ? refusal->text : "Enter plays the move.");
    if (left) {
        session_drop(pass->session);
        end_field(pass);
    } else if (entered) {
        play_typed(pass);
    }
    if (!pass->screen->typing) {
        end_field(pass);
    }
}

/* The field for a comment takes all the room beside its buttons. */
static void run_comment_field(Bar *bar) {
    const Pass *pass = bar->pass;
    FieldLook look = {.name = "Comment", .placeholder = "What is to be said about this move"};
    Button done = {.label = "Done", .icon = ICON_COUNT};
    Button cancel = {.label = "Cancel", .icon = ICON_COUNT};
    bool left = play_bar_right(bar, cancel);
    bool entered = play_bar_right(bar, done);
    FieldAnswer answer = run_field(bar, look, bar->right - bar->left - 2 * FIELD_AIR);
    if (left || answer == FIELD_LEFT) {
        end_field(pass);
    } else if (entered || answer == FIELD_ENTERED) {
        if (play_keep_comment(pass->screen, pass->session)) {
            end_field(pass);
        }
    }
}

static PlayAction run_notice(Bar *bar) {
    Button told = {.label = "OK",
                   .key_text = "Enter",
                   .key = KEY_ENTER,
                   .style = BUTTON_PRIMARY,
                   .icon = ICON_COUNT};
    bool pressed = play_bar_button(bar, told);
    play_bar_message(bar, TONE_BAD, bar->pass->program->notice);
    return pressed ? PLAY_TOLD : PLAY_NOTHING;
}

bool play_question_run(Bar *bar, PlayAction *action) {
    const PlayScreen *screen = bar->pass->screen;
    Move risked;
    *action = PLAY_NOTHING;
    if (session_asks_losses(bar->pass->session, &risked)) {
        *action = run_losses(bar);
    } else if (screen->question != QUESTION_NONE) {
        *action = run_question(bar);
    } else if (screen->typing) {
        run_move_field(bar);
    } else if (screen->commenting) {
        run_comment_field(bar);
    } else if (bar->pass->program->notice[0] != '\0' &&
               !session_selector(bar->pass->session)->picked) {
        *action = run_notice(bar);
    } else {
        return false;
    }
    return true;
}
