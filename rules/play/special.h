/* The laws that speak about some kinds only, for whoever tells what is special about a piece. */
#ifndef SANBAN_RULES_PLAY_SPECIAL_H
#define SANBAN_RULES_PLAY_SPECIAL_H

#include "rules/play/law.h"

/* The laws in force that concern this kind, its capture or its doings, by a trait of its own: first
 * those that are about it, then the others, each in the game's order; those about all pieces, and
 * about all that promote, are not among them, and of two halves of one rule only the first. Returns
 * how many. */
size_t laws_about(const Ruleset *rules, KindId id, const Law *out[LAWS_MAX]);

#endif
