#include "rules/play/history.h"

static bool same_as_last(const History *history, size_t index) {
    return position_equal(history->past[index].position,
                          history->past[history->count - 1].position);
}

size_t history_occurrences(const History *history) {
    size_t count = 0;
    for (size_t i = 0; i < history->count; i++) {
        count += same_as_last(history, i);
    }
    return count;
}

size_t history_first(const History *history) {
    size_t first = 0;
    while (!same_as_last(history, first)) {
        first++;
    }
    return first;
}

bool history_always(const History *history, size_t first, Colour side,
                    bool (*holds)(const Position *after)) {
    bool moved = false;
    for (size_t i = first + 1; i < history->count; i++) {
        const Position *after = history->past[i].position;
        if (after->turn == (uint8_t)side) {
            continue;
        }
        moved = true;
        if (!holds(after)) {
            return false;
        }
    }
    return moved;
}
