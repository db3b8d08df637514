#include "rules/play/movegen.h"

#include "rules/board/bits.h"
#include "rules/play/direct.h"
#include "rules/play/explain.h"
#include "rules/play/law.h"
#include "rules/play/listing.h"
#include "rules/play/path.h"
#include "rules/play/tree.h"
#include "rules/play/turn.h"

/* Lists the moves of a piece of the side to move. */
static void list_piece(Listing *listing, Square from) {
    const Position *position = listing->position;
    Walk walk;
    uint32_t laws = position->rules->habit[piece_kind(position->cell[from])].starts;
    if ((laws & listing->awake) != 0 && position_held_by(position, from, NULL) != NULL) {
        return;
    }
    if (!direct_list(listing, from)) {
        path_begin(&walk, position, from);
        tree_list(listing, &walk);
    }
}

static void list_from(Listing *listing, Square from) {
    Walk walk;
    if (path_start(&walk, listing->position, from, NULL)) {
        list_piece(listing, from);
    }
}

static void list_all(Listing *listing) {
    const Position *position = listing->position;
    if (position_stopped(position)) {
        return;
    }
    for (int word = 0; word < MEN_WORDS; word++) {
        uint64_t men = position->men[position->turn][word];
        for (; men != 0; men &= men - 1) {
            list_piece(listing, (Square)(word * MEN_BITS + bit_lowest(men)));
        }
    }
}

void moves_all(const Position *position, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out, false);
    list_all(&listing);
}

void moves_from(const Position *position, Square from, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out, false);
    list_from(&listing, from);
}

void moves_paths(const Position *position, Square from, MoveList *out) {
    Listing listing;
    listing_begin(&listing, position, out, false);
    listing.distinct = false;
    list_from(&listing, from);
}

uint64_t moves_count(const Position *position) {
    Listing listing;
    MoveList results;
    listing_begin(&listing, position, &results, true);
    list_all(&listing);
    return listing.count;
}

bool moves_exist_from(const Position *position, const History *history, Square from) {
    Walk walk;
    StepList list;
    if (!path_start(&walk, position, from, NULL)) {
        return false;
    }
    path_steps(&walk, history, &list);
    return list.count > 0;
}

bool moves_exist(const Position *position, const History *history) {
    const Variant *variant = position->rules->variant;
    for (int rank = 1; rank <= variant->ranks; rank++) {
        for (int file = 1; file <= variant->files; file++) {
            Square from = square_at(file, rank);
            if (piece_is(position->cell[from], (Colour)position->turn) &&
                moves_exist_from(position, history, from)) {
                return true;
            }
        }
    }
    return false;
}

bool move_is_legal(const Position *position, const History *history, Move move, Refusal *why) {
    Walk walk;
    Position board;
    if (!path_start(&walk, position, move.from, why)) {
        return false;
    }
    int taken = path_follow(&walk, &move, &board);
    if (taken < move.steps) {
        explain_step(&walk, move.step[taken], why);
        return false;
    }
    if (!path_may_stop(&walk)) {
        explain_stop(&walk, why);
        return false;
    }
    uint8_t answers[2];
    size_t count = path_answers(&walk, answers);
    if (answers[0] != move.promotion && (count < 2 || answers[1] != move.promotion)) {
        explain_promotion(&walk, why);
        return false;
    }
    return path_may_end(&walk, move.promotion, history, why);
}

uint64_t perft(const Position *position, int depth) {
    if (depth <= 0) {
        return 1;
    }
    if (depth == 1) {
        return moves_count(position);
    }
    MoveList list;
    moves_all(position, &list);
    uint64_t nodes = 0;
    for (size_t i = 0; i < list.count; i++) {
        Position after;
        position_play(position, list.move[i], &after, NULL);
        nodes += perft(&after, depth - 1);
    }
    return nodes;
}
