#include "app/views/board_view.h"
#include "rules/play/attack.h"

#include <stdio.h>

size_t board_view_tell(const Position *position, Square square, char *out, size_t capacity) {
    char name[SQUARE_NAME_MAX];
    Square from[ATTACKERS_MAX];
    const Kind *kind = position_kind(position, square);
    square_write(square, name);
    if (kind == NULL) {
        return (size_t)snprintf(out, capacity, "%s, empty", name);
    }
    Colour owner = piece_owner(position->cell[square]);
    const char *whose = owner == position->turn ? "your" : owner == BLACK ? "Black's" : "White's";
    size_t count = attackers(position, square, colour_other(owner), from);
    if (count == 0) {
        return (size_t)snprintf(out, capacity, "%s, %s %s", name, whose, kind->english);
    }
    return (size_t)snprintf(out, capacity, "%s, %s %s, attacked by %zu", name, whose, kind->english,
                            count);
}
