#include "app/screens/play_bar.h"

#include "rules/play/law.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = 160, BUTTON_HEIGHT = 32, CHIP_GAP = 6, BUTTON_GAP = 8, GROUP_GAP = 20 };
/* Room that the sentence beside the buttons should keep at least. */
enum { MESSAGE_LEAST = 230, MESSAGE_TIGHT = 110 };

/* How much is left out so that the sentence can be read; each includes those before. */
typedef enum Thrift {
    THRIFT_NONE,
    THRIFT_CHIPS, /* no chips */
    THRIFT_KEYS,  /* the buttons do not show their keys */
    THRIFT_WORDS, /* nor all of their words */
    THRIFT_LAST,  /* only the last button */
    THRIFT_ALL    /* none: their keys must do */
} Thrift;

/* A button for what may be done with the picked piece. */
typedef struct Deed {
    PlayAction action;
    const char *label, *brief;
    const char *key_text;
    int key, modifiers;
} Deed;

static const Deed STOP = {PLAY_STOP, "Stop here", "Stop", "Enter", KEY_ENTER, 0};
static const Deed RETURN = {PLAY_RETURN, "Back to start: igui", "Igui", "I", 'i', 0};
static const Deed PASSING = {PLAY_PASS, "Pass: jitto", "Pass", "J", 'j', 0};
static const Deed STEP_BACK = {PLAY_BACK, "Undo step", "Back", "Backspace", KEY_BACKSPACE, 0};
static const Deed LET_GO = {PLAY_BACK, "Let go", "Let go", "Esc", KEY_ESCAPE, 0};
static const Deed CANCEL = {PLAY_DROP, "Cancel", "Cancel", "Shift+Esc", KEY_ESCAPE, MODIFIER_SHIFT};

enum { DEEDS_MAX = 5 };

/* The deeds of now, in their order, and why the pass is not among them. */
typedef struct Deeds {
    size_t count;
    const Deed *deed[DEEDS_MAX];
    bool pass_refused;
    Refusal why;
} Deeds;

static void add(Deeds *deeds, const Deed *deed, bool may_happen) {
    if (may_happen) {
        deeds->deed[deeds->count++] = deed;
    }
}

static void deeds_of_now(const Session *session, Deeds *out) {
    bool under_way = session_steps(session) > 0;
    out->count = 0;
    PassState pass = session_pass_state(session, &out->why);
    out->pass_refused = pass == PASS_REFUSED;
    add(out, &STOP, session_may_stop(session));
    add(out, &RETURN, session_may_return(session));
    add(out, &PASSING, pass != PASS_NONE);
    add(out, &STEP_BACK, under_way);
    add(out, &LET_GO, !under_way);
    add(out, &CANCEL, under_way);
}

static void step_text(const Position *position, const Move *move, int step, char out[TEXT_MAX]) {
    char name[SQUARE_NAME_MAX];
    square_write(move->step[step].square, name);
    const Kind *victim = position_kind(position, move->step[step].square);
    if (victim != NULL && move->step[step].square != move->from) {
        snprintf(out, TEXT_MAX, "× %s %s", victim->english, name);
    } else {
        snprintf(out, TEXT_MAX, "→ %s", name);
    }
}

/* The chip of the mover at 0, of its steps from 1 on, and of what is still open. */
static ChipState chip_of(const Selector *selector, int index, char out[TEXT_MAX]) {
    const Move *move = &selector->path.move;
    const Kind *kind = position_kind(selector->position, move->from);
    char name[SQUARE_NAME_MAX];
    if (index > move->steps) {
        snprintf(out, TEXT_MAX, "→ ?");
        return CHIP_OPEN;
    }
    if (index > 0) {
        step_text(selector->position, move, index - 1, out);
        return CHIP_DONE;
    }
    square_write(move->from, name);
    snprintf(out, TEXT_MAX, "%c%s %s", toupper((unsigned char)kind->english[0]), kind->english + 1,
             name);
    return CHIP_FIRST;
}

static int count_chips(const Selector *selector) {
    return selector->path.move.steps + (selector->path.stage == PATH_OPEN ? 2 : 1);
}

static float chips_width(const Bar *bar) {
    const Selector *selector = session_selector(bar->pass->session);
    char text[TEXT_MAX];
    float width = GROUP_GAP;
    for (int i = 0; i < count_chips(selector); i++) {
        chip_of(selector, i, text);
        width += ui_chip_width(bar->pass->ui, text) + (i > 0 ? CHIP_GAP : 0);
    }
    return width;
}

void play_bar_chips(Bar *bar) {
    const Selector *selector = session_selector(bar->pass->session);
    Rect row = bar->pass->layout.bar;
    char text[TEXT_MAX];
    int pressed = -1;
    if (bar->pass->layout.tight) {
        return;
    }
    for (int i = 0; i < count_chips(selector); i++) {
        ChipState state = chip_of(selector, i, text);
        Point at = {bar->left, row.y + (row.h - BUTTON_HEIGHT) / 2};
        pressed = ui_chip(bar->pass->ui, at, text, state) ? i : pressed;
        bar->left += ui_chip_width(bar->pass->ui, text) + CHIP_GAP;
    }
    bar->left += GROUP_GAP - CHIP_GAP;
    if (pressed >= 0) {
        play_act(bar->pass, PLAY_NOTHING);
        session_cut(bar->pass->session, pressed);
    }
}

/* What the button of a deed looks like under some thrift. */
static Button button_of(const Deeds *deeds, const Deed *deed, Thrift thrift) {
    return (Button){.label = thrift >= THRIFT_WORDS ? deed->brief : deed->label,
                    .key_text = thrift >= THRIFT_KEYS ? NULL : deed->key_text,
                    .key = deed->key,
                    .modifiers = deed->modifiers,
                    .icon = ICON_COUNT,
                    .tip = thrift >= THRIFT_KEYS ? deed->label : NULL,
                    .tip_key = deed->key_text,
                    .disabled = deed == &PASSING && deeds->pass_refused,
                    .why = deeds->why.text};
}

static const char *advice(const Session *session) {
    if (session_steps(session) == 0) {
        return "Click a mark, or drag the piece there.";
    }
    return session_may_stop(session) ? "Click a mark to go on, the piece to stop."
                                     : "Click a mark to go on.";
}

/* The first of the deeds that still has a button. */
static size_t first_deed(const Deeds *deeds, Thrift thrift) {
    return thrift == THRIFT_ALL ? deeds->count : thrift == THRIFT_LAST ? deeds->count - 1 : 0;
}

static float width_under(const Bar *bar, const Deeds *deeds, Thrift thrift) {
    bool chips = thrift < THRIFT_CHIPS && !bar->pass->layout.tight;
    float width = chips ? chips_width(bar) : 0;
    for (size_t i = first_deed(deeds, thrift); i < deeds->count; i++) {
        width += play_bar_width(bar, button_of(deeds, deeds->deed[i], thrift)) + BUTTON_GAP;
    }
    return width > 0 ? width + GROUP_GAP - BUTTON_GAP : 0;
}

/* The least thrift under which the sentence can be read in full. */
static Thrift thrift_of(const Bar *bar, const Deeds *deeds, const char *text) {
    float least = bar->pass->layout.tight ? MESSAGE_TIGHT : MESSAGE_LEAST;
    Thrift thrift = THRIFT_NONE;
    while (thrift < THRIFT_ALL) {
        float room = bar->right - bar->left - width_under(bar, deeds, thrift);
        if (room >= least && play_bar_fits(bar, room, text)) {
            break;
        }
        thrift++;
    }
    return thrift;
}

/* What the move would do to other pieces stands below whatever else is told. */
static void add_fates(const Bar *bar, char text[BAR_TEXT_MAX], Tone *tone) {
    char fates[FATES_SENTENCE_MAX];
    size_t length = strlen(text);
    const Refusal *barred = bar->pass->barred;
    play_fates_ahead(bar->pass, fates);
    if (fates[0] == '\0' && barred != NULL) {
        snprintf(fates, sizeof fates, "%.64s: %.160s", barred->law->title, barred->text);
    }
    if (fates[0] != '\0') {
        *tone = length > 0 ? *tone : TONE_INK;
        snprintf(text + length, BAR_TEXT_MAX - length, "%s%s", length > 0 ? "\n" : "", fates);
    }
}

PlayAction play_moving_run(Bar *bar) {
    Deeds deeds;
    char text[BAR_TEXT_MAX];
    PlayAction action = PLAY_NOTHING;
    Tone tone = play_bar_last(bar, text);
    add_fates(bar, text, &tone);
    if (text[0] == '\0') {
        snprintf(text, sizeof text, "%s", advice(bar->pass->session));
    }
    deeds_of_now(bar->pass->session, &deeds);
    Thrift thrift = thrift_of(bar, &deeds, text);
    if (thrift < THRIFT_CHIPS) {
        play_bar_chips(bar);
    }
    for (size_t i = first_deed(&deeds, thrift); i < deeds.count; i++) {
        if (play_bar_button(bar, button_of(&deeds, deeds.deed[i], thrift))) {
            action = deeds.deed[i]->action;
        }
    }
    bar->left += thrift == THRIFT_ALL ? 0 : GROUP_GAP - BUTTON_GAP;
    play_bar_tell(bar, tone, text);
    return action;
}
