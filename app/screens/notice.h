/* The quiet strip in which a screen tells what went wrong beside the game. */
#ifndef SANBAN_APP_SCREENS_NOTICE_H
#define SANBAN_APP_SCREENS_NOTICE_H

#include "app/session/program.h"
#include "app/ui/ui.h"

/* The height of the strip at a width; 0 when there is nothing to tell. */
float notice_height(const Ui *ui, const Program *program, float width);

/* Draws it, if there is something to tell; its button says that it was read. */
void notice_run(Ui *ui, Program *program, Rect box);

#endif
