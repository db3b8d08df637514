#include "app/screens/play_bar.h"

#include "rules/play/forbidden.h"
#include "rules/play/law.h"

#include <stdio.h>
#include <string.h>

/* The square about which a word may be said. An answer to the last key or button comes first; what
 * the cursor told of its own square does not. */
static Square square_of(const Bar *bar) {
    const PlayScreen *screen = bar->pass->screen;
    bool answered = screen->said[0] != '\0' && screen->cursor == SQUARE_NONE;
    return answered ? SQUARE_NONE : play_pointed(screen);
}

static void write_with_law(const Law *law, const char *sentence, char out[BAR_TEXT_MAX]) {
    if (law != NULL) {
        snprintf(out, BAR_TEXT_MAX, "%s: %s", law->title, sentence);
    } else {
        snprintf(out, BAR_TEXT_MAX, "%s", sentence);
    }
}

/* What would be refused at the square pointed at by a law about steps, else what was refused. False
 * if nothing was. */
static bool find_refusal(const Bar *bar, Refusal *out, bool *clicked) {
    const Refusal *notice = session_notice(bar->pass->session);
    Square square = square_of(bar);
    bool pointed = square != SQUARE_NONE &&
                   forbidden_reason(session_selector(bar->pass->session), square, out);
    /* A click there is answered by the same words. */
    *clicked = notice != NULL && (!pointed || strcmp(notice->text, out->text) == 0);
    if (!pointed && notice != NULL) {
        *out = *notice;
    }
    return pointed || notice != NULL;
}

static bool find_reminder(const Bar *bar, Reminder *out) {
    const Game *game = session_game(bar->pass->session);
    return !game_verdict(game).over && position_reminder(game_position(game), out) &&
           square_of(bar) == out->square;
}

Tone play_bar_last(const Bar *bar, char out[BAR_TEXT_MAX]) {
    Refusal refusal;
    Reminder reminder;
    bool clicked = false;
    if (find_refusal(bar, &refusal, &clicked)) {
        write_with_law(refusal.law, refusal.text, out);
        return clicked ? TONE_BAD : TONE_INK;
    }
    if (find_reminder(bar, &reminder)) {
        write_with_law(reminder.law, reminder.sentence, out);
        return TONE_INK;
    }
    snprintf(out, BAR_TEXT_MAX, "%s", bar->pass->screen->said);
    return out[0] != '\0' ? TONE_INK : TONE_INK_SOFT;
}

void play_bar_tell(const Bar *bar, Tone tone, const char *text) {
    char both[2 * BAR_TEXT_MAX];
    Refusal refusal;
    bool clicked = false;
    if (find_refusal(bar, &refusal, &clicked) && refusal.law != NULL) {
        char sentence[LAW_SENTENCE_MAX];
        law_sentence(refusal.law, game_rules(session_game(bar->pass->session)), sentence);
        snprintf(both, sizeof both, "%s\n%s", text, sentence);
        bool fits = play_bar_fits(bar, bar->right - bar->left, both);
        play_bar_message(bar, tone, fits ? both : text);
    } else {
        play_bar_message(bar, tone, text);
    }
}
