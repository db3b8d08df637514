/* Reading moves in games whose texts name every leg and shot (ko-shogi.md 10). For tsa.c only. */
#ifndef SANBAN_RULES_NOTATION_TSA_FULL_H
#define SANBAN_RULES_NOTATION_TSA_FULL_H

#include "rules/notation/reading.h"
#include "rules/notation/tsa_parts.h"

/* Finds the move that the parts tell, in full or shortened by quiet legs. Unreadable if it fits
 * moves of different effect or lacks its promotion mark. */
Reading tsa_read_full(Move *out, const TsaParts *parts, const Position *position, Problem *why);

#endif
