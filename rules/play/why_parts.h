/* What the files that answer why have in common. For them only. */
#ifndef SANBAN_RULES_PLAY_WHY_PARTS_H
#define SANBAN_RULES_PLAY_WHY_PARTS_H

#include "rules/play/why.h"

enum { NAME_MAX_LENGTH = 80 };

/* What is being asked, and the answer as far as it goes. */
typedef struct Asking {
    const Position *position;
    const History *history;
    Square square;
    const Kind *kind; /* NULL on an empty square */
    Colour owner;
    uint32_t grounds; /* laws by which something lies on the square, one bit each */
    Why *out;
    WhyLine spare; /* takes what there is no room for */
} Asking;

/* The next line, or one that is thrown away when the answer is full. */
WhyLine *why_line(Asking *asking, WhyTopic topic);

/* "pawn on 7g". */
void why_name_square(const Position *position, Square square, char out[NAME_MAX_LENGTH]);

/* The position with the turn given to a side, as if the other had just done nothing. */
Position why_turned(const Position *position, Colour side);

/* What lies on the square, and which pieces could take, burn or protect what stands there. */
void why_say_bearing(Asking *asking);

/* The same of an empty square: who could go there. */
void why_say_empty(Asking *asking);

/* What else would change if the piece fell. */
void why_say_fall(Asking *asking);

#endif
