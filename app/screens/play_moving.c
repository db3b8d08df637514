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
static const Deed DONT_SHOOT = {PLAY_STOP, "Don't shoot", "No shot", "Enter", KEY_ENTER, 0};
static const Deed ONE_ONLY = {PLAY_STOP, "Fire one only", "One only", "Enter", KEY_ENTER, 0};
static const Deed OWES = {PLAY_STOP, "Stop here", "Stop", "Enter", KEY_ENTER, 0};
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
    int owed;       /* steps that are to go before the piece may stop */
    char label[32]; /* says so */
} Deeds;

static void add(Deeds *deeds, const Deed *deed, bool may_happen) {
    if (may_happen) {
        deeds->deed[deeds->count++] = deed;
    }
}

/* What it is called to end the move here: what is left undone by it. */
static const Deed *stop_of(const Session *session) {
    const Path *path = &session_selector(session)->path;
    ChoiceList list;
    session_choices(session, &list);
    size_t shots = 0;
    size_t others = 0;
    for (size_t i = 0; i < list.count; i++) {
        shots += list.choice[i].kind == CHOICE_SHOOT;
        others += list.choice[i].kind == CHOICE_GO || list.choice[i].kind == CHOICE_CAPTURE;
    }
    if (shots == 0 || others > 0) {
        return &STOP;
    }
    return path->shots > 0 ? &ONE_ONLY : &DONT_SHOOT;
}

static void deeds_of_now(const Session *session, Deeds *out) {
    bool under_way = session_steps(session) > 0;
    out->count = 0;
    out->owed = selector_legs_owed(session_selector(session));
    snprintf(out->label, sizeof out->label, "%d step%s to go", out->owed,
             out->owed == 1 ? "" : "s");
    PassState pass = session_pass_state(session, &out->why);
    out->pass_refused = pass == PASS_REFUSED;
    add(out, &OWES, out->owed > 0);
    add(out, session_may_stop(session) ? stop_of(session) : &STOP, session_may_stop(session));
    add(out, &RETURN, session_may_return(session));
    add(out, &PASSING, pass != PASS_NONE);
    add(out, &STEP_BACK, under_way);
    add(out, &LET_GO, !under_way);
    add(out, &CANCEL, under_way);
}

/* A square may be come to again; only the first time something stands there. */
static bool comes_first(const Move *move, int step) {
    for (int i = 0; i < step; i++) {
        if (move->step[i].square == move->step[step].square) {
            return false;
        }
    }
    return move->step[step].square != move->from;
}

static void step_text(const Position *position, const Move *move, int step, char out[TEXT_MAX]) {
    char name[SQUARE_NAME_MAX];
    bool shot = move->step[step].act == ACT_SHOOT;
    square_write(move->step[step].square, name);
    const Kind *victim = position_kind(position, move->step[step].square);
    if (victim != NULL && comes_first(move, step)) {
        snprintf(out, TEXT_MAX, "%s %s %s", shot ? "*" : "×", victim->english, name);
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
    const char *label = thrift >= THRIFT_WORDS ? deed->brief : deed->label;
    bool owes = deed == &OWES;
    return (Button){.label = owes ? deeds->label : label,
                    .key_text = thrift >= THRIFT_KEYS ? NULL : deed->key_text,
                    .key = deed->key,
                    .modifiers = deed->modifiers,
                    .icon = ICON_COUNT,
                    .tip = thrift >= THRIFT_KEYS ? deed->label : NULL,
                    .tip_key = deed->key_text,
                    .disabled = owes || (deed == &PASSING && deeds->pass_refused),
                    .why =
                        owes ? "This piece makes all its steps in every move." : deeds->why.text};
}

static const char *advice(const Session *session) {
    if (session_steps(session) == 0) {
        return "Click a mark, or drag the piece there.";
    }
    const Deed *stop = session_may_stop(session) ? stop_of(session) : &OWES;
    if (stop == &ONE_ONLY) {
        return "Click a second target, or the piece to fire one only.";
    }
    if (stop == &DONT_SHOOT) {
        return "Click a target to shoot it, or the piece not to.";
    }
    return stop == &STOP ? "Click a mark to go on, the piece to stop." : "Click a mark to go on.";
}

/* How many pieces these steps take, each of which stands there before the move. */
static int count_taken(const Selector *selector, const Move *move) {
    int taken = 0;
    for (int i = 0; i < move->steps; i++) {
        taken +=
            selector->position->cell[move->step[i].square] != PIECE_NONE && comes_first(move, i);
    }
    return taken;
}

/* What the sweep to the square pointed at would take; false if there is none. */
static bool say_swept(const Bar *bar, char out[BAR_TEXT_MAX]) {
    const Selector *selector = session_selector(bar->pass->session);
    ChoiceList list;
    selector_choices_at(selector, play_pointed(bar->pass->screen), &list);
    if (list.count == 0 || !list.choice[0].ends) {
        return false;
    }
    Move move = {.from = selector->path.at, .steps = list.choice[0].steps};
    memcpy(move.step, list.choice[0].step, sizeof move.step);
    int taken = count_taken(selector, &move);
    char name[SQUARE_NAME_MAX];
    square_write(move_end(move), name);
    snprintf(out, BAR_TEXT_MAX, taken > 0 ? "Goes to %s, takes %d." : "Goes to %s, takes nothing.",
             name, taken);
    return true;
}

/* How many the piece could shoot from the square pointed at; false if none. */
static bool say_aims(const Bar *bar, char out[BAR_TEXT_MAX]) {
    size_t count = bar->pass->aims->count;
    char name[SQUARE_NAME_MAX];
    if (count == 0 || session_selector(bar->pass->session)->path.move.steps > 0) {
        return false;
    }
    square_write(play_pointed(bar->pass->screen), name);
    snprintf(out, BAR_TEXT_MAX, "From %s it may shoot %zu piece%s.", name, count,
             count == 1 ? "" : "s");
    return true;
}

/* What is said while nothing else is to be told. */
static void say_now(const Bar *bar, char out[BAR_TEXT_MAX]) {
    const Session *session = bar->pass->session;
    const Selector *selector = session_selector(session);
    int taken = count_taken(selector, &selector->path.move);
    if (say_swept(bar, out) || say_aims(bar, out)) {
        return;
    }
    if (selector_legs_owed(selector) > 0 && taken > 0) {
        snprintf(out, BAR_TEXT_MAX, "Takes %d so far. %s", taken, advice(session));
    } else {
        snprintf(out, BAR_TEXT_MAX, "%s", advice(session));
    }
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
        say_now(bar, text);
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
