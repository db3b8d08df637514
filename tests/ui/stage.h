/* One screen alone, without the shell: a program with an empty home, a canvas, and mouse and
 * keyboard before it.
 *
 * Text is measured by the fixed rule. What cannot be done as asked fails the running test. */
#ifndef SANBAN_TESTS_UI_STAGE_H
#define SANBAN_TESTS_UI_STAGE_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

#include <stdbool.h>
#include <stddef.h>

/* One pass of the screen. */
typedef ScreenRequest (*StageRun)(void *screen, Program *program, Ui *ui);

typedef struct Stage {
    StageRun run;
    void *screen; /* borrowed */
    Canvas *canvas;
    Ui ui;
    Program program; /* keeps games and settings in the home */
    CanvasFrame frame;
    ScreenRequest request; /* the last one that was not to stay */
    bool changed;          /* the last input changed what is to be seen */
} Stage;

/* 1280x800 logical pixels, sho shogi. To be ended by stage_end. */
void stage_begin(Stage *out, StageRun run, void *screen);
void stage_end(Stage *stage);

/* Begins a game between these two ("" for no name), plays moves in USI and saves it. */
void stage_play(Stage *stage, const char *black, const char *white, const char *moves);

/* Saves what was changed since. */
void stage_save(Stage *stage);

/* Draws it at the present size, or at another one from now on. */
const Canvas *stage_draw(Stage *stage);
const Canvas *stage_resize(Stage *stage, float width, float height);

/* Puts one input in. */
void stage_input(Stage *stage, Input input);
void stage_key(Stage *stage, int key, int modifiers);
void stage_click_at(Stage *stage, Point point);

/* Clicks on the label of this kind and text, the first, second, ... of them from 0. */
void stage_click(Stage *stage, const char *kind, const char *text, size_t which);

/* How many labels of this kind and text there are. */
size_t stage_count(Stage *stage, const char *kind, const char *text);

/* True when a text contains this one. */
bool stage_reads(Stage *stage, const char *text);

/* The last request was to open this screen; it is forgotten then. */
void stage_expect_open(Stage *stage, ScreenId screen);

/* Looks at the picture at many sizes, from 480x300 to 3200x2000: prints and counts what is cut,
 * outside the window or on something else. What is scrolled out of sight does not count. */
size_t stage_faults(Stage *stage, const char *name);

#endif
