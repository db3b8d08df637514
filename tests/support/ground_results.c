#include "tests/support/ground_results.h"

#include "rules/notation/sfen.h"
#include "rules/play/turn.h"
#include "tests/support/cmocka_ready.h"
#include "tests/support/ground_crowd.h"

#include <stdlib.h>

/* A pick, five steps, the end, and the answer about promotion. */
enum { WALK_STAGES_MAX = 1 + LEGS_MAX + 2 };

typedef struct Stage {
    Selector selector;
    ChoiceList list;
    size_t next;
} Stage;

static int value_compare(const void *one, const void *other) {
    uint64_t first = *(const uint64_t *)one;
    uint64_t second = *(const uint64_t *)other;
    return (first > second) - (first < second);
}

static void stage_begin(Stage *stage, const Selector *selector, const Visitor *visitor) {
    stage->selector = *selector;
    stage->next = 0;
    selector_choices(selector, &stage->list);
    if (selector->picked && stage->list.count == 0) {
        char sfen[SFEN_MAX];
        sfen_write(selector->position, sfen, sizeof sfen);
        print_error("a dead end after %d steps in %s\n", selector->path.move.steps, sfen);
        fail();
    }
    if (visitor->visit != NULL) {
        visitor->visit(selector, &stage->list, visitor->about);
    }
}

void results_begin(Results *results) {
    *results = (Results){.value = NULL};
}

void results_end(Results *results) {
    free(results->value);
    results_begin(results);
}

void results_add(Results *results, const Position *after) {
    if (results->count == results->capacity) {
        results->capacity = results->capacity == 0 ? 1024 : 2 * results->capacity;
        results->value = realloc(results->value, results->capacity * sizeof *results->value);
        assert_non_null(results->value);
    }
    results->value[results->count++] = crowd_fingerprint(after);
}

void results_add_moves(Results *results, const Position *position, const MoveList *list) {
    for (size_t i = 0; i < list->count; i++) {
        Position after;
        position_play(position, list->move[i], &after, NULL);
        results_add(results, &after);
    }
}

size_t results_settle(Results *results) {
    size_t kept = 0;
    if (results->count > 0) {
        qsort(results->value, results->count, sizeof *results->value, value_compare);
    }
    for (size_t i = 0; i < results->count; i++) {
        if (i == 0 || results->value[i] != results->value[i - 1]) {
            results->value[kept++] = results->value[i];
        }
    }
    results->count = kept;
    return kept;
}

void expect_same_results(const Results *one, const Results *other) {
    assert_int_equal(one->count, other->count);
    for (size_t i = 0; i < one->count; i++) {
        assert_true(one->value[i] == other->value[i]);
    }
}

void selector_walk_all(const Selector *from, const Visitor *visitor) {
    Stage stage[WALK_STAGES_MAX];
    int depth = 0;
    stage_begin(&stage[0], from, visitor);
    while (depth >= 0) {
        Stage *now = &stage[depth];
        if (now->next == now->list.count) {
            depth--;
            continue;
        }
        Selector ahead = now->selector;
        if (!selector_take(&ahead, now->list.choice[now->next++])) {
            assert_true(depth + 1 < WALK_STAGES_MAX);
            stage_begin(&stage[++depth], &ahead, visitor);
        } else if (visitor->finish != NULL) {
            visitor->finish(&ahead, visitor->about);
        }
    }
}
