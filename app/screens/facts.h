/* Several facts in one line, as many of them as there is room for. */
#ifndef SANBAN_APP_SCREENS_FACTS_H
#define SANBAN_APP_SCREENS_FACTS_H

#include "app/ui/ui.h"

enum { FACTS_TEXT_MAX = 512 };

typedef struct Facts {
    const char *fact[4]; /* the most important one first; "" and NULL count for nothing */
    TextStyle style;
    Face face;
    Tone tone;
} Facts;

/* Writes them beside each other, dots between them. Those that do not fit the width are left out,
 * but for the first. */
void facts_write(const Ui *ui, const Facts *facts, float width, char out[FACTS_TEXT_MAX]);

/* Draws them in the box. */
void facts_draw(Ui *ui, Rect box, const Facts *facts);

#endif
