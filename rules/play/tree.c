#include "rules/play/tree.h"

/* Lists what a finished path comes to. Turns of one leg never end alike, laws aside. */
static void list_endings(Listing *listing, const Walk *walk) {
    uint8_t answers[2];
    size_t count = path_answers(walk, answers);
    bool single = walk->before->rules->habit[piece_kind(walk->path.piece)].manner == MANNER_SINGLE;
    bool may_coincide = listing->distinct && (!single || listing->merging != 0);
    for (size_t i = 0; i < count; i++) {
        if (!path_may_end(walk, answers[i], NULL, NULL)) {
            continue;
        }
        if (may_coincide) {
            listing_add_result(listing, path_finish(walk, answers[i]));
        } else {
            listing_add(listing, path_finish(walk, answers[i]));
        }
    }
}

void tree_list(Listing *listing, const Walk *walk) {
    if (path_may_stop(walk)) {
        list_endings(listing, walk);
    }
    tree_list_onward(listing, walk);
}

void tree_list_onward(Listing *listing, const Walk *walk) {
    StepList list;
    path_reach(walk, &list);
    for (size_t i = 0; i < list.count; i++) {
        Position board;
        Walk next;
        path_take(walk, list.step[i], &board, &next);
        tree_list(listing, &next);
    }
}
