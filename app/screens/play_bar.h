/* The row of buttons and the one sentence at the bottom of the play screen. For the files of the
 * play screen only. */
#ifndef SANBAN_APP_SCREENS_PLAY_BAR_H
#define SANBAN_APP_SCREENS_PLAY_BAR_H

#include "app/screens/play_pass.h"

/* What is left of the bar: things take their place from both ends. */
typedef struct Bar {
    const Pass *pass;
    float left, right;
} Bar;

Bar play_bar_begin(const Pass *pass);

/* A button at the left, or at the right end; its box is found here. Shows its key where there is
 * room. */
bool play_bar_button(Bar *bar, Button button);
bool play_bar_right(Bar *bar, Button button);

/* One sentence in the room that is left, in two lines if it must. */
void play_bar_message(const Bar *bar, Tone tone, const char *text);

/* A sentence, with the law behind it (or NULL): its title before it, and its rule in a second line
 * where both lines fit. */
void play_bar_explain(const Bar *bar, Tone tone, const Law *law, const char *sentence);

/* What is to be told of the square that is pointed at: why a law forbids it to the picked piece, or
 * what a law remembers of it. False if there is nothing. */
bool play_warning_forbidden(const Bar *bar);
bool play_warning_reminder(const Bar *bar);

/* What the bar asks: a question, a field, a notice. PLAY_NOTHING and false when there is nothing to
 * ask and the bar is free for the move. */
bool play_question_run(Bar *bar, PlayAction *action);

#endif
