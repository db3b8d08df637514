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
