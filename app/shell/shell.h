/* The screens of the program with what they share: the session, the widgets' memory, the canvas.
 *
 * Knows neither window nor clock: inputs come in one by one, a picture comes out. */
#ifndef SANBAN_APP_SHELL_SHELL_H
#define SANBAN_APP_SHELL_SHELL_H

#include "app/draw/canvas.h"
#include "app/platform/input.h"
#include "app/session/session.h"

#include <stdbool.h>

typedef struct Shell Shell;

/* A new shell with a new game, as for session_new. The context is handed to `measure`. NULL without
 * memory. */
Shell *shell_new(const Ruleset *rules, const Position *start, CanvasMeasure measure, void *context);
void shell_free(Shell *shell);

/* Replaces the game. False without memory. */
bool shell_restart(Shell *shell, const Ruleset *rules, const Position *start);

/* Sets the size of the picture. */
void shell_resize(Shell *shell, float width, float height, float scale);

/* Answers one input. True when there is something new to see. */
bool shell_input(Shell *shell, const Input *input);

/* Draws the picture as it is now; the canvas is the shell's and valid until its next call. */
const Canvas *shell_draw(Shell *shell);

/* True once the user wants to leave. */
bool shell_is_over(const Shell *shell);

const Session *shell_session(const Shell *shell);

/* Shows the board from the other side. */
void shell_flip(Shell *shell);

/* The height of a cell of the board in the picture drawn last, in logical pixels. */
float shell_pitch(const Shell *shell);

/* The middle of a square in the picture drawn last. */
Point shell_square_centre(const Shell *shell, Square square);

#endif
