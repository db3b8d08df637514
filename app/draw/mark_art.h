/*
 * The marks that lie on squares: where a piece may go, what it may take, what happens there. One
 * shape for each meaning; colour only helps. Each mark carries its own light or dark outline, so
 * it can lie on anything. Knows no rules.
 */
#ifndef SANBAN_APP_DRAW_MARK_ART_H
#define SANBAN_APP_DRAW_MARK_ART_H

#include "app/draw/canvas.h"

typedef enum Mark {
    MARK_STEP,            /* ring */
    MARK_LIMITED,         /* ring with a bar across `along` */
    MARK_RANGE,           /* dash along `along` */
    MARK_JUMP,            /* star */
    MARK_JUMP_QUIET,      /* hollow square: a jump that may not capture */
    MARK_FIRST_LEG,       /* disc with `number` */
    MARK_CAPTURE,         /* corner brackets in `tone` */
    MARK_TAB_NUMBER,      /* disc with `number` at the top left corner */
    MARK_TAB_RETURN,      /* ring with ! at the top left corner */
    MARK_TAB_STAR,        /* star at the top left corner */
    MARK_RETURN,          /* on the start square: take and return */
    MARK_LOOP,            /* on the start square: out and back without taking */
    MARK_SHOT,            /* reticle */
    MARK_SHOT_DOUBLE,     /* two rings */
    MARK_SHOT_OVER,       /* dashed ring: over other pieces */
    MARK_BURN,            /* hatching */
    MARK_VICTIM,          /* X at the top right corner */
    MARK_NET_RAY,         /* double line from the middle of the cell to `other` */
    MARK_HELD_MESH,       /* mesh over a piece */
    MARK_HELD_LOCK,       /* padlock */
    MARK_MAY_PROMOTE,     /* open chevron */
    MARK_MUST_PROMOTE,    /* chevron on a disc */
    MARK_LAST_FROM,       /* dotted frame */
    MARK_LAST_TO,         /* thin frame on a darker ground */
    MARK_SELECTED,        /* strong frame */
    MARK_PENDING,         /* dashed frame: the start of an unfinished move */
    MARK_CURSOR,          /* keyboard cursor */
    MARK_DANGER_DEFENDED, /* open triangle: attacked and defended */
    MARK_DANGER,          /* solid triangle: attacked, not defended */
    MARK_UNDEFENDED,      /* small ring: not attacked, not defended */
    MARK_REFUSED,         /* grey brackets and a shield: forbidden by a special rule */
    MARK_REASON,          /* arrow from `other`, where the reason stands, to the cell */
    MARK_TAB_VIA,         /* plate at the bottom right corner: by way of here it is allowed */
    MARK_REMINDER,        /* solid shield at the bottom right: a rule remembers this square */
    MARK_RIGHT,           /* tick on a green ground */
    MARK_WRONG,           /* cross in a red frame */
    MARK_HOVER,           /* ground of `tone` under the pointer */
    MARK_COUNT
} Mark;

typedef struct MarkSpot {
    Rect cell;
    float pitch;     /* height of a cell, the measure of all sizes */
    Tone tone;       /* of captures and hover, such as TONE_M_STEP */
    Point along;     /* direction of travel on the screen, any length; (0,0) = upwards */
    Point other;     /* far end of a net ray or an arrow */
    int number;      /* 1..9 */
    bool faint;      /* half as strong: not yet, but soon */
    bool on_capture; /* chevrons: on the edge of the cell instead of above a ring */
    bool stone;      /* the piece under a mesh is a stone */
    bool dark_face;  /* the piece under a mesh has a dark face */
} MarkSpot;

/* Draws one mark. */
void mark_art_draw(Canvas *canvas, Mark mark, const MarkSpot *spot);

/* A short English name, such as "step" or "may promote". */
const char *mark_art_name(Mark mark);

/* A five-point star, a loop that ends in an arrow head, and an arrow with a head, as marks and
 * diagrams use them. */
void mark_art_star(Canvas *canvas, Point centre, float radius);
void mark_art_loop(Canvas *canvas, Point centre, float radius);
void mark_art_arrow(Canvas *canvas, Point from, Point to, const Stroke *stroke);

#endif
