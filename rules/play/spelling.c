#include "rules/play/spelling.h"

#include <stdio.h>
#include <string.h>

enum { FULL_MAX = SPELLING_MAX + 16 };

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

/* Is the next step a leg that leads home? */
static bool comes_home(Move move, int index) {
    return index + 1 < move.steps && move.step[index + 1].act == ACT_GO &&
           move.step[index + 1].square == move.from;
}

Tokens tokens_of(const Position *position, Move move) {
    Tokens tokens = {.count = 0};
    bool whole = kind_goes_whole(position_kind(position, move.from));
    for (int i = 0; i < move.steps; i++) {
        Token *token = &tokens.token[tokens.count++];
        *token = (Token){.sign = '-', .square = move.step[i].square};
        if (move.step[i].act == ACT_SHOOT) {
            token->sign = '*';
        } else if (step_takes(position, move, i)) {
            bool home = !whole && comes_home(move, i);
            token->sign = home ? '!' : 'x';
            i += home ? 1 : 0;
        }
    }
    return tokens;
}

void spell_steps(const Position *position, Move move, char out[SPELLING_MAX]) {
    Tokens tokens = tokens_of(position, move);
    int length = 0;
    out[0] = '\0';
    for (size_t i = 0; i < tokens.count; i++) {
        char name[SQUARE_NAME_MAX];
        Token token = tokens.token[i];
        bool both = token.sign == '!' && !position->rules->variant->text_in_full;
        square_write(token.square, name);
        length += snprintf(out + length, SPELLING_MAX - (size_t)length, "%s%c%s", both ? "x" : "",
                           token.sign, name);
    }
}

/* Puts a square at the end of a text; much faster than printing it. */
static char *put_square(char *end, Square square) {
    int file = square_file(square);
    if (file >= 10) {
        *end++ = (char)('0' + file / 10);
    }
    *end++ = (char)('0' + file % 10);
    *end++ = (char)('a' + square_rank(square) - 1);
    return end;
}

static void spell_all(const Position *position, Move move, char out[FULL_MAX]) {
    static const char MARKS[] = {[MOVE_NOT_ASKED] = '\0', [MOVE_KEPT] = '=', [MOVE_PROMOTED] = '+'};
    const char *name = position_kind(position, move.from)->tsa;
    Tokens tokens = tokens_of(position, move);
    char *end = out;
    for (; *name != '\0'; name++) {
        *end++ = *name;
    }
    end = put_square(end, move.from);
    for (size_t i = 0; i < tokens.count; i++) {
        *end++ = tokens.token[i].sign;
        end = put_square(end, tokens.token[i].square);
    }
    *end++ = MARKS[move.promotion];
    *end = '\0';
}

int spelling_compare(const Position *position, Move one, Move other) {
    char first[FULL_MAX];
    char second[FULL_MAX];
    spell_all(position, one, first);
    spell_all(position, other, second);
    return strcmp(first, second);
}
