#include "rules/notation/reading.h"

#include <ctype.h>

size_t square_read(Square *out, const Ruleset *rules, const char *text, Problem *why) {
    size_t length = 0;
    int file = 0;
    while (length < 2 && isdigit((unsigned char)text[length])) {
        file = file * 10 + (text[length] - '0');
        length++;
    }
    if (length == 0 || text[0] == '0' || text[length] < 'a' || text[length] > 'z') {
        problem_set(why, 1, 1, "Here a %s was expected: a file from 1 to %d and a rank letter.",
                    ruleset_spot(rules), rules->variant->files);
        return 0;
    }
    int rank = text[length] - 'a' + 1;
    if (file > rules->variant->files || rank > rules->variant->ranks) {
        problem_set(why, 1, 1, "There is no %s %d%c on a board of %d by %d.", ruleset_spot(rules),
                    file, text[length], rules->variant->files, rules->variant->ranks);
        return 0;
    }
    *out = square_at(file, rank);
    return length + 1;
}
