/* The special rules. Each stands in a file of its own, which tells the rule and its source. */
#ifndef SANBAN_RULES_LAWS_LAWS_H
#define SANBAN_RULES_LAWS_LAWS_H

#include "rules/play/law.h"

extern const Law LAW_ZONE_PROMOTION;
extern const Law LAW_ENTRY_PROMOTION;
extern const Law LAW_DECLINED_PROMOTION;
extern const Law LAW_LION_TRADING;
extern const Law LAW_COUNTERSTRIKE;
extern const Law LAW_LINEAR_PASS;
extern const Law LAW_ROYALS;
extern const Law LAW_BARE_KING;
extern const Law LAW_COUNTED_BARE_KING;
extern const Law LAW_LONE_ROYALS;
extern const Law LAW_SELF_CHECK;
extern const Law LAW_STALEMATE;
extern const Law LAW_REPETITION;
extern const Law LAW_NO_RECURRENCE;
extern const Law LAW_FOURFOLD;

#endif
