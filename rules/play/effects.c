#include "rules/play/effects.h"

void effects_forward(const Effects *effects, Position *position) {
    for (int i = 0; i < effects->count; i++) {
        position_put(position, effects->change[i].square, effects->change[i].after);
    }
}

void effects_backward(const Effects *effects, Position *position) {
    for (int i = effects->count - 1; i >= 0; i--) {
        position_put(position, effects->change[i].square, effects->change[i].before);
    }
}

const Change *effects_reason(const Effects *effects, const Change *change) {
    return change->of > 0 ? &effects->change[change->of - 1] : NULL;
}

Square effects_follow(const Effects *effects, Square square) {
    bool lifted = false;
    for (int i = 0; i < effects->count; i++) {
        const Change *change = &effects->change[i];
        if (lifted && change->cause == CAUSE_ARRIVED) {
            square = change->square;
            lifted = false;
        } else if (!lifted && change->square == square && change->after == PIECE_NONE) {
            if (change->cause != CAUSE_LEFT) {
                return SQUARE_NONE;
            }
            lifted = true;
        }
    }
    return square;
}

Square effects_mover(const Effects *effects) {
    for (int i = 0; i < effects->count; i++) {
        if (effects->change[i].cause == CAUSE_LEFT) {
            return effects->change[i].square;
        }
    }
    return SQUARE_NONE;
}
