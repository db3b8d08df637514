/* A hand at one screen alone: mouse and keyboard before it, without a shell.
 *
 * Text is measured by the fixed rule. What cannot be done as asked fails the running test. */
#ifndef SANBAN_TESTS_UI_PAGE_HAND_H
#define SANBAN_TESTS_UI_PAGE_HAND_H

#include "app/screens/screen.h"
#include "app/session/program.h"
#include "app/ui/ui.h"

#include <stdbool.h>

/* Runs one pass of the screen. */
typedef ScreenRequest PageRun(void *screen, Program *program, Ui *ui);

typedef struct PageHand {
    Program program; /* nothing is kept */
    Canvas *canvas;
    CanvasFrame frame;
    Ui ui;
    PageRun *run;
    void *screen;       /* borrowed */
    ScreenRequest last; /* what the screen asked for in the last pass that asked for anything */
    bool changed;       /* the last input was answered by a new picture */
} PageHand;

/* Sho shogi under rules by words ("fairy"), 1280x800 logical pixels. To be ended by page_end. */
void page_hand_begin(PageHand *out, const char *words);
void page_hand_end(PageHand *hand);

/* From now on the hand is at this screen. */
void page_hand_open(PageHand *hand, PageRun *run, void *screen);

/* The picture as it is now, once everything has come to rest. */
const Canvas *page_hand_look(PageHand *hand);

void page_hand_resize(PageHand *hand, float width, float height);

/* Keys, text and wheel. */
void page_hand_key(PageHand *hand, int key, int modifiers);
void page_hand_type(PageHand *hand, const char *text);
void page_hand_wheel(PageHand *hand, float lines);

/* Presses and releases the left button. */
void page_hand_click_at(PageHand *hand, Point point);

/* Clicks on what bears this name, of whatever kind; it is brought into sight first. */
void page_hand_click(PageHand *hand, const char *name);

/* Moves the keyboard with Tab to what bears this name. */
void page_hand_focus(PageHand *hand, const char *name);

/* The label with this name, of whatever kind, or NULL. */
const CanvasCommand *page_hand_label(PageHand *hand, const char *name);

/* True when a text on the screen contains this one; lines of a paragraph are texts of their own. */
bool page_hand_reads(PageHand *hand, const char *text);

#endif
