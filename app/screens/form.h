/* Cards with rows of words and controls, one below the other: what pages of choices are made of.
 *
 * A form is written twice: once to learn how high it is, once to be drawn. So a part is a function
 * that says what stands in it, and where nothing is drawn no control answers. Knows neither games
 * nor settings. */
#ifndef SANBAN_APP_SCREENS_FORM_H
#define SANBAN_APP_SCREENS_FORM_H

#include "app/ui/ui.h"

#include <stdbool.h>

enum { FORM_CONTROL = 32, FORM_GAP = 16 }; /* height of a control; distance of two cards */

typedef struct Form {
    Ui *ui;
    float x, width; /* of the column that is being written */
    float y;        /* where the next thing stands */
    bool draws;     /* false: only the height is wanted */
    bool beside;    /* controls stand at the right of their words if there is room, else below */
    bool under_head, under_row; /* what stands above the next row of this card */
    float air;                  /* what the last thing keeps free below itself */
} Form;

/* Writes a part of a form. The context is its writer's own. */
typedef void FormPart(Form *form, void *context);

/* The height of a part in a column of this width. */
float form_height(Ui *ui, float width, FormPart *part, void *context);

/* A card with a head (NULL for none) around the part; the next card stands a gap below it. */
void form_card(Form *form, const char *head, FormPart *part, void *context);

/* A paragraph of running text. */
typedef struct FormText {
    TextStyle style;
    Face face;
    Tone tone;
} FormText;
void form_paragraph(Form *form, const FormText *look, const char *text);

/* The words of a row. */
typedef struct FormRow {
    const char *title;
    const char *sentence; /* NULL for none */
} FormRow;

/* A row with room for a control of that size, which is returned. */
Rect form_row(Form *form, const FormRow *row, Point control);

/* A row that tells something: a line of text in the place of a control, and a note below it. */
typedef struct FormFact {
    const char *text;
    const char *note; /* in the tone of what was chosen; NULL for none */
} FormFact;
void form_fact(Form *form, const FormRow *row, const FormFact *fact);

/* A row with a switch: true when it was pressed. */
bool form_switch(Form *form, const FormRow *row, bool on);

/* A row with one of several: the index that was pressed, or -1. The name is the row's title, and
 * the box is found by the form. Where they do not fit side by side they stand one below the other.
 */
int form_choices(Form *form, const FormRow *row, const Choices *choices);

#endif
