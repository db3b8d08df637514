/*
 * Marks made of many parallel lines: burning, and what a net holds. For the files that draw marks.
 */
#ifndef SANBAN_APP_DRAW_MARK_HATCH_H
#define SANBAN_APP_DRAW_MARK_HATCH_H

#include "app/draw/mark_pen.h"

/* A burning cell. The lines of neighbouring cells meet. */
void mark_hatch_burn(const MarkPen *pen);

/* A mesh over a held piece that leaves the middle of its kanji open. */
void mark_hatch_mesh(const MarkPen *pen);

/* The double line from one stone to another. */
void mark_hatch_ray(const MarkPen *pen);

#endif
