/*
 * How a piece looks: a wooden pentagon or a round stone, its kanji, and where they stand. Describes
 * the body as an SVG picture and the kanji as places. Light comes from above for both sides, so a
 * turned piece is a picture of its own. Knows no rules: rank and kanji are told.
 */
#ifndef SANBAN_APP_DRAW_PIECE_ART_H
#define SANBAN_APP_DRAW_PIECE_ART_H

#include "app/draw/shape.h"
#include "app/draw/theme.h"

#include <stddef.h>

enum { PIECE_KANJI_MAX = 3, PIECE_KANJI_BYTES = 8, PIECE_SVG_MAX = 8192 };

typedef struct Canvas Canvas;

typedef enum PieceShape { PIECE_KOMA, PIECE_STONE } PieceShape;

/* The size of a pentagon; stones are all of one size. */
typedef enum PieceRank {
    PIECE_ROYAL,
    PIECE_GREAT,
    PIECE_MAJOR,
    PIECE_MINOR,
    PIECE_PAWN,
    PIECE_RANK_COUNT
} PieceRank;

typedef struct PieceArt {
    PieceShape shape;
    PieceRank rank;
    bool turned;             /* faces down the screen */
    bool white;              /* belongs to White: a light stone, or the second tint */
    bool promoted;           /* red kanji */
    bool second_tint;        /* White in darker wood */
    bool lifted;             /* held in the hand: the shadow falls farther away */
    float pitch;             /* height of a cell in logical pixels */
    const char *kanji;       /* the full name, one to three characters */
    const char *kanji_short; /* the one to use on small boards; NULL: the first of the name */
    bool short_barred;       /* with a bar below it, for another piece bears it alone */
    const char *letters;     /* stands in when the font lacks a kanji; may be NULL */
    float scale;             /* device pixels per logical pixel; piece_art_draw fills it in */
    ThemeId theme;           /* piece_art_draw fills it in */
} PieceArt;

typedef struct PieceSpot {
    Point centre;  /* the middle of its cell */
    float alpha;   /* 1 = solid */
    float squeeze; /* width of the body, 1 = full; 0 is taken as 1 */
} PieceSpot;

/* Where one kanji stands, in device pixels from the middle of the picture. */
typedef struct KanjiPlace {
    char utf8[PIECE_KANJI_BYTES];
    Point centre;
    float em_width, em_height;
} KanjiPlace;

/* Puts a piece on the canvas as one command. */
void piece_art_draw(Canvas *canvas, const PieceArt *art, const PieceSpot *spot);

/* Side of the square picture that holds the piece and its shadow, in device pixels; even. */
int piece_art_size(const PieceArt *art);

/* The body as an SVG picture of that size. Ends the text with a zero byte if capacity is over 0;
   returns the length of the whole text, under PIECE_SVG_MAX. */
size_t piece_art_svg(const PieceArt *art, char *out, size_t capacity);

/* The places of the kanji; returns how many, 0 to PIECE_KANJI_MAX. A turned piece has all of them
   turned by 180 degrees; the places say so already. */
size_t piece_art_kanji(const PieceArt *art, KanjiPlace out[PIECE_KANJI_MAX]);

/* The place of the letters that stand in for kanji; em_height is the size of the letters. */
KanjiPlace piece_art_letters(const PieceArt *art);

/* The paint of the kanji. */
Paint piece_art_ink(const PieceArt *art);

/* The corners of a pentagon of width w and height h around a middle; `turned` points it down. */
enum { PIECE_CORNERS = 7 };
void piece_art_outline(Rect box, bool turned, Point out[PIECE_CORNERS]);

#endif
