/* The frame that all screens but the play screen share: paper, a way back, a title, and a body.
 *
 * From 480x300 logical pixels up; the body is never wider than a page of text and controls can
 * bear, and stands in the middle. */
#ifndef SANBAN_APP_SCREENS_PAGE_H
#define SANBAN_APP_SCREENS_PAGE_H

#include "app/ui/ui.h"

#include <stdbool.h>

typedef struct Page {
    Rect body;   /* what the screen may fill, below the title */
    Rect right;  /* beside the title, for one or two buttons */
    float air;   /* margin of the window: 48, less where it is small */
    bool narrow; /* less than 720 wide: one column */
    bool back;   /* the way back was taken, by its button or Esc */
} Page;

/* Draws paper, back button and title; the body is at most `widest` wide. */
Page page_begin(Ui *ui, const char *title, float widest);

/* The box for a body that scrolls: as wide as the body, and beside it room for the bar at the right
 * and the focus ring at the left. */
Rect page_scroll_box(const Page *page);

/* A card on the page: surface, hairline, soft shadow. */
void page_card(Ui *ui, Rect box);

/* One line of text in a box, in a tone. Returns the width used. */
typedef struct PageInk {
    TextStyle style;
    Tone tone;
} PageInk;
float page_text(Ui *ui, PageInk ink, Rect box, const char *text);

/* The same in bold. */
float page_bold(Ui *ui, PageInk ink, Rect box, const char *text);

#endif
