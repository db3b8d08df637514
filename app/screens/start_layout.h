/* Where everything stands on the start screen: a pure function of the window's size and of what
 * there is to show. Below the head all may be higher than the window; it is scrolled then. */
#ifndef SANBAN_APP_SCREENS_START_LAYOUT_H
#define SANBAN_APP_SCREENS_START_LAYOUT_H

#include "app/draw/shape.h"

#include <stdbool.h>

enum { START_LINKS = 4, START_CARDS_MAX = 3 };

/* What is to be shown, with the widths of texts, in logical pixels. */
typedef struct StartNeeds {
    float width, height; /* of the window */
    float name, motto;
    float link[START_LINKS];
    float notice; /* height of the notice at start_layout_width; 0: none */
    bool resume;  /* a game can be gone on with */
    float resume_button, all_button;
    int cards;      /* 1 to START_CARDS_MAX */
    float sentence; /* the longest sentence in one line */
} StartNeeds;

typedef struct StartCard {
    Rect box, board, title, facts, sentence, play;
} StartCard;

/* Boxes of width 0 are left out. Those in `area` are told as they lie before it is scrolled. */
typedef struct StartLayout {
    Rect seal, name, motto;
    Rect link[START_LINKS];
    Rect area;     /* below the head: what is scrolled */
    float content; /* how high everything in it is */
    Rect notice;
    Rect strip, strip_board, strip_text, all_button, resume_button;
    StartCard card[START_CARDS_MAX];
} StartLayout;

/* True where there is room for the name in its largest letters. */
bool start_layout_is_large(float width, float height);

/* True where links must be short. */
bool start_layout_is_narrow(float width);

/* The width of notice, strip and row of cards. */
float start_layout_width(float width);

StartLayout start_layout_of(const StartNeeds *needs);

#endif
