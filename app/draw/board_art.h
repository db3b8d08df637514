/*
 * How an empty board looks: wooden slab, grid, zone dots, coordinates; and where its squares are.
 * A board is played on squares or on points where lines cross. Knows no pieces and no rules.
 */
#ifndef SANBAN_APP_DRAW_BOARD_ART_H
#define SANBAN_APP_DRAW_BOARD_ART_H

#include "app/draw/canvas.h"

enum { BOARD_SVG_MAX = 131072, GRAIN_MAX = 512 };

/* Files and ranks count from 1; file 1 is at the right, rank 1 at the top, unless flipped. */
typedef struct BoardGeometry {
    int files, ranks;
    Rect grid;            /* the lines from border to border */
    float cell_w, cell_h; /* one cell, or the distance of two points */
    bool flipped;         /* seen from the far side */
    bool points;          /* played on the crossings */
} BoardGeometry;

typedef struct BoardArt {
    BoardGeometry geometry;
    int zone; /* ranks of a promotion zone: dots at its corners, ticks beside points; 0 = none */
    bool coordinates; /* file numbers above, rank letters at the right */
    Rect shown; /* wood is laid only in here, for boards larger than the screen; 0 wide: all */
    bool flat;  /* one colour instead of wood */
} BoardArt;

typedef struct WoodArt {
    float width, height; /* of the slab, logical pixels */
    float scale;
    ThemeId theme;
    bool plain; /* without the grain, for whoever draws it from board_art_grain */
} WoodArt;

/* One line of grain from the top of the slab to its bottom: a cubic curve whose four points lie at
   the top, at one and two thirds of the height, and at the bottom. */
typedef struct GrainLine {
    float across[4]; /* logical pixels from the left edge of the slab */
    float width, alpha;
} GrainLine;

/* A board of squares whose grid begins at `origin`: cells as high as the pitch, 11/12 as wide. */
BoardGeometry board_geometry_at(Point origin, int files, int ranks, float pitch);

/* The board `times` as large, so that what was at one point is at the other; cells keep to whole
 * pixels. */
typedef struct BoardMove {
    Point from, to;
    float times;
} BoardMove;
BoardGeometry board_geometry_moved(const BoardGeometry *geometry, BoardMove move);

/* A board of points whose first crossing is `origin`, each a pitch from the next. */
BoardGeometry board_geometry_points(Point origin, int files, int ranks, float pitch);

/* The middle of a square, or its crossing. */
Point board_geometry_centre(const BoardGeometry *geometry, int file, int rank);

/* The cell around a square's middle. */
Rect board_geometry_cell(const BoardGeometry *geometry, int file, int rank);

/* The square under a point: the cell, or the nearest crossing within half a step. False if none. */
bool board_geometry_hit(const BoardGeometry *geometry, Point point, int *file, int *rank);

/* The slab around a grid: room for the coordinates if they are shown, a rim otherwise. */
Rect board_art_slab(const BoardArt *art);

/* Slab, grid, dots and coordinates. */
void board_art_draw(Canvas *canvas, const BoardArt *art);

/* The picture of a slab with its shadow, as SVG text in device pixels. The slab stands in it with a
   margin of WOOD_MARGIN logical pixels on all sides. Ends the text with a zero byte if capacity is
   over 0; returns the length of the whole text. */
enum { WOOD_MARGIN = 8 };
size_t board_art_wood_svg(const WoodArt *art, char *out, size_t capacity);

/* The lines of grain, always the same for the same slab; returns how many. */
size_t board_art_grain(const WoodArt *art, GrainLine out[GRAIN_MAX]);

#endif
