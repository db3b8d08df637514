/* The screens of the program with what they share: the game, the choices, the widgets' memory, the
 * canvas.
 *
 * Knows neither window nor clock: inputs come in one by one, each with its time, and a picture
 * comes out. */
#ifndef SANBAN_APP_SHELL_SHELL_H
#define SANBAN_APP_SHELL_SHELL_H

#include "app/draw/canvas.h"
#include "app/platform/input.h"
#include "app/screens/screen.h"
#include "app/session/program.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Shell Shell;

/* A new shell with a new game on the board, as for session_new; nothing is kept. The context is
 * handed to `measure`. NULL without memory. */
Shell *shell_new(const Ruleset *rules, const Position *start, CanvasMeasure measure, void *context);
void shell_free(Shell *shell);

/* Loads settings and games from the user's folders and keeps them there from now on. */
void shell_keep(Shell *shell);

/* Tells in words how pictures come to the screen; borrowed. */
void shell_tell_drawing(Shell *shell, const char *drawing);

/* Shows a screen; the start screen is always the way back from all others. */
void shell_open(Shell *shell, ScreenId screen);

/* The screen that is shown. */
ScreenId shell_screen(const Shell *shell);

/* Replaces the game and shows the board; it is seen from the same side. False without memory. */
bool shell_restart(Shell *shell, const Ruleset *rules, const Position *start);

/* Sets the size of the picture in logical pixels, and what they are in device pixels. */
void shell_resize(Shell *shell, float width, float height, float scale);

/* How much larger than usual the user wants everything written; it is part of the scale. */
float shell_text_size(const Shell *shell);

/* The magnification that the user wants; 0: as the window allows. */
float shell_wanted_scale(const Shell *shell);

/* Answers one input. True when there is something new to see. */
bool shell_input(Shell *shell, const Input *input);

/* Time has passed. True when there is something new to see. */
bool shell_tick(Shell *shell, uint32_t now);

/* Milliseconds from now until the picture changes by itself, or -1. */
int shell_wait(const Shell *shell, uint32_t now);

/* Draws the picture as it is now; the canvas is the shell's and valid until its next call. */
const Canvas *shell_draw(Shell *shell);

/* Saving, in two halves: before a picture is shown, and after it. True when the second has
 * something to tell, which is to be seen. */
void shell_prepare(Shell *shell);
bool shell_commit(Shell *shell);

/* True while characters that are typed are wanted as text. */
bool shell_wants_text(const Shell *shell);

/* True once for every piece that came down on the board, if sounds are wanted. */
bool shell_clicks(Shell *shell);
bool shell_wants_sound(const Shell *shell);

/* True once the user wants to leave. */
bool shell_is_over(const Shell *shell);

Program *shell_program(Shell *shell);
const Session *shell_session(const Shell *shell);

/* Shows the board from the other side. */
void shell_flip(Shell *shell);

/* The height of a cell of the board in the picture drawn last, in logical pixels. */
float shell_pitch(const Shell *shell);

/* The middle of a square in the picture drawn last. */
Point shell_square_centre(const Shell *shell, Square square);

#endif
