/* The choices of the new game screen as a form. For that screen. */
#ifndef SANBAN_APP_SCREENS_NEW_GAME_FORM_H
#define SANBAN_APP_SCREENS_NEW_GAME_FORM_H

#include "app/screens/form.h"
#include "app/screens/new_game.h"
#include "rules/problem.h"

/* One pass. */
typedef struct NewGameForm {
    NewGameScreen *screen;
    Position start; /* as chosen; an empty board if that is not right */
    bool right;     /* the game can begin from there */
    Problem why;    /* it cannot */
    bool previews;  /* the board stands in the form, not beside it */
} NewGameForm;

/* Reads the start position that is chosen now. */
void new_game_form_read(NewGameForm *form);

/* The size of a picture of the start position that keeps within the room. */
Point new_game_form_board(const NewGameForm *form, Point room);

/* That picture in the middle of a box as wide as the room and as high as the picture. */
void new_game_form_draw_board(const NewGameForm *form, Canvas *canvas, Rect box);

/* Writes all cards and lets them change the screen's choices; the context is a NewGameForm. */
void new_game_form_write(Form *form, void *context);

#endif
