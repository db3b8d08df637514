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
extern const Law LAW_NETS;
extern const Law LAW_SHOOTING;
extern const Law LAW_BURNED_SHOT;
extern const Law LAW_BURNED_FOG;
extern const Law LAW_FOG;
extern const Law LAW_IMMUNITY;
extern const Law LAW_CLERGY;
extern const Law LAW_DISPLACEMENT;
extern const Law LAW_DRUM;
extern const Law LAW_REVISIT;
extern const Law LAW_ARRIVAL;
extern const Law LAW_BURNING;
extern const Law LAW_CAMP_PROMOTION;
extern const Law LAW_CAPTURE_PROMOTION;
extern const Law LAW_PRIEST;
extern const Law LAW_NEW_FLAME;
extern const Law LAW_CHAIN_PROMOTION;
extern const Law LAW_REVERSION;
extern const Law LAW_LIGHT;
extern const Law LAW_COMMANDERS;
extern const Law LAW_PERPETUAL_CHECK;

#endif
