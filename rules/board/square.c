#include "rules/board/square.h"

#include <stdio.h>
#include <stdlib.h>

int square_distance(Square one, Square other) {
    int files = abs(square_file(one) - square_file(other));
    int ranks = abs(square_rank(one) - square_rank(other));
    return files > ranks ? files : ranks;
}

void square_write(Square square, char out[SQUARE_NAME_MAX]) {
    unsigned file = (unsigned)square_file(square) % 100;
    snprintf(out, SQUARE_NAME_MAX, "%u%c", file, (char)('a' + square_rank(square) - 1));
}
