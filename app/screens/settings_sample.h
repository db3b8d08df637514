/* A strip of a board with a few pieces and marks, which shows what the settings mean. For the
 * settings screen. */
#ifndef SANBAN_APP_SCREENS_SETTINGS_SAMPLE_H
#define SANBAN_APP_SCREENS_SETTINGS_SAMPLE_H

#include "app/draw/canvas.h"
#include "app/session/settings.h"

/* The height of the strip and its words in a column of this width. */
float settings_sample_height(const Canvas *canvas, float width);

/* Draws them from the top of the box, as the settings are now. */
void settings_sample_draw(Canvas *canvas, Rect box, const Settings *settings);

#endif
