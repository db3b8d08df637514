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
