/* The tree of paths walked to its leaves. For the generator only. */
#ifndef SANBAN_RULES_PLAY_TREE_H
#define SANBAN_RULES_PLAY_TREE_H

#include "rules/play/listing.h"
#include "rules/play/path.h"

/* Lists every legal move that ends with this path or goes on from it. */
void tree_list(Listing *listing, const Walk *walk);

/* Only those that go on from it. */
void tree_list_onward(Listing *listing, const Walk *walk);

#endif
