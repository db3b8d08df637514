/*
 * What a command of a canvas looks like in device pixels: shapes, text, kanji, pieces, wood. Makes
 * a picture in memory each time it is asked; whoever asks keeps it. For the files of this folder.
 */
#ifndef SANBAN_APP_PLATFORM_ART_PICTURE_H
#define SANBAN_APP_PLATFORM_ART_PICTURE_H

#include "app/draw/canvas.h"
#include "app/draw/text_sink.h"
#include "app/platform/fonts.h"
#include "app/platform/piece_bodies.h"

struct SDL_Surface;

/* What pictures are made with. */
typedef struct ArtDesk {
    Fonts *fonts;
    PieceBodies *bodies;
    float scale; /* device pixels per logical pixel */
    ThemeId theme;
} ArtDesk;

typedef struct ArtPicture {
    struct SDL_Surface *surface; /* NULL: nothing to see */
    int left, top;               /* from the place of the command to the corner of the surface */
    int slice; /* corners around one middle pixel that is to be stretched; 0: whole */
} ArtPicture;

/* Writes all that the picture of a command depends on, but the desk. False when it has none. */
bool art_picture_key(const ArtDesk *desk, const CanvasCommand *command, TextSink *sink);

/* The picture of a command. The caller frees the surface. */
ArtPicture art_picture_of(const ArtDesk *desk, const CanvasCommand *command);

#endif
