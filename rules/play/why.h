/* Why things are as they are on a square: what holds the piece there, what bears on it, which laws
 * speak of it, and what else would change if it fell. All in sentences, for people. */
#ifndef SANBAN_RULES_PLAY_WHY_H
#define SANBAN_RULES_PLAY_WHY_H

#include "rules/play/history.h"
#include "rules/play/law.h"
#include "rules/play/position.h"
#include "rules/play/refusal.h"

#include <stddef.h>

enum { WHY_LINES_MAX = 48, WHY_TEXT_MAX = 400 };

/* What a line is about, for headings. */
typedef enum WhyTopic { WHY_HERE, WHY_HOLDS, WHY_BEARS, WHY_LAW, WHY_FALL } WhyTopic;

typedef struct WhyLine {
    uint8_t topic;  /* WhyTopic */
    Square culprit; /* a square that the line names, or SQUARE_NONE */
    const Law *law; /* the law that it is about, or NULL */
    char text[WHY_TEXT_MAX];
} WhyLine;

typedef struct Why {
    size_t count;
    WhyLine line[WHY_LINES_MAX];
} Why;

/* Everything that can be said about the square. `history` (its last position is `position`) may be
 * NULL. */
void why_of(const Position *position, const History *history, Square square, Why *out);

/* What a topic is called: "What bears on it". */
const char *why_heading(WhyTopic topic);

#endif
