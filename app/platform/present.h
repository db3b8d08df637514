/*
 * Carries out a canvas: on a renderer, or into a picture without any window. The only place where
 * logical pixels become device pixels. Knows nothing of screens and input.
 */
#ifndef SANBAN_APP_PLATFORM_PRESENT_H
#define SANBAN_APP_PLATFORM_PRESENT_H

#include "app/draw/canvas.h"
#include "app/platform/fonts.h"
#include "rules/problem.h"

#include <stdint.h>

typedef struct Presenter Presenter;
struct SDL_Renderer;

/* A presenter for one renderer, or NULL without memory. Borrows both. */
Presenter *presenter_new(struct SDL_Renderer *renderer, Fonts *fonts);
void presenter_free(Presenter *presenter);

/* Draws the whole canvas; does not show it yet. */
void presenter_draw(Presenter *presenter, const Canvas *canvas);

/* Forgets what was kept on the device, after the device was lost. */
void presenter_forget(Presenter *presenter);

/* The size of a canvas in device pixels. */
void present_size(const Canvas *canvas, int *width, int *height);

/* Draws into memory: width * height pixels of red, green, blue, opacity, one byte each, rows from
   the top. False with a sentence in *why when that fails. */
bool present_pixels(const Canvas *canvas, Fonts *fonts, uint8_t *pixels, Problem *why);

/* Draws into a PNG file. False with a sentence in *why when that fails. */
bool present_to_png(const Canvas *canvas, Fonts *fonts, const char *path, Problem *why);

#endif
