/* What can come of the moves of a position: sets of results, told apart by their fingerprints. */
#ifndef SANBAN_TESTS_SUPPORT_GROUND_RESULTS_H
#define SANBAN_TESTS_SUPPORT_GROUND_RESULTS_H

#include "rules/play/movegen.h"
#include "rules/play/selector.h"

#include <stddef.h>
#include <stdint.h>

/* An object with a life: begun, filled, settled, compared, ended. */
typedef struct Results {
    uint64_t *value;
    size_t count;
    size_t capacity;
} Results;

void results_begin(Results *results);
void results_end(Results *results);

void results_add(Results *results, const Position *after);
void results_add_moves(Results *results, const Position *position, const MoveList *list);

/* Puts the results in order and drops doubles; returns how many are left. */
size_t results_settle(Results *results);

/* Both settled sets are the same, or the running test fails. */
void expect_same_results(const Results *one, const Results *other);

/* What a walk through all choices of a selector meets: each way on, and each finished move. `visit`
 * is called for a selector with everything it offers; either may be NULL. */
typedef struct Visitor {
    void (*visit)(const Selector *selector, const ChoiceList *list, void *about);
    void (*finish)(const Selector *selector, void *about);
    void *about;
} Visitor;

/* Takes all choices in all ways from here on. A way that ends without a finished move fails the
 * test. */
void selector_walk_all(const Selector *from, const Visitor *visitor);

#endif
