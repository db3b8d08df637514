#include "app/screens/play_bar.h"
#include "rules/notation/reading.h"

#include <stdio.h>

enum { TEXT_MAX = 480, FIELD_WIDTH = 220, FIELD_WIDTH_TIGHT = 150, FIELD_HEIGHT = 32 };

/* The words of a question: what keeps everything as it is, and what does not. */
typedef struct Words {
    const char *no, *yes;
} Words;

static const Words WORDS[] = {
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
    const Words *words = &WORDS[bar->pass->screen->question];
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

static void end_field(const Pass *pass) {
    ui_forget(pass->ui);
    pass->screen->typing = false;
    pass->screen->commenting = false;
    pass->screen->changed = true;
}

static void enter_text(const Pass *pass) {
    if (pass->screen->typing) {
        play_typed(pass);
    } else {
        session_comment(pass->session, pass->screen->field.text);
    }
    if (!pass->screen->typing) {
        end_field(pass);
    }
}

/* The field for a move or a comment; what is wrong with it is said beside it. */
static void run_field(Bar *bar) {
    const Pass *pass = bar->pass;
    bool typing = pass->screen->typing;
    float wide = pass->layout.tight ? FIELD_WIDTH_TIGHT : FIELD_WIDTH;
    float width = typing ? wide : bar->right - bar->left - wide;
    Rect row = pass->layout.bar;
    FieldLook look = {
        .box = {bar->left + 5, row.y + (row.h - FIELD_HEIGHT) / 2, width, FIELD_HEIGHT},
        .name = typing ? "Move" : "Comment",
        .placeholder = typing ? "P-7f or 7g7f" : "What is to be said about this move",
        .limit = typing ? MOVE_TEXT_MAX : 0,
        .grasps = true};
    bar->left += width + 18;
    const Refusal *refusal = session_notice(pass->session);
    FieldAnswer answer = ui_field(pass->ui, &look, &pass->screen->field);
    Button done = {.label = typing ? "Play" : "Done", .icon = ICON_COUNT};
    Button cancel = {.label = "Cancel", .icon = ICON_COUNT};
    /* In a narrow bar what is wrong takes the place of one button; both have their keys. */
    bool room = !pass->layout.tight || !typing || refusal == NULL;
    bool entered = (room && play_bar_button(bar, done)) || answer == FIELD_ENTERED;
    bool left = play_bar_button(bar, cancel) || answer == FIELD_LEFT;
    if (typing && refusal != NULL) {
        play_bar_message(bar, TONE_BAD, refusal->text);
    } else if (typing) {
        play_bar_message(bar, TONE_INK_SOFT, "Enter plays the move.");
    }
    if (left) {
        session_drop(pass->session);
        end_field(pass);
    } else if (entered) {
        enter_text(pass);
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
    *action = PLAY_NOTHING;
    if (screen->question != QUESTION_NONE) {
        *action = run_question(bar);
    } else if (screen->typing || screen->commenting) {
        run_field(bar);
    } else if (bar->pass->program->notice[0] != '\0' &&
               !session_selector(bar->pass->session)->picked) {
        *action = run_notice(bar);
    } else {
        return false;
    }
    return true;
}
