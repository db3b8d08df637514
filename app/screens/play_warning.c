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

bool play_warning_forbidden(const Bar *bar) {
    Refusal why;
    Square square = square_of(bar);
    const Selector *selector = session_selector(bar->pass->session);
    if (square == SQUARE_NONE || !forbidden_reason(selector, square, &why)) {
        return false;
    }
    /* A click there is answered by the same words, in the colour of a refusal. */
    const Refusal *notice = session_notice(bar->pass->session);
    bool clicked = notice != NULL && strcmp(notice->text, why.text) == 0;
    play_bar_explain(bar, clicked ? TONE_BAD : TONE_INK, why.law, why.text);
    return true;
}

bool play_warning_reminder(const Bar *bar) {
    Reminder reminder;
    const Game *game = session_game(bar->pass->session);
    if (game_verdict(game).over || !position_reminder(game_position(game), &reminder) ||
        square_of(bar) != reminder.square) {
        return false;
    }
    char text[PLAY_SAID_MAX];
    snprintf(text, sizeof text, "%s: %s", reminder.law->title, reminder.sentence);
    play_bar_message(bar, TONE_INK, text);
    return true;
}
