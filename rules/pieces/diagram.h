/* The move diagram of a kind: its powers as marks on a small board seen by the owner. */
#ifndef SANBAN_RULES_PIECES_DIAGRAM_H
#define SANBAN_RULES_PIECES_DIAGRAM_H

#include "rules/pieces/kind.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What a mark says. Where several powers lead a piece to a square, the one listed first here is
 * shown; lines, shots and what happens around the piece are shown besides. */
typedef enum DiagramMeaning {
    DIAGRAM_LEG,         /* first of several legs */
    DIAGRAM_LEAP_LEG,    /* a leap, first of several legs */
    DIAGRAM_STEP,        /* one step, or a square of a limited slide */
    DIAGRAM_LIMIT,       /* the last square of a limited slide */
    DIAGRAM_JUMP,        /* a leap over whatever stands between */
    DIAGRAM_RANGE,       /* any distance: a line with an arrow */
    DIAGRAM_RANGE_HOLDS, /* the same, and a line of a net */
    DIAGRAM_SWEEP,       /* one of several legs that keep their line and never come back */
    DIAGRAM_WHOLE,       /* the end of a turn that has all its legs */
    DIAGRAM_LATER,       /* reached by a later leg only */
    DIAGRAM_SHOT,        /* a target of a shot */
    DIAGRAM_SHOT_DOUBLE, /* a target of one of several shots */
    DIAGRAM_SHOT_OVER,   /* a target of a shot over other pieces */
    DIAGRAM_BURN,        /* burns when the piece has moved */
    DIAGRAM_HOME,        /* on the piece's own square: it may step out and come back */
    DIAGRAM_MEANINGS
} DiagramMeaning;

enum { DIAGRAM_MARKS_MAX = 160 };

/* Files to the right and ranks ahead of the piece, seen by its owner; a range mark stands on the
 * first square of its line. */
typedef struct DiagramMark {
    int8_t right, ahead;
    uint8_t meaning; /* DiagramMeaning */
} DiagramMark;

typedef struct Diagram {
    uint8_t radius; /* squares that the board must show to each side of the piece: at least 2 */
    uint8_t legs;   /* most legs of a power, for a badge: 1 for ordinary pieces */
    size_t count;
    DiagramMark mark[DIAGRAM_MARKS_MAX];
} Diagram;

void diagram_of(const Kind *kind, Diagram *out);

/* True when a mark of this meaning is among them. */
bool diagram_means(const Diagram *diagram, DiagramMeaning meaning);

/* What a square means that this power reaches by the `distance`th repeat of a bearing in its first
 * leg. */
DiagramMeaning diagram_power_meaning(const Power *power, int bearing, int distance);

/* What the mark means, for legends: "step, may capture". */
const char *diagram_meaning(DiagramMeaning meaning);

#endif
