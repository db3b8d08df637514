/* The special rules. Each stands in a file of its own, which tells the rule and its source. */
#ifndef SANBAN_RULES_LAWS_LAWS_H
#define SANBAN_RULES_LAWS_LAWS_H

#include "rules/play/law.h"

extern const Law LAW_ZONE_PROMOTION;
extern const Law LAW_ROYALS;
extern const Law LAW_BARE_KING;
extern const Law LAW_SELF_CHECK;
extern const Law LAW_STALEMATE;
extern const Law LAW_REPETITION;

#endif
