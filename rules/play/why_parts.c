#include "rules/play/why_parts.h"

#include <stdio.h>

WhyLine *why_line(Asking *asking, WhyTopic topic) {
    Why *out = asking->out;
    WhyLine *line = out->count < WHY_LINES_MAX ? &out->line[out->count++] : &asking->spare;
    *line = (WhyLine){.topic = (uint8_t)topic, .culprit = SQUARE_NONE};
    return line;
}

void why_name_square(const Position *position, Square square, char out[NAME_MAX_LENGTH]) {
    char name[SQUARE_NAME_MAX];
    square_write(square, name);
    snprintf(out, NAME_MAX_LENGTH, "%s on %s", position_kind(position, square)->english, name);
}

Position why_turned(const Position *position, Colour side) {
    Position turned = *position;
    position_set_turn(&turned, side);
    return turned;
}
