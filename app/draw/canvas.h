/*
 * A canvas is the description of one picture: a list of drawing commands in logical pixels. It
 * draws nothing itself; somebody else carries it out, or prints it as text. It cuts and places
 * text, for which it is told how to measure. It knows nothing of windows, fonts or games.
 * Capacity is fixed; what comes after the last free place is left out.
 */
#ifndef SANBAN_APP_DRAW_CANVAS_H
#define SANBAN_APP_DRAW_CANVAS_H

#include "app/draw/piece_art.h"
#include "app/draw/shape.h"
#include "app/draw/theme.h"

#include <stddef.h>

typedef struct Canvas Canvas;

/* Width in pixels of one line of text whose characters are `px` pixels high. */
typedef float (*CanvasMeasure)(void *context, Face face, float px, const char *utf8);

typedef struct CanvasFrame {
    float width, height; /* logical pixels */
    float scale;         /* device pixels per logical pixel, over 0 */
    float text_least;    /* no text is smaller than this, in logical pixels; 0: as the theme says */
    ThemeId theme;
} CanvasFrame;

typedef enum LineEnd { LINE_ROUND, LINE_BUTT } LineEnd; /* butt ends go with mitred corners */

/* A width of 0 means no line. A dash of 0 means an unbroken line. */
typedef struct Stroke {
    Paint paint;
    float width, dash, gap;
    LineEnd ends;
} Stroke;

/* An area with an outline; a fill of opacity 0 leaves the inside open. */
typedef struct Look {
    Paint fill;
    Stroke stroke;
} Look;

/* Part of a circle; degrees, 0 = right, clockwise as seen on the screen. */
typedef struct Arc {
    float radius, from, sweep;
} Arc;

typedef enum TextAlign { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT } TextAlign;

typedef struct TextSpot {
    Rect box; /* the line stands in the middle of its height */
    TextStyle style;
    Face face;
    Paint paint;
    TextAlign align;
} TextSpot;

/* Characters fitted by their ink: the middle of the inked box stands on the point. */
typedef struct KanjiSpot {
    Point centre;
    float em_width, em_height; /* of one character */
    Face face;
    Paint paint;
    bool turned; /* by 180 degrees */
} KanjiSpot;

typedef enum CommandKind {
    COMMAND_CLIP,  /* box: only what lies inside is drawn, until the matching unclip */
    COMMAND_ROUND, /* centre, radius: only what lies in this disc and in the box is drawn, until the
                      matching unclip */
    COMMAND_UNCLIP, /* box: the area valid from here on */
    COMMAND_FILL,   /* box, look.fill */
    COMMAND_ROUNDED,
    COMMAND_POLYGON,
    COMMAND_POLYLINE,
    COMMAND_CIRCLE, /* arc: the whole circle or a part; centre in box */
    COMMAND_TEXT,   /* text from box.x on the baseline; box.w is its width */
    COMMAND_KANJI,
    COMMAND_PIECE,
    COMMAND_WOOD,  /* box: the slab of a board */
    COMMAND_IMAGE, /* box; text is an SVG picture of that shape */
    COMMAND_LABEL  /* draws nothing: says what can be found in the box */
} CommandKind;

typedef struct CanvasCommand {
    CommandKind kind;
    Rect box;
    Look look;
    float radius;        /* of rounded corners and round clips */
    Point centre;        /* of round clips */
    Arc arc;             /* of a circle */
    const Point *points; /* of polygons and polylines */
    size_t point_count;
    const char *text; /* of text, kanji, labels and images */
    const char *name; /* of labels: what kind of thing */
    TextStyle style;
    Face face;
    float px, baseline; /* of text: height of its characters, and where it stands */
    KanjiSpot kanji;
    PieceArt piece;
    PieceSpot spot;
} CanvasCommand;

/* A new empty canvas, or NULL without memory. The context is handed back to `measure`. */
Canvas *canvas_new(CanvasMeasure measure, void *context);
void canvas_free(Canvas *canvas);

/* A measure that needs no font: 0.55 of the size for narrow characters, 1 for wide ones. */
float canvas_measure_fixed(void *context, Face face, float px, const char *utf8);

/* Forgets the old picture and starts a new one. */
void canvas_begin(Canvas *canvas, const CanvasFrame *frame);

/* What the picture was begun with. */
const CanvasFrame *canvas_frame_of(const Canvas *canvas);

/* The paint of a tone in the theme of the picture. */
Paint canvas_paint(const Canvas *canvas, Tone tone);

/* Everything until the matching pop is drawn only inside the box (and inside the outer clips). */
void canvas_clip_push(Canvas *canvas, Rect box);
void canvas_clip_pop(Canvas *canvas);

/* The same with a disc. Its edge is stepped by as much as a pixel and a half; whoever wants it
 * smooth draws a ring over it afterwards. Clips may lie inside, but no second disc. */
void canvas_clip_round(Canvas *canvas, Point centre, float radius);

/* A filled rectangle with edges on whole device pixels. */
void canvas_fill(Canvas *canvas, Rect box, Paint paint);

/* The edge of a rectangle, lying inside it. */
void canvas_frame(Canvas *canvas, Rect box, float width, Paint paint);

/* A rectangle with round corners; its outline lies inside the box. */
void canvas_rounded(Canvas *canvas, Rect box, float radius, const Look *look);

/* A closed shape; its outline lies half inside, half outside. At most 64 points. */
void canvas_polygon(Canvas *canvas, const Point *points, size_t count, const Look *look);

/* Straight lines from point to point. Upright and level lines keep to whole device pixels. */
void canvas_line(Canvas *canvas, Point from, Point to, const Stroke *stroke);
void canvas_polyline(Canvas *canvas, const Point *points, size_t count, const Stroke *stroke);

/* A disc, a ring, or both; the outline lies half inside, half outside. */
void canvas_circle(Canvas *canvas, Point centre, float radius, const Look *look);
void canvas_arc(Canvas *canvas, Point centre, const Arc *arc, const Stroke *stroke);

/* One line of text, cut with an ellipsis when the box is too narrow. Returns the width used. */
float canvas_text(Canvas *canvas, const TextSpot *spot, const char *utf8);
float canvas_text_width(const Canvas *canvas, TextStyle style, Face face, const char *utf8);

/* Characters as a sign, side by side, as a group around the centre. */
void canvas_kanji(Canvas *canvas, const KanjiSpot *spot, const char *utf8);

/* A piece; piece_art_draw is the way to call this. */
void canvas_piece(Canvas *canvas, const PieceArt *art, const PieceSpot *spot);

/* The wooden slab of a board with its shadow, edge and grain. */
void canvas_wood(Canvas *canvas, Rect slab);

/* A picture given as SVG text, stretched to the box. The text is copied. */
void canvas_image(Canvas *canvas, Rect box, const char *svg);

/* Says that the box holds something with a name, such as ("button", "Undo"). Draws nothing. */
void canvas_label(Canvas *canvas, Rect box, const char *name, const char *text);

/* The commands in drawing order; pointers are valid until the next canvas_begin. */
size_t canvas_count(const Canvas *canvas);
const CanvasCommand *canvas_at(const Canvas *canvas, size_t index);

/* True when something had to be left out since canvas_begin. */
bool canvas_is_full(const Canvas *canvas);

/* The box of the first label, else of the first text, that reads exactly so. False if none. */
bool canvas_find(const Canvas *canvas, const char *utf8, Rect *box);

/* Prints one line per command, lengths as whole logical pixels. Always ends the text with a zero
   byte if capacity is over 0; returns the length the whole text has, without that byte. */
size_t canvas_write(const Canvas *canvas, char *out, size_t capacity);

#endif
