/* A hand at the program: a shell without window and fonts, and the mouse and keyboard before it.
 *
 * Text is measured by the fixed rule, so nothing here depends on the fonts of the machine. What
 * cannot be done as asked (no such square, nothing of that name on the screen) fails the running
 * test. */
#ifndef SANBAN_TESTS_UI_HAND_H
#define SANBAN_TESTS_UI_HAND_H

#include "app/shell/shell.h"
#include "tests/support/setting.h"

#include <stdbool.h>

typedef struct Hand {
    Shell *shell;
} Hand;

/* A new game of 1280x800 logical pixels from an SFEN or "startpos", under rules by words ("fairy").
 * To be ended by hand_end. */
void hand_begin(Hand *out, const char *words, const char *sfen);
void hand_end(Hand *hand);

/* Begins another game in the same shell; the setting is copied. */
void hand_restart(const Hand *hand, const Setting *setting);

/* Clicks, drags and points at the middle of squares by name. */
void hand_click(const Hand *hand, const char *square);
void hand_drag(const Hand *hand, const char *from, const char *to);
void hand_point(const Hand *hand, const char *square);

/* The same by square, and by place on the screen. */
void hand_click_square(const Hand *hand, Square square);
void hand_drag_square(const Hand *hand, Square from, Square to);
void hand_click_at(const Hand *hand, Point point, InputButton button);
void hand_drag_at(const Hand *hand, Point from, Point to);
void hand_move_to(const Hand *hand, Point point);

/* Presses at the first of two places or more, draws over the others, and releases at the last. */
void hand_draw(const Hand *hand, const Point *way, size_t count);

/* Clicks on what bears this label: a kind ("button", "choice", "row") and its text. */
void hand_click_label(const Hand *hand, const char *kind, const char *text);

/* Does several things, separated by blanks: "7g" clicks on a square, "2h-2e" drags, "?5i" points,
 * ".n" presses the key of a letter. */
void hand_act(const Hand *hand, const char *words);

/* Presses a key with modifiers. */
void hand_key(const Hand *hand, int key, int modifiers);

/* Types a text into the field that has the keyboard, which is drawn first. */
void hand_type(const Hand *hand, const char *text);

/* Opens the field for a move, types into it, and presses Enter. */
void hand_type_move(const Hand *hand, const char *text);

/* True when a text on the screen contains this one. */
bool hand_reads(const Hand *hand, const char *text);

/* The game's position in full as SFEN, compared with the expected one. */
void hand_expect_position(const Hand *hand, const char *sfen);

/* The text of the refusal shown now contains this; "" for: there is none. */
void hand_expect_refusal(const Hand *hand, const char *text);

/* The game that is played. */
const Game *hand_game(const Hand *hand);

#endif
