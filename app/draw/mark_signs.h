/*
 * Marks that are small signs at the edge or corner of a cell. For the files that draw marks.
 */
#ifndef SANBAN_APP_DRAW_MARK_SIGNS_H
#define SANBAN_APP_DRAW_MARK_SIGNS_H

#include "app/draw/mark_pen.h"

/* At the top left corner: a number on a disc, ! in a ring, a star. */
void mark_signs_tab_number(const MarkPen *pen);
void mark_signs_tab_return(const MarkPen *pen);
void mark_signs_tab_star(const MarkPen *pen);

/* At the top right corner: X over a victim, tick, cross. */
void mark_signs_victim(const MarkPen *pen);
void mark_signs_right(const MarkPen *pen);
void mark_signs_wrong(const MarkPen *pen);

/* Chevron above a ring or on the edge; the second on a disc. */
void mark_signs_may_promote(const MarkPen *pen);
void mark_signs_must_promote(const MarkPen *pen);

/* At the bottom left corner: triangle, solid or open; small ring. */
void mark_signs_danger(const MarkPen *pen);
void mark_signs_danger_defended(const MarkPen *pen);
void mark_signs_undefended(const MarkPen *pen);

/* Padlock at the bottom right; shield at the top left; solid shield at the bottom right. */
void mark_signs_lock(const MarkPen *pen);
void mark_signs_shield(const MarkPen *pen);
void mark_signs_reminder(const MarkPen *pen);

/* At the bottom right corner: "via" on a plate. */
void mark_signs_tab_via(const MarkPen *pen);

/* A star in the middle. */
void mark_signs_star(const MarkPen *pen);

#endif
