#include "rules/play/spelling.h"

#include <stdio.h>
#include <string.h>

enum { FULL_MAX = SPELLING_MAX + 16 };

/* A capture that the next leg undoes. */
static bool comes_home(Move move, int index, bool takes) {
    bool last = index + 1 >= move.steps;
    return takes && !last && move.step[index].act == ACT_GO && move.step[index + 1].act == ACT_GO &&
           move.step[index + 1].square == move.from;
}

static const char *sign_of(const Position *position, Move move, int index, bool takes) {
    if (move.step[index].act == ACT_SHOOT) {
        return "*";
    }
    if (comes_home(move, index, takes)) {
        return position->rules->variant->text_in_full ? "!" : "x!";
    }
    return takes ? "x" : "-";
}

/* Does the step take something that no step before it has taken? */
static bool step_takes(const Position *position, Move move, int index) {
    Square square = move.step[index].square;
    for (int i = 0; i < index; i++) {
        if (move.step[i].square == square) {
            return false;
        }
    }
    return square != move.from && position->cell[square] != PIECE_NONE;
}

void spell_steps(const Position *position, Move move, char out[SPELLING_MAX]) {
    int length = 0;
    out[0] = '\0';
    for (int i = 0; i < move.steps; i++) {
        char name[SQUARE_NAME_MAX];
        bool takes = step_takes(position, move, i);
        square_write(move.step[i].square, name);
        length += snprintf(out + length, SPELLING_MAX - (size_t)length, "%s%s",
                           sign_of(position, move, i, takes), name);
        i += comes_home(move, i, takes) ? 1 : 0;
    }
}

static void spell_all(const Position *position, Move move, char out[FULL_MAX]) {
    static const char *const MARKS[] = {
        [MOVE_NOT_ASKED] = "", [MOVE_KEPT] = "=", [MOVE_PROMOTED] = "+"};
    char start[SQUARE_NAME_MAX];
    char steps[SPELLING_MAX];
    square_write(move.from, start);
    spell_steps(position, move, steps);
    snprintf(out, FULL_MAX, "%s%s%s%s", position_kind(position, move.from)->tsa, start, steps,
             MARKS[move.promotion]);
}

int spelling_compare(const Position *position, Move one, Move other) {
    char first[FULL_MAX];
    char second[FULL_MAX];
    spell_all(position, one, first);
    spell_all(position, other, second);
    return strcmp(first, second);
}
