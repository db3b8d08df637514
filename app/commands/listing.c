#include "app/commands/listing.h"

#include "rules/notation/usi.h"

#include <stdlib.h>
#include <string.h>

static int compare_usi(const void *one, const void *other) {
    return strcmp(((const ListedMove *)one)->usi, ((const ListedMove *)other)->usi);
}

ListedMove *listing_new(const Position *position, size_t *count) {
    MoveList list;
    moves_all(position, &list);
    *count = list.count;
    ListedMove *listed = calloc(list.count + 1, sizeof *listed);
    if (listed == NULL) {
        return NULL;
    }
    for (size_t i = 0; i < list.count; i++) {
        listed[i].move = list.move[i];
        usi_write(list.move[i], listed[i].usi, sizeof listed[i].usi);
    }
    qsort(listed, list.count, sizeof *listed, compare_usi);
    return listed;
}
