#include "rules/play/move.h"

Square move_end(Move move) {
    Square end = move.from;
    for (int i = 0; i < move.steps; i++) {
        if (move.step[i].act == ACT_GO) {
            end = move.step[i].square;
        }
    }
    return end;
}

bool move_equal(Move one, Move other) {
    if (one.from != other.from || one.steps != other.steps || one.promotion != other.promotion) {
        return false;
    }
    for (int i = 0; i < one.steps; i++) {
        if (one.step[i].square != other.step[i].square || one.step[i].act != other.step[i].act) {
            return false;
        }
    }
    return true;
}
