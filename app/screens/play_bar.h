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

/* The width that it takes there. */
float play_bar_width(const Bar *bar, Button button);

/* One sentence in the room that is left, in two lines if it must. */
void play_bar_message(const Bar *bar, Tone tone, const char *text);

/* Can the sentence be read in full in a room so wide? */
bool play_bar_fits(const Bar *bar, float width, const char *text);

/* Writes what is to be told now: why a law forbids the square pointed at, the last refusal, what a
 * law remembers of the square, or what was said last; "" if there is nothing. Returns its tone. */
enum { BAR_TEXT_MAX = 480 };
Tone play_bar_last(const Bar *bar, char out[BAR_TEXT_MAX]);

/* That text as a message; where a law speaks, its rule stands in a line below if there is room. */
void play_bar_tell(const Bar *bar, Tone tone, const char *text);

/* The unfinished move as chips, in a bar that is not tight; a chip that is pressed cuts the move
 * back to it. */
void play_bar_chips(Bar *bar);

/* The bar while a piece is picked: its move so far, and what may be done with it now. */
PlayAction play_moving_run(Bar *bar);

/* What the bar asks: a question, a field, a notice. PLAY_NOTHING and false when there is nothing to
 * ask and the bar is free for the move. */
bool play_question_run(Bar *bar, PlayAction *action);

#endif
